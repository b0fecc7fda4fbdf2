import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { useLocalName } from '../../../i18n/local-names.ts';
import { useFormats } from '../../../i18n/formats.ts';

/** What else wants the pandit at the same time, each with the way to it. */
export function BookingConflicts({ booking: { conflicts } }: { booking: Pick<Booking, 'conflicts'> }) {
  const nameOf = useLocalName();
  const { clockText, dayShort } = useFormats();
  const t = useTranslations('admin.bookings');
  const states = useTranslations('adminDashboard.show');
  if (conflicts.length === 0) return null;
  return (
    <div className="rounded-control bg-marigold-soft px-3.5 py-1.5 text-2">
      <p className="inline font-semibold text-marigold-ink">{t('clash')}:</p>{' '}
      <ul className="contents">
        {conflicts.map(({ _id, family, ritualType, bookingDate, startTime, startsAt, bookingStatus }) => (
          <li key={_id} className="inline">
            <Link to={`/admin/bookings?booking=${_id}`} className="inline-block py-1.5 underline underline-offset-4">
              {t('clashWith', {
                family,
                ritual: nameOf(ritualType),
                when: startTime === null ? dayShort(bookingDate) : `${dayShort(bookingDate)}, ${clockText(startsAt)}`,
                state: states(bookingStatus),
              })}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

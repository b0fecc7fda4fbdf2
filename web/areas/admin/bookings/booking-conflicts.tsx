import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useFormats } from '../../../i18n/formats.ts';

/** What else wants the pandit at the same time, each with the way to it. */
export function BookingConflicts({ booking: { conflicts } }: { booking: Pick<Booking, 'conflicts'> }) {
  const { clockText, dayPlain } = useFormats();
  const t = useTranslations('admin.bookings');
  const states = useTranslations('adminDashboard.show');
  if (conflicts.length === 0) return null;
  return (
    <Notice tone="info" title={t('clash')}>
      <ul className="grid gap-1">
        {conflicts.map(({ _id, family, ritualType, bookingDate, startTime, startsAt, bookingStatus }) => (
          <li key={_id}>
            <Link to={`/admin/bookings?booking=${_id}`} className="inline-block py-2 underline underline-offset-4">
              {t('clashWith', {
                family,
                ritual: ritualType,
                when: startTime === null ? dayPlain(bookingDate) : `${dayPlain(bookingDate)}, ${clockText(startsAt)}`,
                state: states(bookingStatus),
              })}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

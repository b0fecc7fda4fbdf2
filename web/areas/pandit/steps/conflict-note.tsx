import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { holds } from '#domain/booking.ts';
import { useLocalName } from '../../../i18n/local-names.ts';
import { useShortTime } from './booking-words.ts';
import { bookingPath, isTaken } from './pandit-steps.ts';

/** Which other bookings want the same time, said before one of them is accepted; or which one has it. */
export function ConflictNote({ booking }: { booking: Booking }) {
  const nameOf = useLocalName();
  const t = useTranslations('panditBookings.conflict');
  const time = useShortTime();
  if (booking.conflicts.length === 0) return null;
  const taken = isTaken(booking);
  const named = taken ? booking.conflicts.filter((rival) => holds(rival.bookingStatus)) : booking.conflicts;
  return (
    <div className="relative z-10 flex gap-2 text-marigold-ink">
      <TriangleAlert size={17} aria-hidden className="mt-0.5" />
      <div className="min-w-0">
        {taken && <p className="font-semibold">{t('taken')}</p>}
        <ul>
          {named.map((rival) => (
            <li key={rival._id}>
              <Link
                to={bookingPath(rival._id)}
                className="-my-2.5 inline py-2.5 wrap-anywhere underline underline-offset-4"
              >
                {t(taken ? 'rival' : 'clash', {
                  ritual: nameOf(rival.ritualType),
                  when: time(rival),
                  family: rival.family,
                })}
              </Link>
            </li>
          ))}
        </ul>
        {taken && <p>{t('takenText')}</p>}
      </div>
    </div>
  );
}

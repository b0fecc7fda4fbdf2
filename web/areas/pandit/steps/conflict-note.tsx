import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Booking, Rival } from '#contract/bookings.ts';
import { holds } from '#domain/booking.ts';
import { useShortTime } from './booking-words.ts';
import { bookingPath, isTaken } from './pandit-steps.ts';

/** Which other bookings want the same time, said before one of them is accepted; or which one has it. */
export function ConflictNote({ booking }: { booking: Booking }) {
  const t = useTranslations('panditBookings.conflict');
  const time = useShortTime();
  if (booking.conflicts.length === 0) return null;
  const words = (rival: Rival) => ({ ritual: rival.ritualType, when: time(rival), family: rival.family });
  if (!isTaken(booking))
    return booking.conflicts.map((rival) => (
      <p key={rival._id} className="relative z-10 flex gap-2 text-marigold-ink">
        <TriangleAlert size={17} aria-hidden className="mt-0.5" />
        <ToRival rival={rival}>{t('clash', words(rival))}</ToRival>
      </p>
    ));
  const named = booking.conflicts.filter((rival) => holds(rival.bookingStatus));
  return (
    <div className="relative z-10 flex gap-2.5 rounded-control bg-marigold-soft px-3.5 py-2.5 text-marigold-ink">
      <TriangleAlert size={20} aria-hidden className="mt-0.5 shrink-0" />
      <div className="min-w-0">
        <p className="font-semibold">{t('taken')}</p>
        <ul>
          {named.map((rival) => (
            <li key={rival._id}>
              <ToRival rival={rival}>{t('rival', words(rival))}</ToRival>
            </li>
          ))}
        </ul>
        <p>{t('takenText')}</p>
      </div>
    </div>
  );
}

const ToRival = ({ rival, children }: { rival: Rival; children: string }) => (
  <Link to={bookingPath(rival._id)} className="-my-2.5 inline py-2.5 wrap-anywhere underline underline-offset-4">
    {children}
  </Link>
);

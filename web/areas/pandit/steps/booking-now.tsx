import { Hourglass } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { isRefusal } from '#domain/booking.ts';
import { Countdown } from '../../../parts/booking/countdown.tsx';
import { BookingActions } from './booking-actions.tsx';
import { ConflictNote } from './conflict-note.tsx';
import { hasWords } from '../../../i18n/words.ts';

interface BookingNowProps {
  booking: Booking;
  onChanged: (booking: Booking) => void;
}

/** Where the booking stands, what stands against it, until when, and the buttons its state has. */
export function BookingNow({ booking, onChanged }: BookingNowProps) {
  return (
    <div className="grid gap-3 text-2">
      <Standing booking={booking} />
      <ConflictNote booking={booking} />
      <Deadline booking={booking} />
      <BookingActions booking={booking} onChanged={onChanged} />
    </div>
  );
}

/** The state in the words of the specification. An open request speaks for itself. */
function Standing({ booking }: { booking: Booking }) {
  const t = useTranslations('panditBookings');
  const { bookingStatus: status, additionalNotesbyPandit: reason } = booking;
  const deed = booking.events.at(-1);
  const key = deed?.action === 'cancelOnBehalf' ? 'onBehalf' : status;
  const says = useTranslations('panditBookings.says');
  return (
    <div aria-live="polite" className="grid gap-1 empty:hidden">
      {hasWords(says, key) && <p className="font-semibold">{says(key)}</p>}
      {key === 'onBehalf' && deed?.note && <p className="wrap-anywhere text-ink-2">“{deed.note}”</p>}
      {isRefusal(status) && reason && (
        <p className="wrap-anywhere text-ink-2">
          {t('yourReason')}: “{reason}”
        </p>
      )}
    </div>
  );
}

/** Where somebody has to act in time. */
function Deadline({ booking: { dueAt, bookingStatus: status } }: { booking: Booking }) {
  const t = useTranslations('panditBookings.due');
  if (dueAt === null || !hasWords(t, status)) return null;
  return (
    <div className="flex items-center gap-2 text-3 font-semibold">
      <Hourglass size={18} aria-hidden className="shrink-0 text-ink-2" />
      <Countdown until={dueAt} says={(left) => t(status, { left })} over={t('over')} />
    </div>
  );
}

import { Clock, MapPin } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { inRupees, paise } from '#domain/money.ts';
import { moneyOf } from '../../../parts/booking/money.ts';
import { today } from '../../../parts/today.ts';
import { headingId } from '../../../parts/booking/focus.ts';
import { BookingActions } from '../steps/booking-actions.tsx';
import { useNearDay, useTimeText } from '../steps/booking-words.ts';
import { Things } from './things.tsx';
import { Reach } from '../steps/reach.tsx';

/** A puja that is agreed, as one needs it on the way there: when, what, where, whom to call. */
export function PujaRow({ booking, onChanged }: { booking: Booking; onChanged: () => void }) {
  const t = useTranslations('panditBookings');
  const [day, time] = [useNearDay(), useTimeText()];
  const { bookingDate: date } = booking;
  const { after } = moneyOf(booking);
  return (
    <article className="card grid grid-cols-[minmax(0,1fr)] gap-3 p-4" aria-labelledby={headingId(booking._id)}>
      <div className="grid gap-1">
        <p className="flex items-center gap-2 text-4 leading-tight display">
          <Clock size={20} aria-hidden className="shrink-0 text-ink-2" />
          <time dateTime={date}>
            {date !== today() && `${day(date)} · `}
            {time(booking)}
          </time>
        </p>
        <h3 id={headingId(booking._id)} tabIndex={-1} className="text-3 tracking-normal outline-none">
          <Link
            to={`/pandit/bookings/${booking._id}`}
            className="inline-block py-2 wrap-anywhere text-maroon underline-offset-4 hover:underline"
          >
            {booking.ritualId.ritualType}
          </Link>
        </h3>
        <p className="flex gap-2 text-2">
          <MapPin size={18} aria-hidden className="mt-0.5 shrink-0 text-ink-2" />
          <span className="min-w-0 wrap-anywhere">
            <span className="sr-only">{t('place')}: </span>
            {booking.userAddress}
          </span>
        </p>
        <p className="text-2 wrap-anywhere text-ink-2">{booking.userId.name}</p>
        {booking.additionalNotesByUser && (
          <blockquote className="border-l-2 border-line pl-3 text-2 wrap-anywhere whitespace-pre-line">
            <span className="sr-only">{t('notes')}: </span>
            {booking.additionalNotesByUser}
          </blockquote>
        )}
      </div>
      {after !== null && after > 0 && (
        <p className="flex items-baseline justify-between gap-4 border-y border-line py-2 text-2">
          {t('collect')} <b className="text-4 display">{inRupees(paise(after))}</b>
        </p>
      )}
      <Things ritualId={booking.ritualId._id} />
      <Reach booking={booking} />
      <BookingActions booking={booking} onChanged={onChanged} />
    </article>
  );
}

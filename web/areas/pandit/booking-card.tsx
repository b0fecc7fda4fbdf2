import { MapPin, Phone } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { shortId } from '#domain/booking.ts';
import { inRupees, paise } from '#domain/money.ts';
import { BookingBadge } from '../../parts/booking-badge.tsx';
import { clockText, dayLong, momentText } from '../../parts/dates.ts';
import { buttonClass } from '../../ui/button.tsx';
import { BookingActions } from './booking-actions.tsx';

interface BookingCardProps {
  booking: Booking;
  onChanged: (booking: Booking) => void;
  /** The level at which it stands on its page. */
  heading?: 'h2' | 'h3';
}

/** A booking as its pandit needs it: what, when, where, how much, and what to do now. */
export function BookingCard({ booking, onChanged, heading: Heading = 'h2' }: BookingCardProps) {
  const t = useTranslations('pandit');
  const { bookingStatus: status } = booking;
  const place = booking.userAddress;
  return (
    <article className="card grid gap-3 p-5">
      <div className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
        <Heading className="text-3 tracking-normal">{booking.ritualId.ritualType}</Heading>
        <b className="text-4 leading-none font-[640]">{inRupees(paise(booking.price))}</b>
        <div className="col-span-2 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div>
            <p className="text-2">
              {dayLong(booking.bookingDate)}
              {' · '}
              {booking.startTime ? clockText(booking.startsAt) : t('bookings.wholeDay')}
            </p>
            <p className="text-2 text-ink-2">
              {t('bookings.from', { name: booking.userId.name })} · #{shortId(booking._id)}
            </p>
          </div>
          <BookingBadge booking={booking} seenBy="pandit" />
        </div>
      </div>
      <p className="text-2">
        <span className="text-ink-2">{t('bookings.place')}: </span>
        {place}
      </p>
      {booking.additionalNotesByUser && (
        <p className="text-2">
          <span className="text-ink-2">{t('bookings.notes')}: </span>
          {booking.additionalNotesByUser}
        </p>
      )}
      {booking.advanceAmountToBePaid !== null && (
        <p className="text-2 text-ink-2">
          {t('bookings.advance', { amount: inRupees(paise(booking.advanceAmountToBePaid)) })}
        </p>
      )}
      {status !== 'pendingwithpandit' && <p className="text-2 font-[540]">{t(`messages.${status}`)}</p>}
      {status === 'rejected' && booking.additionalNotesbyPandit && (
        <p className="text-2 text-ink-2">
          {t('bookings.yourReason')}: “{booking.additionalNotesbyPandit}”
        </p>
      )}
      {booking.hasConflict && status === 'pendingwithpandit' && (
        <p className="rounded-control bg-marigold-soft px-3 py-2 text-2 text-marigold-ink">{t('bookings.conflict')}</p>
      )}
      <Deadline booking={booking} />
      <BookingActions booking={booking} onChanged={onChanged} />
      {booking.userId.phone && (
        <div className="flex flex-wrap gap-3">
          <a className={buttonClass('quiet')} href={`tel:+91${booking.userId.phone}`}>
            <Phone size={18} aria-hidden /> {t('bookings.call')}
          </a>
          <a
            className={buttonClass('quiet')}
            href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${place}, Odisha`)}`}
            target="_blank"
            rel="noreferrer"
          >
            <MapPin size={18} aria-hidden /> {t('bookings.map')}
          </a>
        </div>
      )}
    </article>
  );
}

function Deadline({ booking: { bookingStatus, dueAt } }: { booking: Booking }) {
  const t = useTranslations('pandit.bookings');
  if (!dueAt || bookingStatus === 'confirmedbypandit') return null;
  const time = momentText(dueAt);
  return (
    <p className="text-2 text-ink-2">
      {bookingStatus === 'advancepaymentrequested' ? t('payBy', { time }) : t('answerBy', { time })}
      {bookingStatus === 'pendingwithpandit' && <span className="block text-1">{t('phoneLater')}</span>}
    </p>
  );
}

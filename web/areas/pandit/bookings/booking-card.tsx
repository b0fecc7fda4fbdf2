import { CalendarDays, ChevronRight, Clock, MapPin, UserRound, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { shortId } from '#domain/booking.ts';
import { inRupees, paise } from '#domain/money.ts';
import { headingId } from '../../../parts/booking/focus.ts';
import { moneyOf } from '../../../parts/booking/money.ts';
import { BookingBadge } from '../../../parts/booking/booking-badge.tsx';
import { BookingNow } from '../steps/booking-now.tsx';
import { mapOf, useDayText, useTimeText } from '../steps/booking-words.ts';
import { Reach } from '../steps/reach.tsx';

interface BookingCardProps {
  booking: Booking;
  onChanged: (booking: Booking) => void;
  /** The level at which it stands on its page. */
  heading?: 'h2' | 'h3';
}

/** A booking as its pandit needs it: what, how much, when, where, for whom, and what to do now. */
export function BookingCard({ booking, onChanged, heading: Heading = 'h2' }: BookingCardProps) {
  const t = useTranslations('panditBookings');
  return (
    <article className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-4 sm:p-5" aria-labelledby={headingId(booking._id)}>
      <header className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2">
        <Heading
          id={headingId(booking._id)}
          tabIndex={-1}
          className="text-[1.0625rem] tracking-normal wrap-anywhere outline-none"
        >
          {booking.ritualId.ritualType}
        </Heading>
        <Price booking={booking} />
        <div className="col-span-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          <BookingBadge booking={booking} seenBy="pandit" />
          <span className="text-1 text-ink-2">
            <span className="sr-only">{t('number')} </span>#{shortId(booking._id)}
          </span>
        </div>
      </header>
      <Facts booking={booking} />
      <BookingNow booking={booking} onChanged={onChanged} />
      {booking.userId.phone && <Reach booking={booking} />}
      <Link
        to={`/pandit/bookings/${booking._id}`}
        aria-describedby={headingId(booking._id)}
        className="-my-2 inline-flex min-h-11 items-center gap-1.5 justify-self-start text-2 font-semibold text-maroon underline-offset-4 hover:underline"
      >
        {t('open')} <ChevronRight size={17} aria-hidden />
      </Link>
    </article>
  );
}

/** The agreed price, and under it what of it is asked or paid in advance. */
function Price({ booking }: { booking: Booking }) {
  const t = useTranslations('panditBookings');
  const { agreed, advance, back } = moneyOf(booking);
  const lines = [
    // an advance that went back whole is no longer paid
    ...(advance && (back === null || back < advance.rupees)
      ? [t(advance.state === 'paid' ? 'advancePaid' : 'advanceAsked', { amount: inRupees(paise(advance.rupees)) })]
      : []),
    ...(back === null ? [] : [t('advanceBack', { amount: inRupees(paise(back)) })]),
  ];
  return (
    <p className="text-right">
      <span className="sr-only">{t('price')} </span>
      <b className="text-4 leading-tight display">{inRupees(paise(agreed))}</b>
      {lines.map((line) => (
        <span key={line} className="block text-1 text-ink-2">
          {line}
        </span>
      ))}
    </p>
  );
}

function Facts({ booking }: { booking: Booking }) {
  const t = useTranslations('panditBookings');
  const [day, time] = [useDayText(), useTimeText()];
  return (
    <div className="grid gap-2.5 text-2">
      <Fact Icon={CalendarDays}>
        <time dateTime={booking.bookingDate} className="text-3 font-semibold">
          {day(booking.bookingDate)}
        </time>
      </Fact>
      <Fact Icon={Clock}>
        <span className="text-3 font-semibold">{time(booking)}</span>
      </Fact>
      <Fact Icon={MapPin} label={t('place')}>
        {booking.userAddress === null ? (
          <span className="text-ink-2">{t('placeGone')}</span>
        ) : booking.userId.phone ? (
          booking.userAddress
        ) : (
          <a
            href={mapOf(booking.userAddress)}
            target="_blank"
            rel="noreferrer"
            aria-label={t('mapOf', { place: booking.userAddress })}
            className="-my-2.5 block py-2.5 underline decoration-line-strong underline-offset-4"
          >
            {booking.userAddress}
          </a>
        )}
      </Fact>
      <Fact Icon={UserRound} label={t('family')}>
        {booking.userId.name}
      </Fact>
      {booking.additionalNotesByUser && (
        <blockquote className="border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-line text-ink-2">
          {booking.additionalNotesByUser}
        </blockquote>
      )}
    </div>
  );
}

const Fact = ({ Icon, label, children }: { Icon: LucideIcon; label?: string; children: ReactNode }) => (
  <p className="flex items-start gap-2.5">
    <Icon size={20} aria-hidden className="mt-0.5 shrink-0 text-ink-2" />
    <span className="min-w-0 wrap-anywhere">
      {label && <span className="sr-only">{label}: </span>}
      {children}
    </span>
  </p>
);

import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { shortId } from '#domain/booking.ts';
import { BookingMoney } from '../../../parts/booking/booking-money.tsx';
import { BookingBadge } from '../../../parts/booking/booking-badge.tsx';
import type { Payer } from '../../../parts/booking/checkout-window.ts';
import { Where, Whom } from '../booking/booking-facts.tsx';
import { BookingNow } from '../booking/booking-now.tsx';
import { headingId } from '../../../parts/booking/focus.ts';
import { useFormats } from '../../../i18n/formats.ts';

interface BookingCardProps {
  booking: Booking;
  payer: Payer;
  onChanged: (booking: Booking) => void;
}

/** A booking as its family needs it: what and when, what to do now, whom to call, what it costs. */
export function BookingCard({ booking, payer, onChanged }: BookingCardProps) {
  return (
    <article className="card h-full" aria-labelledby={headingId(booking._id)}>
      <What booking={booking} />
      <BookingNow booking={booking} payer={payer} onChanged={onChanged} />
      <div className="grid gap-4 border-t border-line p-5">
        <Whom booking={booking} />
        <Where booking={booking} />
        <BookingMoney booking={booking} seenBy="customer" />
        <Open booking={booking} />
      </div>
    </article>
  );
}

function What({ booking }: { booking: Booking }) {
  const { clockText, dayLong } = useFormats();
  const t = useTranslations('customer.bookings');
  const { ritualId: ritual } = booking;
  return (
    <header className="flex gap-4 p-5">
      <img
        src={ritual.ritualImageUrl}
        alt=""
        width={72}
        height={72}
        loading="lazy"
        className="size-16 shrink-0 rounded-control border border-line object-cover sm:size-18"
      />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
          <h2 id={headingId(booking._id)} tabIndex={-1} className="text-[1.0625rem] wrap-anywhere outline-none">
            <Link to={addressOf(booking)} className="underline-offset-4 hover:underline">
              {ritual.ritualType}
            </Link>
          </h2>
          <BookingBadge booking={booking} seenBy="customer" />
        </div>
        <p className="mt-1.5 flex flex-wrap gap-x-3 text-2 text-ink-2">
          <time dateTime={booking.bookingDate}>{dayLong(booking.bookingDate)}</time>
          <span>{booking.startTime ? clockText(booking.startsAt) : t('wholeDay')}</span>
        </p>
        <p className="text-1 text-ink-2">
          <span className="sr-only">{t('number')} </span>#{shortId(booking._id)}
        </p>
      </div>
    </header>
  );
}

const addressOf = ({ _id }: Booking): string => `/my-bookings/${_id}`;

function Open({ booking }: { booking: Booking }) {
  const t = useTranslations('customer.bookings');
  return (
    <Link
      to={addressOf(booking)}
      aria-describedby={headingId(booking._id)}
      className="-my-2 inline-flex min-h-11 items-center gap-1.5 justify-self-start text-2 font-semibold text-maroon underline-offset-4 hover:underline"
    >
      {t('open')} <ChevronRight size={17} aria-hidden />
    </Link>
  );
}

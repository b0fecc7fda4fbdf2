import { Phone } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { shortId } from '#domain/booking.ts';
import { BookingBadge } from '../../parts/booking-badge.tsx';
import type { Payer } from '../../parts/checkout-window.ts';
import { clockText, dayLong } from '../../parts/dates.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { BookingMoney } from './booking-money.tsx';
import { BookingNow } from './booking-now.tsx';
import { BookingStory } from './booking-story.tsx';
import { headingId } from './focus.ts';

interface BookingCardProps {
  booking: Booking;
  payer: Payer;
  onChanged: (booking: Booking) => void;
}

/** A booking as its family needs it: what and when, what to do now, whom to call, what it costs, how it went. */
export function BookingCard({ booking, payer, onChanged }: BookingCardProps) {
  return (
    <article className="card h-full" aria-labelledby={headingId(booking._id)}>
      <What booking={booking} />
      <BookingNow booking={booking} payer={payer} onChanged={onChanged} />
      <div className="grid gap-4 border-t border-line p-5">
        <Whom booking={booking} />
        <Where booking={booking} />
        <BookingMoney booking={booking} />
        <BookingStory booking={booking} />
      </div>
    </article>
  );
}

function What({ booking }: { booking: Booking }) {
  const t = useTranslations('customer.bookings');
  const { ritualId: ritual, bookingStatus } = booking;
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
          <h2 id={headingId(booking._id)} tabIndex={-1} className="text-[1.1875rem] break-words outline-none">
            {ritual.ritualType}
          </h2>
          <BookingBadge status={bookingStatus} seenBy="customer" />
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

function Whom({ booking: { panditId: pandit } }: { booking: Booking }) {
  const t = useTranslations('customer.bookings');
  return (
    <div className="flex min-h-11 items-center gap-3 text-2">
      <Avatar name={pandit.name} url={pandit.profileUrl} size="sm" />
      <p className="min-w-0 grow font-[560] break-words">{pandit.name}</p>
      {pandit.phone && (
        <a
          href={`tel:+91${pandit.phone}`}
          aria-label={t('call', { name: `${pandit.name}, ${pandit.phone}` })}
          className="-mr-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-[560] text-maroon hover:underline"
        >
          <Phone size={17} aria-hidden />
          {pandit.phone}
        </a>
      )}
    </div>
  );
}

function Where({ booking: { userAddress, additionalNotesByUser } }: { booking: Booking }) {
  const t = useTranslations('customer.bookings');
  const lines = [
    [t('place'), userAddress],
    [t('notes'), additionalNotesByUser],
  ].filter(([, text]) => text);
  return (
    <dl className="grid gap-3 text-2">
      {lines.map(([label, text]) => (
        <div key={label}>
          <dt className="text-1 text-ink-2">{label}</dt>
          <dd className="break-words whitespace-pre-line">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

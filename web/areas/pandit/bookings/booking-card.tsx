import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { isLive, shortId } from '#domain/booking.ts';
import { inRupees, paise } from '#domain/money.ts';
import { BookingBadge } from '../../../parts/booking/booking-badge.tsx';
import { headingId } from '../../../parts/booking/focus.ts';
import { OpenCase } from '../../../parts/booking/cases/open-case.tsx';
import { KeptHours } from '../../../parts/booking/hours/kept-hours.tsx';
import { OtherTime } from '../../../parts/booking/other-time.tsx';
import { BeginPuja } from '../steps/begin-puja.tsx';
import { BookingActions } from '../steps/booking-actions.tsx';
import { BookingNow } from '../steps/booking-now.tsx';
import { mapOf, useDayText, useTimeText } from '../steps/booking-words.ts';
import { ContactLinks } from '../steps/contact-links.tsx';
import { bookingPath } from '../steps/pandit-steps.ts';
import { useAdvanceLines } from './advance-lines.ts';

interface BookingCardProps {
  booking: Booking;
  /** The level at which it stands on its page. */
  heading?: 'h2' | 'h3';
}

/** A booking as its pandit needs it: what, how much, when, where, for whom, and what to do now. */
export function BookingCard({ booking, heading: Heading = 'h2' }: BookingCardProps) {
  const t = useTranslations('panditBookings');
  return (
    <article
      className="card grid grid-cols-[minmax(0,1fr)] gap-3 overflow-hidden p-4 sm:p-5"
      aria-labelledby={headingId(booking._id)}
    >
      <header className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
        <div className="grid content-start gap-0.5">
          <Heading
            id={headingId(booking._id)}
            tabIndex={-1}
            className="text-[1.0625rem] tracking-normal wrap-anywhere text-ink outline-none"
          >
            {booking.ritualId.ritualType}
          </Heading>
          <When booking={booking} />
          <KeptHours muhurat={booking.muhurat} day={booking.bookingDate} />
          <Where booking={booking} />
        </div>
        <Price booking={booking} />
      </header>
      {booking.additionalNotesByUser && (
        <blockquote className="border-l-2 border-line pl-3 text-2 wrap-anywhere whitespace-pre-line text-ink-2">
          <span className="sr-only">{t('notes')}: </span>
          {booking.additionalNotesByUser}
        </blockquote>
      )}
      <OpenCase booking={booking} seenBy="pandit" />
      <OtherTime booking={booking} seenBy="pandit" to={bookingPath(booking._id)} />
      <BookingNow booking={booking} />
      {booking.userId.phone && <ContactLinks booking={booking} />}
      <BeginPuja booking={booking} />
      <div className="flex flex-wrap items-center gap-x-3 text-1">
        <BookingBadge booking={booking} seenBy="pandit" />
        <Link
          to={bookingPath(booking._id)}
          aria-describedby={headingId(booking._id)}
          className="-my-2 inline-flex min-h-11 items-center text-2 font-semibold text-maroon underline-offset-4 hover:underline"
        >
          {t('open')}
        </Link>
        <span className="ml-auto text-ink-2">
          <span className="sr-only">{t('number')} </span>#{shortId(booking._id)}
        </span>
      </div>
      <BookingActions booking={booking} look="foot" />
    </article>
  );
}

function When({ booking }: { booking: Booking }) {
  const [day, time] = [useDayText(), useTimeText()];
  return (
    <p className="text-3 font-semibold">
      <time dateTime={booking.bookingDate}>{day(booking.bookingDate)}</time>, {time(booking)}
    </p>
  );
}

/** For whom, and where; before it is agreed the place alone leads to the map. */
function Where({ booking }: { booking: Booking }) {
  const { userId: family, userAddress: place, knowsHouse, bookingStatus: status } = booking;
  const t = useTranslations('panditBookings');
  return (
    <p className="text-2 wrap-anywhere text-ink-2">
      <span className="sr-only">{t('family')}: </span>
      {family.name} · <span className="sr-only">{t('place')}: </span>
      {place === null || family.phone ? (
        (place ?? t(knowsHouse || !isLive(status) ? 'placeGone' : 'houseLater'))
      ) : (
        <a
          href={mapOf(place)}
          target="_blank"
          rel="noreferrer"
          aria-label={t('mapOf', { place })}
          className="-my-3 inline-block py-3 underline decoration-line-strong underline-offset-4"
        >
          {place}
        </a>
      )}
    </p>
  );
}

/** The agreed price, and under it what of it is asked or paid in advance. */
function Price({ booking }: { booking: Booking }) {
  const t = useTranslations('panditBookings');
  const linesOf = useAdvanceLines();
  return (
    <p className="text-right">
      <span className="sr-only">{t('price')} </span>
      <b className="text-4 leading-tight display">{inRupees(paise(booking.price))}</b>
      {linesOf(booking).map((line) => (
        <span key={line} className="block text-1 text-ink-2">
          {line}
        </span>
      ))}
    </p>
  );
}

import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { FaultsOfFamily } from '#contract/booking/reviews.ts';
import type { Booking } from '#contract/bookings.ts';
import { isLive, shortId } from '#domain/booking.ts';
import { inRupees, paise } from '#domain/money.ts';
import { listPartOf } from '#domain/people/pandit-list.ts';
import { BookingBadge } from '../../../parts/booking/booking-badge.tsx';
import { headingId } from '../../../parts/booking/focus.ts';
import { OpenCase } from '../../../parts/booking/cases/open-case.tsx';
import { KeptHours } from '../../../parts/booking/hours/kept-hours.tsx';
import { OtherTime } from '../../../parts/booking/other-time.tsx';
import { FaultsInLine } from '../../../parts/reviews/said-of-family.tsx';
import { BeginPuja } from '../steps/begin-puja.tsx';
import { BookingActions } from '../steps/booking-actions.tsx';
import { Deadline, Said } from '../steps/booking-now.tsx';
import { mapOf, useDayText, useTimeText } from '../steps/booking-words.ts';
import { ContactLinks } from '../steps/contact-links.tsx';
import { bookingPath } from '../steps/pandit-steps.ts';
import { useAdvanceLines } from './advance-lines.ts';

interface BookingCardProps {
  booking: Booking;
  /** The level of its heading on the page. */
  heading?: 'h2' | 'h3';
  /** Its code form is the one that is open on this screen. */
  begins?: boolean;
  /** What pandits before said of the family; read while it waits for an answer. */
  said?: FaultsOfFamily | undefined;
}

/** A booking as its pandit needs it, in three lines that lead to its page: what and how much, when and for whom, where. Then what to do now. */
export function BookingCard({ booking, heading: Heading = 'h2', begins = false, said = [] }: BookingCardProps) {
  const t = useTranslations('panditBookings');
  const { _id, ritualId, userId: family, additionalNotesByUser: notes, bookingStatus: status } = booking;
  return (
    <article
      className="card grid grid-cols-[minmax(0,1fr)] gap-2 overflow-hidden px-4 pt-3 pb-4 sm:px-5 sm:pb-5"
      aria-labelledby={headingId(_id)}
    >
      <header className="relative grid gap-0.5">
        <div className="flex items-baseline justify-between gap-x-3">
          <Heading
            id={headingId(_id)}
            tabIndex={-1}
            className="min-w-0 text-[1.0625rem] leading-snug tracking-normal wrap-anywhere text-ink outline-none"
          >
            <Link to={bookingPath(_id)} className="underline-offset-4 after:absolute after:inset-0 hover:underline">
              {ritualId.ritualType}
            </Link>
          </Heading>
          <p className="text-right">
            <span className="sr-only">{t('price')} </span>
            <b className="text-4 leading-tight whitespace-nowrap display">{inRupees(paise(booking.price))}</b>
          </p>
        </div>
        <When booking={booking} />
        <KeptHours muhurat={booking.muhurat} day={booking.bookingDate} />
        <div className="flex items-baseline justify-between gap-x-3">
          <Where booking={booking} />
          <p className="shrink-0 text-1 text-ink-2">
            <span className="sr-only">{t('number')} </span>#{shortId(_id)}
          </p>
        </div>
        {notes && (
          <p className="truncate text-2 text-ink-2">
            <span className="sr-only">{t('notes')}: </span>
            {notes}
          </p>
        )}
      </header>
      {listPartOf(status) === 'toAnswer' && <FaultsInLine faults={said} />}
      <OpenCase booking={booking} seenBy="pandit" />
      <OtherTime booking={booking} seenBy="pandit" to={bookingPath(_id)} />
      <div className="grid gap-2 text-2 empty:hidden">
        <Said booking={booking} />
      </div>
      <div className="flex items-center justify-between gap-3">
        <Standing booking={booking} />
        {family.phone && <ContactLinks booking={booking} short />}
      </div>
      <BeginPuja booking={booking} look={begins ? 'main' : 'quiet'} folded={!begins} />
      <BookingActions booking={booking} look="foot" />
    </article>
  );
}

function When({ booking }: { booking: Booking }) {
  const t = useTranslations('panditBookings');
  const [day, time] = [useDayText(), useTimeText()];
  return (
    <p className="text-2 wrap-anywhere">
      <b className="font-semibold">
        <time dateTime={booking.bookingDate}>{day(booking.bookingDate)}</time>, {time(booking)}
      </b>
      {'\u00a0· '}
      <span className="sr-only">{t('family')}: </span>
      <span className="text-ink-2">{booking.userId.name}</span>
    </p>
  );
}

/** Where; before it is agreed it leads to the map. */
function Where({ booking }: { booking: Booking }) {
  const { userId: family, userAddress: place, knowsHouse, bookingStatus: status } = booking;
  const t = useTranslations('panditBookings');
  return (
    <p className="min-w-0 text-2 wrap-anywhere text-ink-2">
      <span className="sr-only">{t('place')}: </span>
      {place === null || family.phone ? (
        (place ?? t(knowsHouse || !isLive(status) ? 'placeGone' : 'houseLater'))
      ) : (
        <a
          href={mapOf(place)}
          target="_blank"
          rel="noreferrer"
          aria-label={t('mapOf', { place })}
          className="relative -my-3 inline-block py-3 underline decoration-line-strong underline-offset-4"
        >
          {place}
        </a>
      )}
    </p>
  );
}

/** Until when somebody has to act, how far it is, what of the price is asked or paid in advance. */
function Standing({ booking }: { booking: Booking }) {
  const linesOf = useAdvanceLines();
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-1 text-ink-2">
      <Deadline booking={booking} />
      <BookingBadge booking={booking} seenBy="pandit" />
      {linesOf(booking).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  );
}

import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { FaultsOfFamily } from '#contract/booking/reviews.ts';
import type { Booking } from '#contract/bookings.ts';
import { isLive, isUnanswered, shortId, stateOf } from '#domain/booking.ts';
import { endingOf } from '#domain/booking/ending.ts';
import { paise } from '#domain/money.ts';
import { listPartOf, type ListPart } from '#domain/people/pandit-list.ts';
import { languageByLetters } from '#domain/words/script.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useLocalName } from '../../../i18n/local-names.ts';
import { BookingBadge } from '../../../parts/booking/booking-badge.tsx';
import { headingId } from '../../../parts/booking/focus.ts';
import { OpenCase } from '../../../parts/booking/cases/open-case.tsx';
import { KeptHours } from '../../../parts/booking/hours/kept-hours.tsx';
import { OtherTime } from '../../../parts/booking/other-time.tsx';
import { Named } from '../../../parts/named.tsx';
import { FaultsInLine } from '../../../parts/reviews/said-of-family.tsx';
import { Badge } from '../../../ui/badge.tsx';
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
  /** On Today: without its state, which the heading says. */
  short?: boolean;
  /** The tab it stands in. */
  tab?: ListPart;
  /** What pandits before said of the family; read while it waits for an answer. */
  said?: FaultsOfFamily | undefined;
}

/** A booking as its pandit needs it, in three lines that lead to its page: what and how much, when, for whom and where. Then what to do now. */
export function BookingCard({
  booking,
  heading: Heading = 'h2',
  begins = false,
  short = false,
  tab,
  said = [],
}: BookingCardProps) {
  const { money } = useFormats();
  const nameOf = useLocalName();
  const t = useTranslations('panditBookings');
  const { _id, ritualId, userId: family, bookingStatus: status } = booking;
  // the tab says that it is agreed, and the badge on Today that the advance is paid
  const isTold = short ? stateOf(status)?.deadline === 'acceptance' : tab === 'upcoming' && listPartOf(status) === tab;
  return (
    <article
      className="card flex h-full flex-col gap-2 overflow-hidden px-4 pt-3 pb-4 sm:px-5 sm:pb-5"
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
              {nameOf(ritualId.ritualType)}
            </Link>
          </Heading>
          <p className="text-right">
            <span className="sr-only">{t('price')} </span>
            <b className="text-4 leading-tight whitespace-nowrap display">{money(paise(booking.price))}</b>
          </p>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <When booking={booking} />
          <Standing booking={booking} isSaid={short} />
        </div>
        <KeptHours muhurat={booking.muhurat} day={booking.bookingDate} />
        <div className="flex items-center justify-between gap-3">
          <p className="min-w-0 text-2 wrap-anywhere text-ink-2">
            <span className="sr-only">{t('family')}: </span>
            <Named>{family.name}</Named>&nbsp;· <Where booking={booking} />
          </p>
          {family.phone && (
            <div className="relative z-10">
              <ContactLinks booking={booking} short />
            </div>
          )}
        </div>
      </header>
      {listPartOf(status) === 'toAnswer' && <FaultsInLine faults={said} />}
      <OpenCase booking={booking} seenBy="pandit" />
      <OtherTime booking={booking} seenBy="pandit" to={bookingPath(_id)} />
      <div className="grid gap-2 text-2 empty:hidden">
        <Said booking={booking} isTold={isTold} />
      </div>
      <Due booking={booking} isNumbered={!short} />
      <BeginPuja booking={booking} look={begins ? 'main' : 'quiet'} folded={!begins} />
      <BookingActions booking={booking} look="foot" />
    </article>
  );
}

function When({ booking }: { booking: Booking }) {
  const [day, time] = [useDayText(), useTimeText()];
  return (
    <p className="text-2 font-semibold">
      <time dateTime={booking.bookingDate}>{day(booking.bookingDate)}</time>, {time(booking)}
    </p>
  );
}

/** Where; before it is agreed it leads to the map. */
function Where({ booking }: { booking: Booking }) {
  const { userId: family, userAddress: place, knowsHouse, bookingStatus: status } = booking;
  const t = useTranslations('panditBookings');
  return (
    <>
      <span className="sr-only">{t('place')}: </span>
      {place === null || family.phone ? (
        (place ?? t(knowsHouse || !isLive(status) ? 'placeGone' : 'houseLater'))
      ) : (
        <a
          href={mapOf(place)}
          target="_blank"
          rel="noreferrer"
          aria-label={t('mapOf', { place })}
          className="relative z-10 -my-3 inline py-3 underline decoration-line-strong underline-offset-4"
        >
          <span lang={languageByLetters(place)}>{place}</span>
        </a>
      )}
    </>
  );
}

/** Its state; where an advance is asked or paid, with the sum. */
function Standing({ booking, isSaid }: { booking: Booking; isSaid: boolean }) {
  const { bookingStatus: status } = booking;
  const [sum] = useSumOfState()(booking);
  // the heading on Today and the tab say it of all
  if (isSaid && isUnanswered(status)) return null;
  return sum ? (
    <Badge tone={stateOf(status)?.tone ?? 'off'}>{sum}</Badge>
  ) : (
    <BookingBadge booking={booking} seenBy="pandit" />
  );
}

/** Until when somebody has to act, what else of the price is asked, paid or given back in advance. */
function Due({ booking, isNumbered }: { booking: Booking; isNumbered: boolean }) {
  const t = useTranslations('panditBookings');
  const [, lines] = useSumOfState()(booking);
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-1 text-ink-2 empty:hidden">
      <Deadline booking={booking} />
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {isNumbered && (
        <span className="ml-auto">
          <span className="sr-only">{t('number')} </span>#{shortId(booking._id)}
        </span>
      )}
    </div>
  );
}

/** What the state's badge says of the sum, where the state is about it; and the sums that are left to say. */
function useSumOfState(): (booking: Booking) => readonly [sum: string | undefined, others: readonly string[]] {
  const linesOf = useAdvanceLines();
  return (booking) => {
    const { bookingStatus: status, openCase, events } = booking;
    const lines = linesOf(booking);
    const deadline = stateOf(status)?.deadline;
    const isAdvance = deadline === 'payment' || deadline === 'acceptance';
    return isAdvance && !openCase && endingOf(events) === null ? [lines[0], lines.slice(1)] : [undefined, lines];
  };
}

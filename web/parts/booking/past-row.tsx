import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { shortId, type Side } from '#domain/booking.ts';
import { languageByLetters } from '#domain/words/script.ts';
import { useLocalName } from '../../i18n/local-names.ts';
import { useFormats } from '../../i18n/formats.ts';
import { Named } from '../named.tsx';
import { useToday } from '../now.ts';
import { BookingBadge } from './booking-badge.tsx';
import { OpenCase } from './cases/open-case.tsx';
import { headingId } from './focus.ts';

interface PastRowProps {
  booking: Booking;
  seenBy: Side;
  /** The booking's page. */
  to: string;
  /** The level of its heading on the page. */
  heading: 'h2' | 'h3';
  /** For whom it was, where that is not the reader. */
  whom?: string;
  money: ReactNode;
  /** What its reader should know before anything is pressed. */
  note?: string | null;
  /** Where it was, as far as that is known. */
  place: string | null;
  /** What the press opens, by name. */
  more: string;
  children: ReactNode;
}

/** A booking that is over, in a row that leads to its page: what, when, how it ended and what became of the money. A press beside it opens the rest. */
export function PastRow({
  booking,
  seenBy,
  to,
  heading: Heading,
  whom,
  money,
  note,
  place,
  more,
  children,
}: PastRowProps) {
  const nameOf = useLocalName();
  const { _id, ritualId: ritual, openCase } = booking;
  return (
    <article className="@container relative" aria-labelledby={headingId(_id)}>
      <header className="relative grid min-h-13 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2.5 py-1.5 pr-12 pl-3.5 hover:bg-sunk @xl:gap-x-4">
        <img
          src={ritual.ritualImageUrl}
          alt=""
          width={36}
          height={36}
          className="size-9 rounded-control bg-sunk object-cover"
        />
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 @xl:grid @xl:grid-cols-[minmax(0,1fr)_15rem_9rem]">
          <Heading id={headingId(_id)} tabIndex={-1} className="text-2 tracking-normal text-ink outline-none">
            <Link to={to} className="after:absolute after:inset-0 hover:underline">
              {nameOf(ritual.ritualType)}
            </Link>
          </Heading>
          <p className="grid text-right text-1 text-ink-2 @xl:col-start-3">{money}</p>
          <p className="flex w-full flex-wrap items-center gap-x-2 text-1 text-ink-2 @xl:col-start-2 @xl:row-start-1 @xl:w-auto">
            <Day booking={booking} />
            <BookingBadge booking={booking} seenBy={seenBy} />
            {whom && (
              <span className="min-w-0 wrap-anywhere">
                <Named>{whom}</Named>
              </span>
            )}
          </p>
        </div>
      </header>
      {openCase && (
        <div className="px-3.5 pb-3">
          <OpenCase booking={booking} seenBy={seenBy} />
        </div>
      )}
      {note && <p className="px-3.5 pb-3 text-2 font-semibold text-marigold-ink">{note}</p>}
      <details className="group/more">
        <summary className="absolute top-1.5 right-1 z-10 grid size-11 cursor-pointer list-none place-items-center rounded-control text-ink-2 hover:bg-sunk [&::-webkit-details-marker]:hidden">
          <span className="sr-only">{more}</span>
          <ChevronDown size={18} aria-hidden className="group-open/more:rotate-180" />
        </summary>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5 px-3.5 pt-1 pb-4 text-2">
          {children}
          <Last booking={booking} place={place} />
        </div>
      </details>
    </article>
  );
}

function Day({ booking: { bookingDate: day, startsAt } }: Pick<PastRowProps, 'booking'>) {
  const { dayTick, dateWorded } = useFormats();
  const isThisYear = useToday().startsWith(day.slice(0, 4));
  return <time dateTime={day}>{isThisYear ? dayTick(day) : dateWorded(startsAt)}</time>;
}

/** Small and last: where, what was noted, and the number. */
function Last({ booking: { _id, additionalNotesByUser: notes }, place }: Pick<PastRowProps, 'booking' | 'place'>) {
  const t = useTranslations('ui');
  return (
    <p className="flex flex-wrap gap-x-3 text-1 wrap-anywhere text-ink-2">
      {place && <span lang={languageByLetters(place)}>{place}</span>}
      {notes && (
        <span lang={languageByLetters(notes)} className="whitespace-pre-line">
          {notes}
        </span>
      )}
      <span>
        <span className="sr-only">{t('bookingNumber')} </span>#{shortId(_id)}
      </span>
    </p>
  );
}

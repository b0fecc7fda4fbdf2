import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { shortId, wasHeld } from '#domain/booking.ts';
import { inRupees, paise } from '#domain/money.ts';
import { BookingBadge } from '../../../parts/booking/booking-badge.tsx';
import { OpenCase } from '../../../parts/booking/cases/open-case.tsx';
import { headingId } from '../../../parts/booking/focus.ts';
import { BookingNow } from '../steps/booking-now.tsx';
import { useDayText } from '../steps/booking-words.ts';
import { ContactLinks } from '../steps/contact-links.tsx';
import { bookingPath } from '../steps/pandit-steps.ts';
import { useAdvanceLines } from './advance-lines.ts';

/** A booking that is over, in a row that leads to its page: what, for whom, when, how it ended, and the money. A press beside it opens the rest. */
export function PastRow({ booking }: { booking: Booking }) {
  const dayText = useDayText();
  const linesOf = useAdvanceLines();
  const { _id, ritualId, userId: family, bookingDate, bookingStatus } = booking;
  const held = wasHeld(bookingStatus);
  const lines = linesOf(booking);
  return (
    <article className="relative" aria-labelledby={headingId(_id)}>
      <header className="relative flex min-h-14 flex-wrap items-baseline justify-between gap-x-3 py-2 pr-12 pl-4 hover:bg-sunk sm:grid sm:grid-cols-[minmax(0,1fr)_16rem_8rem] sm:items-center">
        <h2 id={headingId(_id)} tabIndex={-1} className="text-2 tracking-normal text-ink outline-none">
          <Link to={bookingPath(_id)} className="after:absolute after:inset-0 hover:underline">
            {ritualId.ritualType}
          </Link>
        </h2>
        <p className="grid text-right text-2 font-semibold sm:col-start-3">
          {held
            ? inRupees(paise(booking.price))
            : lines.map((line) => (
                <span key={line} className="text-1 font-normal text-ink-2">
                  {line}
                </span>
              ))}
        </p>
        <p className="flex w-full flex-wrap items-center gap-x-2 text-1 text-ink-2 sm:col-start-2 sm:row-start-1 sm:w-auto">
          <time dateTime={bookingDate}>{dayText(bookingDate)}</time>
          <BookingBadge booking={booking} seenBy="pandit" />
          <span className="min-w-0 wrap-anywhere sm:w-full">{family.name}</span>
        </p>
      </header>
      {booking.openCase && (
        <div className="px-4 pb-3">
          <OpenCase booking={booking} seenBy="pandit" />
        </div>
      )}
      <More booking={booking} lines={held ? lines : []} />
    </article>
  );
}

/** Where it was, what was said, and how to reach the family for as long as that is known. */
function More({ booking, lines }: { booking: Booking; lines: readonly string[] }) {
  const t = useTranslations('panditBookings');
  const { _id, ritualId, userId: family, userAddress: place, additionalNotesByUser: notes } = booking;
  return (
    <details className="group/more">
      <summary className="absolute top-1.5 right-1 z-10 grid size-11 cursor-pointer list-none place-items-center rounded-control text-ink-2 hover:bg-sunk [&::-webkit-details-marker]:hidden">
        <span className="sr-only">{t('moreOf', { ritual: ritualId.ritualType, family: family.name })}</span>
        <ChevronDown size={18} aria-hidden className="group-open/more:rotate-180" />
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5 px-4 pt-1 pb-4 text-2">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <BookingNow booking={booking} />
        {notes && (
          <blockquote className="border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-line text-ink-2">
            <span className="sr-only">{t('notes')}: </span>
            {notes}
          </blockquote>
        )}
        {family.phone && <ContactLinks booking={booking} />}
        <p className="flex flex-wrap justify-between gap-x-3 text-1 text-ink-2">
          <span className="wrap-anywhere">{place ?? t('placeGone')}</span>
          <span>
            <span className="sr-only">{t('number')} </span>#{shortId(_id)}
          </span>
        </p>
      </div>
    </details>
  );
}

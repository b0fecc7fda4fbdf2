import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { paise } from '#domain/money.ts';
import { addDays } from '#domain/time.ts';
import { languageByLetters } from '#domain/words/script.ts';
import { useLocalName } from '../../../i18n/local-names.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { headingId } from '../../../parts/booking/focus.ts';
import { OpenCase } from '../../../parts/booking/cases/open-case.tsx';
import { KeptHours } from '../../../parts/booking/hours/kept-hours.tsx';
import { OtherTime } from '../../../parts/booking/other-time.tsx';
import { Named } from '../../../parts/named.tsx';
import { useToday } from '../../../parts/now.ts';
import { BeginPuja } from '../steps/begin-puja.tsx';
import { BookingActions } from '../steps/booking-actions.tsx';
import { Late } from '../steps/booking-now.tsx';
import { useDayText, useTimeText } from '../steps/booking-words.ts';
import { ContactLinks } from '../steps/contact-links.tsx';
import { bookingPath } from '../steps/pandit-steps.ts';
import { PujaStrip } from '../steps/puja-strip.tsx';

/** The next puja, as one needs it on the way there: when, what, where, whom to call, what to take along and what to receive. */
export function PujaCard({ booking, samagri }: { booking: Booking; samagri: readonly string[] | null }) {
  const { money } = useFormats();
  const t = useTranslations('panditBookings');
  const { ritualId: ritual, userId: family, userAddress, additionalNotesByUser: notes } = booking;
  const { asked } = booking.sums;
  return (
    <article
      className="card grid grid-cols-[minmax(0,1fr)] gap-3 border-line-strong p-4 sm:p-5"
      aria-labelledby={headingId(booking._id)}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4">
        <div className="grid gap-0.5">
          <When booking={booking} className="text-5 leading-tight" until />
          <KeptHours muhurat={booking.muhurat} day={booking.bookingDate} />
          <Title booking={booking} className="text-4 display" />
          <p className="wrap-anywhere">
            <Named>{family.name}</Named>
          </p>
          <p className="text-2 wrap-anywhere text-ink-2">
            <span className="sr-only">{t('place')}: </span>
            <span lang={languageByLetters(userAddress ?? '')}>{userAddress}</span>
          </p>
        </div>
        <img
          src={ritual.ritualImageUrl}
          alt=""
          width={104}
          height={72}
          className="h-18 w-26 rounded-control object-cover max-[23rem]:hidden"
        />
      </div>
      {notes && (
        <blockquote className="-mt-1 border-l-2 border-line pl-3 text-2 wrap-anywhere whitespace-pre-line">
          <span className="sr-only">{t('notes')}: </span>
          <span lang={languageByLetters(notes)}>{notes}</span>
        </blockquote>
      )}
      <OpenCase booking={booking} seenBy="pandit" />
      <OtherTime booking={booking} seenBy="pandit" to={bookingPath(booking._id)} />
      <Late booking={booking} />
      <BeginPuja booking={booking} />
      <PujaStrip booking={booking} samagri={samagri} />
      {asked > 0 && (
        <p className="flex items-baseline justify-between gap-4">
          {t('collect')} <b className="text-5 whitespace-nowrap display">{money(paise(asked))}</b>
        </p>
      )}
      <BookingActions booking={booking} look="buttons" />
    </article>
  );
}

/** One that comes after it: when, what it brings, where. */
export function PujaRow({ booking }: { booking: Booking }) {
  const { money } = useFormats();
  const t = useTranslations('panditBookings');
  const { asked } = booking.sums;
  return (
    <article
      className="card grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 overflow-hidden px-4 py-3 sm:px-5"
      aria-labelledby={headingId(booking._id)}
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <When booking={booking} className="text-4" />
          {asked > 0 && (
            <b className="font-semibold">
              <span className="sr-only">{t('collect')} </span>
              {money(paise(asked))}
            </b>
          )}
        </p>
        <Title booking={booking} className="text-3" />
      </div>
      <ContactLinks booking={booking} short />
      <p className="col-span-2 -mt-2 text-2 wrap-anywhere text-ink-2">
        <Named>{booking.userId.name}</Named>&nbsp;· <span className="sr-only">{t('place')}: </span>
        <span lang={languageByLetters(booking.userAddress ?? '')}>{booking.userAddress}</span>
      </p>
      <div className="col-span-2 grid grid-cols-[minmax(0,1fr)] gap-2 empty:hidden">
        <Late booking={booking} />
        <OpenCase booking={booking} seenBy="pandit" />
        <OtherTime booking={booking} seenBy="pandit" to={bookingPath(booking._id)} />
        <BeginPuja booking={booking} look="quiet" folded />
        <BookingActions booking={booking} look="foot" />
      </div>
    </article>
  );
}

interface PartProps {
  booking: Booking;
  className: string;
}

/** The day is said above if it is today or tomorrow. */
function When({ booking, className, until = false }: PartProps & { until?: boolean }) {
  const [day, time] = [useDayText(), useTimeText()];
  const { clockText } = useFormats();
  const { bookingDate: date, startTime, endsAt } = booking;
  const today = useToday();
  const isNear = date === today || date === addDays(today, 1);
  return (
    <span className={`${className} display text-maroon`}>
      <time dateTime={date}>
        {!isNear && `${day(date)}, `}
        {time(booking)}
        {until && startTime && `–${clockText(endsAt)}`}
      </time>
    </span>
  );
}

function Title({ booking, className }: PartProps) {
  const nameOf = useLocalName();
  return (
    <h3 id={headingId(booking._id)} tabIndex={-1} className={`${className} tracking-normal outline-none`}>
      <Link
        to={bookingPath(booking._id)}
        className="-my-1.5 inline-block py-2 wrap-anywhere text-ink underline-offset-4 hover:underline"
      >
        {nameOf(booking.ritualId.ritualType)}
      </Link>
    </h3>
  );
}

import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { shortId, wasHeld } from '#domain/booking.ts';
import { inRupees, paise } from '#domain/money.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { BookingBadge } from '../../../parts/booking/booking-badge.tsx';
import { OpenCase } from '../../../parts/booking/cases/open-case.tsx';
import { headingId } from '../../../parts/booking/focus.ts';
import { useToday } from '../../../parts/now.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { PhoneLink } from '../booking/booking-facts.tsx';
import { BookingNow } from '../booking/booking-now.tsx';
import { moneyLines, type MoneyLine } from './money-line.ts';

/** A booking that is over, in a row that leads to its page: what, when, how it ended and what became of the money. A press beside it opens the rest. */
export function PastRow({ booking }: { booking: Booking }) {
  const { _id, ritualId: ritual } = booking;
  return (
    <article className="relative" aria-labelledby={headingId(_id)}>
      <header className="relative grid min-h-14 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2.5 py-2 pr-12 pl-3.5 hover:bg-sunk sm:gap-x-4">
        <img
          src={ritual.ritualImageUrl}
          alt=""
          width={36}
          height={36}
          loading="lazy"
          className="size-9 rounded-control object-cover"
        />
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 sm:grid sm:grid-cols-[minmax(0,1fr)_15rem_9rem]">
          <h3 id={headingId(_id)} tabIndex={-1} className="text-2 text-ink outline-none">
            <Link to={`/my-bookings/${_id}`} className="after:absolute after:inset-0 hover:underline">
              {ritual.ritualType}
            </Link>
          </h3>
          <Money booking={booking} />
          <p className="flex w-full flex-wrap items-center gap-x-2 text-1 text-ink-2 sm:col-start-2 sm:row-start-1 sm:w-auto">
            <Day booking={booking} />
            <BookingBadge booking={booking} seenBy="customer" />
          </p>
        </div>
      </header>
      {booking.openCase && (
        <div className="px-3.5 pb-3">
          <OpenCase booking={booking} seenBy="customer" />
        </div>
      )}
      <More booking={booking} />
    </article>
  );
}

const tones: Partial<Record<MoneyLine['key'], string>> = {
  toPay: 'font-semibold text-ink',
  back: 'text-leaf',
  onTheWay: 'text-leaf',
  notBackYet: 'font-semibold text-brick',
};

function Money({ booking }: { booking: Booking }) {
  const t = useTranslations('customer.bookings');
  return (
    <p className="grid text-right text-1 text-ink-2 sm:col-start-3">
      {moneyLines(booking).map(({ key, rupees }) => (
        <span key={key} className={tones[key]}>
          {t(key, { amount: inRupees(paise(rupees)) })}
        </span>
      ))}
    </p>
  );
}

function Day({ booking: { bookingDate: day, startsAt } }: { booking: Booking }) {
  const { dayTick, dateWorded } = useFormats();
  const isThisYear = useToday().startsWith(day.slice(0, 4));
  return <time dateTime={day}>{isThisYear ? dayTick(day) : dateWorded(startsAt)}</time>;
}

/** With whom and where it was, what was said, and what can still be done. */
function More({ booking }: { booking: Booking }) {
  const t = useTranslations('customer.bookings');
  const page = useTranslations('bookingPage');
  const { _id, panditId: pandit, ritualId: ritual, userAddress: place, additionalNotesByUser: notes } = booking;
  const held = wasHeld(booking.bookingStatus);
  return (
    <details className="group/more">
      <summary className="absolute top-1.5 right-1 z-10 grid size-11 cursor-pointer list-none place-items-center rounded-control text-ink-2 hover:bg-sunk [&::-webkit-details-marker]:hidden">
        <span className="sr-only">{t('moreOf', { ritual: ritual.ritualType })}</span>
        <ChevronDown size={18} aria-hidden className="group-open/more:rotate-180" />
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5 px-3.5 pt-1 pb-4">
        <p className="flex flex-wrap items-center gap-x-2 text-2 text-ink-2">
          <Avatar name={pandit.name} url={pandit.profileUrl} size="xxs" />
          <span className="wrap-anywhere">{pandit.name}</span>
          <span className="-my-2.5 inline-flex">
            <PhoneLink pandit={pandit} />
          </span>
        </p>
        <BookingNow booking={booking} />
        {held && (
          <p className="flex flex-wrap gap-2.5">
            <ButtonLink look="quiet" to={`/pandits/${pandit._id}?ritual=${ritual._id}`}>
              {page('again')}
            </ButtonLink>
            <ButtonLink look="quiet" to={`/my-bookings/${_id}#review`}>
              {t('review')}
            </ButtonLink>
          </p>
        )}
        <p className="flex flex-wrap gap-x-3 text-1 wrap-anywhere text-ink-2">
          <span>{place}</span>
          {notes && <span>{notes}</span>}
          <span>
            <span className="sr-only">{t('number')} </span>#{shortId(_id)}
          </span>
        </p>
      </div>
    </details>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { isAgreed, shortId, stateOf, wasHeld, type Step } from '#domain/booking.ts';
import { inRupees, paise } from '#domain/money.ts';
import { instantOf } from '#domain/time.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { BookingBadge } from '../../../parts/booking/booking-badge.tsx';
import { OpenCase } from '../../../parts/booking/cases/open-case.tsx';
import { headingId } from '../../../parts/booking/focus.ts';
import { KeptHours } from '../../../parts/booking/hours/kept-hours.tsx';
import { isLate } from '../../../parts/booking/late.ts';
import { OtherTime } from '../../../parts/booking/other-time.tsx';
import { isRestShown } from '../../../parts/booking/rest/rest-view.ts';
import { useNow } from '../../../parts/now.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { ButtonLink, type ButtonLook } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { PhoneLink } from '../booking/booking-facts.tsx';
import { BookingNow, Deadline, Said } from '../booking/booking-now.tsx';
import { EndButton } from '../booking/booking-steps.tsx';
import { choicesOf, heldOnWordOf } from '../booking/choices.ts';
import { moneyLines } from './money-line.ts';
import { isLacking, isOwed, isToChoose } from './sections.ts';

interface BookingCardProps {
  booking: Booking;
  /** The first card of the same puja, asked of another pandit: what is as there is not said again. */
  first?: Booking | undefined;
  /** Its button is the one to press on this screen. */
  isFirst?: boolean;
  /** Its place is that of all, and is said above them. */
  isPlaceSaid?: boolean;
}

/** A booking that is not over: what, when, where, with whom, how far it is, what it costs, and what is to be done now. All of it leads to its page. */
export function BookingCard({ booking, first, isFirst = false, isPlaceSaid = false }: BookingCardProps) {
  const now = useNow(5_000);
  const isNext = first !== undefined;
  const { _id, bookingStatus: status } = booking;
  const asks =
    stateOf(status)?.takesMoney === true || isToChoose(booking, now) || isLacking(booking, now) || booking.advanceWaits;
  const late = isLate(booking, now);
  // of what has not begun the first question is whether anybody came: there is nothing to pay, unless the two speak of it already
  const isOver = isOwed(booking) && (late ? isRestShown(booking) : wasHeld(status) || now >= instantOf(booking.endsAt));
  const ends = asks ? [] : choicesOf(booking, now).ends;
  return (
    <article
      className={cx(
        'relative grid grid-cols-[minmax(0,1fr)] gap-0.5 px-3 leading-snug sm:gap-1.5 sm:px-3.5',
        isNext ? 'py-1.5' : 'py-2 sm:py-2.5',
      )}
      aria-labelledby={headingId(_id)}
    >
      {first ? (
        <NextHead booking={booking} first={first} />
      ) : (
        <Head booking={booking} hasEnd={ends.length > 0} isPlaceSaid={isPlaceSaid} />
      )}
      <OpenCase booking={booking} seenBy="customer" />
      <OtherTime booking={booking} seenBy="customer" to={`/my-bookings/${_id}`} />
      {late && <Late booking={booking} />}
      {!asks && !isOver && hasMoreToSay(booking) && (
        <div className="text-2">
          <Said booking={booking} />
          <Deadline booking={booking} />
        </div>
      )}
      <Standing booking={booking} ends={ends} isNext={isNext} />
      {asks && <BookingNow booking={booking} look={isFirst ? 'main' : 'quiet'} />}
      {isOver && <Owed booking={booking} look={isFirst && !late ? 'main' : 'quiet'} />}
    </article>
  );
}

/** The picture; beside it what and how much, when, with whom, and where. */
function Head({ booking, hasEnd, isPlaceSaid }: { booking: Booking; hasEnd: boolean; isPlaceSaid: boolean }) {
  const { panditId: pandit, ritualId: ritual, muhurat, bookingDate } = booking;
  return (
    <header className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-1.5 sm:gap-x-3">
      <img
        src={ritual.ritualImageUrl}
        alt=""
        width={68}
        height={52}
        loading="lazy"
        className="row-span-2 mt-0.5 size-9 rounded-control object-cover sm:row-span-3 sm:mt-0 sm:h-16 sm:w-21"
      />
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <What booking={booking} />
        <Money booking={booking} />
      </div>
      <div>
        <When booking={booking} />
        <KeptHours muhurat={muhurat} day={bookingDate} />
      </div>
      <div className="col-span-2 text-1 text-ink-2 sm:col-span-1 sm:col-start-2">
        <p className="flex flex-wrap items-center gap-x-1.5 pt-1 text-2 sm:gap-x-2 sm:pt-0.5">
          {/* on a phone as wide as the picture above: the names begin below each other */}
          <span className="grid w-9 justify-items-center sm:w-auto">
            <Avatar name={pandit.name} url={pandit.profileUrl} size="xxs" />
          </span>
          <span className="min-w-0 flex-[1_1_8rem] wrap-anywhere">{pandit.name}</span>
          <Phone booking={booking} />
          {hasEnd && <ShortId booking={booking} />}
        </p>
        <Where booking={booking} isPlaceSaid={isPlaceSaid} />
      </div>
    </header>
  );
}

/** Of the next that was asked for the same puja: its pandit, and how much; its own day and hour, and its own place, where they are others. */
function NextHead({ booking, first }: { booking: Booking; first: Booking }) {
  const { panditId: pandit, ritualId: ritual, bookingDate, startTime, muhurat, userAddress } = booking;
  const isThen = bookingDate === first.bookingDate && startTime === first.startTime;
  return (
    <header className="flex flex-wrap items-center gap-x-2">
      <Avatar name={pandit.name} url={pandit.profileUrl} size="xxs" />
      <div className="min-w-0 flex-[1_1_9rem]">
        <Title booking={booking}>
          <span className="sr-only">{ritual.ritualType}</span>
          <span className="text-2 wrap-anywhere"> {pandit.name}</span>
        </Title>
        <ShortId booking={booking} />
      </div>
      <Phone booking={booking} />
      <Money booking={booking} />
      {!isThen && (
        <div className="basis-full">
          <When booking={booking} />
          <KeptHours muhurat={muhurat} day={bookingDate} />
        </div>
      )}
      {userAddress !== first.userAddress && <p className="basis-full text-1 wrap-anywhere text-ink-2">{userAddress}</p>}
    </header>
  );
}

const What = ({ booking }: { booking: Booking }) => <Title booking={booking}>{booking.ritualId.ritualType}</Title>;

function Title({ booking: { _id }, children }: { booking: Booking; children: ReactNode }) {
  return (
    <h3 id={headingId(_id)} tabIndex={-1} className="min-w-0 text-3 text-ink outline-none">
      <Link
        to={`/my-bookings/${_id}`}
        className="underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline"
      >
        {children}
      </Link>
    </h3>
  );
}

function When({ booking: { bookingDate, startTime, startsAt } }: { booking: Booking }) {
  const { dayShort, clockText } = useFormats();
  const t = useTranslations('customer.bookings');
  return (
    <p className="text-2 font-semibold">
      <time dateTime={bookingDate}>{dayShort(bookingDate)}</time>, {startTime ? clockText(startsAt) : t('anyTime')}
    </p>
  );
}

/** The whole place; what was noted as far as it fits beside it, and all of it on the booking's page. */
function Where({ booking, isPlaceSaid }: { booking: Booking; isPlaceSaid: boolean }) {
  const { userAddress: place, additionalNotesByUser: notes } = booking;
  return (
    <p className="flex flex-wrap gap-x-1.5 pt-0.5 empty:hidden">
      {!isPlaceSaid && <span className="wrap-anywhere">{place}</span>}
      {notes && (
        <span className="min-w-16 flex-1 truncate">
          {!isPlaceSaid && '· '}
          {notes}
        </span>
      )}
    </p>
  );
}

const Phone = ({ booking: { panditId } }: { booking: Booking }) => (
  <span className="relative z-10 -my-2.5 ml-auto inline-flex">
    <PhoneLink pandit={panditId} isPlain />
  </span>
);

interface StandingProps {
  booking: Booking;
  isNext: boolean;
  /** What the family may do of its own accord. */
  ends: readonly Step[];
}

/** How far it is, and the way to end it, or the number, small and last. */
function Standing({ booking, ends, isNext }: StandingProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-1 text-ink-2">
      <BookingBadge booking={booking} seenBy="customer" />
      {!isNext && ends.length === 0 && <ShortId booking={booking} />}
      {ends.map((step) => (
        <div key={step.action} className="relative z-10 -my-2.5 -mr-2 ml-auto">
          <EndButton step={step} booking={booking} look="text" />
        </div>
      ))}
    </div>
  );
}

function ShortId({ booking: { _id } }: { booking: Booking }) {
  const t = useTranslations('customer.bookings');
  return (
    <span className="ml-auto text-1 text-ink-2">
      <span className="sr-only">{t('number')} </span>#{shortId(_id)}
    </span>
  );
}

/** The sum owed, or the price, at the right of the ritual on every card. */
function Money({ booking }: { booking: Booking }) {
  const t = useTranslations('customer.bookings');
  const [money] = moneyLines(booking);
  if (!money) return null;
  return (
    <span
      className={cx(
        'ml-auto text-1 whitespace-nowrap sm:text-2',
        money.key === 'toPay' ? 'font-semibold text-ink' : 'text-ink-2',
      )}
    >
      {t(money.key, { amount: inRupees(paise(money.rupees)) })}
    </span>
  );
}

/** Its hour is past and it has not begun: whether nobody came, or it was held without the code, is said on its page. */
function Late({ booking: { _id } }: { booking: Booking }) {
  const t = useTranslations('customer.bookings');
  const cases = useTranslations('cases.press');
  const day = useTranslations('customer.onTheDay');
  return (
    <div className="grid gap-2 pt-1">
      <p className="text-2 font-semibold text-marigold-ink">{t('late')}</p>
      <div className="relative z-10 flex flex-wrap gap-2.5">
        <ButtonLink look="quiet" to={`/my-bookings/${_id}#cases`} className="max-sm:grow">
          {cases('absence')}
        </ButtonLink>
        <ButtonLink look="quiet" to={`/my-bookings/${_id}#held`} className="max-sm:grow">
          {day('markDone')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** The rest of a puja that is over, and the way to pay it or to say that it was given in cash. */
function Owed({ booking, look }: { booking: Booking; look: ButtonLook }) {
  const t = useTranslations('customer.bookings');
  const { _id, panditId } = booking;
  const wordOf = heldOnWordOf(booking);
  return (
    <div className="grid justify-items-start gap-2 pt-2 text-2 sm:pt-1">
      {wordOf && <p className="font-semibold text-marigold-ink">{t(`silent.${wordOf}`, { pandit: panditId.name })}</p>}
      <ButtonLink look={look} to={`/my-bookings/${_id}`} className="relative z-10 max-sm:w-full">
        {t('owesPay')}
      </ButtonLink>
    </div>
  );
}

/** Money that waits, went back or comes as credit, and a puja that has begun; the card itself speaks of an open case. */
const hasMoreToSay = ({
  bookingStatus: status,
  begunAt,
  openCase,
  refunds,
  creditGiven,
  creditWait,
}: Booking): boolean =>
  stateOf(status)?.deadline === 'acceptance' ||
  (isAgreed(status) && begunAt !== null && openCase === null) ||
  refunds.length > 0 ||
  creditGiven > 0 ||
  creditWait !== null;

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { isAgreed, shortId, stateOf, wasHeld, type Step } from '#domain/booking.ts';
import { inRupees, paise } from '#domain/money.ts';
import { instantOf, type Day } from '#domain/time.ts';
import { useLocalName } from '../../../i18n/local-names.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { OpenCase } from '../../../parts/booking/cases/open-case.tsx';
import { headingId } from '../../../parts/booking/focus.ts';
import { KeptHours } from '../../../parts/booking/hours/kept-hours.tsx';
import { isLate } from '../../../parts/booking/late.ts';
import { OtherTime } from '../../../parts/booking/other-time.tsx';
import { isRestShown } from '../../../parts/booking/rest/rest-view.ts';
import { useNow, useToday } from '../../../parts/now.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { ButtonLink, type ButtonLook } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { PhoneLink } from '../booking/booking-facts.tsx';
import { BookingNow, Deadline, Said } from '../booking/booking-now.tsx';
import { EndButton } from '../booking/booking-steps.tsx';
import { FamilyBadge } from '../booking/family-badge.tsx';
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
        'relative grid grid-cols-[minmax(0,1fr)] gap-0.5 px-3 leading-snug sm:gap-1.5 sm:px-4',
        isNext ? 'py-1.5' : 'py-1.5 sm:py-3',
      )}
      aria-labelledby={headingId(_id)}
    >
      <Head booking={booking} first={first} ends={ends} isPlaceSaid={isPlaceSaid} />
      <OpenCase booking={booking} seenBy="customer" />
      <OtherTime booking={booking} seenBy="customer" to={`/my-bookings/${_id}`} />
      {late && <Late booking={booking} />}
      {!asks && !isOver && hasMoreToSay(booking) && (
        <div className="text-2">
          <Said booking={booking} />
          <Deadline booking={booking} />
        </div>
      )}
      {asks && <BookingNow booking={booking} look={isFirst ? 'main' : 'quiet'} />}
      {isOver && <Owed booking={booking} look={isFirst && !late ? 'main' : 'quiet'} />}
    </article>
  );
}

interface HeadProps extends Required<Pick<BookingCardProps, 'booking' | 'isPlaceSaid'>> {
  first: Booking | undefined;
  /** What the family may do of its own accord. */
  ends: readonly Step[];
}

/**
 * The day in a column of its own; beside it what and at which hour, with whom, and where. How far it is and how much stand at the same place
 * of every card: below on a phone, else at the right. Of the next that was asked for the same puja only what is its own.
 */
function Head({ booking, first, ends, isPlaceSaid }: HeadProps) {
  const { panditId: pandit, ritualId: ritual, muhurat, bookingDate, startTime, userAddress } = booking;
  const isNext = first !== undefined;
  const isThen = isNext && bookingDate === first.bookingDate && startTime === first.startTime;
  const isThere = isNext ? userAddress === first.userAddress : isPlaceSaid;
  return (
    <header className="grid grid-cols-[minmax(36px,auto)_24px_minmax(0,1fr)] items-center gap-x-2 gap-y-0.5 sm:grid-cols-[48px_72px_minmax(0,1fr)_12.5rem] sm:gap-x-3.5">
      <div className="row-span-3 self-start">{!isThen && <DayColumn day={bookingDate} />}</div>
      {!isNext && (
        <img
          src={ritual.ritualImageUrl}
          alt=""
          width={72}
          height={56}
          className="size-6 rounded-[6px] bg-sunk object-cover sm:row-span-3 sm:h-14 sm:w-18 sm:self-start sm:rounded-control"
        />
      )}
      <Title booking={booking} isHidden={isNext}>
        {!isThen && <When booking={booking} />}
      </Title>
      <p className="col-span-2 col-start-2 flex flex-wrap items-center gap-x-2 text-2 text-ink-2 sm:col-span-1 sm:col-start-3">
        <Avatar name={pandit.name} url={pandit.profileUrl} size="xxs" />
        <span className="min-w-0 flex-[1_1_8rem] wrap-anywhere">{pandit.name}</span>
      </p>
      <div className="col-span-2 col-start-2 text-1 text-ink-2 sm:col-span-1 sm:col-start-3">
        {!isThen && <KeptHours muhurat={muhurat} day={bookingDate} />}
        {!isThere && <p className="wrap-anywhere">{userAddress}</p>}
        <div className="flex flex-wrap items-center gap-x-2">
          <NumberAndNotes booking={booking} isNext={isNext} />
          <Phone booking={booking} />
          {ends.map((step) => (
            <span key={step.action} className="relative z-10 -my-2.5 -mr-2 ml-auto">
              <EndButton step={step} booking={booking} look="text" />
            </span>
          ))}
        </div>
      </div>
      <p className="col-span-3 flex flex-wrap items-center justify-between gap-x-1 sm:col-span-1 sm:col-start-4 sm:row-span-3 sm:row-start-1 sm:grid sm:justify-end sm:justify-items-end sm:gap-y-1 sm:self-start">
        <FamilyBadge booking={booking} />
        <Money booking={booking} />
      </p>
    </header>
  );
}

/** `6` above `Sun` and `Dec`; of another year with the year. */
function DayColumn({ day }: { day: Day }) {
  const { count, weekdayShort, monthShort } = useFormats();
  const isThisYear = useToday().startsWith(day.slice(0, 4));
  return (
    <div aria-hidden className="text-1 leading-tight text-ink-2">
      <span className="block display text-4 leading-none text-ink">{count(Number(day.slice(8)))}</span>
      <span className="block pt-0.5">{weekdayShort(day)}</span>
      <span className="block">{monthShort(day.slice(0, 7))}</span>
      {!isThisYear && <span className="block">{day.slice(0, 4)}</span>}
    </div>
  );
}

interface TitleProps {
  booking: Booking;
  /** It is said above, of the first that was asked. */
  isHidden: boolean;
  children: ReactNode;
}

/** The ritual and its hour; the way to the booking's page. */
function Title({ booking: { _id, ritualId, panditId }, isHidden, children }: TitleProps) {
  const nameOf = useLocalName();
  return (
    <div
      className={cx(
        'flex min-w-0 flex-wrap items-baseline gap-x-2 sm:col-start-3',
        isHidden && 'col-span-2 col-start-2 sm:col-span-1',
      )}
    >
      <h3
        id={headingId(_id)}
        tabIndex={-1}
        className={cx('min-w-0 text-3 text-ink outline-none', isHidden && 'sr-only')}
      >
        <Link
          to={`/my-bookings/${_id}`}
          className="underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline"
        >
          {nameOf(ritualId.ritualType)}
          {isHidden && ` ${panditId.name}`}
        </Link>
      </h3>
      {children}
    </div>
  );
}

function When({ booking: { bookingDate, startTime, startsAt } }: { booking: Booking }) {
  const { dayShort, clockText } = useFormats();
  const t = useTranslations('customer.bookings');
  return (
    <p className="text-2 whitespace-nowrap">
      <span className="sr-only">
        <time dateTime={bookingDate}>{dayShort(bookingDate)}</time>,{' '}
      </span>
      {startTime ? clockText(startsAt) : t('anyTime')}
    </p>
  );
}

/** The number, and what was noted as far as it fits; all of it is on the booking's page. */
function NumberAndNotes({ booking, isNext }: { booking: Booking; isNext: boolean }) {
  const { _id, additionalNotesByUser: notes } = booking;
  const t = useTranslations('customer.bookings');
  return (
    <>
      <p className="whitespace-nowrap">
        <span className="sr-only">{t('number')} </span>#{shortId(_id)}
      </p>
      {notes && !isNext && <p className="order-1 line-clamp-1 basis-full wrap-break-word">{notes}</p>}
    </>
  );
}

const Phone = ({ booking: { panditId } }: { booking: Booking }) => (
  <span className="relative z-10 -my-2.5 ml-auto inline-flex">
    <PhoneLink pandit={panditId} isPlain />
  </span>
);

/** The sum owed, or the price. */
function Money({ booking }: { booking: Booking }) {
  const t = useTranslations('customer.bookings');
  const [money] = moneyLines(booking);
  if (!money) return null;
  return (
    <span
      className={cx(
        'ml-auto text-2 whitespace-nowrap',
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

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { isAgreed, shortId, stateOf, wasHeld } from '#domain/booking.ts';
import { instantOf } from '#domain/time.ts';
import { languageByLetters } from '#domain/words/script.ts';
import { useLocalName } from '../../../i18n/local-names.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { OpenCase } from '../../../parts/booking/cases/open-case.tsx';
import { headingId } from '../../../parts/booking/focus.ts';
import { KeptHours } from '../../../parts/booking/hours/kept-hours.tsx';
import { isLate } from '../../../parts/booking/late.ts';
import { dueClock } from '../../../parts/booking/countdown/due-line.tsx';
import { isToAnswer } from '../../../parts/booking/move/to-answer.ts';
import { OtherTime } from '../../../parts/booking/other-time.tsx';
import { isRestShown } from '../../../parts/booking/rest/rest-view.ts';
import { Named } from '../../../parts/named.tsx';
import { useNow } from '../../../parts/now.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { ButtonLink, type ButtonLook } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { PhoneLink } from '../booking/booking-facts.tsx';
import { besideBadge, BookingNow, Deadline, Said } from '../booking/booking-now.tsx';
import { EndButton } from '../booking/booking-steps.tsx';
import { FamilyBadge } from '../booking/family-badge.tsx';
import { choicesOf, heldOnWordOf } from '../booking/choices.ts';
import { BookingSum } from './booking-sum.tsx';
import { DayColumn } from './day-column.tsx';
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
  const answers = isToAnswer(booking, 'customer', now);
  const hasButton = !late && (asks || isOver || answers);
  const ends = asks ? [] : choicesOf(booking, now).ends;
  return (
    <article
      className={cx(
        'relative grid grid-cols-[minmax(36px,auto)_36px_minmax(0,1fr)] gap-x-2 gap-y-0.5 px-3 py-1.5 leading-snug',
        '@xl:grid-cols-[48px_72px_minmax(0,1fr)_12.5rem] @xl:grid-rows-[auto_1fr] @xl:gap-x-3.5 @xl:gap-y-1.5 @xl:px-4',
        '@4xl:grid-cols-[48px_72px_17rem_minmax(0,1fr)_12.5rem]',
        !isNext && '@xl:py-2.5',
      )}
      aria-labelledby={headingId(_id)}
    >
      <Head booking={booking} first={first} />
      <div
        className={cx(
          'col-span-full grid content-start gap-1 empty:hidden @xl:col-span-1 @xl:col-start-3 @xl:row-start-2 @4xl:col-start-4 @4xl:row-span-2 @4xl:row-start-1',
          hasButton && '@4xl:col-span-2',
        )}
      >
        <div className={cx('grid gap-1 empty:hidden', hasButton && '@4xl:pr-60')}>
          <Where booking={booking} first={first} isPlaceSaid={isPlaceSaid} isShort={hasButton} />
          <OpenCase booking={booking} seenBy="customer" />
        </div>
        <OtherTime
          booking={booking}
          seenBy="customer"
          to={`/my-bookings/${_id}`}
          beside={besideBadge}
          clock={dueClock}
        />
        {late && <Late booking={booking} />}
        {!asks && !isOver && !answers && hasMoreToSay(booking) && (
          <div className="text-2">
            <Said booking={booking} />
            <Deadline booking={booking} />
          </div>
        )}
        {asks && <BookingNow booking={booking} look={isFirst ? 'main' : 'quiet'} />}
        {isOver && <Owed booking={booking} look={isFirst && !late ? 'main' : 'quiet'} />}
      </div>
      <footer
        className={cx(
          'col-span-full flex items-center gap-x-2 text-1 text-ink-2 @xl:col-span-1 @xl:col-start-4 @xl:row-start-2 @xl:justify-end @xl:self-end',
          hasButton ? '@4xl:col-start-3 @4xl:justify-start' : '@4xl:col-start-5',
        )}
      >
        <span className="relative z-10 -my-2.5 inline-flex empty:hidden">
          <PhoneLink pandit={booking.panditId} isPlain />
        </span>
        {ends.map((step) => (
          <span key={step.action} className="relative z-10 -my-2.5 -ml-2">
            <EndButton step={step} booking={booking} look="text" />
          </span>
        ))}
        <CardNumber booking={booking} />
      </footer>
    </article>
  );
}

type HeadProps = Pick<BookingCardProps, 'booking' | 'first'>;

/** Of the next that was asked for the same puja only what is its own is said. */
const isThen = ({ bookingDate, startTime }: Booking, first: Booking | undefined): boolean =>
  bookingDate === first?.bookingDate && startTime === first.startTime;

/**
 * The day in a column of its own; beside it what and at which hour, and with whom. How far it is and how much stand at the same place
 * of every card: below on a phone, else at the right.
 */
function Head({ booking, first }: HeadProps) {
  const { panditId: pandit, ritualId: ritual, bookingDate } = booking;
  const isNext = first !== undefined;
  const then = isThen(booking, first);
  return (
    <header className="contents">
      <div className="row-span-2">{!then && <DayColumn day={bookingDate} />}</div>
      <div className="relative col-start-2 self-start @xl:row-span-2">
        {!isNext && (
          <img
            src={ritual.ritualImageUrl}
            alt=""
            width={72}
            height={56}
            className="mt-0.5 size-9 rounded-control bg-sunk object-cover @xl:h-14 @xl:w-18"
          />
        )}
        <span
          className={cx(
            'w-fit',
            isNext
              ? 'ml-auto block'
              : // on a phone there is room for one picture
                'absolute -right-1 -bottom-0.5 hidden rounded-[8px] bg-paper p-0.5 @xl:block',
          )}
        >
          <Avatar name={pandit.name} url={pandit.profileUrl} size="xxs" />
        </span>
      </div>
      <div className="col-start-3 min-w-0">
        <Title booking={booking} isHidden={isNext}>
          {!then && <When booking={booking} />}
        </Title>
        <p className="text-2 wrap-anywhere text-ink-2">
          <Named>{pandit.name}</Named>
        </p>
      </div>
      <p className="col-span-2 col-start-2 flex flex-wrap items-center justify-between gap-x-1 @xl:col-span-1 @xl:col-start-4 @xl:row-start-1 @xl:grid @xl:justify-end @xl:justify-items-end @xl:gap-y-1 @xl:self-start @4xl:col-start-5">
        <FamilyBadge booking={booking} />
        <BookingSum booking={booking} />
      </p>
    </header>
  );
}

/** The hours that are kept, where, and what was noted as far as it fits; all of it is on the booking's page. */
function Where({ booking, first, isPlaceSaid, isShort }: HeadProps & { isPlaceSaid: boolean; isShort: boolean }) {
  const { muhurat, bookingDate, userAddress, additionalNotesByUser: notes } = booking;
  const isThere = first ? userAddress === first.userAddress : isPlaceSaid;
  const hasHours = muhurat !== null && !isThen(booking, first);
  // what is to be done comes first
  const hasNotes = notes && !first && !isShort;
  if (!hasHours && isThere && !hasNotes) return null;
  return (
    <div className="text-1 text-ink-2">
      {hasHours && <KeptHours muhurat={muhurat} day={bookingDate} />}
      {!isThere && (
        <p lang={languageByLetters(userAddress ?? '')} className="wrap-anywhere">
          {userAddress}
        </p>
      )}
      {hasNotes && (
        <p lang={languageByLetters(notes)} className="line-clamp-1 wrap-break-word @xl:line-clamp-2">
          {notes}
        </p>
      )}
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
    <div className="flex flex-wrap items-baseline gap-x-2">
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

/** Small and last. */
function CardNumber({ booking: { _id } }: Pick<BookingCardProps, 'booking'>) {
  const t = useTranslations('customer.bookings');
  return (
    <p className="ml-auto whitespace-nowrap @xl:ml-0">
      <span className="sr-only">{t('number')} </span>#{shortId(_id)}
    </p>
  );
}

/** Its hour is past and it has not begun: whether nobody came, or it was held without the code, is said on its page. */
function Late({ booking: { _id } }: { booking: Booking }) {
  const t = useTranslations('customer.bookings');
  const cases = useTranslations('cases.press');
  const day = useTranslations('customer.onTheDay');
  return (
    <div className="grid gap-2 pt-1 @xl:pt-0">
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
    <div className="grid justify-items-start gap-2 pt-1 text-2 @xl:pt-0 @4xl:justify-items-end @4xl:pt-14">
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

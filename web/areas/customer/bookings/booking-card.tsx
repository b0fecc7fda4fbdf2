import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { isAgreed, shortId, stateOf, type Step } from '#domain/booking.ts';
import { inRupees, paise } from '#domain/money.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { BookingBadge } from '../../../parts/booking/booking-badge.tsx';
import { OpenCase } from '../../../parts/booking/cases/open-case.tsx';
import { headingId } from '../../../parts/booking/focus.ts';
import { KeptHours } from '../../../parts/booking/hours/kept-hours.tsx';
import { isLate } from '../../../parts/booking/late.ts';
import { OtherTime } from '../../../parts/booking/other-time.tsx';
import { useNow } from '../../../parts/now.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { cx } from '../../../ui/cx.ts';
import { PhoneLink } from '../booking/booking-facts.tsx';
import { BookingNow, Deadline, Said } from '../booking/booking-now.tsx';
import { EndButton } from '../booking/booking-steps.tsx';
import { choicesOf } from '../booking/choices.ts';
import { moneyLines } from './money-line.ts';
import { isLacking, isToChoose } from './sections.ts';

interface BookingCardProps {
  booking: Booking;
  /** Above it stands a card of the same puja, asked of another pandit. */
  isNext?: boolean;
  /** Its button is the one to press on this screen. */
  isFirst?: boolean;
}

/** A booking that is not over: what, when, where, with whom, how far it is, what it costs, and what is to be done now. All of it leads to its page. */
export function BookingCard({ booking, isNext = false, isFirst = false }: BookingCardProps) {
  const t = useTranslations('customer.bookings');
  const now = useNow(5_000);
  const { _id, bookingStatus: status, panditId: pandit } = booking;
  const asks =
    stateOf(status)?.takesMoney === true || isToChoose(booking, now) || isLacking(booking, now) || booking.advanceWaits;
  const ends = asks ? [] : choicesOf(booking, now).ends;
  return (
    <article
      className={cx('relative grid grid-cols-[minmax(0,1fr)] gap-1.5 px-3.5', isNext ? 'py-2' : 'py-2.5')}
      aria-labelledby={headingId(_id)}
    >
      {isNext ? (
        <header className="flex items-center gap-x-2">
          <Avatar name={pandit.name} url={pandit.profileUrl} size="xxs" />
          <What booking={booking} isNext />
        </header>
      ) : (
        <header className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-1">
          <img
            src={booking.ritualId.ritualImageUrl}
            alt=""
            width={60}
            height={44}
            loading="lazy"
            className="h-11 w-11 rounded-control object-cover sm:row-span-2 sm:h-13 sm:w-17"
          />
          <div>
            <What booking={booking} />
            <When booking={booking} />
          </div>
          <p className="col-span-2 flex flex-wrap items-center gap-x-2 text-2 text-ink-2 sm:col-span-1 sm:col-start-2">
            <Avatar name={pandit.name} url={pandit.profileUrl} size="xxs" />
            <span className="min-w-0 wrap-anywhere">{pandit.name}</span>
            {ends.length > 0 && <Money booking={booking} />}
            <Phone booking={booking} />
          </p>
        </header>
      )}
      <OpenCase booking={booking} seenBy="customer" />
      <OtherTime booking={booking} seenBy="customer" to={`/my-bookings/${_id}`} />
      {isLate(booking, now) && <p className="text-2 font-semibold text-marigold-ink">{t('late')}</p>}
      {!asks && hasMoreToSay(booking) && (
        <div className="text-2">
          <Said booking={booking} />
          <Deadline booking={booking} />
        </div>
      )}
      <Standing booking={booking} isNext={isNext} ends={ends} />
      {asks && <BookingNow booking={booking} look={isFirst ? 'main' : 'quiet'} />}
    </article>
  );
}

/** The ritual, or of the next that was asked for the same puja its pandit; and the number of the booking. */
function What({ booking, isNext = false }: BookingCardProps) {
  const t = useTranslations('customer.bookings');
  const { _id, ritualId: ritual, panditId: pandit } = booking;
  return (
    <div className="flex grow flex-wrap items-baseline justify-between gap-x-2">
      <h3 id={headingId(_id)} tabIndex={-1} className="text-3 text-ink outline-none">
        <Link
          to={`/my-bookings/${_id}`}
          className="underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline"
        >
          <span className={cx(isNext && 'sr-only')}>{ritual.ritualType}</span>
          {isNext && <span className="text-2 wrap-anywhere"> {pandit.name}</span>}
        </Link>
      </h3>
      <p className="text-1 text-ink-2">
        <span className="sr-only">{t('number')} </span>#{shortId(_id)}
      </p>
    </div>
  );
}

/** When and where, in one line where both find room. */
function When({ booking }: { booking: Booking }) {
  const { dayShort, clockText } = useFormats();
  const t = useTranslations('customer.bookings');
  const { bookingDate, startTime, startsAt, muhurat, userAddress: place, additionalNotesByUser: notes } = booking;
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2 text-2">
        <span>
          <time dateTime={bookingDate}>{dayShort(bookingDate)}</time>, {startTime ? clockText(startsAt) : t('anyTime')}
        </span>
        <span className="min-w-16 flex-1 truncate text-1 text-ink-2">
          <span>{place}</span>
          {notes && (
            <>
              {' · '}
              <span>{notes}</span>
            </>
          )}
        </span>
      </p>
      <KeptHours muhurat={muhurat} day={bookingDate} />
    </>
  );
}

const Phone = ({ booking: { panditId } }: { booking: Booking }) => (
  <span className="relative z-10 -my-2.5 ml-auto inline-flex">
    <PhoneLink pandit={panditId} isPlain />
  </span>
);

interface StandingProps extends BookingCardProps {
  /** What the family may do of its own accord. */
  ends: readonly Step[];
}

/** How far it is, with the money, or with the way to end it. */
function Standing({ booking, isNext = false, ends }: StandingProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 text-1 text-ink-2">
      <BookingBadge booking={booking} seenBy="customer" />
      {(isNext || ends.length === 0) && <Money booking={booking} />}
      {ends.map((step) => (
        <div key={step.action} className="relative z-10 -my-2.5 -mr-2 ml-auto">
          <EndButton step={step} booking={booking} look="text" />
        </div>
      ))}
      {isNext && (
        <span className="text-2">
          <Phone booking={booking} />
        </span>
      )}
    </div>
  );
}

function Money({ booking }: { booking: Booking }) {
  const t = useTranslations('customer.bookings');
  const [money] = moneyLines(booking);
  return money && <span className="ml-auto text-1">{t(money.key, { amount: inRupees(paise(money.rupees)) })}</span>;
}

/** Money that waits, went back or comes as credit, and a puja that has begun; of an open case the card speaks by itself. */
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

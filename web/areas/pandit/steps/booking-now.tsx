import { Clock } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { isAgreed, isLive, isRefusal, isUnanswered } from '#domain/booking.ts';
import { endingOf } from '#domain/booking/ending.ts';
import { isDoubted } from '#domain/cases/case.ts';
import { languageByLetters } from '#domain/words/script.ts';
import { inTheirWords } from '../../../parts/in-their-words.tsx';
import { DueTime } from '../../../parts/booking/countdown/due-time.tsx';
import { isLate } from '../../../parts/booking/late.ts';
import { useNow } from '../../../parts/now.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { hasWords } from '../../../i18n/words.ts';
import { ConflictNote } from './conflict-note.tsx';
import { bookingPath } from './pandit-steps.ts';

/** The booking's state, what is in its way, and until when somebody has to act. */
export function BookingNow({ booking, isPage = false }: { booking: Booking; isPage?: boolean }) {
  return (
    <div className="grid gap-2.5 text-2 has-[>:only-child:empty]:hidden">
      <Said booking={booking} isPage={isPage} />
      <Deadline booking={booking} />
    </div>
  );
}

interface SaidProps {
  booking: Booking;
  isPage?: boolean;
  /** Its state is said beside it. */
  isTold?: boolean;
}

/** What there is to know before the next step. */
export function Said({ booking, isPage = false, isTold = false }: SaidProps) {
  const late = isLate(booking, useNow());
  return (
    <>
      <AskedHow booking={booking} />
      {late ? (
        <Late booking={booking} isPage={isPage} />
      ) : (
        <StatusSentence booking={booking} isTold={isTold} isPage={isPage} />
      )}
      <ConflictNote booking={booking} />
    </>
  );
}

/** Nobody has begun, and it should have: that nobody came is said on its page, and elsewhere a link leads there. */
export function Late({ booking, isPage = false }: { booking: Booking; isPage?: boolean }) {
  const t = useTranslations('panditBookings');
  const cases = useTranslations('cases.press');
  const { momentText } = useFormats();
  if (!isLate(booking, useNow())) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <p className="text-2 font-semibold text-marigold-ink">
        {booking.startTime ? t('lateSince', { at: momentText(booking.startsAt) }) : t('late')}
      </p>
      {!isPage && (
        <Link
          to={`${bookingPath(booking._id)}#cases`}
          className="inline-flex min-h-11 items-center text-2 font-semibold text-maroon underline underline-offset-4"
        >
          {cases('absence')}
        </Link>
      )}
    </div>
  );
}

/** Why they are asked at such short notice, and whether somebody else can be faster. */
function AskedHow({ booking: { isSubstitute, othersAsked, bookingStatus: status } }: { booking: Booking }) {
  const t = useTranslations('panditBookings');
  if (!isUnanswered(status) || !(isSubstitute || othersAsked)) return null;
  return (
    <p className="font-semibold">
      {isSubstitute && t('asSubstitute')} {othersAsked && t('othersAsked')}
    </p>
  );
}

/** The state in the words of the specification. An open request speaks for itself. */
function StatusSentence({ booking, isTold, isPage }: { booking: Booking; isTold: boolean; isPage: boolean }) {
  const t = useTranslations('panditBookings');
  const page = useTranslations('bookingPage');
  const { bookingStatus: status, additionalNotesbyPandit: reason } = booking;
  const deed = booking.events.findLast(({ from, to }) => from !== to);
  const doubted = isDoubted(booking) ? (booking.openCase?.asks.includes('pandit') ? 'doubted' : 'doubtedSaid') : null;
  const inCase = booking.openCase?.rests === true && isAgreed(status) ? 'inCase' : null;
  const begun = booking.begunAt !== null && isAgreed(status) ? 'begun' : null;
  const key = doubted ?? inCase ?? begun ?? endingOf(booking.events) ?? status;
  const says = useTranslations('panditBookings.says');
  const told = hasWords(says, key) ? key : status;
  const isPlain = told === status;
  // badge and story of the page say how it ended, but for a refusal
  const isBeside = isPlain && (isPage ? !isLive(status) && !isRefusal(status) : isTold);
  const reasons = useTranslations('ownReasons');
  return (
    <div aria-live="polite" className="grid gap-1 empty:hidden">
      {!isBeside && hasWords(says, told) && (
        // on its page what is to be done until it begins is said below
        <p className={isPage && isPlain && isAgreed(status) ? 'text-ink-2' : 'font-semibold'}>{says(told)}</p>
      )}
      {(key === 'onBehalf' || key === 'notHeld') && deed?.decided && (
        <p className="text-ink-2">{page('decidedIn.ticket', { number: deed.decided.number })}</p>
      )}
      {key === 'onBehalf' && deed?.reason && <p className="text-ink-2">{reasons(deed.reason)}</p>}
      {key === 'onBehalf' && deed?.note && (
        <p lang={languageByLetters(deed.note)} className="wrap-anywhere text-ink-2">
          “{deed.note}”
        </p>
      )}
      {isRefusal(status) && reason && (
        <p className="wrap-anywhere text-ink-2">{t.rich('yourReason', { reason, ...inTheirWords(reason) })}</p>
      )}
    </div>
  );
}

/** Where somebody has to act in time. */
export function Deadline({ booking: { dueAt, bookingStatus: status } }: { booking: Booking }) {
  const t = useTranslations('panditBookings.due');
  if (dueAt === null || !hasWords(t, status)) return null;
  return (
    <div className="flex items-start gap-2 text-2 font-semibold text-marigold-ink">
      <Clock size={17} aria-hidden className="mt-0.5 shrink-0" />
      <DueTime until={dueAt} says={(when) => t(status, { when })} over={t('over')} />
    </div>
  );
}

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { fellThrough, isAgreed, isRefusal, stateOf, type BookingStatus } from '#domain/booking.ts';
import { endingOf } from '#domain/booking/ending.ts';
import { isDoubted } from '#domain/cases/case.ts';
import { paise } from '#domain/money.ts';
import { dayAt, instantOf } from '#domain/time.ts';
import { languageByLetters } from '#domain/words/script.ts';
import { inTheirWords } from '../../../parts/in-their-words.tsx';
import { useFormats } from '../../../i18n/formats.ts';
import { hasWords } from '../../../i18n/words.ts';
import { DueLine } from '../../../parts/booking/countdown/due-line.tsx';
import { DueTime } from '../../../parts/booking/countdown/due-time.tsx';
import { isToAnswer } from '../../../parts/booking/move/to-answer.ts';
import { isLate } from '../../../parts/booking/late.ts';
import { moneyOf } from '../../../parts/booking/money.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { useReload } from '../../../parts/forms/use-reload.ts';
import { useNow } from '../../../parts/now.ts';
import { Button, type ButtonLook } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { isLacking, isToChoose } from '../bookings/sections.ts';
import { choicesOf, heldOnWordOf, isOneOfMany, lastDeed } from './choices.ts';
import { useKeptWords } from './kept-words.ts';
import { EndButton, useSteps } from './booking-steps.tsx';
import { BookAgain, ChooseAnother, NotNeeded, Onward } from './onward.tsx';
import { isNewest } from '../../../parts/booking/others/went-along.ts';

interface BookingNowProps {
  booking: Booking;
  /** How its next step looks: of several on a screen one is filled. */
  look?: ButtonLook;
  /** What its puja lacks is shown above. */
  isTitled?: boolean;
}

/** How far the booking is, until when, and the buttons its state has. */
export function BookingNow({ booking, look = 'main', isTitled = false }: BookingNowProps) {
  const { money } = useFormats();
  const { payment } = useSteps();
  const isPaying = payment.of === booking._id && payment.purpose === 'advance';
  const t = useTranslations('customer.pay');
  const o = useTranslations('customer.others');
  const now = useNow(5_000);
  const { pay, byCredit, ends: all } = choicesOf(booking, now);
  // on the page its request is cancelled where it says what that means
  const ends = isTitled ? all.filter(({ action }) => action !== 'cancel') : all;
  const toChoose = isToChoose(booking, now);
  const isMany = isTitled && isOneOfMany(booking);
  const keptWords = useKeptWords(booking.ask?.state === 'choosing' && !isNewest(booking) ? null : booking.ask);
  const notice = isPaying && (payment.notice?.stays || pay !== null) ? payment.notice?.text : null;
  const ending = endingOf(booking.events);
  const over = fellThrough(booking.bookingStatus) || ending === 'onBehalf' || ending === 'notHeld';
  // called off by the family itself
  const again = isTitled && !over && stateOf(booking.bookingStatus)?.isOver === 'off' && booking.panditId.isListed;
  const lacks = isLacking(booking, now);
  // another time, proposed by the pandit, is answered before anything else
  const answers = isToAnswer(booking, 'customer', now);
  return (
    <div className="grid gap-3 text-2">
      <div className={cx('grid content-start gap-1', !isTitled && besideBadge)}>
        <div className="grid gap-1" aria-live="polite">
          {lacks && !isTitled && <p className="font-semibold">{o('lacks')}</p>}
          {isMany && <p>{o('together', { count: booking.ask?.askedNow ?? 0 })}</p>}
          {!isMany && !answers && !isLate(booking, now) && (
            <Said booking={booking} isShort={pay !== null} isPage={isTitled} isHead={isTitled && !toChoose && !lacks} />
          )}
        </div>
        {!answers && <Deadline booking={booking} />}
        {keptWords && (
          <DueLine>
            <p>{keptWords}</p>
          </DueLine>
        )}
      </div>
      {notice && (
        <p role="alert" className="rounded-control bg-marigold-soft px-3.5 py-2.5 text-marigold-ink">
          {notice}
        </p>
      )}
      {(pay !== null || byCredit || ends.length > 0 || over || again) && (
        <div className={cx('relative z-10 flex flex-wrap gap-3 empty:hidden', !isTitled && '@4xl:justify-end')}>
          {pay !== null && (
            <Button
              look={look}
              className="max-sm:grow"
              busy={isPaying && payment.stage !== null && t(payment.stage)}
              onClick={() => payment.pay(booking, pay)}
            >
              {t('button', { amount: money(paise(pay)) })}
            </Button>
          )}
          {byCredit && <CreditPays booking={booking} look={look} />}
          {ends.map((step) => (
            <EndButton
              key={step.action}
              step={step}
              booking={booking}
              locked={payment.stage !== null}
              look={answers ? 'text' : 'quiet'}
            />
          ))}
          {over &&
            (toChoose ? (
              // on the page they are listed below
              !isTitled && <ChooseAnother booking={booking} look={look} />
            ) : (
              <Onward booking={booking} look={lacks ? look : 'quiet'} />
            ))}
          {lacks && <NotNeeded booking={booking} />}
          {again && <BookAgain booking={booking} />}
        </div>
      )}
    </div>
  );
}

/** In the list, on a desk: badge and sum stand at the right of the words, and above the buttons. */
export const besideBadge = '@4xl:min-h-12 @4xl:pr-60';

type NowProps = Required<Pick<BookingNowProps, 'booking' | 'look'>>;

/** The family's credit pays all of the advance. */
function CreditPays({ booking: { _id, creditAmount }, look }: NowProps) {
  const { money } = useFormats();
  const t = useTranslations('customer.pay.byCredit');
  const form = useActionForm({
    name: 'payByCredit',
    schema: async () => (await import('./cancel-form.ts')).nothing,
    action: `/my-bookings/${_id}`,
    done: t('done'),
    failure: t('failed'),
    onRefused: useReload(),
  });
  return (
    <ActionFields form={form} className="max-sm:grow">
      <Button type="submit" look={look} className="max-sm:w-full" busy={form.busy && t('busy')}>
        {t('button', { amount: money(paise(creditAmount)) })}
      </Button>
    </ActionFields>
  );
}

const officesDeeds: readonly string[] = ['cancelOnBehalf', 'withdrawOnBehalf', 'notHeld'];

const Plain = ({ children }: { children: ReactNode }) => <p>{children}</p>;
const Ended = ({ children }: { children: ReactNode }) => <p className="text-3 font-semibold">{children}</p>;
const bold = (chunks: ReactNode) => <b className="font-semibold">{chunks}</b>;

interface SaidProps {
  booking: Booking;
  /** The sums are said above and below. */
  isShort?: boolean;
  /** On its page day, rest and that it is confirmed stand beside it. */
  isPage?: boolean;
  /** How it ended is the heading. */
  isHead?: boolean;
}

/** The state in a sentence, with the pandit's own words and what becomes of the money. */
export function Said({ booking, isShort = false, isPage = false, isHead = false }: SaidProps) {
  const t = useTranslations('customer.says');
  const page = useTranslations('bookingPage');
  const { clockText, dayPlain, money } = useFormats();
  const { bookingStatus: status, panditId, additionalNotesbyPandit, begunAt, refunds } = booking;
  const { advance } = moneyOf(booking);
  const { left } = booking.sums;
  const deed = lastDeed(booking);
  // where the office ended it, its reason is the one that counts
  const panditsWord = stateOf(status)?.isOver === 'off' && !isRefusal(status) ? null : additionalNotesbyPandit;
  const byOffice = deed && officesDeeds.includes(deed.action) ? deed : null;
  const reasons = useTranslations('ownReasons');
  const own = byOffice?.reason && reasons(byOffice.reason);
  const reason = byOffice ? byOffice.note : booking.openCase?.rests ? null : panditsWord;
  const inCase = booking.openCase?.rests === true && stateOf(status)?.isOver !== 'off' ? 'inCase' : null;
  const isBegun = booking.begunAt !== null && isAgreed(status);
  const begun = isBegun ? (booking.sums.asked > 0 && !isPage ? 'begun' : 'begunPaid') : null;
  const Line = isHead && stateOf(status)?.isOver === 'off' ? Ended : Plain;
  const byCredit = isByCredit(booking) ? 'paidByCredit' : null;
  const wordOf = heldOnWordOf(booking);
  const silent = wordOf && ({ pandit: 'withoutCode', office: 'heldByOffice' } as const)[wordOf];
  const key =
    (isDoubted(booking) ? 'doubted' : null) ??
    inCase ??
    begun ??
    byCredit ??
    silent ??
    (left === 0 ? wholeOf(status) : null) ??
    endingOf(booking.events) ??
    status;
  const said = (rupees: number | null | undefined) => money(paise(rupees ?? 0));
  const ownEnd = booking.sums.paid > 0 || refunds.length > 0 ? 'cancelledOn' : 'cancelledFree';
  const words = isPage && key === status && deed?.action === 'cancel' ? ownEnd : key;
  // badge, heading and sum of its page say it
  const isBeside = isPage && isAgreed(status) && (key === status || key === 'allPaid' || key === 'begunPaid');
  return (
    <>
      {!isShort && !isBeside && hasWords(t, words) && (
        <Line>
          {t.rich(words, {
            day: deed ? dayPlain(dayAt(instantOf(deed.at))) : '',
            pandit: panditId.name,
            advance: said(advance?.rupees),
            after: said(isBegun ? booking.sums.asked : left),
            b: bold,
            at: begunAt ? clockText(begunAt) : '',
          })}
        </Line>
      )}
      {byOffice?.decided && (
        <p className="text-ink-2">{page('decidedIn.ticket', { number: byOffice.decided.number })}</p>
      )}
      {own && <p className="text-ink-2">{own}</p>}
      {reason && (
        <blockquote className="text-ink-2">
          {t.rich(isBeside ? 'panditSaid' : 'wasSaid', { pandit: panditId.name, reason, ...inTheirWords(reason) })}
        </blockquote>
      )}
      <Refunds booking={booking} />
      {isCreditAgain(booking) && (
        <p className="text-leaf">{t('creditAgain', { amount: said(booking.creditAmount) })}</p>
      )}
      {booking.creditGiven > 0 && (
        <p className="text-leaf">{t('creditGiven', { amount: said(booking.creditGiven) })}</p>
      )}
      {booking.creditWait && <CreditWait wait={booking.creditWait} />}
    </>
  );
}

/** The advance is paid, by credit alone, and the pandit has still to accept. */
const isByCredit = ({ bookingStatus, advanceAmountToBePaid: advance, creditAmount }: Booking): boolean =>
  stateOf(bookingStatus)?.deadline === 'acceptance' && advance === 0 && creditAmount > 0;

/** The advance was paid by credit, at least in part, and is not held for this puja or another any more. */
const isCreditAgain = ({ bookingStatus, paymentDateTime, creditAmount, heldAmount, events }: Booking): boolean =>
  stateOf(bookingStatus)?.isOver === 'off' &&
  paymentDateTime !== null &&
  creditAmount > 0 &&
  heldAmount === 0 &&
  endingOf(events) !== 'passedOver';

/** Credit that the office looks at first, and why it decided as it did. */
function CreditWait({ wait: { amount, state, reason } }: { wait: NonNullable<Booking['creditWait']> }) {
  const { money } = useFormats();
  const t = useTranslations('customer.says.creditWait');
  return (
    <>
      {state !== 'given' && <p>{t(state, { amount: money(paise(amount)) })}</p>}
      {reason && (
        <blockquote lang={languageByLetters(reason)} className="text-ink-2">
          “{reason}”
        </blockquote>
      )}
    </>
  );
}

/** Where the advance is the whole price. */
function wholeOf(status: BookingStatus): 'allInAdvance' | 'allPaid' | null {
  if (stateOf(status)?.takesMoney) return 'allInAdvance';
  return isAgreed(status) ? 'allPaid' : null;
}

const green = (sum: ReactNode) => <b className="font-semibold text-leaf">{sum}</b>;

/** How far each refund is, on which day, and by which number the bank knows it. */
function Refunds({ booking: { refunds, advanceAmountToBePaid: advance } }: { booking: Booking }) {
  const { dateWorded, money } = useFormats();
  const t = useTranslations('customer.refund');
  return refunds.map(({ amount: rupees, state, sentAt, arrivedAt, reference }, index) => {
    const at = arrivedAt ?? sentAt;
    const key = state === 'coming' && rupees === advance ? 'whole' : state;
    const values = { amount: money(paise(rupees)), date: at === null ? '' : dateWorded(at), b: green };
    return (
      // refunds have no names of their own, and are only ever added at the end
      <p key={index} className={cx('wrap-anywhere', state === 'failed' && 'text-brick')}>
        {t.rich(key, values)} {state === 'arrived' && reference !== null && t('reference', { reference })}
      </p>
    );
  });
}

/** Where somebody has to act in time. */
export function Deadline({ booking }: { booking: Booking }) {
  const { dueAt, bookingStatus: status } = booking;
  const t = useTranslations('customer.due');
  const key = isByCredit(booking) ? 'paidByCredit' : status;
  if (dueAt === null || !hasWords(t, key)) return null;
  const line = <DueTime until={dueAt} says={(when) => t(key, { when })} over={t('over')} />;
  return stateOf(status)?.takesMoney ? <DueLine>{line}</DueLine> : line;
}

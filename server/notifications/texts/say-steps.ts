import { inRupees } from '#domain/money.ts';
import { sentencesOf, spare, type Sentence } from './sentence.ts';
import { amount, comesBack, ofAdvance, wholeAdvance, yours } from './say-money.ts';
import {
  acceptBy,
  answerBy,
  because,
  ifAhead,
  isPast,
  only,
  reasonIfRoom,
  theirReason,
  timeYours,
} from './say-parts.ts';
import type { BookingTexts, BookingView } from './texts.ts';
import { ahead, family, moment, otherTime, pandit, puja, pujaBy, ritual, short } from './words-of.ts';
import type { BookingFacts } from '../topics.ts';

/** Which sentences a message about a step of a booking has. Short: with usual names each fits one SMS in English (`domain/notices/sms.ts`). */

const steps = sentencesOf('smsSteps');

/** The booking and its two sides, for the gaps; `who` is the other side. */
const about = (b: BookingView) => ({ puja: puja(b), pandit: pandit(b), family: family(b) });
const byPandit = (b: BookingView) => ({ puja: puja(b), who: pandit(b) });
const byFamily = (b: BookingView) => ({ puja: puja(b), who: family(b) });

function asksAdvance(b: BookingView, f: BookingFacts): readonly Sentence[] {
  const { dueAt, waits, creditUsed } = f;
  const said = { ...about(b), amount: amount(b, f) };
  const until = dueAt ? { moment: moment(dueAt) } : {};
  if (waits) {
    const back = { ...until, waits: inRupees(waits) };
    return [steps('asksAdvanceAnew', said), steps(dueAt ? 'payByThenBack' : 'payThenBack', back)];
  }
  const asks = steps('asksAdvance', said);
  if (!creditUsed) return [asks, steps(dueAt ? 'payByOrFree' : 'payOrFree', until)];
  return creditUsed === f.amount
    ? [asks, steps('creditPaysIt'), steps(dueAt ? 'sayYesBy' : 'sayYes', until)]
    : [asks, steps('creditPays', { credit: inRupees(creditUsed) }), steps(dueAt ? 'payBy' : 'pay', until)];
}

/** After its moment it is still true that the pandit confirms, or the money comes back. */
function advanceCame(b: BookingView, f: BookingFacts): readonly Sentence[] {
  const { back, creditUsed, dueAt } = f;
  const said = { ...about(b), amount: amount(b, f) };
  if (f.paidBefore)
    return [back ? steps('paidBeforeBack', { ...said, back: inRupees(back) }) : steps('paidBefore', said)];
  const isOpen = dueAt && !isPast(dueAt, b.readAt);
  const until = { pandit: pandit(b), ...(isOpen ? { moment: moment(dueAt) } : {}) };
  if (creditUsed && creditUsed === b.advancePaise) {
    const paid = steps('creditPaysAdvance', { puja: puja(b), amount: inRupees(creditUsed) });
    return [paid, steps(isOpen ? 'confirmsByOrCredit' : 'confirmsOrCredit', until)];
  }
  const here = steps('advanceHere', { puja: puja(b), amount: wholeAdvance(b, f) });
  return [here, steps(isOpen ? 'confirmsByOrBack' : 'confirmsOrBack', until)];
}

/** What a family is given because its pandit withdrew, now or once the office has looked. */
const creditOf = ({ credit, creditWaits }: BookingFacts): readonly Sentence[] => {
  if (credit) return [steps('creditNext', { amount: inRupees(credit) })];
  return creditWaits ? [steps('creditLooked', { amount: inRupees(creditWaits) })] : [];
};

/** What a pandit is reminded of by the office. */
function reminder(b: BookingView, { waitsFor, dueAt }: BookingFacts): readonly Sentence[] {
  if (waitsFor === 'answer') return [steps('awaitsAnswer', about(b)), answerBy(dueAt)];
  if (waitsFor === 'acceptance') return [steps('advanceIsPaid', about(b)), acceptBy(dueAt)];
  return [steps('countsOnYou', about(b)), steps('sayNow')];
}

const expired = (b: BookingView, f: BookingFacts): readonly Sentence[] =>
  f.refunded || f.seeks
    ? [steps(f.refunded ? 'notConfirmed' : 'notAnswered', about(b)), ...comesBack(b, f)]
    : [steps('ranOut', about(b)), ...ifAhead(b, steps('askAgain'))];

/** Both sides read the same of another time, each of the other. */
type Who = typeof byPandit;
const moveAsked = (who: Who) => (b: BookingView, f: BookingFacts) => [
  f.otherTime ? steps('wantsMoveTo', { ...who(b), time: otherTime(f.otherTime) }) : steps('wantsMove', who(b)),
  answerBy(f.dueAt),
  ...reasonIfRoom(f.note),
];
const moveRefused = (who: Who) => (b: BookingView, f: BookingFacts) => [
  f.otherTime ? steps('refusesMoveTo', { ...who(b), time: otherTime(f.otherTime) }) : steps('refusesMove', who(b)),
  steps('stays'),
];
const moveTakenBack = (who: Who) => (b: BookingView) => [steps('noLongerMoves', who(b)), steps('stays')];
const moveExpired = (b: BookingView, f: BookingFacts) => [
  f.otherTime
    ? steps('moveToUnanswered', { puja: puja(b), time: otherTime(f.otherTime) })
    : steps('moveUnanswered', { puja: puja(b) }),
  steps('stays'),
];
const wrote = (who: Who) => (b: BookingView) => [steps('wrote', who(b)), steps('readIt')];

const when = (b: BookingView, f: BookingFacts) => ({
  when: ahead(b, f.ahead === 'tomorrow'),
  ritual: ritual(b),
});

export const stepTexts = {
  'request.pandit': (b, f) => [
    steps(f.substitute ? 'asksInstead' : 'asks', { puja: pujaBy(b), family: family(b) }),
    answerBy(f.dueAt),
  ],
  'accept.customer': (b, f) => [
    steps('confirmed', { puja: pujaBy(b), pandit: pandit(b), price: inRupees(b.pricePaise) }),
    ...only(f.amount, steps('advanceGoes', { amount: amount(b, f) })),
  ],
  'reject.customer': (b, f) => [steps('cannotHold', about(b)), ...comesBack(b, f), ...theirReason(f.note)],
  'requestAdvance.customer': asksAdvance,
  'cancel.pandit': (b, f) =>
    f.kept === null || f.kept === undefined
      ? [steps('takenBack', about(b))]
      : [steps('familyCancelled', about(b)), timeYours(), ...yours(f), ...theirReason(f.note)],
  'cancel.customer': (b, f) => [steps('youCancelled', about(b)), ...ofAdvance(b, f)],
  'decline.pandit': (b) => [steps('declined', about(b)), timeYours()],
  'pay.pandit': (b, f) => [
    steps('familyPaid', { ...about(b), amount: wholeAdvance(b, f) }),
    ...only(!isPast(f.dueAt, b.readAt), acceptBy(f.dueAt)),
  ],
  'pay.customer': advanceCame,
  'cannotAttend.customer': (b, f) => [steps('cannotAttend', about(b)), ...comesBack(b, f), ...theirReason(f.note)],
  'withdraw.customer': (b, f) => {
    // with credit there is no room for the reason, which is on the booking's page
    const credit = creditOf(f);
    const end = credit.length > 0 ? credit : theirReason(f.note);
    return [steps('withdrew', about(b)), ...comesBack(b, f), ...end];
  },
  'creditGiven.customer': (b, f) => [
    steps('creditGiven', { puja: puja(b), amount: amount(b, f) }),
    steps('creditDeducted'),
  ],
  'creditRefused.customer': (b, f) => [steps('creditRefused', { puja: puja(b) }), ...because(f.note)],
  'begin.customer': (b, { begunAt }) => {
    const said = { pandit: pandit(b), ritual: ritual(b) };
    return [begunAt ? steps('beganAt', { ...said, moment: moment(begunAt) }) : steps('began', said)];
  },
  'wrongCodes.customer': (b) => [steps('wrongCodes', { puja: puja(b) }), steps('tellAtDoor')],
  'complete.pandit': (b) => [steps('markedDone', about(b))],
  'complete.customer': (b, f) =>
    f.withoutCode
      ? [steps('heldNoCode', about(b)), steps('notHeldSay')]
      : [steps(b.quiet ? 'doneQuietly' : 'done', about(b))],
  'expire.customer': expired,
  'expire.pandit': (b) => [steps('familyRanOut', about(b)), timeYours()],
  'propose.customer': moveAsked(byPandit),
  'propose.pandit': moveAsked(byFamily),
  'move.customer': (b, { otherTime: time }) => {
    const said = { puja: pujaBy(b), pandit: pandit(b) };
    return [time ? steps('agreedWithNot', { ...said, time: otherTime(time) }) : steps('agreedWith', said)];
  },
  'move.pandit': (b, { otherTime: time }) => {
    const said = { puja: pujaBy(b), family: family(b) };
    return [time ? steps('agreedForNot', { ...said, time: otherTime(time) }) : steps('agreedFor', said)];
  },
  'refuseMove.customer': moveRefused(byPandit),
  'refuseMove.pandit': moveRefused(byFamily),
  'takeBack.customer': moveTakenBack(byPandit),
  'takeBack.pandit': moveTakenBack(byFamily),
  'expireMove.customer': moveExpired,
  'expireMove.pandit': moveExpired,
  'remind.customer': (b, f) => {
    const said = { puja: puja(b), amount: amount(b, f) };
    return [f.dueAt ? steps('remindPayBy', { ...said, moment: moment(f.dueAt) }) : steps('remindPay', said)];
  },
  'remind.pandit': reminder,
  'several.pandit': (b) => [steps('familySeveral', about(b)), steps('lookAtBookings')],
  'several.customer': (b) => [steps('panditSeveral', about(b)), steps('lookAtBookings')],
  'soon.customer': (b, f) => [
    steps('soonWith', { ...when(b, f), pandit: pandit(b) }),
    ...(b.startCode ? [steps('tellCode', { code: b.startCode })] : []),
    spare(steps('whoBrings'), 'dear'),
  ],
  'soon.pandit': (b, f) => {
    const said = { ...when(b, f), family: family(b) };
    const { place } = b;
    return [
      place ? steps('soonForAt', { ...said, place: short(place, 60) }) : steps('soonFor', said),
      steps('askCode'),
      spare(steps('thingsOnBooking'), 'dear'),
    ];
  },
  'letter.customer': wrote(byPandit),
  'letter.pandit': wrote(byFamily),
} satisfies Partial<BookingTexts>;

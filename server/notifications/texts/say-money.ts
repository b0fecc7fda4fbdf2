import { asPaise, inRupees, minus, NO_MONEY, splitAdvance } from '#domain/money.ts';
import { sentencesOf, type Sentence } from './sentence.ts';
import { only } from './say-parts.ts';
import type { BookingView } from './texts.ts';
import { family, pandit, puja } from './words-of.ts';
import type { BookingFacts } from '../topics.ts';

/** What messages say of money, and those about the rest of the dakshina and its cash. */

const money = sentencesOf('smsMoney');
const steps = sentencesOf('smsSteps');

export const amount = (booking: BookingView, facts: BookingFacts): string =>
  inRupees(facts.amount ?? booking.advancePaise ?? NO_MONEY);

/** All of an advance, what credit pays of it included. */
export const wholeAdvance = (booking: BookingView, facts: BookingFacts): string =>
  inRupees(booking.advancePaise ?? facts.amount ?? NO_MONEY);

/** What the decision of a case brings the family. */
export function moneyToFamily(booking: BookingView, facts: BookingFacts): readonly Sentence[] {
  const { amount: back, creditBack, paidAfter, cashBack } = facts;
  const byHand = cashBack ? [money('cashByHand', { amount: inRupees(cashBack) })] : [];
  if (!back) return facts.remedy === 'ends' && booking.advancePaise && !cashBack ? [money('nothingBack')] : byHand;
  const stays = only(paidAfter, money('priceStays'));
  if (creditBack) return [...comesBack(booking, { refunded: true, amount: back, creditBack }), ...stays, ...byHand];
  return cashBack
    ? [money('backAndCash', { amount: inRupees(back), cash: inRupees(cashBack) })]
    : [money('backByBank', { amount: inRupees(back) }), ...stays];
}

/** What it means for the pandit's own money. */
export const moneyFromPandit = (booking: BookingView, facts: BookingFacts): readonly Sentence[] => [
  ...ownMoney(booking, facts),
  ...(facts.cashBack ? [money('giveCashBack', { amount: inRupees(facts.cashBack) })] : []),
];

function ownMoney(booking: BookingView, facts: BookingFacts): readonly Sentence[] {
  if (facts.amount) return [money('toFamily', { amount: inRupees(facts.amount) }), ...whatItTakes(facts)];
  if (facts.becomes === 'held') return [whatIsDue(booking)];
  return only(facts.remedy === 'ends' && booking.advancePaise, money('advanceYours'));
}

/** Of a puja that was held: an advance lies with us; the family owes what was not paid. */
export const whatIsDue = ({ advancePaise }: BookingView): Sentence =>
  advancePaise ? money('wePayAdvance') : money('familyOwes');

/** What a refund to the family means for the pandit's own money. */
function whatItTakes({ paidAfter, takenBack }: BookingFacts): readonly Sentence[] {
  if (paidAfter) return [money('dueAfter')];
  if (takenBack === null || takenBack === undefined) return [];
  return [takenBack > 0 ? money('takenOff', { amount: inRupees(takenBack) }) : money('paidStaysYours')];
}

/** What a booking that ends gives back: the whole advance, or what an earlier refund left of it. */
export function comesBack(booking: BookingView, facts: BookingFacts): readonly Sentence[] {
  if (facts.seeks) return [money(lookedFor[facts.seeks][facts.holdsAdvance ? 'paid' : 'unpaid'])];
  if (!facts.refunded) return [];
  const { creditBack } = facts;
  if (creditBack) {
    const cash = minus(asPaise(Math.max(creditBack, facts.amount ?? NO_MONEY)), creditBack);
    const again = money('creditAgain', { credit: inRupees(creditBack) });
    return [again, ...only(cash > 0, money('amountBack', { amount: inRupees(cash) }))];
  }
  const whole = (facts.amount ?? booking.advancePaise) === booking.advancePaise;
  return [money(whole ? 'advanceBack' : 'advanceRestBack', { amount: amount(booking, facts) })];
}

/** What is done about a pandit who does not come; an advance stays for the next one or comes back. */
const lookedFor = {
  yes: { paid: 'weLookPaid', unpaid: 'weLook' },
  ask: { paid: 'choosePaid', unpaid: 'chooseOthers' },
} as const;

/** What of the advance a family gets back that cancelled. */
export function ofAdvance(booking: BookingView, facts: BookingFacts): readonly Sentence[] {
  if ((facts.kept ?? NO_MONEY) === 0) return comesBack(booking, facts);
  return [facts.refunded ? steps('backAsAgreed', { amount: amount(booking, facts) }) : steps('noneBackAsAgreed')];
}

/** What of it the pandit gets, whose day it was. */
export const yours = (facts: BookingFacts): readonly Sentence[] =>
  facts.kept ? [steps('partYours', { amount: inRupees(splitAdvance(facts.kept).pandit) })] : [];

/** Where the two say what cannot both be, and where nothing is left to say. */
const dispute = ({ rest }: BookingFacts): readonly Sentence[] => only(rest === 'differs', money('differ'));
const answer = (facts: BookingFacts): readonly Sentence[] =>
  facts.rest === 'differs' ? dispute(facts) : [facts.rest === 'settled' ? money('agree') : money('sayHowMuch')];

const both = (b: BookingView, f: BookingFacts) => ({
  puja: puja(b),
  pandit: pandit(b),
  family: family(b),
  amount: amount(b, f),
});

export const moneySteps = {
  'refund.customer': (b: BookingView, f: BookingFacts) => [
    money('backOf', both(b, f)),
    ...only(f.paidAfter, money('priceStays')),
  ],
  'refund.pandit': (b: BookingView, f: BookingFacts) => [money('backFrom', both(b, f)), ...whatItTakes(f)],
  'payRest.customer': (b: BookingView, f: BookingFacts) => [money('restHere', both(b, f)), ...dispute(f)],
  'payRest.pandit': (b: BookingView, f: BookingFacts) => [
    money('restPaid', both(b, f)),
    f.rest === 'differs' ? money('differ') : money('allYours'),
  ],
  'giveRest.pandit': (b: BookingView, f: BookingFacts) =>
    f.amount === 0 ? [money('noneGiven', both(b, f)), ...dispute(f)] : [money('given', both(b, f)), ...answer(f)],
  'receiveRest.customer': (b: BookingView, f: BookingFacts) =>
    f.amount === 0 ? [money('noneCame', both(b, f)), ...dispute(f)] : [money('came', both(b, f)), ...answer(f)],
  'returnRest.customer': (b: BookingView, f: BookingFacts) => [money('gaveBack', both(b, f)), money('ifNotSay')],
  'returnRest.pandit': (b: BookingView, f: BookingFacts) => [money('cameBack', both(b, f))],
  'dropRest.customer': (b: BookingView, f: BookingFacts) => [
    money('cashUnconfirmed', both(b, f)),
    money('noLongerAsk'),
  ],
  'dropRest.pandit': (b: BookingView, f: BookingFacts) => [money('given', both(b, f)), money('noLongerAskYou')],
  'paymentLate.customer': (b: BookingView, f: BookingFacts) => [money('cameTooLate', both(b, f)), money('backInFull')],
  'refundSent.customer': (b: BookingView, f: BookingFacts) => [money('onItsWay', both(b, f)), money('banks')],
};

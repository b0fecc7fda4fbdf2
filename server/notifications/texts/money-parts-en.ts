import { asPaise, inRupees, minus, NO_MONEY } from '#domain/money.ts';
import type { BookingView } from './texts.ts';
import type { BookingFacts } from '../topics.ts';

/** What the English messages say of money. */

export const amount = (booking: BookingView, facts: BookingFacts): string =>
  inRupees(facts.amount ?? booking.advancePaise ?? NO_MONEY);

/** All of an advance, what credit pays of it included. */
export const wholeAdvance = (booking: BookingView, facts: BookingFacts): string =>
  inRupees(booking.advancePaise ?? facts.amount ?? NO_MONEY);

/** What the decision of a case brings the family. */
export function moneyToFamily(booking: BookingView, facts: BookingFacts): string {
  const { amount: back, creditBack, paidAfter, cashBack } = facts;
  const byHand = cashBack ? ` ${inRupees(cashBack)} of cash comes back to you by hand.` : '';
  if (!back) return facts.remedy === 'ends' && booking.advancePaise && !cashBack ? ' Nothing goes back.' : byHand;
  const stays = paidAfter ? ' The agreed price stays: it is due after the puja.' : '';
  if (creditBack) return `${comesBack(booking, { refunded: true, amount: back, creditBack })}${stays}${byHand}`;
  return cashBack
    ? ` ${inRupees(back)} comes back to you, and ${inRupees(cashBack)} of cash by hand.`
    : ` ${inRupees(back)} comes back to you; banks take 5 to 7 working days.${stays}`;
}

/** What it means for the pandit's own money. */
export const moneyFromPandit = (booking: BookingView, facts: BookingFacts): string =>
  `${ownMoney(booking, facts)}${facts.cashBack ? ` Give ${inRupees(facts.cashBack)} of cash back to them by hand.` : ''}`;

const ownMoney = (booking: BookingView, facts: BookingFacts): string =>
  facts.amount
    ? ` ${inRupees(facts.amount)} goes back to the family.${whatItTakes(facts)}`
    : facts.becomes === 'held'
      ? whatIsDue(booking)
      : facts.remedy === 'ends' && booking.advancePaise
        ? ' The advance is yours.'
        : '';

/** Of a puja that was held: an advance lies with us; the family owes what was not paid. */
export const whatIsDue = ({ advancePaise }: BookingView): string =>
  advancePaise ? ' We will pay you the advance.' : ' The family owes you the agreed price.';

/** What a refund to the family means for the pandit's own money. */
export function whatItTakes({ paidAfter, takenBack }: BookingFacts): string {
  if (paidAfter) return ' It is due after the puja.';
  if (takenBack === null || takenBack === undefined) return '';
  return takenBack > 0
    ? ` ${inRupees(takenBack)} of it is taken off your earnings.`
    : ' What you were paid stays yours.';
}

/** What a booking that ends gives back: the whole advance, or what an earlier refund left of it. */
export function comesBack(booking: BookingView, facts: BookingFacts): string {
  if (facts.seeks) return lookedFor[facts.seeks][facts.holdsAdvance ? 'paid' : 'unpaid'];
  if (!facts.refunded) return '';
  const { creditBack } = facts;
  if (creditBack) {
    const cash = minus(asPaise(Math.max(creditBack, facts.amount ?? NO_MONEY)), creditBack);
    const again = ` Your credit of ${inRupees(creditBack)} is yours again.`;
    return cash > 0 ? `${again} ${inRupees(cash)} comes back to you.` : again;
  }
  const whole = (facts.amount ?? booking.advancePaise) === booking.advancePaise;
  return whole
    ? ` Your advance of ${amount(booking, facts)} comes back to you in full.`
    : ` The rest of your advance, ${amount(booking, facts)}, comes back to you.`;
}

/** What is done about a pandit who does not come; an advance stays for the next one or comes back. */
const lookedFor = {
  yes: { paid: ' We look for others; what you paid stays for them.', unpaid: ' We look for others.' },
  ask: { paid: ' Choose others on its page; what you paid waits.', unpaid: ' You can choose others on its page.' },
} as const;

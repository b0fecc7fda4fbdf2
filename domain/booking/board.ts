import { stateOf, type BookingStatus, type Side } from '../booking.ts';
import { hours, later, type Instant } from '../time.ts';

/** What the office looks at on the day: pujas of today and tomorrow, and which of them need a hand (server/bookings/board). */

/** Nobody has moved for so long, and somebody should have: that is silence. */
export const SILENT_HOURS = 6;
/** A side is reminded once in this time, whichever member of staff presses. */
export const REMIND_EVERY = hours(1);

/** Why a puja needs a hand now. */
export const graveReasons = ['leftAlone', 'inCase', 'notBegun', 'panditGone', 'refundFailed', 'moneyAstray'] as const;
/** Why it may soon: who should answer, pay or confirm is silent, another pandit is looked for, or the two differ about the rest. */
export const silentReasons = ['unanswered', 'unpaid', 'unconfirmed', 'sought', 'handing', 'restDiffers'] as const;
export const handReasons = [...graveReasons, ...silentReasons] as const;
export type HandReason = (typeof handReasons)[number];

/** So long after its hour a puja can still be held, by somebody else if need be; what is later is to be told apart, not saved. */
export const SAVED_FOR = hours(3);
/** From this hour on, unconfirmed pujas of tomorrow need a hand. */
export const EVE = hours(12);

/** What came of a call of the office. */
export const callOutcomes = ['reached', 'onTheWay', 'cannotCome', 'noAnswer'] as const;
export type CallOutcome = (typeof callOutcomes)[number];
/** The answers to a call of the office. Only the pandit is asked whether they come to the puja. */
export const outcomesWith: Readonly<Record<Side, readonly CallOutcome[]>> = {
  pandit: callOutcomes,
  customer: ['reached', 'noAnswer'],
};

/** What the office finds out about a puja whose hour has come, in one press. */
export const boardAnswers = ['held', 'nobodyCame'] as const;
export type BoardAnswer = (typeof boardAnswers)[number];

const grave: readonly string[] = graveReasons;
export const isGrave = (reasons: readonly HandReason[]): boolean => reasons.some((one) => grave.includes(one));

/** What the board shows of a day: what needs a hand, every puja, those that should have begun, those not confirmed yet. */
export const boardShows = ['all', 'notBegun', 'unconfirmed'] as const;
export type BoardShow = (typeof boardShows)[number];

/** Whose step is awaited; null where there is none to take. */
export function awaited(status: BookingStatus, begun: boolean): Side | null {
  const deadline = stateOf(status)?.deadline ?? null;
  if (deadline === null || begun) return null;
  return deadline === 'payment' ? 'customer' : 'pandit';
}

/** What they are reminded of: to answer, to pay, to confirm, or that the family waits for them. */
export const remindedOf = (status: BookingStatus): 'answer' | 'payment' | 'acceptance' | 'puja' =>
  stateOf(status)?.deadline ?? 'puja';

/** From when on a side can be reminded again; null where it can at once. */
export function remindAgainAt(last: Instant | null, now: Instant): Instant | null {
  const next = last === null ? null : later(last, REMIND_EVERY);
  return next !== null && next > now ? next : null;
}

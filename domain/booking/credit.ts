/**
 * When credit for a withdrawal is given by itself, and when somebody of the office looks at it first: two accounts of one person could
 * make it over and over (docs/decisions/0118-credit-and-ratings-are-no-gift.md).
 */

/** The same two had credit within a year; this pandit withdrew with credit within a month; this family was given credit within a month. */
export const creditDoubts = ['again', 'oftenPandit', 'oftenFamily'] as const;
export type CreditDoubt = (typeof creditDoubts)[number];

/** Two who had credit between them within so many days have no more by itself. */
export const CREDIT_PAIR_DAYS = 365;
/** So many days are a month here: one that begins on no particular day. */
export const CREDIT_MONTH_DAYS = 30;
/** So many credits in a month are given by themselves, of one pandit and to one family: the second waits. */
export const CREDITS_A_MONTH = 1;

/** Credit that was given or waits, before the one that is decided about. */
export interface EarlierCredits {
  /** Between these two, within the year. */
  readonly ofPair: number;
  /** By this pandit's withdrawals, within the month. */
  readonly ofPandit: number;
  /** To this family, within the month. */
  readonly ofFamily: number;
}

/** Why it waits; empty where it is given by itself. */
export function doubtsAbout({ ofPair, ofPandit, ofFamily }: EarlierCredits): CreditDoubt[] {
  const holds = {
    again: ofPair > 0,
    oftenPandit: ofPandit >= CREDITS_A_MONTH,
    oftenFamily: ofFamily >= CREDITS_A_MONTH,
  };
  return creditDoubts.filter((doubt) => holds[doubt]);
}

/** How far credit is that did not come by itself. */
export const waitingStates = ['waits', 'given', 'refused'] as const;
export type WaitingState = (typeof waitingStates)[number];

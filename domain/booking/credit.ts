/**
 * When credit for a withdrawal is given at once, and when the office looks first: two accounts of one person could
 * make it over and over (docs/decisions/0118-credit-and-ratings-are-no-gift.md).
 */

/** The same two had credit within a year; this pandit withdrew with credit within a month; this family was given credit within a month. */
export const creditDoubts = ['again', 'oftenPandit', 'oftenFamily'] as const;
export type CreditDoubt = (typeof creditDoubts)[number];

/** Two people who had credit between them within this many days get no more without the office. */
export const CREDIT_PAIR_DAYS = 365;
/** How many days a month has here, begun on whichever day. */
export const CREDIT_MONTH_DAYS = 30;
/** How many credits a month are given at once, of one pandit and to one family: the next one waits. */
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

/** Why it waits; empty where it is given at once. */
export function doubtsAbout({ ofPair, ofPandit, ofFamily }: EarlierCredits): CreditDoubt[] {
  const holds = {
    again: ofPair > 0,
    oftenPandit: ofPandit >= CREDITS_A_MONTH,
    oftenFamily: ofFamily >= CREDITS_A_MONTH,
  };
  return creditDoubts.filter((doubt) => holds[doubt]);
}

/** How far credit is that waits for the office. */
export const waitingStates = ['waits', 'given', 'refused'] as const;
export type WaitingState = (typeof waitingStates)[number];

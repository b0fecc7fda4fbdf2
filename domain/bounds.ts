/**
 * How much one may ask of others, so that our messages are nobody's weapon and nobody collects phones. Ten times what a
 * family in the middle of a wedding needs.
 */

/** Requests of a family that wait for an answer. */
export const OPEN_A_FAMILY = 20;
/** The open requests among them to one pandit. */
export const OPEN_A_PAIR = 10;
/** Requests of a family in twenty-four hours, however they ended. */
export const REQUESTS_A_DAY = 40;
/** Requests and proposals of one family and one pandit that either hears of in an hour; what more there is becomes one at its end. */
export const MESSAGES_A_PAIR_AND_HOUR = 4;
/** Messages to all phones in a day of India's, unless an operator says otherwise. */
export const MESSAGES_A_DAY = 20_000;
/** From this part of them on the office hears of it. */
export const BUDGET_WARNING = 0.5;
/** How many times the messages of a day codes may go to any phone; after that, only to phones with an account, up to the last. */
export const CODES_TO_ANYBODY = 1.5;
export const CODES_TO_ACCOUNTS = 2;

export interface RequestCounts {
  readonly open: number;
  readonly openOfPair: number;
  readonly inADay: number;
}

/** What forbids one more request; null where nothing does. */
export function boundReached({
  open,
  openOfPair,
  inADay,
}: RequestCounts): 'asked_pandit' | 'asked_many' | 'asked_today' | null {
  if (openOfPair >= OPEN_A_PAIR) return 'asked_pandit';
  if (open >= OPEN_A_FAMILY) return 'asked_many';
  return inADay >= REQUESTS_A_DAY ? 'asked_today' : null;
}

/** How often in twenty-four hours one side of a booking may change how much of the rest was given or came. */
export const CORRECTIONS_A_DAY = 10;
/** Other times that one side of a booking proposes in twenty-four hours. */
export const PROPOSALS_A_DAY = 10;
/** What one side adds to a case in twenty-four hours. */
export const ADDITIONS_A_DAY = 20;

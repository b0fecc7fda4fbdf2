import { sides, stateOf, type BookingStatus, type Side } from '../booking.ts';
import { days, later, type Instant } from '../time.ts';

/**
 * Cash that was given for a puja that came to nothing. It never lay with us: the pandit gives it back by hand, whatever of the advance stays
 * with them (docs/decisions/0151-cash-for-a-puja-that-was-not-held.md).
 */
export interface CashBack {
  /** The cash to give back, in the unit of the argument: as the pandit says, else as the family says. */
  readonly amount: number;
  /** The pandit says that so much came; else it is the family's word alone. */
  readonly isSure: boolean;
  /** Who of the two has said that it was given back. */
  readonly said: readonly Side[];
  /** Where the family alone speaks of cash: the end of the claim, unless somebody says more. Null where the pandit says that cash came. */
  readonly until: Instant | null;
}

/** For so many days after a booking came to nothing we ask for cash of which the family alone speaks. */
export const WORD_ALONE_DAYS = 30;
/** Until when, of a booking that came to nothing then. */
export const wordAloneUntil = (endedAt: Instant): Instant => later(endedAt, days(WORD_ALONE_DAYS));

interface Ended {
  readonly status: BookingStatus;
  readonly deeds: readonly {
    readonly action: string;
    readonly actor: string;
    readonly from: string | null;
    readonly to: string;
    readonly at: Instant;
  }[];
  readonly given: number | null;
  readonly received: number | null;
}

/** Null where there is none to give back, or it is no longer asked for. */
export function cashBackOf({ status, deeds, given, received }: Ended): CashBack | null {
  const amount = received || given || 0;
  if (stateOf(status)?.isOver !== 'off' || amount <= 0) return null;
  if (deeds.some(({ action }) => action === 'dropRest')) return null;
  const returned = deeds.filter(({ action }) => action === 'returnRest');
  const said = sides.filter((side) => returned.some(({ actor }) => actor === side));
  const ended = deeds.findLast(({ from, to }) => from !== to);
  const until = received || said.length > 0 || !ended ? null : wordAloneUntil(ended.at);
  return { amount, isSure: Boolean(received), said, until };
}

/** Whether it falls away now: nobody has confirmed that it was given, nor that it went back. */
export const fallsAway = ({ until }: Pick<CashBack, 'until'>, now: Instant): boolean => until !== null && now >= until;

/** Whether a side can still say that it was given back: once, and nothing after the family has. */
export const maySayReturned = ({ said }: Pick<CashBack, 'said'>, side: Side): boolean =>
  !said.includes(side) && !said.includes('customer');

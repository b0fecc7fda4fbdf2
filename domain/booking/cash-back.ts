import { sides, stateOf, type BookingStatus, type Side } from '../booking.ts';

/**
 * Cash that was given for a puja that came to nothing. It never lay with us: the pandit gives it back by hand, whatever of the advance stays
 * with them (docs/decisions/0151-cash-for-a-puja-that-was-not-held.md).
 */
export interface CashBack {
  /** What is to be given back, in the unit of what is given: as the pandit says, else as the family does. */
  readonly amount: number;
  /** The pandit says that so much came; else it is the family's word alone. */
  readonly isSure: boolean;
  /** Who of the two has said that it was given back. */
  readonly said: readonly Side[];
}

interface Ended {
  readonly status: BookingStatus;
  readonly deeds: readonly {
    readonly action: string;
    readonly actor: string;
  }[];
  readonly given: number | null;
  readonly received: number | null;
}

/** Null where there is none to give back. */
export function cashBackOf({ status, deeds, given, received }: Ended): CashBack | null {
  const amount = received || given || 0;
  if (stateOf(status)?.isOver !== 'off' || amount <= 0) return null;
  const returned = deeds.filter(({ action }) => action === 'returnRest');
  const said = sides.filter((side) => returned.some(({ actor }) => actor === side));
  return { amount, isSure: Boolean(received), said };
}

/** Whether a side can still say that it was given back: once, and nothing after the family has. */
export const maySayReturned = ({ said }: Pick<CashBack, 'said'>, side: Side): boolean =>
  !said.includes(side) && !said.includes('customer');

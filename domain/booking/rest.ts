import { stateOf } from '../booking.ts';

/** What a refund that an admin made looks like among the steps of a booking. */
interface Deed {
  readonly action: string;
  readonly from: string | null;
  readonly amount: number | null;
}

/**
 * What the family pays to the pandit after the puja, in the unit of what is given. The agreed price stays: what went back of the advance
 * before the puja is paid after it. What went back since made the puja cheaper, and nothing is left to pay for it (docs/decisions/0031).
 */
export const restOf = (price: number, advance: number, deeds: readonly Deed[]): number =>
  price - advance + deeds.reduce((sum, deed) => sum + (isBeforePuja(deed) ? (deed.amount ?? 0) : 0), 0);

const isBeforePuja = ({ action, from }: Deed): boolean => action === 'refund' && stateOf(from)?.isOver !== 'held';

/** Whether a rest has in it what went back of the advance. */
export const restHasRefund = (money: { price: number; amount: number; rest: number | null }): boolean =>
  money.rest !== null && money.rest > money.price - money.amount;

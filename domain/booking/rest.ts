import { isAgreed, stateOf, wasHeld, type BookingStatus, type Side } from '../booking.ts';
import { startOf } from './begun.ts';
import { asPaise, minus, NO_MONEY, plus, type Paise } from '../money.ts';
import { days, later, type Instant } from '../time.ts';

/** What a payment of a booking is for. */
export const purposes = ['advance', 'rest'] as const;
export type Purpose = (typeof purposes)[number];

/** What a refund that an admin made looks like among the steps of a booking. */
export interface Deed {
  readonly action: string;
  readonly from: string | null;
  readonly to?: string | null;
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

/** How many days after a puja its rest can be paid and declared. */
export const REST_DAYS = 60;

/** What the two of a booking say was given past us, in cash or straight to the pandit. */
export interface RestWords {
  /** Paid by our checkout; refunds of this payment are not deducted. */
  readonly paid: Paise;
  /** As the family says; null where it has said nothing. */
  readonly given: Paise | null;
  /** As the pandit says. */
  readonly received: Paise | null;
}

/** A booking as far as its rest is concerned. */
export interface RestBooking extends RestWords {
  readonly status: BookingStatus;
  readonly price: Paise;
  /** What was paid before the puja, credit included. */
  readonly advance: Paise;
  readonly deeds: readonly Deed[];
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly begunAt: Instant | null;
}

/**
 * `open`: something is left to pay. `waits`: one side has said that it was given, the other has still to answer. `differs`: the two say
 * what cannot both be. `settled`: paid, or both say the same.
 */
export const restStages = ['open', 'waits', 'differs', 'settled'] as const;
export type RestStage = (typeof restStages)[number];

export interface Rest extends RestWords {
  /** What the family pays beside the advance. */
  readonly due: Paise;
  /** What neither our checkout nor a word of the two covers. */
  readonly left: Paise;
  /** What the family can pay online now: all that is left, once. */
  readonly toPay: Paise;
  readonly stage: RestStage;
  /** The family can still pay the rest, and both can still say what was given. */
  readonly isOpen: boolean;
}

/** The rest of a booking whose puja has begun or was held; null where there is none, or nobody can speak of it any more and nobody did. */
export function restAt(booking: RestBooking, now: Instant): Rest | null {
  const { status, price, advance, deeds, paid, given, received } = booking;
  const due = asPaise(restOf(price, advance, deeds));
  const hasBegun = wasHeld(status) || (isAgreed(status) && now >= pujaTimeOf(booking));
  if (!hasBegun || due <= 0) return null;
  const isOpen = now < later(booking.endsAt, days(REST_DAYS));
  if (!isOpen && paid === 0 && given === null && received === null) return null;
  const words = { paid, given, received };
  const left = asPaise(Math.max(0, minus(due, plus(paid, given ?? received ?? NO_MONEY))));
  const stage = stageOf(due, left, words);
  const mayPay = isOpen && paid === 0 && stage !== 'settled';
  return { ...words, due, left, toPay: mayPay ? left : NO_MONEY, stage, isOpen };
}

/** When it began, or is to begin. */
const pujaTimeOf = ({ startsAt, endsAt, begunAt }: RestBooking): number =>
  Math.min(startOf({ from: startsAt, to: endsAt }), begunAt ?? Infinity);

function stageOf(due: Paise, left: Paise, { paid, given, received }: RestWords): RestStage {
  const most = asPaise(Math.max(given ?? 0, received ?? 0));
  const same = (given ?? 0) === (received ?? 0);
  if (plus(paid, most) > due || (given !== null && received !== null && !same)) return 'differs';
  if (left > 0) return 'open';
  return same ? 'settled' : 'waits';
}

/** Whether our checkout's money of that amount is for this rest: all that is left, even if the pandit says now that it was given. */
export const restTakes = ({ due, paid, given, toPay, isOpen }: Rest, amount: Paise): boolean =>
  isOpen && paid === 0 && amount > 0 && (amount === toPay || amount === minus(due, given ?? NO_MONEY));

/** Why a side cannot say now that so much was given; null where it can. `zero`: there is nothing to answer with it. */
export function whyNotSay(rest: Rest, side: 'given' | 'received', amount: Paise): 'over' | 'beyond' | 'zero' | null {
  if (!rest.isOpen || rest.stage === 'settled') return 'over';
  if (amount > minus(rest.due, rest.paid)) return 'beyond';
  const other = side === 'given' ? rest.received : rest.given;
  return amount === 0 && !other && !rest[side] ? 'zero' : null;
}

/** The side that we ask how much cash was given. */
export function restWaitsFor({ given, received, stage }: Rest): Side | null {
  if (stage === 'settled' || stage === 'differs' || (given ?? 0) === (received ?? 0)) return null;
  return given === null ? 'customer' : 'pandit';
}

/** The sum that both agree was given past us. */
export const restInHand = ({ given, received }: RestWords): Paise => given ?? received ?? NO_MONEY;

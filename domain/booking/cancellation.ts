import { asPaise, minus, NO_MONEY, plus, type Paise } from '../money.ts';
import { earlier, hours as hoursOf, type Instant } from '../time.ts';

/**
 * What a family gets back that calls off an agreed puja. The same counts the other way: what it would lose by cancelling, it is given
 * as credit by us when the pandit withdraws (E-Commerce Rules 2020, rule 4 (8); docs/decisions/0104-the-data-of-a-whole-life.md).
 */

/** From this many hours before the start on, this much of the advance comes back. */
export type Tier = { readonly hours: number; readonly percent: number };

/** Each booking keeps the policy of the day of its request. Tiers are in order, earliest first; after the last one nothing comes back. */
export type Policy = {
  readonly tiers: readonly Tier[];
  /** The most a family is given as credit when its pandit withdraws, in whole rupees. */
  readonly credit: number;
  /** We deduct the credit from what the pandit earns next. Unset: we bear the credit. */
  readonly fromPandit?: boolean | undefined;
};

/** Of bookings from before there was a policy, and where nothing is set. */
export const usualPolicy: Policy = {
  tiers: [
    { hours: 72, percent: 100 },
    { hours: 24, percent: 50 },
  ],
  credit: 500,
};

/** `72:100,24:50` as tiers; null for anything that is none: hours and percents whole, both getting less. */
export function tiersIn(text: string): readonly Tier[] | null {
  const tiers = text.split(',').map((one) => {
    const [, hours, percent] = /^\s*(\d{1,4}):(\d{1,3})\s*$/.exec(one) ?? [];
    return { hours: Number(hours), percent: Number(percent) };
  });
  const less = tiers.every(
    ({ hours, percent }, index) =>
      percent > 0 &&
      percent <= 100 &&
      (index === 0 || (hours < (tiers[index - 1]?.hours ?? 0) && percent < (tiers[index - 1]?.percent ?? 0))),
  );
  return less ? tiers : null;
}

/** An advance that lies with us, and what of it credit paid. */
export interface Held {
  readonly held: Paise;
  readonly credit: Paise;
}

/**
 * How much of what is held comes back to a family that cancels now: of what it paid the share of the policy, in whole rupees,
 * rounded up in its favour; what credit paid is credit again whole, so that nobody earns by it without a puja.
 */
export function refundOnCancel(policy: Policy, { held, credit }: Held, startsAt: Instant, now: Instant): Paise {
  const ofCredit = asPaise(Math.min(held, credit));
  return plus(ofCredit, shareOf(policy, minus(held, ofCredit), startsAt, now));
}

function shareOf({ tiers }: Policy, paid: Paise, startsAt: Instant, now: Instant): Paise {
  const percent = tiers.find(({ hours }) => now <= earlier(startsAt, hoursOf(hours)))?.percent ?? 0;
  return asPaise(Math.min(paid, Math.ceil((paid * percent) / 100 / 100) * 100));
}

/** What stays of it: for the pandit whose day it was, less our commission. */
export const keptOnCancel = (policy: Policy, money: Held, startsAt: Instant, now: Instant): Paise =>
  money.held === 0 ? NO_MONEY : minus(money.held, refundOnCancel(policy, money, startsAt, now));

/** What a family is given as credit when its pandit withdraws: what it would have lost itself by cancelling now, up to a most. */
export const creditOnWithdraw = (policy: Policy, money: Held, startsAt: Instant, now: Instant): Paise =>
  asPaise(Math.min(keptOnCancel(policy, money, startsAt, now), policy.credit * 100));

/** A stretch of time in which one share comes back, with what either side's word means for the family then. */
export interface Rung {
  /** `null` for the last one, until the start. */
  readonly until: Instant | null;
  /** How many hours before the start it ends; null for the last one. */
  readonly hours: number | null;
  readonly percent: number;
  readonly when: 'past' | 'now' | 'ahead';
  /** What comes back where the family cancels, the credit it paid with included. */
  readonly back: Paise;
  /** What of that is credit again, and no money. */
  readonly again: Paise;
  /** The credit a family gets where the pandit withdraws. */
  readonly credit: Paise;
}

/** Every stretch of a policy, the earliest first: of so much money, at that moment. */
export function rungsOf(policy: Policy, money: Held, startsAt: Instant, now: Instant): Rung[] {
  const ends = policy.tiers.map(({ hours, percent }) => ({ hours, percent, until: earlier(startsAt, hoursOf(hours)) }));
  const last = ends.at(-1)?.hours === 0 ? [] : [{ hours: null, percent: 0, until: null }];
  const all = [...ends, ...last];
  const present = all.findIndex(({ until }) => until === null || now <= until);
  return all.map((end, index) => {
    const at = end.until ?? startsAt;
    return {
      ...end,
      when: index === present ? 'now' : index < present || present < 0 ? 'past' : 'ahead',
      back: refundOnCancel(policy, money, startsAt, at),
      again: asPaise(Math.min(money.held, money.credit)),
      credit: creditOnWithdraw(policy, money, startsAt, at),
    };
  });
}

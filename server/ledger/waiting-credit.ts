import type { Policy } from '#domain/booking/cancellation.ts';
import { CREDIT_MONTH_DAYS, CREDIT_PAIR_DAYS, doubtsAbout, type CreditDoubt } from '#domain/booking/credit.ts';
import type { Paise } from '#domain/money.ts';
import { days, earlier, type Instant } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';
import { charge } from './charges.ts';
import { giveCredit } from './credit.ts';
import { lockCustomer } from './credit-store.ts';
import type { BookingRef } from './ledger.ts';
import { decideWaiting, earlierCredits, insertWaiting, lockWaiting, noteCreditGiven } from './waiting-store.ts';

/**
 * Credit for a withdrawal: given at once the first time, by the office where the same two have it again or it comes often
 * (docs/decisions/0118-credit-and-ratings-are-no-gift.md). Each function runs in the caller's transaction.
 */

interface Credited extends BookingRef {
  readonly customerId: string;
}

/** Gives it, or lets it wait, and says why it waits. The pandit is locked by the step; the family from here on. */
export async function giveUnlessDoubtful(
  sql: Sql,
  { panditId, bookingId, customerId }: Credited,
  amount: Paise,
  policy: Policy,
  now: Instant,
): Promise<CreditDoubt[]> {
  const booking = { panditId, bookingId, customerId };
  await lockCustomer(sql, customerId);
  const since = (count: number) => new Date(earlier(now, days(count)));
  const before = await earlierCredits(sql, booking, {
    pairSince: since(CREDIT_PAIR_DAYS),
    monthSince: since(CREDIT_MONTH_DAYS),
  });
  const why = doubtsAbout(before);
  if (why.length > 0) await insertWaiting(sql, booking, { amount, why, at: new Date(now) });
  else await give(sql, booking, amount, policy, now);
  return why;
}

async function give(sql: Sql, booking: Credited, amount: Paise, policy: Policy, now: Instant): Promise<void> {
  await giveCredit(sql, booking, amount, now);
  await noteCreditGiven(sql, booking, amount);
  if (policy.fromPandit) await charge(sql, booking, amount, now);
}

export interface CreditDecision {
  readonly give: boolean;
  readonly reason: string;
  readonly by: string;
}

export type Decided =
  | { readonly kind: 'done' | 'same'; readonly booking: Credited; readonly amount: Paise }
  /** It was decided the other way, or in other words. */
  | { readonly kind: 'other' }
  | { readonly kind: 'unknown' };

/** The office decides; the same decision twice is one. */
export async function decideCredit(
  sql: Sql,
  bookingId: string,
  { give: gives, reason, by }: CreditDecision,
  now: Instant,
): Promise<Decided> {
  const row = await lockWaiting(sql, bookingId);
  if (!row) return { kind: 'unknown' };
  const { panditId, customerId, amountPaise: amount, policy } = row;
  const booking = { panditId, bookingId, customerId };
  const state = gives ? 'given' : 'refused';
  if (row.state !== 'waits') {
    return row.state === state && row.reason === reason ? { kind: 'same', booking, amount } : { kind: 'other' };
  }
  await decideWaiting(sql, booking, { state, reason, by, at: new Date(now) });
  if (gives) await give(sql, booking, amount, policy, now);
  return { kind: 'done', booking, amount };
}

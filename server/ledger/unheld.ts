import { asPaise, NO_MONEY, plus, type Paise } from '#domain/money.ts';
import type { Instant } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';
import { returnCredit } from './credit.ts';
import { refundAdvance, type BookingRef } from './ledger.ts';
import {
  creditIn,
  leftToRefund,
  refundPartly,
  takeBack,
  type PartialRefund,
  type PartlyRefunded,
} from './partial-refund.ts';
import { refundRest } from './rest.ts';

interface Wish extends Omit<PartialRefund, 'amount'> {
  /** What goes back; null for all of it. */
  readonly amount: Paise | null;
  readonly customerId: string;
  /** The puja was said to be held, and its money is settled. */
  readonly isSettled: boolean;
}

/**
 * What a family paid for a puja that the office found was not held goes back, or a part of it. With all of it what credit paid is credit
 * again, settled or not. The deciding step settles what stays.
 */
export async function refundUnheld(
  sql: Sql,
  { panditId, bookingId }: BookingRef,
  { amount, customerId, isSettled, ...asked }: Wish,
  now: Instant,
): Promise<PartlyRefunded & { readonly creditBack?: Paise }> {
  const booking = { panditId, bookingId };
  if (amount === 0) return { refunded: NO_MONEY, takenBack: null };
  if (amount !== null) return refundPartly(sql, booking, { ...asked, amount }, now);
  const credit = await creditIn(sql, booking);
  const creditBack = credit > 0 ? { creditBack: credit } : {};
  if (!isSettled) {
    const advance = await refundAdvance(sql, booking, asked.reason, now);
    const rest = await refundRest(sql, booking, asked.reason, now);
    return { refunded: plus(advance, rest), takenBack: null, ...creditBack };
  }
  const left = await leftToRefund(sql, booking);
  const paid = left > 0 ? await refundPartly(sql, booking, { ...asked, amount: left }, now) : null;
  // of an advance that credit paid alone
  const alone = await creditIn(sql, booking);
  const taken = alone > 0 ? await takeBack(sql, booking, alone, bookingId, now) : NO_MONEY;
  await returnCredit(sql, { ...booking, customerId }, alone, now);
  return {
    refunded: plus(paid?.refunded ?? NO_MONEY, credit),
    takenBack: asPaise((paid?.takenBack ?? 0) + taken),
    ...creditBack,
  };
}

import { asPaise, minus, NO_MONEY, type Paise } from '#domain/money.ts';
import type { Instant } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';
import { carryPayment, noteAdvance } from './carry-store.ts';
import { returnCredit } from './credit.ts';
import { refundPayment, transfer, type BookingRef } from './ledger.ts';
import { refundedOfPayment } from './refund-store.ts';
import { heldFor, lockAppliedPayment } from './store.ts';

export interface Carried {
  /** The advance of the other booking. */
  readonly amount: Paise;
  /** What goes back, because the other costs less in all, or asks less in advance. */
  readonly back: Paise;
}

/**
 * An advance goes along from a booking that was given up to the one that takes its place: out of the one and into the other in one
 * transaction, so that nothing goes to the bank and back but what is more than the other can take (`most`): its whole price, or the advance
 * its pandit asks for. What went back before stays with the payment; what of the advance was credit is credit again. Null where there is
 * nothing that can go along.
 */
export async function carryAdvance(
  sql: Sql,
  { from, to, most }: { from: BookingRef; to: BookingRef; most: Paise },
  now: Instant,
): Promise<Carried | null> {
  const left = await carriable(sql, from);
  const payment = left > 0 ? await lockAppliedPayment(sql, from) : null;
  if (!payment) return null;
  const { id: sourceId, amountPaise: paid, customerId, capturedAt } = payment;
  await returnCredit(sql, { ...from, customerId }, minus(await heldFor(sql, from), left), now);
  await transfer(sql, from, { kind: 'refund', sourceId, amount: left }, now);
  const before = await carryPayment(sql, sourceId, from, to);
  await transfer(sql, to, { kind: 'capture', sourceId, amount: paid }, now);
  for (const { id, amountPaise } of before) {
    await transfer(sql, to, { kind: 'refund', sourceId: id, amount: amountPaise }, now);
  }
  const amount = asPaise(Math.min(left, most));
  const back = minus(left, amount);
  if (back > 0) {
    const beyond = {
      paymentId: sourceId,
      customerId,
      purpose: 'advance',
      reason: 'cheaper',
      isBeyondPrice: true,
    } as const;
    await refundPayment(sql, to, { ...beyond, amount: back }, now);
  }
  await noteAdvance(sql, to, amount, capturedAt);
  return { amount, back };
}

/** What of a booking's advance can go along: what was paid and did not go back. Kept so for this transaction. */
export async function carriable(sql: Sql, from: BookingRef): Promise<Paise> {
  const payment = await lockAppliedPayment(sql, from);
  if (!payment) return NO_MONEY;
  const left = minus(payment.amountPaise, await refundedOfPayment(sql, from, payment.id));
  return (await heldFor(sql, from)) < left ? NO_MONEY : left;
}

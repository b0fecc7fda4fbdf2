import { asPaise, minus, type Paise } from '#domain/money.ts';
import type { Instant } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';
import { carryPayment, noteAdvance } from './carry-store.ts';
import { returnCredit } from './credit.ts';
import { refundPayment, transfer, type BookingRef } from './ledger.ts';
import { refundedOfPayment } from './refund-store.ts';
import { heldFor, lockAppliedPayment } from './store.ts';

export interface Carried {
  /** What the other booking stands on. */
  readonly amount: Paise;
  /** What goes back, because the other costs less in all. */
  readonly back: Paise;
}

/**
 * An advance goes along from a booking that was given up to the one that takes its place: out of the one and into the other in one
 * transaction, so that nothing goes to the bank and back but what is more than the other's whole price. What of it was credit is credit
 * again. Null where it cannot go along, and has to be refunded: some of it went back already.
 */
export async function carryAdvance(
  sql: Sql,
  { from, to, price }: { from: BookingRef; to: BookingRef; price: Paise },
  now: Instant,
): Promise<Carried | null> {
  const payment = await lockAppliedPayment(sql, from);
  const held = await heldFor(sql, from);
  if (!payment || held < payment.amountPaise) return null;
  if ((await refundedOfPayment(sql, from, payment.id)) > 0) return null;
  const { id: sourceId, amountPaise: paid, customerId } = payment;
  await returnCredit(sql, { ...from, customerId }, minus(held, paid), now);
  await transfer(sql, from, { kind: 'refund', sourceId, amount: paid }, now);
  await carryPayment(sql, sourceId, from, to);
  await transfer(sql, to, { kind: 'capture', sourceId, amount: paid }, now);
  const amount = asPaise(Math.min(paid, price));
  const back = minus(paid, amount);
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
  await noteAdvance(sql, to, amount, new Date(now));
  return { amount, back };
}

import { minus, type Paise } from '#domain/money.ts';
import type { Instant } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';
import { carryPayment, noteAdvance } from './carry-store.ts';
import { returnCredit } from './credit.ts';
import { transfer, type BookingRef } from './ledger.ts';
import { refundedOfPayment } from './refund-store.ts';
import { heldFor, lockAppliedPayment } from './store.ts';

/**
 * An advance goes along from a booking that was given up to the one that takes its place: out of the one and into the other in one
 * transaction, so that nothing goes to the bank and back. What of it was credit is credit again. Null where it cannot go along,
 * and has to be refunded: some of it went back already, or it is more than the other's whole price.
 */
export async function carryAdvance(
  sql: Sql,
  { from, to, price }: { from: BookingRef; to: BookingRef; price: Paise },
  now: Instant,
): Promise<Paise | null> {
  const payment = await lockAppliedPayment(sql, from);
  const held = await heldFor(sql, from);
  if (!payment || held < payment.amountPaise || payment.amountPaise > price) return null;
  if ((await refundedOfPayment(sql, from, payment.id)) > 0) return null;
  const { id: sourceId, amountPaise: amount, customerId } = payment;
  await returnCredit(sql, { ...from, customerId }, minus(held, amount), now);
  await transfer(sql, from, { kind: 'refund', sourceId, amount }, now);
  await carryPayment(sql, sourceId, from, to);
  await transfer(sql, to, { kind: 'capture', sourceId, amount }, now);
  await noteAdvance(sql, to, amount, new Date(now));
  return amount;
}

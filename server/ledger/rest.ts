import { asPaise, minus, NO_MONEY, type Paise } from '#domain/money.ts';
import type { Instant } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';
import { oweEarned } from './charges.ts';
import { lockDue, moneyWaits, setDue } from './due-store.ts';
import { numberEarnings } from './earnings-store.ts';
import { refundPayment, settleAdvance, transfer, type BookingRef } from './ledger.ts';
import { heldFor, lockAppliedPayment } from './store.ts';

/**
 * The rest of a dakshina that was paid by our checkout: on an account of its own, held until the puja is completed, then the pandit's
 * whole (docs/decisions/0107-the-rest-of-the-dakshina.md). Each function runs in the transaction of the step it belongs to.
 */

/** What is held of the rest becomes the pandit's; no commission is taken of it. */
export async function settleRest(sql: Sql, { panditId, bookingId }: BookingRef, now: Instant): Promise<void> {
  const booking = { panditId, bookingId };
  const payment = await lockAppliedPayment(sql, booking, 'rest');
  const amount = await heldFor(sql, booking, 'rest');
  if (!payment || amount === 0) return;
  await transfer(sql, booking, { kind: 'rest_earning', sourceId: bookingId, amount }, now);
  await numberEarnings(sql, panditId);
  await oweEarned(sql, booking, amount, 'rest', now);
}

/** Settles what is held for a booking that is over, advance and rest; nothing while a case about its money is open. */
export async function settleUnlessCase(sql: Sql, booking: BookingRef, now: Instant): Promise<void> {
  if (await moneyWaits(sql, booking)) return;
  await settleAdvance(sql, booking, now);
  await settleRest(sql, booking, now);
}

/** The puja does not take place after all: what is held of the rest goes back. Says how much that is. */
export async function refundRest(sql: Sql, booking: BookingRef, reason: string, now: Instant): Promise<Paise> {
  const payment = await lockAppliedPayment(sql, booking, 'rest');
  const amount = await heldFor(sql, booking, 'rest');
  if (!payment || amount === 0) return NO_MONEY;
  const { id: paymentId, customerId, purpose } = payment;
  await refundPayment(sql, booking, { paymentId, customerId, purpose, amount, reason }, now);
  return amount;
}

/** Takes a settled rest back for a refund: from the pandit as far as it is not paid out, all else from us. Says how much was the pandit's. */
export async function takeRestBack(
  sql: Sql,
  booking: BookingRef,
  amount: Paise,
  sourceId: string,
  now: Instant,
): Promise<Paise> {
  const owed = await lockDue(sql, booking, 'rest');
  const fromPandit = asPaise(Math.min(owed, amount));
  const fromUs = minus(amount, fromPandit);
  if (fromPandit > 0) {
    await transfer(sql, booking, { kind: 'rest_earning_back', sourceId, amount: fromPandit }, now);
    await setDue(sql, booking, minus(owed, fromPandit), 'rest');
  }
  if (fromUs > 0) await transfer(sql, booking, { kind: 'rest_commission_back', sourceId, amount: fromUs }, now);
  return fromPandit;
}

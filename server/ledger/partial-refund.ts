import { purposes } from '#domain/booking/rest.ts';
import { asPaise, inRupees, minus, NO_MONEY, plus, splitAdvance, type Paise } from '#domain/money.ts';
import type { Instant } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';
import { refuse } from '../http/failure.ts';
import { chargedOf } from './charges.ts';
import { returnCredit } from './credit.ts';
import { noteCreditBack } from './credit-store.ts';
import { lockDue, setDue } from './due-store.ts';
import { refundPayment, transfer, type BookingRef } from './ledger.ts';
import { refundAsked, refundedOfPayment } from './refund-store.ts';
import { takeRestBack } from './rest.ts';
import { balanceOf, heldFor, lockAppliedPayment, type AppliedPayment } from './store.ts';

/** Refunds an admin asks for (docs/decisions/0031-operator-refunds.md). */

export interface PartialRefund {
  readonly amount: Paise;
  readonly reason: string;
  readonly askedBy: string;
  /** Of the press that asks: one key, one refund. */
  readonly key: string;
}

export interface PartlyRefunded {
  /** What goes back to the family. */
  readonly refunded: Paise;
  /** What of it the pandit had earned already and has no longer; null before the puja, when nothing is earned yet. */
  readonly takenBack: Paise | null;
}

/**
 * Promises a part of what a family paid for a booking back, or all that is left of it; says how much. The advance goes first, then the
 * rest; of each what is held goes first, and what was settled is taken back for it. Refuses more than was captured less what was
 * refunded. In the caller's transaction.
 */
export async function refundPartly(
  sql: Sql,
  ref: BookingRef,
  wish: PartialRefund,
  now: Instant,
): Promise<PartlyRefunded> {
  const booking = { panditId: ref.panditId, bookingId: ref.bookingId };
  const payments = await paymentsLeft(sql, booking);
  const left = plus(...payments.map((one) => one.left));
  if (left === 0) refuse('refund_nothing');
  if (wish.amount > left) {
    refuse('refund_beyond', { fields: { amount: 'refund_beyond' }, values: { left: inRupees(left) } });
  }
  let takenBack: Paise | null = null;
  let toGive = wish.amount;
  for (const one of payments) {
    const amount = asPaise(Math.min(toGive, one.left));
    if (amount === 0) continue;
    const taken = await refundOf(sql, booking, one, { ...wish, amount }, now, amount === one.left);
    takenBack = taken === null ? takenBack : plus(taken, takenBack ?? NO_MONEY);
    toGive = minus(toGive, amount);
  }
  return { refunded: wish.amount, takenBack };
}

/** The payments of a booking, with what can still be refunded of each. */
async function paymentsLeft(sql: Sql, booking: BookingRef): Promise<(AppliedPayment & { left: Paise })[]> {
  const found: (AppliedPayment & { left: Paise })[] = [];
  for (const purpose of purposes) {
    const payment = await lockAppliedPayment(sql, booking, purpose);
    if (payment) {
      found.push({ ...payment, left: minus(payment.amountPaise, await refundedOfPayment(sql, booking, payment.id)) });
    }
  }
  return found;
}

/**
 * A part of one payment; says what of it is taken back from the pandit, or null where nothing of it was settled. Where all of an advance
 * goes back, what credit paid of it is credit again: nobody keeps an earning of it, or comes to one, without what the family paid.
 */
async function refundOf(
  sql: Sql,
  booking: BookingRef,
  { id: paymentId, customerId, purpose }: AppliedPayment,
  { amount, reason, askedBy, key }: PartialRefund,
  now: Instant,
  isAll: boolean,
): Promise<Paise | null> {
  const settled = asPaise(Math.max(0, amount - (await heldFor(sql, booking, purpose))));
  const credit = isAll && purpose === 'advance' ? await creditIn(sql, booking) : NO_MONEY;
  const asked = { by: askedBy, key };
  const source = await refundPayment(sql, booking, { paymentId, customerId, purpose, amount, reason, asked }, now);
  if (settled === 0) {
    await returnCredit(sql, { ...booking, customerId }, credit, now);
    if (credit > 0) await noteCreditBack(sql, booking, credit);
    return null;
  }
  const takeIt = purpose === 'rest' ? takeRestBack : takeBack;
  const taken = await takeIt(sql, booking, plus(settled, credit), source, now);
  await returnCredit(sql, { ...booking, customerId }, credit, now);
  return taken;
}

/** What credit paid of an advance, and is not credit again. */
export const creditIn = async (sql: Sql, booking: BookingRef): Promise<Paise> =>
  asPaise(Math.max(0, -(await balanceOf(sql, booking, 'credit'))));

/** What can still be refunded of a booking, kept so for this transaction: captured less what was promised back. */
export const leftToRefund = async (sql: Sql, { panditId, bookingId }: BookingRef): Promise<Paise> =>
  plus(...(await paymentsLeft(sql, { panditId, bookingId })).map(({ left }) => left));

/**
 * Takes settled money back: from the pandit what they would not have had if only the rest had been paid, as far as it
 * is not paid out to them; all else from the commission. Says how much of it was the pandit's.
 */
export async function takeBack(
  sql: Sql,
  booking: BookingRef,
  amount: Paise,
  sourceId: string,
  now: Instant,
): Promise<Paise> {
  const owed = await lockDue(sql, booking);
  // what credit for a withdrawal took off it was earned all the same
  const charged = await chargedOf(sql, booking);
  const commission = minus(await balanceOf(sql, booking, 'commission'), plus(charged.advance, charged.rest));
  const earned = plus(owed, charged.advance);
  const { pandit } = splitAdvance(minus(plus(earned, commission), amount));
  const fromPandit = owed === 0 ? NO_MONEY : asPaise(Math.min(owed, Math.max(0, earned - pandit)));
  const fromUs = minus(amount, fromPandit);
  const source = { sourceId };
  if (fromPandit > 0) {
    await transfer(sql, booking, { ...source, kind: 'earning_back', amount: fromPandit }, now);
    await setDue(sql, booking, minus(owed, fromPandit));
  }
  if (fromUs > 0) {
    await transfer(sql, booking, { ...source, kind: 'commission_back', amount: fromUs }, now);
  }
  return fromPandit;
}

/** How much one press had asked back before, and whose press it was; null for one that is new. */
export const partialRefundOf = (
  sql: Sql,
  booking: BookingRef,
  key: string,
): Promise<{ amountPaise: Paise; askedBy: string } | null> => refundAsked(sql, booking, key);

import type { Purpose } from '#domain/booking/rest.ts';
import { asPaise, minus, NO_MONEY, plus, splitAdvance, type Paise } from '#domain/money.ts';
import type { Instant } from '#domain/time.ts';
import { newId } from '../db/ids.ts';
import type { Sql } from '../db/sql.ts';
import { refuse } from '../http/failure.ts';
import { numberEarnings } from './earnings-store.ts';
import { oweEarned } from './charges.ts';
import { returnCredit } from './credit.ts';
import { insertRefund, refundedOfPayment, refundsOfBookings } from './refund-store.ts';
import { dueFor, moneyWaits, takeDue } from './due-store.ts';
import {
  customerOf,
  heldFor,
  heldForEach,
  insertPayout,
  insertTransfer,
  lockAppliedPayment,
  type PayoutMethod,
  type Transfer,
} from './store.ts';

/**
 * Where every rupee is (docs/decisions/0011-ledger.md). Each function runs in the caller's transaction, together with
 * the step that moves the money, and takes effect once however often it is called.
 */

/** A booking's address: its pandit and its id go together everywhere. */
export interface BookingRef {
  readonly panditId: string;
  readonly bookingId: string;
}

/** Money the provider captured: it lies at the gateway and is held for the customer, as advance or as rest. */
export async function holdPayment(
  sql: Sql,
  booking: BookingRef,
  payment: { id: string; amount: Paise; purpose: Purpose },
  now: Instant,
): Promise<void> {
  const { id: sourceId, amount, purpose } = payment;
  await transfer(sql, booking, { kind: purpose === 'rest' ? 'rest_capture' : 'capture', sourceId, amount }, now);
}

export interface RefundWish {
  readonly paymentId: string;
  readonly customerId: string;
  readonly purpose: Purpose;
  readonly amount: Paise;
  readonly reason: string;
  /** The person who asked for it, and the key of the press: null where a step or the product itself did. */
  readonly asked?: { readonly by: string; readonly key: string };
  /** The booking keeps the rest of the payment: its pandit costs less than what was paid for another one. */
  readonly isBeyondPrice?: boolean;
}

/** Promises held money back to the customer; gives the refund's id. It is not held from here on; the refund job sends it. */
export async function refundPayment(
  sql: Sql,
  { panditId, bookingId }: BookingRef,
  wish: RefundWish,
  now: Instant,
): Promise<string> {
  const id = newId(now);
  const booking = { panditId, bookingId };
  await insertRefund(sql, { ...booking, ...wish, id, at: new Date(now) });
  const { amount, purpose } = wish;
  await transfer(sql, booking, { kind: purpose === 'rest' ? 'rest_refund' : 'refund', sourceId: id, amount }, now);
  return id;
}

/**
 * Makes what is still held for a booking due to go back, and says how much that is: what was paid the way it came, by the refund job,
 * whole or so much of it; credit is credit again, always whole.
 */
export async function refundAdvance(
  sql: Sql,
  booking: BookingRef,
  reason: string,
  now: Instant,
  part?: Paise,
): Promise<Paise> {
  const payment = await lockAppliedPayment(sql, booking);
  const held = await heldFor(sql, booking);
  if (held === 0) return NO_MONEY;
  if (!payment) {
    // credit paid all of it
    await returnCredit(sql, { ...booking, customerId: await customerOf(sql, booking) }, held, now);
    return held;
  }
  const { id: paymentId, customerId, purpose, amountPaise: paid } = payment;
  const ofPayment = asPaise(Math.min(held, paid - (await refundedOfPayment(sql, booking, paymentId))));
  const amount = part ?? ofPayment;
  if (amount > 0) await refundPayment(sql, booking, { paymentId, customerId, purpose, amount, reason }, now);
  const credit = minus(held, ofPayment);
  await returnCredit(sql, { ...booking, customerId }, credit, now);
  return plus(amount, credit);
}

/** Splits what is held for a completed booking between the pandit and the commission. In the caller's transaction. */
export async function settleAdvance(sql: Sql, booking: BookingRef, now: Instant): Promise<void> {
  await lockAppliedPayment(sql, booking);
  const amount = await heldFor(sql, booking);
  if (amount === 0) return;
  const { pandit, commission } = splitAdvance(amount);
  const source = { sourceId: booking.bookingId };
  await transfer(sql, booking, { ...source, kind: 'earning', amount: pandit }, now);
  await transfer(sql, booking, { ...source, kind: 'commission', amount: commission }, now);
  await numberEarnings(sql, booking.panditId);
  await oweEarned(sql, booking, pandit, 'advance', now);
}

/**
 * The pandit's part of a booking's advance, or its rest, has been paid out: once, and exactly what is owed at this moment. False where
 * nothing is, or no longer so much as the caller says was paid. Refuses `case_holds` while a case about its money is open.
 */
export async function payOut(
  sql: Sql,
  { panditId, bookingId }: BookingRef,
  payout: { method: PayoutMethod; reference: string | null; amount?: Paise; purpose?: Purpose },
  now: Instant,
): Promise<boolean> {
  const booking = { panditId, bookingId };
  if (await moneyWaits(sql, booking)) refuse('case_holds');
  const { method, reference, amount: paid, purpose = 'advance' } = payout;
  const amount = await takeDue(sql, booking, paid ?? null, purpose);
  if (amount === null) return false;
  const id = newId(now);
  await insertPayout(sql, { ...booking, id, purpose, amount, method, reference, at: new Date(now) });
  await transfer(sql, booking, { kind: 'payout', sourceId: id, amount }, now);
  return true;
}

/** What is held of the advance, locked for this transaction: nobody else decides about that money until commit. */
export async function advanceHeld(sql: Sql, booking: BookingRef): Promise<Paise> {
  await lockAppliedPayment(sql, booking);
  return heldFor(sql, booking);
}

/** What is owed to the pandit for a booking's advance, or for its rest, and not paid out. */
export const owedFor = (sql: Sql, booking: BookingRef, purpose: Purpose): Promise<Paise> =>
  dueFor(sql, booking, purpose);
/** What is held of the advance, without a lock: for a page to show. */
export const advanceHeldNow = (sql: Sql, booking: BookingRef): Promise<Paise> => heldFor(sql, booking);
/** The same of many bookings, in one query: paise by booking; a booking nothing was ever held for is missing. */
export const advancesHeldNow = (sql: Sql, refs: readonly BookingRef[]): Promise<ReadonlyMap<string, Paise>> =>
  heldForEach(sql, refs);

/** A refund and how far it is. */
export interface RefundProgress {
  bookingId: string;
  amountPaise: Paise;
  status: 'due' | 'sent' | 'processed' | 'failed';
  /** Of the advance the booking stands on; the rest, and money that came too late or twice, goes back beside it. */
  ofAdvance: boolean;
  sentAt: Date | null;
  processedAt: Date | null;
  reference: string | null;
}

/** What is on its way back to the customer, or back already, by booking id; bookings without a refund are missing. */
export async function refundsOf(sql: Sql, bookings: readonly BookingRef[]): Promise<Map<string, RefundProgress[]>> {
  return Map.groupBy(await refundsOfBookings(sql, bookings), ({ bookingId }) => bookingId);
}

/** Moves money the way its kind goes, once for each source. */
export async function transfer(
  sql: Sql,
  { panditId, bookingId }: BookingRef,
  entry: Pick<Transfer, 'kind' | 'sourceId' | 'amount'>,
  now: Instant,
): Promise<void> {
  await insertTransfer(sql, { panditId, bookingId, id: newId(now), at: new Date(now), ...entry });
}

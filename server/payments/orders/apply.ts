import { wasHeld } from '#domain/booking.ts';
import type { Instant } from '#domain/time.ts';
import type { ProviderPayment } from '../../adapters/payments/port.ts';
import { transition } from '../../bookings/steps/transition.ts';
import type { Outcome } from '../../bookings/steps/step-request.ts';
import { openDifference } from '../../cases/open.ts';
import { newId } from '../../db/ids.ts';
import type { Sql } from '../../db/sql.ts';
import { holdPayment, refundPayment } from '../../ledger/ledger.ts';
import { settleUnlessCase } from '../../ledger/rest.ts';
import { tellOfBooking } from '../../notifications/notifications.ts';
import { endOrder, orderByProviderId, type OrderRow } from './order-store.ts';
import { claimPayment, hasAppliedPayment, insertPayment, paymentByProviderId, type PaymentRow } from '../store.ts';

export type Applied =
  /** The money is on its booking. */
  | 'applied'
  /** The payment came too late, or twice, and is on its way back. */
  | 'returned'
  /** No money has come in by this payment (yet, or any more). */
  | 'not-captured'
  /** Paid for an order that is none of ours. */
  | 'not-ours';

/**
 * Where money arrives: verify call, webhook and reconciliation all end here, in any order and any number of times, and
 * exactly one takes effect. Runs in the caller's transaction; the answer is the same for each of them.
 */
export async function applyPayment(
  sql: Sql,
  provider: string,
  payment: ProviderPayment,
  now: Instant,
): Promise<Applied> {
  if (payment.status !== 'captured') return 'not-captured';
  const order = payment.orderId === null ? null : await orderByProviderId(sql, provider, payment.orderId);
  if (!order || payment.currency !== 'INR') return 'not-ours';
  const { panditId, bookingId, customerId, purpose } = order;
  const id = newId(now);
  const claim = { provider, providerPaymentId: payment.id, panditId, paymentId: id };
  if (!(await claimPayment(sql, claim))) return outcomeBefore(sql, provider, payment.id);

  const step = await pays(sql, order, payment, now);
  const applied = step !== null;
  const { amount: amountPaise, method } = payment;
  const row: PaymentRow = {
    panditId,
    id,
    orderId: order.id,
    bookingId,
    customerId,
    provider,
    providerPaymentId: payment.id,
    purpose,
    amountPaise,
    method,
    applied,
  };
  const twice = !applied && (await hasAppliedPayment(sql, order));
  await insertPayment(sql, row, new Date(now));
  await holdPayment(sql, order, { id, amount: amountPaise, purpose }, now);
  await endOrder(sql, order, 'paid');
  if (!applied) await returnPayment(sql, row, twice ? 'duplicate' : 'late', now);
  // the puja was completed before its rest was paid: there is nothing to hold it for
  if (purpose === 'rest' && step && wasHeld(step.status)) await settleUnlessCase(sql, order, now);
  return applied ? 'applied' : 'returned';
}

/** Takes the booking's step, if the booking still waits for exactly this amount; null where it does not. */
async function pays(
  sql: Sql,
  { panditId, bookingId, purpose, amountPaise }: OrderRow,
  { amount }: ProviderPayment,
  now: Instant,
): Promise<Extract<Outcome, { kind: 'done' }> | null> {
  if (amount !== amountPaise) return null;
  const step = { action: purpose === 'rest' ? 'payRest' : 'pay', by: 'provider', actorId: null, amount } as const;
  const outcome = await transition(sql, { panditId, bookingId, ...step }, now);
  if (outcome.kind !== 'done') return null;
  if (outcome.differs !== null) await openDifference(sql, { panditId, bookingId }, outcome.differs, now);
  return outcome;
}

async function returnPayment(sql: Sql, payment: PaymentRow, reason: 'late' | 'duplicate', now: Instant): Promise<void> {
  const { panditId, bookingId, customerId, id: paymentId, purpose, amountPaise: amount } = payment;
  await refundPayment(sql, payment, { paymentId, customerId, purpose, amount, reason }, now);
  const facts = { amount, refunded: true };
  await tellOfBooking(sql, { panditId, bookingId, personId: customerId, topic: 'paymentLate.customer', facts }, now);
}

/** What became of a payment we know, or null for one we have not seen. */
export async function outcomeOf(sql: Sql, provider: string, paymentId: string): Promise<'applied' | 'returned' | null> {
  const known = await paymentByProviderId(sql, provider, paymentId);
  if (!known) return null;
  return known.applied ? 'applied' : 'returned';
}

async function outcomeBefore(sql: Sql, provider: string, paymentId: string): Promise<Applied> {
  const before = await outcomeOf(sql, provider, paymentId);
  if (before === null) throw new Error('A payment was claimed without being kept.');
  return before;
}

import { createHmac } from 'node:crypto';
import { minus, NO_MONEY, plus, type Paise } from '#domain/money.ts';
import { transaction, type Pool, type Sql } from '../db/sql.ts';
import { sandboxKeys, type SandboxKeys } from './keys.ts';
import { sandboxId } from './razorpay-entities.ts';
import {
  insertPayment,
  insertRefund,
  lockOrder,
  lockPayment,
  markAttempt,
  markPaid,
  paymentById,
  refundByKey,
  updatePayment,
  type NewPayment,
  type OrderRow,
  type PaymentRow,
  type RefundRow,
} from './razorpay-store.ts';
import { announce } from './razorpay-webhooks.ts';

/** The stand-in's own rules: what Razorpay does with a payment, a capture and a refund. */

/** Said in Razorpay's error body, with its words. */
export class BankError extends Error {
  readonly status: number;
  readonly field: string | null;
  constructor(message: string, { status = 400, field = null }: { status?: number; field?: string | null } = {}) {
    super(message);
    this.status = status;
    this.field = field;
  }
}

export const unknownId = (): BankError => new BankError('The id provided does not exist');

/** What the checkout hands to a page; a failed attempt is not signed. */
export interface CheckoutAnswer {
  readonly razorpay_order_id: string;
  readonly razorpay_payment_id: string;
  readonly razorpay_signature?: string;
}

/** One attempt to pay an order. Null for an order that does not exist, `paid` for one that takes no more. */
export async function attemptPayment(
  pool: Pool,
  orderId: string,
  { outcome, method }: { outcome: 'success' | 'failure'; method: PaymentRow['method'] },
  now: Date,
  keys = sandboxKeys,
): Promise<CheckoutAnswer | 'paid' | null> {
  return transaction(pool, async (sql) => {
    const order = await lockOrder(sql, orderId);
    if (!order) return null;
    if (order.status === 'paid') return 'paid';
    const id = sandboxId('pay');
    const attempt = { id, orderId, amount: order.amount, method, errorCode: null, errorDescription: null };
    await (outcome === 'success' ? succeed(sql, order, attempt, now) : fail(sql, attempt, now));
    const answer = { razorpay_order_id: orderId, razorpay_payment_id: id };
    return outcome === 'success' ? { ...answer, razorpay_signature: signatureOf(keys, orderId, id) } : answer;
  });
}

const signatureOf = ({ razorpayKeySecret }: SandboxKeys, orderId: string, paymentId: string): string =>
  createHmac('sha256', razorpayKeySecret).update(`${orderId}|${paymentId}`).digest('hex');

type Attempt = Omit<NewPayment, 'status'>;

async function succeed(sql: Sql, order: OrderRow, attempt: Attempt, now: Date): Promise<void> {
  await insertPayment(sql, { ...attempt, status: 'authorized' });
  await markAttempt(sql, order.id, 'attempted');
  const payment = await found(paymentById(sql, attempt.id));
  await announce(sql, 'payment.authorized', { payment }, now);
  if (order.capture === 'automatic') await settle(sql, payment, now);
}

async function fail(sql: Sql, attempt: Attempt, now: Date): Promise<void> {
  await insertPayment(sql, {
    ...attempt,
    status: 'failed',
    errorCode: 'BAD_REQUEST_ERROR',
    errorDescription: 'Your payment did not go through. Any amount debited returns within 5 working days.',
  });
  await markAttempt(sql, attempt.orderId, 'attempted');
  await announce(sql, 'payment.failed', { payment: await found(paymentById(sql, attempt.id)) }, now);
}

async function settle(sql: Sql, { id, orderId }: PaymentRow, now: Date): Promise<PaymentRow> {
  await updatePayment(sql, id, { status: 'captured', amountRefunded: NO_MONEY });
  const order = await found(markPaid(sql, orderId));
  const payment = await found(paymentById(sql, id));
  await announce(sql, 'payment.captured', { payment }, now);
  await announce(sql, 'order.paid', { payment, order }, now);
  return payment;
}

/** Takes an authorised payment, whole and once. */
export async function capturePayment(pool: Pool, id: string, amount: Paise, now: Date): Promise<PaymentRow> {
  return transaction(pool, async (sql) => {
    const payment = await lockPayment(sql, id);
    if (!payment) throw unknownId();
    if (payment.status !== 'authorized') throw new BankError('This payment has already been captured');
    if (payment.amount !== amount) {
      throw new BankError('Capture amount must be equal to the amount authorized', { field: 'amount' });
    }
    return settle(sql, payment, now);
  });
}

export interface RefundRequest {
  /** The rest of the payment where nothing is said. */
  readonly amount: Paise | undefined;
  readonly receipt: string | null;
  readonly notes: Record<string, string>;
  readonly idempotencyKey: string | null;
}

/** Gives money back, in parts or whole, never more than came in; the same key gives the same refund. */
export async function refundPayment(
  pool: Pool,
  paymentId: string,
  { amount: asked, receipt, notes, idempotencyKey }: RefundRequest,
  now: Date,
): Promise<RefundRow & { currency: string }> {
  const request = JSON.stringify([paymentId, asked ?? null, receipt, notes]);
  return transaction(pool, async (sql) => {
    const payment = await lockPayment(sql, paymentId);
    if (!payment) throw unknownId();
    const before = idempotencyKey ? await refundByKey(sql, idempotencyKey) : null;
    if (before && before.request === request) return { ...before, currency: payment.currency };
    if (before) throw new BankError('Different request body sent for the same idempotency key');
    const amount = refundable(payment, asked);
    const id = sandboxId('rfnd');
    const status = 'processed';
    const refund = await insertRefund(sql, { id, paymentId, amount, status, receipt, notes, idempotencyKey, request });
    const amountRefunded = plus(payment.amountRefunded, amount);
    const whole = amountRefunded === payment.amount;
    await updatePayment(sql, paymentId, { status: whole ? 'refunded' : 'captured', amountRefunded });
    const after = await found(paymentById(sql, paymentId));
    await announce(sql, 'refund.created', { refund, payment: after }, now);
    await announce(sql, 'refund.processed', { refund, payment: after }, now);
    return { ...refund, currency: payment.currency };
  });
}

function refundable(payment: PaymentRow, asked: Paise | undefined): Paise {
  if (payment.status === 'refunded') throw new BankError('The payment has been fully refunded already');
  if (payment.status !== 'captured')
    throw new BankError('The payment status should be captured for action to be taken');
  const left = minus(payment.amount, payment.amountRefunded);
  const amount = asked ?? left;
  if (amount > left) {
    throw new BankError('The total refund amount is greater than the refund payment amount', { field: 'amount' });
  }
  return amount;
}

/** A row that was written a moment ago in the same transaction. */
async function found<T>(reading: Promise<T | null>): Promise<T> {
  const row = await reading;
  if (row === null) throw new Error('The sandbox lost a row of its own.');
  return row;
}

import type { Paise } from '#domain/money.ts';
import type { Sql } from '../db/sql.ts';

/** SQL of the payment stand-in. Its state lives in `sandbox.*`, so that it survives a kill as a real provider would. */

export interface OrderRow {
  id: string;
  amount: Paise;
  currency: string;
  receipt: string | null;
  notes: unknown;
  status: 'created' | 'attempted' | 'paid';
  capture: 'automatic' | 'manual';
  attempts: number;
  createdAt: Date;
}

export interface PaymentRow {
  id: string;
  orderId: string;
  amount: Paise;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  method: 'upi' | 'card';
  amountRefunded: Paise;
  errorCode: string | null;
  errorDescription: string | null;
  createdAt: Date;
}

export interface RefundRow {
  id: string;
  paymentId: string;
  amount: Paise;
  status: 'pending' | 'processed' | 'failed';
  receipt: string | null;
  notes: unknown;
  idempotencyKey: string | null;
  request: string;
  createdAt: Date;
}

const ofOrder = (sql: Sql) => sql`id, amount, currency, receipt, notes, status, capture, attempts, created_at`;

/** Of a payment `p` and its order `o`. */
const ofPayment = (sql: Sql) => sql`
  p.id, p.order_id, p.amount, o.currency, p.status, p.method, p.amount_refunded, p.error_code, p.error_description,
  p.created_at`;

const ofRefund = (sql: Sql) => sql`
  id, payment_id, amount, status, receipt, notes, idempotency_key, request, created_at`;

export type NewOrder = Pick<OrderRow, 'id' | 'amount' | 'currency' | 'receipt' | 'capture'> & {
  notes: Record<string, string>;
  uniqueReceipt: boolean;
};

/** False where a unique receipt was used before. */
export async function insertOrder(sql: Sql, order: NewOrder): Promise<boolean> {
  const rows = await sql`
    INSERT INTO sandbox.orders (id, amount, currency, receipt, unique_receipt, notes, capture)
    VALUES (${order.id}, ${order.amount}, ${order.currency}, ${order.receipt}, ${order.uniqueReceipt},
      ${sql.json(order.notes)}, ${order.capture})
    ON CONFLICT (receipt) WHERE unique_receipt DO NOTHING
    RETURNING id`;
  return rows.length === 1;
}

export async function orderById(sql: Sql, id: string): Promise<OrderRow | null> {
  const [row] = await sql<OrderRow[]>`SELECT ${ofOrder(sql)} FROM sandbox.orders WHERE id = ${id}`;
  return row ?? null;
}

export async function orderByReceipt(sql: Sql, receipt: string): Promise<OrderRow | null> {
  const [row] = await sql<
    OrderRow[]
  >`SELECT ${ofOrder(sql)} FROM sandbox.orders WHERE receipt = ${receipt} AND unique_receipt`;
  return row ?? null;
}

/** The order, held until the transaction ends: two payments of one order queue up. */
export async function lockOrder(sql: Sql, id: string): Promise<OrderRow | null> {
  const [row] = await sql<OrderRow[]>`SELECT ${ofOrder(sql)} FROM sandbox.orders WHERE id = ${id} FOR UPDATE`;
  return row ?? null;
}

export async function markAttempt(sql: Sql, id: string, status: OrderRow['status']): Promise<OrderRow | null> {
  const [row] = await sql<OrderRow[]>`
    UPDATE sandbox.orders SET attempts = attempts + 1, status = ${status} WHERE id = ${id} RETURNING ${ofOrder(sql)}`;
  return row ?? null;
}

export async function markPaid(sql: Sql, id: string): Promise<OrderRow | null> {
  const [row] = await sql<
    OrderRow[]
  >`UPDATE sandbox.orders SET status = 'paid' WHERE id = ${id} RETURNING ${ofOrder(sql)}`;
  return row ?? null;
}

export type NewPayment = Omit<PaymentRow, 'createdAt' | 'amountRefunded' | 'currency'>;

export async function insertPayment(sql: Sql, payment: NewPayment): Promise<void> {
  await sql`
    INSERT INTO sandbox.payments (id, order_id, amount, status, method, error_code, error_description)
    VALUES (${payment.id}, ${payment.orderId}, ${payment.amount}, ${payment.status}, ${payment.method},
      ${payment.errorCode}, ${payment.errorDescription})`;
}

export async function paymentById(sql: Sql, id: string): Promise<PaymentRow | null> {
  const [row] = await sql<PaymentRow[]>`
    SELECT ${ofPayment(sql)} FROM sandbox.payments p JOIN sandbox.orders o ON o.id = p.order_id WHERE p.id = ${id}`;
  return row ?? null;
}

export async function lockPayment(sql: Sql, id: string): Promise<PaymentRow | null> {
  const [row] = await sql<PaymentRow[]>`
    SELECT ${ofPayment(sql)} FROM sandbox.payments p JOIN sandbox.orders o ON o.id = p.order_id
    WHERE p.id = ${id} FOR UPDATE OF p`;
  return row ?? null;
}

export const paymentsOfOrder = (sql: Sql, orderId: string): Promise<PaymentRow[]> => sql<PaymentRow[]>`
  SELECT ${ofPayment(sql)} FROM sandbox.payments p JOIN sandbox.orders o ON o.id = p.order_id
  WHERE p.order_id = ${orderId} ORDER BY p.created_at DESC, p.id`;

export async function updatePayment(
  sql: Sql,
  id: string,
  { status, amountRefunded }: Pick<PaymentRow, 'status' | 'amountRefunded'>,
): Promise<void> {
  await sql`UPDATE sandbox.payments SET status = ${status}, amount_refunded = ${amountRefunded} WHERE id = ${id}`;
}

export async function refundByKey(sql: Sql, key: string): Promise<RefundRow | null> {
  const [row] = await sql<RefundRow[]>`SELECT ${ofRefund(sql)} FROM sandbox.refunds WHERE idempotency_key = ${key}`;
  return row ?? null;
}

export async function insertRefund(
  sql: Sql,
  refund: Omit<RefundRow, 'createdAt' | 'notes'> & { notes: Record<string, string> },
): Promise<RefundRow> {
  const [row] = await sql<[RefundRow]>`
    INSERT INTO sandbox.refunds (id, payment_id, amount, status, receipt, notes, idempotency_key, request)
    VALUES (${refund.id}, ${refund.paymentId}, ${refund.amount}, ${refund.status}, ${refund.receipt},
      ${sql.json(refund.notes)}, ${refund.idempotencyKey}, ${refund.request})
    RETURNING ${ofRefund(sql)}`;
  return row;
}

export const refundsOfPayment = (sql: Sql, paymentId: string): Promise<RefundRow[]> => sql<RefundRow[]>`
  SELECT ${ofRefund(sql)} FROM sandbox.refunds WHERE payment_id = ${paymentId} ORDER BY created_at DESC, id`;

export async function insertWebhook(sql: Sql, webhook: { id: string; body: string; dueAt: Date }): Promise<void> {
  await sql`INSERT INTO sandbox.webhooks (id, body, due_at) VALUES (${webhook.id}, ${webhook.body}, ${webhook.dueAt})`;
}

/** What waits to be delivered. Razorpay gives up after 24 hours. */
export const dueWebhooks = (sql: Sql, now: Date): Promise<{ id: string }[]> => sql<{ id: string }[]>`
  SELECT id FROM sandbox.webhooks
  WHERE due_at <= ${now} AND created_at > ${now}::timestamptz - interval '24 hours' ORDER BY due_at LIMIT 50`;

/** Takes one delivery, or nothing where another process has it; each delivery becomes due again, later each time. */
export async function claimWebhook(sql: Sql, id: string, now: Date): Promise<{ body: string } | null> {
  const [row] = await sql<{ body: string }[]>`
    UPDATE sandbox.webhooks
    SET attempts = attempts + 1, due_at = ${now}::timestamptz + least(6 * 2 ^ attempts, 600) * interval '1 second'
    WHERE id = ${id} AND due_at <= ${now}
    RETURNING body`;
  return row ?? null;
}

export async function markDelivered(sql: Sql, id: string, at: Date): Promise<void> {
  await sql`UPDATE sandbox.webhooks SET delivered_at = ${at}, due_at = NULL WHERE id = ${id}`;
}

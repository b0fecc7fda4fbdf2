import type { BookingStatus } from '#domain/booking.ts';
import type { Purpose } from '#domain/booking/rest.ts';
import type { Paise } from '#domain/money.ts';
import type { Sql } from '../../db/sql.ts';
import type { BookingRef } from '../../ledger/ledger.ts';

/** SQL of payment orders: our own row first, the provider's id once it has answered. */

export interface OrderRow {
  panditId: string;
  id: string;
  bookingId: string;
  customerId: string;
  provider: string;
  purpose: Purpose;
  amountPaise: Paise;
  receipt: string;
  providerOrderId: string | null;
  status: 'created' | 'paid' | 'closed';
  createdAt: Date;
}

/** A booking as far as its payment is concerned. */
export interface PayableRow extends BookingRef {
  customerId: string;
  status: BookingStatus;
  /** The advance, less the credit that covers a part of it. */
  toPayPaise: Paise | null;
  /** When the booking stops waiting. */
  dueAt: Date | null;
  updatedAt: Date;
  /** Families can book the pandit. */
  approved: boolean;
}

/** A customer's own booking; the customer's list knows its pandit. */
export async function bookingOfCustomer(sql: Sql, customerId: string, bookingId: string): Promise<PayableRow | null> {
  const [row] = await sql<PayableRow[]>`
    SELECT b.pandit_id, b.id AS booking_id, b.customer_id, b.status, b.advance_paise - b.credit_paise AS to_pay_paise, b.due_at, b.updated_at,
      p.status = 'approved' AS approved
    FROM customer_bookings c
    JOIN bookings b ON b.pandit_id = c.pandit_id AND b.id = c.booking_id
    JOIN people p ON p.id = b.pandit_id
    WHERE c.customer_id = ${customerId} AND c.booking_id = ${bookingId}`;
  return row ?? null;
}

export async function bookingToPay(
  sql: Sql,
  { panditId, bookingId }: BookingRef,
): Promise<Omit<PayableRow, 'approved'> | null> {
  const [row] = await sql<Omit<PayableRow, 'approved'>[]>`
    SELECT pandit_id, id AS booking_id, customer_id, status, advance_paise - credit_paise AS to_pay_paise, due_at, updated_at
    FROM bookings WHERE pandit_id = ${panditId} AND id = ${bookingId}`;
  return row ?? null;
}

/** Takes a customer's receipt for an order; false where it is taken already. Waits for a transaction that is just taking it. */
export async function claimReceipt(
  sql: Sql,
  claim: { customerId: string; receipt: string; panditId: string; orderId: string },
): Promise<boolean> {
  const rows = await sql`
    INSERT INTO payment_receipts (customer_id, receipt, pandit_id, order_id)
    VALUES (${claim.customerId}, ${claim.receipt}, ${claim.panditId}, ${claim.orderId})
    ON CONFLICT DO NOTHING
    RETURNING order_id`;
  return rows.length === 1;
}

export type NewOrder = Omit<OrderRow, 'providerOrderId' | 'status'> & { askingUntil: Date };

export async function insertOrder(sql: Sql, order: NewOrder): Promise<void> {
  await sql`
    INSERT INTO payment_orders
      (pandit_id, id, booking_id, customer_id, provider, purpose, amount_paise, receipt, asking_until, created_at)
    VALUES (${order.panditId}, ${order.id}, ${order.bookingId}, ${order.customerId}, ${order.provider},
      ${order.purpose}, ${order.amountPaise}, ${order.receipt}, ${order.askingUntil}, ${order.createdAt})`;
}

/** Of an order `o`: named, since a statement whose columns are whatever the table has breaks off when a migration adds one. */
const columns = (sql: Sql) => sql`
  o.pandit_id, o.id, o.booking_id, o.customer_id, o.provider, o.purpose, o.amount_paise, o.receipt, o.provider_order_id,
  o.status, o.created_at`;

export async function orderByReceipt(sql: Sql, customerId: string, receipt: string): Promise<OrderRow | null> {
  const [row] = await sql<OrderRow[]>`
    SELECT ${columns(sql)} FROM payment_receipts r JOIN payment_orders o ON o.pandit_id = r.pandit_id AND o.id = r.order_id
    WHERE r.customer_id = ${customerId} AND r.receipt = ${receipt}`;
  return row ?? null;
}

export async function orderByProviderId(sql: Sql, provider: string, providerOrderId: string): Promise<OrderRow | null> {
  const [row] = await sql<OrderRow[]>`
    SELECT ${columns(sql)} FROM provider_orders p JOIN payment_orders o ON o.pandit_id = p.pandit_id AND o.id = p.order_id
    WHERE p.provider = ${provider} AND p.provider_order_id = ${providerOrderId}`;
  return row ?? null;
}

type OrderKey = Pick<OrderRow, 'panditId' | 'id'>;

/** Makes this call the one that asks the provider; false where another one is at it, or has been answered. */
export async function claimAsking(sql: Sql, { panditId, id }: OrderKey, now: Date, until: Date): Promise<boolean> {
  const rows = await sql`
    UPDATE payment_orders SET asking_until = ${until}
    WHERE pandit_id = ${panditId} AND id = ${id} AND provider_order_id IS NULL
      AND (asking_until IS NULL OR asking_until <= ${now})
    RETURNING id`;
  return rows.length === 1;
}

/** The provider did not answer: the next call with the same receipt may ask at once. */
export async function releaseAsking(sql: Sql, { panditId, id }: OrderKey): Promise<void> {
  await sql`UPDATE payment_orders SET asking_until = NULL WHERE pandit_id = ${panditId} AND id = ${id}`;
}

export async function recordProviderOrder(
  sql: Sql,
  { panditId, id, provider }: Pick<OrderRow, 'panditId' | 'id' | 'provider'>,
  providerOrderId: string,
  checkAt: Date,
): Promise<void> {
  await sql`
    UPDATE payment_orders SET provider_order_id = ${providerOrderId}, asking_until = NULL, check_at = ${checkAt}
    WHERE pandit_id = ${panditId} AND id = ${id} AND provider_order_id IS NULL`;
  await sql`
    INSERT INTO provider_orders (provider, provider_order_id, pandit_id, order_id)
    VALUES (${provider}, ${providerOrderId}, ${panditId}, ${id})
    ON CONFLICT DO NOTHING`;
}

/** There is nothing left to ask about an order. */
export async function endOrder(sql: Sql, { panditId, id }: OrderKey, status: 'paid' | 'closed'): Promise<void> {
  await sql`
    UPDATE payment_orders SET status = ${status}, check_at = NULL
    WHERE pandit_id = ${panditId} AND id = ${id} AND status <> 'paid'`;
}

/** Lets the reconciler look at an order right away. */
export async function checkSoon(sql: Sql, provider: string, providerOrderId: string, now: Date): Promise<void> {
  const [key] = await sql<{ panditId: string; orderId: string }[]>`
    SELECT pandit_id, order_id FROM provider_orders
    WHERE provider = ${provider} AND provider_order_id = ${providerOrderId}`;
  if (!key) return;
  await sql`
    UPDATE payment_orders SET check_at = ${now}
    WHERE pandit_id = ${key.panditId} AND id = ${key.orderId} AND status <> 'paid'`;
}

export const ordersToCheck = (sql: Sql, provider: string, now: Date): Promise<(OrderKey & { createdAt: Date })[]> =>
  sql<(OrderKey & { createdAt: Date })[]>`
    SELECT pandit_id, id, created_at FROM payment_orders
    WHERE check_at <= ${now} AND provider = ${provider} ORDER BY check_at LIMIT 200`;

/** Takes one order to look at, or nothing where another process has it; it is due again at `next`. */
export async function claimCheck(
  sql: Sql,
  { panditId, id }: OrderKey,
  now: Date,
  next: Date,
): Promise<OrderRow | null> {
  const [row] = await sql<OrderRow[]>`
    UPDATE payment_orders o SET check_at = ${next}, checks = checks + 1
    WHERE pandit_id = ${panditId} AND id = ${id} AND check_at <= ${now}
    RETURNING ${columns(sql)}`;
  return row ?? null;
}

import type { Purpose } from '#domain/booking/rest.ts';
import { asPaise, NO_MONEY, type Paise } from '#domain/money.ts';
import type { Sql } from '../db/sql.ts';
import type { BookingRef, RefundProgress } from './ledger.ts';

/** SQL of refunds as promises; sending them is the payments' work. */

export interface NewRefund extends BookingRef {
  readonly id: string;
  readonly paymentId: string;
  readonly customerId: string;
  readonly purpose: Purpose;
  readonly amount: Paise;
  readonly reason: string;
  readonly asked?: { readonly by: string; readonly key: string };
  readonly isBeyondPrice?: boolean;
  readonly at: Date;
}

export async function insertRefund(sql: Sql, refund: NewRefund): Promise<void> {
  await sql`
    INSERT INTO refunds (pandit_id, id, payment_id, booking_id, customer_id, purpose, amount_paise, reason, asked_by,
      ask_key, beyond_price, due_at, created_at, updated_at)
    VALUES (${refund.panditId}, ${refund.id}, ${refund.paymentId}, ${refund.bookingId}, ${refund.customerId},
      ${refund.purpose}, ${refund.amount}, ${refund.reason}, ${refund.asked?.by ?? null}, ${refund.asked?.key ?? null},
      ${refund.isBeyondPrice ?? false}, ${refund.at}, ${refund.at}, ${refund.at})`;
}

/** Refunds of these bookings, whatever they were for, oldest first. */
export async function refundsOfBookings(sql: Sql, bookings: readonly BookingRef[]): Promise<RefundProgress[]> {
  return sql<RefundProgress[]>`
    SELECT r.booking_id, r.amount_paise, r.status, p.applied AND r.purpose = 'advance' AND NOT r.beyond_price AS of_advance, coalesce(r.bank_reference, r.provider_refund_id) AS reference,
      CASE WHEN r.status = 'sent' THEN coalesce(r.sent_at, r.updated_at) ELSE r.sent_at END AS sent_at,
      CASE WHEN r.status = 'processed' THEN coalesce(r.processed_at, r.updated_at) END AS processed_at
    FROM refunds r
    JOIN payments p ON p.pandit_id = r.pandit_id AND p.id = r.payment_id
    JOIN unnest(${bookings.map((ref) => ref.panditId)}::uuid[], ${bookings.map((ref) => ref.bookingId)}::uuid[])
      AS b (pandit_id, id) ON r.pandit_id = b.pandit_id AND r.booking_id = b.id
    ORDER BY r.id`;
}

/** What of a payment was promised back, failed refunds too: they are tried again. */
export async function refundedOfPayment(
  sql: Sql,
  { panditId, bookingId }: BookingRef,
  paymentId: string,
): Promise<Paise> {
  const [row] = await sql<{ amount: Paise }[]>`
    SELECT coalesce(sum(amount_paise), 0)::bigint AS amount FROM refunds
    WHERE pandit_id = ${panditId} AND booking_id = ${bookingId} AND payment_id = ${paymentId}`;
  return row?.amount ?? NO_MONEY;
}

/** What one press of a button asked back, of one payment or of both. */
export async function refundAsked(
  sql: Sql,
  { panditId, bookingId }: BookingRef,
  key: string,
): Promise<{ amountPaise: Paise; askedBy: string } | null> {
  const rows = await sql<{ amountPaise: Paise; askedBy: string }[]>`
    SELECT amount_paise, asked_by FROM refunds
    WHERE pandit_id = ${panditId} AND booking_id = ${bookingId} AND ask_key = ${key}`;
  const [first] = rows;
  return first ? { ...first, amountPaise: asPaise(rows.reduce((sum, row) => sum + row.amountPaise, 0)) } : null;
}

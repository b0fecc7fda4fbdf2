import type { Paise } from '#domain/money.ts';
import type { Sql } from '../db/sql.ts';
import type { BookingRef } from './ledger.ts';

/** SQL of refunds as promises; sending them is the payments' work. */

export interface NewRefund extends BookingRef {
  readonly id: string;
  readonly paymentId: string;
  readonly customerId: string;
  readonly amount: Paise;
  readonly reason: string;
  readonly at: Date;
}

export async function insertRefund(sql: Sql, refund: NewRefund): Promise<void> {
  await sql`
    INSERT INTO refunds (pandit_id, id, payment_id, booking_id, customer_id, amount_paise, reason, due_at, created_at, updated_at)
    VALUES (${refund.panditId}, ${refund.id}, ${refund.paymentId}, ${refund.bookingId}, ${refund.customerId},
      ${refund.amount}, ${refund.reason}, ${refund.at}, ${refund.at}, ${refund.at})`;
}

/** Refunds by booking, whatever they were for; one that failed for good is no money back. */
export async function sumOfRefunds(
  sql: Sql,
  bookings: readonly BookingRef[],
): Promise<{ bookingId: string; amount: Paise }[]> {
  return sql<{ bookingId: string; amount: Paise }[]>`
    SELECT r.booking_id, sum(r.amount_paise)::bigint AS amount
    FROM refunds r
    JOIN unnest(${bookings.map((ref) => ref.panditId)}::uuid[], ${bookings.map((ref) => ref.bookingId)}::uuid[])
      AS b (pandit_id, id) ON r.pandit_id = b.pandit_id AND r.booking_id = b.id
    WHERE r.status <> 'failed'
    GROUP BY r.booking_id`;
}

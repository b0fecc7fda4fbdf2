import type { Paise } from '#domain/money.ts';
import type { Sql } from '../db/sql.ts';
import type { BookingRef } from './ledger.ts';

/** SQL of an advance that goes along to another pandit. */

/**
 * The payment, its order, and what leads to them are the other booking's from now on, with what went back of it before: that is not of the
 * advance the other stands on. One statement: a reference from one row to another is checked at its end.
 */
export async function carryPayment(
  sql: Sql,
  paymentId: string,
  from: BookingRef,
  to: BookingRef,
): Promise<readonly { id: string; amountPaise: Paise }[]> {
  return sql<{ id: string; amountPaise: Paise }[]>`
    WITH paid AS (
      UPDATE payments SET pandit_id = ${to.panditId}, booking_id = ${to.bookingId}
      WHERE pandit_id = ${from.panditId} AND id = ${paymentId} RETURNING order_id),
    ordered AS (
      UPDATE payment_orders o SET pandit_id = ${to.panditId}, booking_id = ${to.bookingId}
      FROM paid WHERE o.pandit_id = ${from.panditId} AND o.id = paid.order_id RETURNING o.id),
    by_payment AS (
      UPDATE provider_payments SET pandit_id = ${to.panditId}
      WHERE pandit_id = ${from.panditId} AND payment_id = ${paymentId}),
    by_receipt AS (
      UPDATE payment_receipts r SET pandit_id = ${to.panditId}
      FROM paid WHERE r.pandit_id = ${from.panditId} AND r.order_id = paid.order_id),
    at_provider AS (
      UPDATE provider_orders p SET pandit_id = ${to.panditId}
      FROM paid WHERE p.pandit_id = ${from.panditId} AND p.order_id = paid.order_id)
    UPDATE refunds SET pandit_id = ${to.panditId}, booking_id = ${to.bookingId}, beyond_price = true
    WHERE pandit_id = ${from.panditId} AND payment_id = ${paymentId}
    RETURNING id, amount_paise`;
}

/** The booking is held by an advance that was paid for another one, at that time. */
export async function noteAdvance(
  sql: Sql,
  { panditId, bookingId }: BookingRef,
  amount: Paise,
  paidAt: Date,
): Promise<void> {
  await sql`
    UPDATE bookings SET advance_paise = ${amount}, paid_at = ${paidAt} WHERE pandit_id = ${panditId} AND id = ${bookingId}`;
}

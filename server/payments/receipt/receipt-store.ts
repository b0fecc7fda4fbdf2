import type { Purpose } from '#domain/booking/rest.ts';
import type { Paise } from '#domain/money.ts';
import type { Sql } from '../../db/sql.ts';
import type { BookingRef } from '../../ledger/ledger.ts';
import type { RefundRow } from '../refunds/refund-store.ts';

/** SQL of a receipt: the payment a booking stands on, that of its rest, and what of it went back. */

export interface AppliedPaymentRow {
  id: string;
  amountPaise: Paise;
  method: string | null;
  providerPaymentId: string;
  capturedAt: Date;
}

export async function appliedPayment(
  sql: Sql,
  { panditId, bookingId }: BookingRef,
  purpose: Purpose = 'advance',
): Promise<AppliedPaymentRow | null> {
  const [row] = await sql<AppliedPaymentRow[]>`
    SELECT id, amount_paise, method, provider_payment_id, captured_at FROM payments
    WHERE pandit_id = ${panditId} AND booking_id = ${bookingId} AND applied AND purpose = ${purpose}`;
  return row ?? null;
}

export type RefundOfPayment = Pick<RefundRow, 'amountPaise' | 'status'> & { at: Date; reference: string | null };

export const refundsOfPayment = (
  sql: Sql,
  { panditId, bookingId }: BookingRef,
  paymentId: string,
): Promise<RefundOfPayment[]> => sql<RefundOfPayment[]>`
  SELECT amount_paise, status, coalesce(processed_at, sent_at, updated_at) AS at,
    coalesce(bank_reference, provider_refund_id) AS reference
  FROM refunds
  WHERE pandit_id = ${panditId} AND booking_id = ${bookingId} AND payment_id = ${paymentId} ORDER BY id`;

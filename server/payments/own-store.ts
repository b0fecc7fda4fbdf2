import type { Paise } from '#domain/money.ts';
import type { Sql } from '../db/sql.ts';

/** SQL of a customer's own money, by way of their own list of bookings. */

export interface OwnPaymentRow {
  id: string;
  bookingId: string;
  purpose: 'advance' | 'rest';
  amountPaise: Paise;
  method: string | null;
  providerPaymentId: string;
  capturedAt: Date;
}

export const paymentsBy = (sql: Sql, customerId: string): Promise<OwnPaymentRow[]> => sql<OwnPaymentRow[]>`
  SELECT p.id, p.booking_id, p.purpose, p.amount_paise, p.method, p.provider_payment_id, p.captured_at
  FROM customer_bookings mine
  JOIN payments p ON p.pandit_id = mine.pandit_id AND p.booking_id = mine.booking_id
  WHERE mine.customer_id = ${customerId} ORDER BY p.captured_at DESC, p.id DESC`;

export interface OwnRefundRow {
  id: string;
  bookingId: string;
  paymentId: string;
  amountPaise: Paise;
  reason: string;
  status: 'due' | 'sent' | 'processed' | 'failed';
  createdAt: Date;
  updatedAt: Date;
}

export const refundsTo = (sql: Sql, customerId: string): Promise<OwnRefundRow[]> => sql<OwnRefundRow[]>`
  SELECT r.id, r.booking_id, r.payment_id, r.amount_paise, r.reason, r.status, r.created_at, r.updated_at
  FROM customer_bookings mine
  JOIN refunds r ON r.pandit_id = mine.pandit_id AND r.booking_id = mine.booking_id
  WHERE mine.customer_id = ${customerId} ORDER BY r.created_at DESC, r.id DESC`;

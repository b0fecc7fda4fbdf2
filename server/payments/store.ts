import type { Purpose } from '#domain/booking/rest.ts';
import type { Paise } from '#domain/money.ts';
import type { ProviderEvent } from '../adapters/payments/port.ts';
import type { Sql } from '../db/sql.ts';

/** SQL of payments that came in and of the provider's events. */

export interface PaymentRow {
  panditId: string;
  id: string;
  orderId: string;
  bookingId: string;
  customerId: string;
  provider: string;
  providerPaymentId: string;
  purpose: Purpose;
  amountPaise: Paise;
  method: string | null;
  /** The booking took the payment; otherwise the payment went back. */
  applied: boolean;
}

/** Takes a provider's payment for us, once, however often we hear of it. Waits for a transaction that is just taking it. */
export async function claimPayment(
  sql: Sql,
  claim: { provider: string; providerPaymentId: string; panditId: string; paymentId: string },
): Promise<boolean> {
  const rows = await sql`
    INSERT INTO provider_payments (provider, provider_payment_id, pandit_id, payment_id)
    VALUES (${claim.provider}, ${claim.providerPaymentId}, ${claim.panditId}, ${claim.paymentId})
    ON CONFLICT DO NOTHING
    RETURNING payment_id`;
  return rows.length === 1;
}

export async function insertPayment(sql: Sql, payment: PaymentRow, at: Date): Promise<void> {
  await sql`
    INSERT INTO payments (pandit_id, id, order_id, booking_id, customer_id, provider, provider_payment_id,
      purpose, amount_paise, method, applied, captured_at)
    VALUES (${payment.panditId}, ${payment.id}, ${payment.orderId}, ${payment.bookingId}, ${payment.customerId},
      ${payment.provider}, ${payment.providerPaymentId}, ${payment.purpose}, ${payment.amountPaise}, ${payment.method},
      ${payment.applied}, ${at})`;
}

export async function paymentByProviderId(
  sql: Sql,
  provider: string,
  providerPaymentId: string,
): Promise<PaymentRow | null> {
  const [row] = await sql<PaymentRow[]>`
    SELECT p.pandit_id, p.id, p.order_id, p.booking_id, p.customer_id, p.provider, p.provider_payment_id, p.purpose,
      p.amount_paise, p.method, p.applied
    FROM provider_payments k JOIN payments p ON p.pandit_id = k.pandit_id AND p.id = k.payment_id
    WHERE k.provider = ${provider} AND k.provider_payment_id = ${providerPaymentId}`;
  return row ?? null;
}

/** Whether such a payment has paid the booking already. */
export async function hasAppliedPayment(
  sql: Sql,
  { panditId, bookingId, purpose }: { panditId: string; bookingId: string; purpose: Purpose },
): Promise<boolean> {
  const rows = await sql`
    SELECT 1 FROM payments
    WHERE pandit_id = ${panditId} AND booking_id = ${bookingId} AND applied AND purpose = ${purpose}`;
  return rows.length > 0;
}

/** False for an event we had: by its id, or by what it says about which thing (the id is not signed). */
export async function insertEvent(sql: Sql, provider: string, event: ProviderEvent, at: Date): Promise<boolean> {
  const rows = await sql`
    INSERT INTO provider_events (provider, event_id, event, entity_id, status, body, received_at)
    VALUES (${provider}, ${event.id}, ${event.event}, ${event.entityId}, ${event.status}, ${event.body}::text::jsonb, ${at})
    ON CONFLICT DO NOTHING
    RETURNING event_id`;
  return rows.length === 1;
}

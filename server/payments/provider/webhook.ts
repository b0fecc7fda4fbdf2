import type { Instant } from '#domain/time.ts';
import type { ProviderEvent } from '../../adapters/payments/port.ts';
import { transaction, type Sql } from '../../db/sql.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import { applyPayment } from '../orders/apply.ts';
import { checkSoon } from '../orders/order-store.ts';
import { noteRefund } from '../refunds/refunds.ts';
import { insertEvent } from '../store.ts';

export interface Delivery {
  readonly rawBody: Buffer;
  readonly signature: string | undefined;
  readonly eventId: string | undefined;
}

/**
 * The provider's own word. It comes at least once and in no order. What we know of it and what it does stand in one
 * transaction: after a kill at any moment it has either been dealt with, or will be delivered again.
 */
export async function takeWebhook({ pool, payments, now, log }: Deps, delivery: Delivery): Promise<void> {
  const event = payments.readWebhook(delivery.rawBody, delivery.signature, delivery.eventId);
  if (!event) refuse('payment_unverified');
  const at = now();
  const fresh = await transaction(pool, async (sql) => {
    if (!(await insertEvent(sql, payments.name, event, new Date(at)))) return false;
    await act(sql, payments.name, event, at);
    return true;
  });
  log.info({ event: event.event, id: event.id, entity: event.entityId, fresh }, 'payment event');
}

/** Only ever forward: what an event says about the past changes nothing (Razorpay's own advice on webhooks). */
async function act(sql: Sql, provider: string, { payment, refund }: ProviderEvent, now: Instant): Promise<void> {
  if (payment?.status === 'captured') await applyPayment(sql, provider, payment, now);
  // taking the money is a call over the network: the reconciler does it, and also finds what else became of the payment
  if (payment?.status === 'authorized' && payment.orderId)
    await checkSoon(sql, provider, payment.orderId, new Date(now));
  if (refund) await noteRefund(sql, provider, refund, now);
}

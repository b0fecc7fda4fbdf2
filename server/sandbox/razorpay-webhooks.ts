import { createHmac } from 'node:crypto';
import type { Sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import type { Job } from '../jobs/loop.ts';
import { orderEntity, paymentEntity, refundEntity, sandboxId } from './razorpay-entities.ts';
import { sandboxKeysOf } from './keys.ts';
import {
  claimWebhook,
  dueWebhooks,
  insertWebhook,
  markDelivered,
  type OrderRow,
  type PaymentRow,
  type RefundRow,
} from './razorpay-store.ts';

/** What the stand-in reports of itself: at least once, in no particular order, until it is taken. */

interface About {
  readonly payment?: PaymentRow;
  readonly order?: OrderRow;
  readonly refund?: RefundRow;
}

/** Leaves an event for delivery, in the transaction of what it tells about. */
export async function announce(sql: Sql, event: string, { payment, order, refund }: About, now: Date): Promise<void> {
  const payload = {
    ...(payment && { payment: { entity: paymentEntity(payment) } }),
    ...(order && { order: { entity: orderEntity(order) } }),
    ...(refund && { refund: { entity: refundEntity(refund, payment?.currency ?? 'INR') } }),
  };
  const body = JSON.stringify({
    entity: 'event',
    account_id: 'acc_sankalpsandbox',
    event,
    contains: Object.keys(payload),
    payload,
    created_at: Math.floor(now.getTime() / 1000),
  });
  await insertWebhook(sql, { id: sandboxId('evt'), body, dueAt: now });
}

/** Brings the events to our own webhook over HTTP, signed. Whatever is not answered with 2xx comes again. */
export const webhookDelivery = (deps: Deps): Job => ({
  name: 'sandbox webhooks',
  everyMs: 500,
  run: async () => {
    const due = await dueWebhooks(deps.pool, new Date(deps.now()));
    const delivered = await Promise.all(due.map(({ id }) => deliver(deps, id)));
    return delivered.filter(Boolean).length;
  },
});

async function deliver({ config, pool, now, ownUrl, log }: Deps, id: string): Promise<boolean> {
  const webhook = await claimWebhook(pool, id, new Date(now()));
  if (!webhook) return false;
  const answer = await post(
    `${ownUrl()}/api/payment/webhook`,
    id,
    webhook.body,
    sandboxKeysOf(config).razorpayWebhookSecret,
  );
  if (answer !== 'taken') {
    log.warn({ webhook: id, answer }, 'the sandbox will deliver this webhook again');
    return false;
  }
  await markDelivered(pool, id, new Date(now()));
  return true;
}

/** Razorpay counts an answer after five seconds as none. */
async function post(url: string, id: string, body: string, secret: string): Promise<'taken' | number | 'no answer'> {
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': signature,
        'x-razorpay-event-id': id,
      },
      body,
      signal: AbortSignal.timeout(5_000),
    });
    await reply.arrayBuffer();
    return reply.ok ? 'taken' : reply.status;
  } catch {
    return 'no answer';
  }
}

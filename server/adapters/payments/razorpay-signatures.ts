import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { ProviderEvent } from './port.ts';
import { jsonOf, payment, refund } from './razorpay-entities.ts';

/** What Razorpay signs: the checkout's answer with the API secret, a webhook's raw body with the webhook secret. */

export const sign = (text: string | Buffer, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');

/** Whether the signature was made with one of the secrets. An empty secret signs nothing. */
export function isSigned(text: string | Buffer, signature: string, secrets: readonly string[]): boolean {
  return secrets.some((secret) => secret !== '' && sameText(sign(text, secret), signature));
}

/** Equal hashes of equal length: the time it takes tells nothing about where two texts differ. */
function sameText(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}

const entity = z.object({ id: z.string(), status: z.string().optional() });
const envelope = z.object({
  event: z.string(),
  payload: z.record(z.string(), z.object({ entity: z.unknown() })).catch({}),
});

/** A signed body as an event. What we do not know is kept all the same, with nothing to act on. */
export function readEvent(rawBody: Buffer, eventId: string | undefined): ProviderEvent | null {
  const body = rawBody.toString('utf8');
  const read = envelope.safeParse(jsonOf(body));
  if (!read.success) return null;
  const { event, payload } = read.data;
  // the header is not signed and may be missing; the body then stands for itself
  const id = eventId ?? createHash('sha256').update(rawBody).digest('hex');
  const about = entity.safeParse(payload[event.split('.')[0] ?? '']?.entity).data;
  return {
    id,
    event,
    entityId: about?.id ?? id,
    status: about?.status ?? '',
    payment: payment.safeParse(payload['payment']?.entity).data ?? null,
    refund: refund.safeParse(payload['refund']?.entity).data ?? null,
    body,
  };
}

import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { ProviderEvent } from './port.ts';
import { jsonOf, payment, refund, word } from './razorpay-entities.ts';

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

const entity = z.object({ id: word, status: word.optional() });
const envelope = z.object({
  event: word,
  payload: z.record(z.string(), z.object({ entity: z.unknown() })).catch({}),
});

/** A signed body as an event. What we do not know is kept all the same, with nothing to act on. */
export function readEvent(rawBody: Buffer, eventId: string | undefined): ProviderEvent | null {
  const said = jsonOf(rawBody.toString('utf8'));
  const read = envelope.safeParse(said);
  if (!read.success) return null;
  const { event, payload } = read.data;
  // the header is not signed and may be missing; then the body decides
  const id = word.safeParse(eventId).data ?? createHash('sha256').update(rawBody).digest('hex');
  const about = entity.safeParse(payload[event.split('.')[0] ?? '']?.entity).data;
  return {
    id,
    event,
    entityId: about?.id ?? id,
    status: about?.status ?? '',
    payment: payment.safeParse(payload['payment']?.entity).data ?? null,
    refund: refund.safeParse(payload['refund']?.entity).data ?? null,
    body: storable(said),
  };
}

/** As JSON a database can keep: signs that are none (U+0000, half a pair) come out as the sign for an unknown one. */
const storable = (said: unknown): string =>
  JSON.stringify(said).replaceAll(/\\u(?:0000|d[89a-f][\da-f]{2})/g, String.raw`\ufffd`);

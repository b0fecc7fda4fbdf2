import type { z } from 'zod';
import { PaymentError, type PaymentProvider } from './port.ts';
import { collectionOf, errorBody, jsonOf, order, payment, refund } from './razorpay-entities.ts';
import { isSigned, readEvent } from './razorpay-signatures.ts';

/** Our own client of Razorpay's REST API (docs/decisions/0010-own-razorpay-client.md says why). */

export interface RazorpaySettings {
  readonly name: string;
  /** Without `/v1`. */
  readonly url: () => string;
  readonly checkoutUrl: string;
  readonly keyId: string;
  readonly keySecret: string;
  /** The current one and, while it is being changed, the one before: Razorpay signs retries of old events with that. */
  readonly webhookSecrets: readonly string[];
  /** How long one call may take, milliseconds. */
  readonly timeoutMs?: number;
}

/** Well under the ten seconds in which we answer a customer ourselves. */
const TIMEOUT_MS = 5_000;
const CURRENCY = 'INR';

export function razorpay(settings: RazorpaySettings): PaymentProvider {
  const ask = caller(settings);
  const seg = encodeURIComponent;
  return {
    name: settings.name,
    keyId: settings.keyId,
    checkoutUrl: settings.checkoutUrl,
    createOrder: ({ amount, receipt, notes }) =>
      ask('POST', '/orders', order, { body: { amount, currency: CURRENCY, receipt, notes, unique_receipt: true } }),
    paymentsOf: async (orderId) => (await ask('GET', `/orders/${seg(orderId)}/payments`, collectionOf(payment))).items,
    payment: (id) => ask('GET', `/payments/${seg(id)}`, payment),
    capture: (id, amount) =>
      ask('POST', `/payments/${seg(id)}/capture`, payment, { body: { amount, currency: CURRENCY } }),
    refund: (id, { amount, key, notes }) =>
      ask('POST', `/payments/${seg(id)}/refund`, refund, {
        body: { amount, speed: 'normal', receipt: key, notes },
        headers: { 'x-refund-idempotency': key },
      }),
    refundsOf: async (id) => (await ask('GET', `/payments/${seg(id)}/refunds?count=100`, collectionOf(refund))).items,
    isGenuine: ({ orderId, paymentId, signature }) =>
      isSigned(`${orderId}|${paymentId}`, signature, [settings.keySecret]),
    readWebhook: (rawBody, signature, eventId) =>
      signature && isSigned(rawBody, signature, settings.webhookSecrets) ? readEvent(rawBody, eventId) : null,
  };
}

interface Extras {
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

function caller({ url, keyId, keySecret, timeoutMs = TIMEOUT_MS }: RazorpaySettings) {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  return async <S extends z.ZodType>(
    method: 'GET' | 'POST',
    path: string,
    reply: S,
    { body, headers = {} }: Extras = {},
  ): Promise<z.output<S>> => {
    const what = `${method} ${path}`;
    const answer = await send(what, `${url()}/v1${path}`, {
      method,
      headers: { authorization, accept: 'application/json', 'content-type': 'application/json', ...headers },
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (answer.status >= 400) throw refusal(what, answer);
    const parsed = reply.safeParse(jsonOf(answer.text));
    if (!parsed.success) throw new PaymentError('down', `${what}: an answer we do not understand`);
    return parsed.data;
  };
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** The timeout covers the body too: a provider that stalls half-way is down like any other. */
async function send(what: string, url: string, init: RequestInit): Promise<Answer> {
  try {
    const reply = await fetch(url, init);
    return { status: reply.status, text: await reply.text() };
  } catch (cause) {
    throw new PaymentError('down', `${what}: no answer`, { cause });
  }
}

/** Wrong credentials, too many calls and a call still in progress are our trouble, not the customer's: try again. */
const passing = new Set([401, 403, 408, 409, 429]);

function refusal(what: string, { status, text }: Answer): PaymentError {
  const parsed = errorBody.safeParse(jsonOf(text));
  const said = parsed.success ? parsed.data.error.description : 'no reason given';
  const understood = status < 500 && !passing.has(status) && parsed.success;
  return new PaymentError(understood ? 'refused' : 'down', `${what}: ${status} ${said}`);
}

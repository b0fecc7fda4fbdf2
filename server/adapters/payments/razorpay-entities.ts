import { z } from 'zod';
import { asPaise } from '#domain/money.ts';
import type { ProviderOrder, ProviderPayment, ProviderRefund } from './port.ts';

/** Razorpay's things, cut down to what we use. Field names: razorpay.com/docs/api, orders, payments and refunds. */

/** A word of theirs. Longer ones, and those with a sign no database keeps, are not: they are keys of ours. */
export const word = z
  .string()
  .min(1)
  .max(200)
  .refine((text) => text.isWellFormed() && !text.includes('\0'));
const paise = z.number().int().nonnegative().transform(asPaise);

export const order = z
  .object({ id: word, amount: paise, currency: z.string(), status: z.enum(['created', 'attempted', 'paid']) })
  .transform((it): ProviderOrder => it);

export const payment = z
  .object({
    id: word,
    order_id: word.nullish(),
    amount: paise,
    currency: z.string(),
    status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
    method: word.nullish(),
  })
  .transform(({ order_id: orderId = null, method = null, ...it }): ProviderPayment => ({ ...it, orderId, method }));

export const refund = z
  .object({
    id: word,
    payment_id: word,
    amount: paise,
    status: z.enum(['pending', 'processed', 'failed']),
    receipt: word.nullish(),
    // which of them there is depends on the way of paying
    acquirer_data: z.object({ arn: word.nullish(), rrn: word.nullish(), utr: word.nullish() }).nullish().catch(null),
  })
  .transform(({ id, payment_id: paymentId, amount, status, receipt = null, acquirer_data: bank }): ProviderRefund => ({
    id,
    paymentId,
    amount,
    status,
    reference: bank?.arn ?? bank?.rrn ?? bank?.utr ?? null,
    key: receipt,
  }));

export const collectionOf = <S extends z.ZodType>(item: S) => z.object({ items: z.array(item) });

export const errorBody = z.object({ error: z.object({ code: z.string(), description: z.string() }) });

/** A text as JSON; undefined where it is none (a proxy's HTML page, say). */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

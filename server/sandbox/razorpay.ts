import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { asPaise, MIN_CHARGE } from '#domain/money.ts';
import type { Plugin } from '../deps.ts';
import { sandboxKeysOf } from './keys.ts';
import { BankError, capturePayment, refundPayment, unknownId } from './razorpay-bank.ts';
import { collection, orderEntity, paymentEntity, refundEntity, sandboxId } from './razorpay-entities.ts';
import {
  insertOrder,
  orderById,
  orderByReceipt,
  paymentById,
  paymentsOfOrder,
  refundsOfPayment,
  type OrderRow,
  type PaymentRow,
} from './razorpay-store.ts';

/** The stand-in for Razorpay, under `/sandbox/razorpay/v1`: its protocol, so that our real client talks to it. */
export const razorpaySandbox: Plugin = (app, { config, pool, now }) => {
  if (config.PAYMENT_PROVIDER !== 'sandbox') return;
  const v1 = '/sandbox/razorpay/v1';
  const at = () => new Date(now());

  const { razorpayKeyId, razorpayKeySecret } = sandboxKeysOf(config);
  const expected = Buffer.from(`Basic ${Buffer.from(`${razorpayKeyId}:${razorpayKeySecret}`).toString('base64')}`);
  app.addHook('onRequest', async (request) => authorize(request, expected));
  app.setErrorHandler((error, request, reply) => {
    const { status, description, field } = explain(error);
    if (status >= 500) request.log.error({ err: error }, 'the payment sandbox failed');
    const code = status >= 500 ? 'SERVER_ERROR' : 'BAD_REQUEST_ERROR';
    const rest = { source: 'business', step: 'payment_initiation', reason: 'input_validation_failed', metadata: {} };
    return reply.code(status).send({ error: { code, description, ...rest, ...(field && { field }) } });
  });

  app.post(`${v1}/orders`, async (request) => {
    const asked = orderBody.parse(request.body);
    const id = sandboxId('order');
    const receipt = asked.receipt ?? null;
    const uniqueReceipt = asked.unique_receipt && receipt !== null;
    const capture = asked.payment?.capture ?? 'automatic';
    const { amount, currency, notes } = asked;
    const fresh = await insertOrder(pool, { id, amount, currency, receipt, notes, capture, uniqueReceipt });
    const made = fresh || receipt === null ? await orderById(pool, id) : await orderByReceipt(pool, receipt);
    if (!made) throw unknownId();
    if (made.amount !== amount) throw new BankError('This receipt was used for another amount', { field: 'receipt' });
    return orderEntity(made);
  });

  app.get(`${v1}/orders/:id`, async (request) => orderEntity(await orderOf(request)));
  app.get(`${v1}/orders/:id/payments`, async (request) => {
    const { id } = await orderOf(request);
    return collection((await paymentsOfOrder(pool, id)).map(paymentEntity));
  });
  app.get(`${v1}/payments/:id`, async (request) => paymentEntity(await paymentOf(request)));
  app.post(`${v1}/payments/:id/capture`, async (request) => {
    const { amount } = captureBody.parse(request.body);
    return paymentEntity(await capturePayment(pool, idOf(request), amount, at()));
  });
  app.post(`${v1}/payments/:id/refund`, async (request) => {
    const { amount, receipt = null, notes } = refundBody.parse(request.body ?? {});
    const idempotencyKey = idempotency.parse(request.headers['x-refund-idempotency']) ?? null;
    const refund = await refundPayment(pool, idOf(request), { amount, receipt, notes, idempotencyKey }, at());
    return refundEntity(refund, refund.currency);
  });
  app.get(`${v1}/payments/:id/refunds`, async (request) => {
    const { id, currency } = await paymentOf(request);
    return collection((await refundsOfPayment(pool, id)).map((refund) => refundEntity(refund, currency)));
  });

  async function orderOf(request: FastifyRequest): Promise<OrderRow> {
    const order = await orderById(pool, idOf(request));
    if (!order) throw unknownId();
    return order;
  }
  async function paymentOf(request: FastifyRequest): Promise<PaymentRow> {
    const payment = await paymentById(pool, idOf(request));
    if (!payment) throw unknownId();
    return payment;
  }
};

const notes = z
  .union([z.record(z.string(), z.coerce.string().max(256)), z.array(z.never()).transform(() => ({}))])
  .default({});
const orderBody = z.object({
  amount: z
    .int('The amount must be an integer.')
    .min(MIN_CHARGE, 'The amount must be at least INR 1.00')
    .transform(asPaise),
  currency: z.literal('INR', 'Currency is not supported'),
  receipt: z.string().max(40, 'The receipt may not be greater than 40 characters.').nullish(),
  unique_receipt: z.boolean().default(false),
  notes,
  payment: z.object({ capture: z.enum(['automatic', 'manual']) }).optional(),
});
const captureBody = z.object({ amount: z.int().transform(asPaise), currency: z.literal('INR') });
const refundBody = z.object({
  amount: z.int().min(MIN_CHARGE, 'The amount must be at least INR 1.00').transform(asPaise).optional(),
  receipt: z.string().max(40).nullish(),
  notes,
});
const idempotency = z
  .string()
  .regex(/^[A-Za-z0-9_-]{10,}$/, 'The idempotency key must be at least 10 letters, digits, - or _')
  .optional();
const params = z.object({ id: z.string() });
const idOf = (request: FastifyRequest): string => params.parse(request.params).id;

function authorize({ headers }: FastifyRequest, expected: Buffer): void {
  const given = Buffer.from(headers.authorization ?? '');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new BankError('Authentication failed', { status: 401 });
  }
}

function explain(error: unknown): { status: number; description: string; field: string | null } {
  if (error instanceof BankError) return { status: error.status, description: error.message, field: error.field };
  if (error instanceof z.ZodError) {
    const [issue] = error.issues;
    return { status: 400, description: issue?.message ?? 'Bad request', field: String(issue?.path[0] ?? '') || null };
  }
  const { statusCode: status = 500 } = error as { statusCode?: number };
  return { status, description: status < 500 ? 'The request is not right.' : 'The server failed.', field: null };
}

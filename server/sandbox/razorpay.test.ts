import { createServer } from 'node:http';
import Razorpay from 'razorpay';
import { validatePaymentVerification } from 'razorpay/dist/utils/razorpay-utils.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { sandboxKeys } from './keys.ts';
import { attemptPayment } from './razorpay-bank.ts';
import { webhookDelivery } from './razorpay-webhooks.ts';

/** The official package talks to the stand-in, so that we know the stand-in speaks the real protocol. */

let t: TestApp;
let rzp: Razorpay;
beforeAll(async () => {
  t = await testApp();
  rzp = new Razorpay({ key_id: sandboxKeys.razorpayKeyId, key_secret: sandboxKeys.razorpayKeySecret });
  pointAt(rzp, `${t.url}/sandbox/razorpay`);
});
afterAll(() => t.close());

/** The package has no option for its address; this is the one thing we change. */
function pointAt(client: unknown, baseURL: string): void {
  (client as { api: { rq: { defaults: { baseURL: string } } } }).api.rq.defaults.baseURL = baseURL;
}

const order = (amount: number) => rzp.orders.create({ amount, currency: 'INR', receipt: `r-${Math.random()}` });

/** Pays as the checkout would; the answer is what a page gets. */
async function pay(orderId: string, outcome: 'success' | 'failure' = 'success') {
  const answer = await attemptPayment(t.deps.pool, orderId, { outcome, method: 'upi' }, new Date());
  if (answer === null || answer === 'paid') throw new Error(`not payable: ${String(answer)}`);
  return answer;
}

async function refusalOf(call: Promise<unknown>) {
  return call.then(
    () => expect.unreachable('the call should be refused'),
    (error: { statusCode: number; error: { code: string; description: string } }) => ({
      status: error.statusCode,
      ...error.error,
    }),
  );
}

test('an order goes from created over attempted to paid', async () => {
  const made = await order(50_000);
  expect(made).toMatchObject({ entity: 'order', amount: 50_000, amount_due: 50_000, status: 'created', attempts: 0 });
  await pay(made.id, 'failure');
  expect(await rzp.orders.fetch(made.id)).toMatchObject({ status: 'attempted', attempts: 1, amount_paid: 0 });
  await pay(made.id);
  expect(await rzp.orders.fetch(made.id)).toMatchObject({ status: 'paid', attempts: 2, amount_paid: 50_000 });
  const { items } = await rzp.orders.fetchPayments(made.id);
  expect(items.map((item) => item.status).toSorted()).toEqual(['captured', 'failed']);
});

test('the package accepts our signature of a payment, and no other', async () => {
  const made = await order(10_000);
  const paid = await pay(made.id);
  const ids = { order_id: made.id, payment_id: paid.razorpay_payment_id };
  const signature = paid.razorpay_signature ?? '';
  expect(validatePaymentVerification(ids, signature, sandboxKeys.razorpayKeySecret)).toBe(true);
  expect(validatePaymentVerification({ ...ids, order_id: 'order_other' }, signature, 'x')).toBe(false);
});

test('an authorised payment is captured once, for its whole amount', async () => {
  // the package's types know the older name of this setting only
  const manual = { amount: 30_000, currency: 'INR', payment: { capture: 'manual' } } as unknown;
  const made = await rzp.orders.create(manual as Parameters<typeof rzp.orders.create>[0]);
  const { razorpay_payment_id: id } = await pay(made.id);
  expect(await rzp.payments.fetch(id)).toMatchObject({ status: 'authorized', captured: false });
  expect(await refusalOf(rzp.payments.capture(id, 29_999, 'INR'))).toMatchObject({ status: 400 });
  expect(await rzp.payments.capture(id, 30_000, 'INR')).toMatchObject({ status: 'captured', captured: true });
  expect(await refusalOf(rzp.payments.capture(id, 30_000, 'INR'))).toMatchObject({
    status: 400,
    code: 'BAD_REQUEST_ERROR',
  });
  expect(await rzp.orders.fetch(made.id)).toMatchObject({ status: 'paid' });
});

test('refunds come in parts, never above what was paid', async () => {
  const made = await order(10_000);
  const { razorpay_payment_id: id } = await pay(made.id);
  expect(await rzp.payments.refund(id, { amount: 4_000 })).toMatchObject({ amount: 4_000, status: 'processed' });
  expect(await refusalOf(rzp.payments.refund(id, { amount: 6_001 }))).toMatchObject({ status: 400 });
  expect(await rzp.payments.refund(id, {})).toMatchObject({ amount: 6_000 });
  expect(await rzp.payments.fetch(id)).toMatchObject({ status: 'refunded', amount_refunded: 10_000 });
  expect(await refusalOf(rzp.payments.refund(id, {}))).toMatchObject({
    description: 'The payment has been fully refunded already',
  });
  expect((await rzp.payments.fetchMultipleRefund(id)).items).toHaveLength(2);
});

test('what Razorpay refuses is refused in its words', async () => {
  expect(await refusalOf(order(99))).toMatchObject({
    status: 400,
    code: 'BAD_REQUEST_ERROR',
    description: 'The amount must be at least INR 1.00',
  });
  expect(await refusalOf(rzp.orders.fetch('order_none'))).toMatchObject({
    status: 400,
    description: 'The id provided does not exist',
  });
  const stranger = new Razorpay({ key_id: 'rzp_test_x', key_secret: 'wrong' });
  pointAt(stranger, `${t.url}/sandbox/razorpay`);
  expect(await refusalOf(stranger.orders.fetch('order_none'))).toMatchObject({ status: 401 });
});

test('the package accepts the signature of a webhook over the raw body', async () => {
  const seen: { body: string; signature: string }[] = [];
  const taker = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      seen.push({ body, signature: String(request.headers['x-razorpay-signature']) });
      response.end();
    });
  });
  await new Promise<void>((done) => taker.listen(0, '127.0.0.1', done));
  const address = taker.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const made = await order(20_000);
  await pay(made.id);
  await webhookDelivery({ ...t.deps, ownUrl: () => `http://127.0.0.1:${port}` }).run();
  taker.close();

  expect(seen.length).toBeGreaterThanOrEqual(3);
  for (const { body, signature } of seen) {
    expect(Razorpay.validateWebhookSignature(body, signature, sandboxKeys.razorpayWebhookSecret)).toBe(true);
    expect(Razorpay.validateWebhookSignature(`${body} `, signature, sandboxKeys.razorpayWebhookSecret)).toBe(false);
  }
  const paid = seen
    .map(({ body }) => JSON.parse(body))
    .find(({ event, payload }) => event === 'order.paid' && payload.order.entity.id === made.id);
  expect(paid).toMatchObject({
    contains: ['payment', 'order'],
    payload: { payment: { entity: { status: 'captured' } } },
  });
});

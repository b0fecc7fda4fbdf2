import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sandboxKeys } from '../../sandbox/keys.ts';
import {
  bookingNow,
  booksBalance,
  deliverWebhooks,
  familyToPay,
  moneyApp,
  moneyNews,
  orderFor,
  paid,
  verify,
  type MoneyApp,
} from '../test-money.ts';

let t: MoneyApp;
beforeAll(async () => {
  t = await moneyApp();
});
afterAll(() => t.close());
afterEach(() => booksBalance(t));

const signatureOf = (body: string, secret = sandboxKeys.razorpayWebhookSecret): string =>
  createHmac('sha256', secret).update(body).digest('hex');

let events = 0;
async function send(
  body: string,
  { signature = signatureOf(body), id = `evt_test_${(events += 1)}`, type = 'application/json' } = {},
) {
  const reply = await fetch(`${t.url}/api/payment/webhook`, {
    method: 'POST',
    headers: { 'content-type': type, 'x-razorpay-signature': signature, 'x-razorpay-event-id': id },
    body,
  });
  return { status: reply.status, body: (await reply.json()) as { success: boolean; error?: { code: string } } };
}

/** What the stand-in would send of an order's payments, oldest first. */
async function wordOf(orderId: string, event: string): Promise<string> {
  const [row] = await t.deps.pool<{ body: string }[]>`
    SELECT body FROM sandbox.webhooks WHERE body LIKE ${`%"${event}"%${orderId}%`} LIMIT 1`;
  if (!row) throw new Error(`no ${event} of ${orderId}`);
  return row.body;
}

const eventsKept = async (event: string): Promise<number> => {
  const [row] = await t.deps.pool<
    { n: number }[]
  >`SELECT count(*)::int AS n FROM provider_events WHERE event = ${event}`;
  return row?.n ?? 0;
};

test('a payment whose page was closed is on its booking by the webhook alone', async () => {
  const family = await familyToPay(t);
  await paid(t, family);
  expect(await deliverWebhooks(t)).toBeGreaterThanOrEqual(3);
  expect((await bookingNow(t, family)).bookingStatus).toBe('advancepaymentdone');
  expect(await deliverWebhooks(t)).toBe(0);
});

test('a body that is not signed, or not as signed, changes nothing', async () => {
  const family = await familyToPay(t);
  const { razorpay_order_id: orderId } = await paid(t, family);
  const body = await wordOf(orderId, 'payment.captured');
  const refused = [400, 'payment_unverified'];
  const sent = async (text: string, signature: string) => {
    const { status, body: answer } = await send(text, { signature });
    return [status, answer.error?.code];
  };
  expect(await sent(body, '')).toEqual(refused);
  expect(await sent(body, 'abc')).toEqual(refused);
  expect(await sent(body, signatureOf(body, sandboxKeys.razorpayKeySecret))).toEqual(refused);
  expect(await sent(`${body} `, signatureOf(body))).toEqual(refused);
  expect(await sent(JSON.stringify(JSON.parse(body), null, 1), signatureOf(body))).toEqual(refused);
  expect(await sent(body.replace('50100', '60100'), signatureOf(body))).toEqual(refused);
  const unsigned = await fetch(`${t.url}/api/payment/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect(unsigned.status).toBe(400);
  expect((await bookingNow(t, family)).bookingStatus).toBe('advancepaymentrequested');
});

test('what is no JSON is refused before anything is looked at', async () => {
  expect((await send('{"event":')).status).toBe(400);
  expect((await send('{"__proto__":{"event":"x"}}')).status).toBe(400);
  expect((await send('event=payment.captured', { type: 'application/x-www-form-urlencoded' })).status).toBe(415);
});

test('the same event again, under its id or another, is taken and does nothing more', async () => {
  const family = await familyToPay(t);
  const { razorpay_order_id: orderId } = await paid(t, family);
  const body = await wordOf(orderId, 'payment.captured');
  const before = await eventsKept('payment.captured');
  for (const id of ['evt_same', 'evt_same', 'evt_forged']) expect((await send(body, { id })).status).toBe(200);
  expect(await eventsKept('payment.captured')).toBe(before + 1);
  expect(await bookingNow(t, family)).toMatchObject({ bookingStatus: 'advancepaymentdone', refundedAmount: 0 });
});

test('events in the wrong order, and of the past, only ever move forward', async () => {
  const family = await familyToPay(t);
  const orderId = await orderFor(t, family);
  await t.call('POST /sandbox/pay', { body: { orderId, outcome: 'failure' } });
  const { body } = await t.call('POST /sandbox/pay', { body: { orderId, outcome: 'success' } });
  for (const event of ['order.paid', 'payment.authorized', 'payment.captured', 'payment.failed']) {
    expect((await send(await wordOf(orderId, event))).status).toBe(200);
    expect((await bookingNow(t, family)).bookingStatus).toBe('advancepaymentdone');
  }
  const checkout = { ...body.data, razorpay_signature: body.data.razorpay_signature ?? '' };
  expect((await verify(t, family, checkout)).status).toBe(200);
});

test('events we do not know, and payments of others, are kept and answered', async () => {
  const before = await eventsKept('settlement.processed');
  expect((await send('{"event":"settlement.processed","payload":{}}')).status).toBe(200);
  expect((await send('{"event":"settlement.processed","payload":{}}')).status).toBe(200);
  expect(await eventsKept('settlement.processed')).toBe(before + 2);
  const payment = { id: 'pay_foreign', amount: 100, currency: 'INR', status: 'captured', method: 'upi' };
  for (const orderId of ['order_foreign', null]) {
    const entity = { ...payment, id: `pay_${orderId}`, order_id: orderId };
    const body = JSON.stringify({ event: 'payment.captured', payload: { payment: { entity } } });
    expect((await send(body)).status).toBe(200);
  }
  const [row] = await t.deps
    .pool`SELECT count(*)::int AS n FROM payments WHERE provider_payment_id LIKE 'pay_order_foreign'`;
  expect(row).toEqual({ n: 0 });
});

test('another amount than the booking asked is not put on it, but goes back whole', async () => {
  const family = await familyToPay(t, 501);
  const orderId = await orderFor(t, family);
  const entity = {
    id: 'pay_odd',
    order_id: orderId,
    amount: 50_000,
    currency: 'INR',
    status: 'captured',
    method: 'upi',
  };
  const body = JSON.stringify({ event: 'payment.captured', payload: { payment: { entity } } });
  expect((await send(body)).status).toBe(200);
  expect(await bookingNow(t, family)).toMatchObject({ bookingStatus: 'advancepaymentrequested', refundedAmount: 500 });
  expect(await moneyNews(t, family)).toEqual(['paymentLate.customer']);
});

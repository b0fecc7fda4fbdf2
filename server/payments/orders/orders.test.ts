import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { newId } from '../../db/ids.ts';
import { callOver } from '../../testing/test-app.ts';
import { createOrder, familyToPay, moneyApp, newReceipt, unreachableProvider, type MoneyApp } from '../test-money.ts';
import { asMillis } from '#domain/time.ts';

let t: MoneyApp;
beforeAll(async () => {
  t = await moneyApp();
});
afterAll(() => t.close());

test('an order is opened for exactly the advance, in paise', async () => {
  const family = await familyToPay(t, 501);
  const receipt = newReceipt();
  const { status, body } = await createOrder(t, family, receipt);
  expect(status).toBe(200);
  expect(body.data).toEqual({
    order: { id: expect.stringMatching(/^order_\w{14}$/), amount: 50_100, currency: 'INR', receipt },
    keyId: 'rzp_test_sankalpsandbox',
    provider: 'sandbox',
    checkoutUrl: '/sandbox/checkout.js',
  });
});

test('the same receipt gives the same order, however often and at once', async () => {
  const family = await familyToPay(t);
  const receipt = newReceipt();
  const first = await createOrder(t, family, receipt);
  expect((await createOrder(t, family, receipt)).body.data).toEqual(first.body.data);

  const racing = newReceipt();
  const replies = await Promise.all(Array.from({ length: 20 }, () => createOrder(t, family, racing)));
  const ids = new Set(replies.filter((reply) => reply.status === 200).map((reply) => reply.body.data.order.id));
  expect(ids.size).toBe(1);
  // the others were told that one is under way
  const others = replies.filter((reply) => reply.status !== 200).map((reply) => reply.body.error?.code);
  expect(new Set(others)).toEqual(new Set(others.length > 0 ? ['busy_key'] : []));
  expect([...ids]).toEqual([(await createOrder(t, family, racing)).body.data.order.id]);
  const [made] = await t.deps.pool`SELECT count(*)::int AS n FROM payment_orders WHERE receipt = ${racing}`;
  expect(made).toEqual({ n: 1 });
});

test('a receipt belongs to its customer, its booking and its amount', async () => {
  const bookings = [await familyToPay(t, 501), await familyToPay(t, 501)] as const;
  const receipt = newReceipt();
  const [one, other] = await Promise.all(bookings.map((family) => createOrder(t, family, receipt)));
  expect([one?.status, other?.status]).toEqual([200, 200]);
  expect(one?.body.data.order.id).not.toBe(other?.body.data.order.id);

  const second = await familyToPay(t, 501);
  const sameCustomer = { ...second, customer: bookings[0].customer };
  await t.deps.pool`UPDATE bookings SET customer_id = ${sameCustomer.customer.id} WHERE id = ${second.booking._id}`;
  await t.deps.pool`UPDATE customer_bookings SET customer_id = ${sameCustomer.customer.id}
    WHERE booking_id = ${second.booking._id}`;
  const reused = await createOrder(t, sameCustomer, receipt);
  expect([reused.status, reused.body.error?.code]).toEqual([422, 'receipt_reused']);
});

test('what no order is opened for', async () => {
  const family = await familyToPay(t, 501);
  const refusal = async (wish: Partial<typeof family>) => {
    const { status, body } = await createOrder(t, { ...family, ...wish });
    return [status, body.error?.code];
  };
  expect(await refusal({ advance: 500 })).toEqual([422, 'amount_differs']);
  expect(await refusal({ advance: 502 })).toEqual([422, 'amount_differs']);
  expect(await refusal({ advance: 0 })).toEqual([422, 'amount_differs']);
  expect(await refusal({ advance: 501.5 })).toEqual([400, 'malformed']);
  expect(await refusal({ customer: await t.person('user') })).toEqual([404, 'booking_unknown']);
  expect(await refusal({ customer: family.pandit })).toEqual([403, 'forbidden']);
  expect(await refusal({ booking: { ...family.booking, _id: newId() } })).toEqual([404, 'booking_unknown']);
  expect(await refusal({ booking: { ...family.booking, _id: 'x' } })).toEqual([400, 'malformed']);
  const unsigned = await t.call('POST /payment/create-order', {
    body: { bookingId: family.booking._id, amount: 501, receipt: newReceipt() },
  });
  expect(unsigned.status).toBe(401);
  const late = await familyToPay(t);
  await t.deps.pool`UPDATE bookings SET due_at = now() - interval '1 second' WHERE id = ${late.booking._id}`;
  expect((await createOrder(t, late)).body.error?.code).toBe('payment_not_asked');
  const body = { bookingId: family.booking._id, bookingStatus: 'cancelled' as const };
  await t.call('POST /booking/update-booking-status', { body }, family.customer);
  expect(await refusal({})).toEqual([409, 'payment_not_asked']);
});

test('while the provider is down nothing is charged, and the same receipt works afterwards', async () => {
  const family = await familyToPay(t);
  const receipt = newReceipt();
  const app = await buildApp({ ...t.deps, payments: unreachableProvider() });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const body = { bookingId: family.booking._id, amount: family.advance, receipt };
  for (const _ of [1, 2]) {
    const down = await callOver(url, 'POST /payment/create-order', { body }, family.customer.token);
    expect([down.status, down.body.error?.code]).toEqual([503, 'provider_down']);
    expect(down.headers.get('retry-after')).toBe('5');
  }
  await app.close();
  expect((await createOrder(t, family, receipt)).status).toBe(200);
});

test('a call that died while it asked the provider holds its receipt for ten seconds only', async () => {
  const family = await familyToPay(t);
  const receipt = newReceipt();
  const { body } = await createOrder(t, family, receipt);
  // as it was when our process was killed before the answer came
  await t.deps.pool`UPDATE payment_orders
    SET provider_order_id = NULL, asking_until = ${new Date(t.deps.now() + 10_000)} WHERE receipt = ${receipt}`;
  await t.deps.pool`DELETE FROM provider_orders WHERE provider_order_id = ${body.data.order.id}`;
  expect((await createOrder(t, family, receipt)).body.error?.code).toBe('busy_key');
  t.wait(asMillis(10_001));
  expect((await createOrder(t, family, receipt)).body.data.order.id).toBe(body.data.order.id);
});

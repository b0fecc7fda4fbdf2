import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  asInstant,
  asMillis,
  DAY,
  days,
  HOUR,
  hours,
  later,
  MINUTE,
  minutes,
  seconds,
  type Millis,
} from '#domain/time.ts';
import { nextCheckDelay } from './backoff.ts';
import { reconcileJob } from './reconcile.ts';
import {
  bookingNow,
  booksBalance,
  familyToPay,
  moneyApp,
  orderFor,
  paid,
  payOrder,
  unreachableProvider,
  verify,
  type MoneyApp,
} from '../test-money.ts';

let t: MoneyApp;
beforeAll(async () => {
  t = await moneyApp();
});
afterAll(() => t.close());
afterEach(() => booksBalance(t));

/** As if the clock stood that far on; tokens of the test people would not live as long. */
const reconcileIn = (by: Millis): Promise<number> =>
  reconcileJob({ ...t.deps, now: () => later(t.deps.now(), by) }).run();

async function orderRow(orderId: string) {
  const [row] = await t.deps.pool<{ status: string; checkAt: Date | null; checks: number }[]>`
    SELECT status, check_at, checks FROM payment_orders WHERE provider_order_id = ${orderId}`;
  return row;
}

test('a payment whose browser and webhook both vanished is on its booking within a minute', async () => {
  const family = await familyToPay(t);
  const { razorpay_order_id: orderId } = await paid(t, family);
  await reconcileIn(seconds(19));
  expect((await bookingNow(t, family)).bookingStatus).toBe('advancepaymentrequested');
  await reconcileIn(seconds(21));
  expect((await bookingNow(t, family)).bookingStatus).toBe('advancepaymentdone');
  expect(await orderRow(orderId)).toEqual({ status: 'paid', checkAt: null, checks: 1 });
});

const delayAt = (age: Millis): Millis => nextCheckDelay(asInstant(0), later(asInstant(0), age));

test('a checkout left open is looked at every half minute, so that paying late changes nothing', () => {
  for (const age of [seconds(20), minutes(5), minutes(19)]) expect(delayAt(age)).toBeLessThanOrEqual(40_000);
  expect(delayAt(HOUR)).toBe(2 * MINUTE);
  expect(delayAt(days(2))).toBe(6 * HOUR);
});

test('an order nobody pays is asked about less and less, and left alone once its booking is long over', async () => {
  const family = await familyToPay(t);
  const orderId = await orderFor(t, family);
  await reconcileIn(seconds(21));
  expect(await orderRow(orderId)).toMatchObject({ status: 'created', checks: 1, checkAt: expect.any(Date) });
  const body = { bookingId: family.booking._id, bookingStatus: 'cancelled' as const };
  await t.call('POST /booking/update-booking-status', { body }, family.customer);
  await reconcileIn(asMillis(DAY - MINUTE));
  expect(await orderRow(orderId)).toMatchObject({ status: 'created', checks: 2, checkAt: expect.any(Date) });
  await reconcileIn(hours(24 + 7));
  expect(await orderRow(orderId)).toEqual({ status: 'closed', checks: 3, checkAt: null });
  await reconcileIn(days(9));
  expect((await orderRow(orderId))?.checks).toBe(3);
});

test('a payment that was only authorised is captured and applied', async () => {
  const family = await familyToPay(t);
  const orderId = await orderFor(t, family);
  await t.deps.pool`UPDATE sandbox.orders SET capture = 'manual' WHERE id = ${orderId}`;
  await payOrder(t, orderId);
  await reconcileIn(seconds(21));
  expect((await bookingNow(t, family)).bookingStatus).toBe('advancepaymentdone');
});

test('a provider that is down is asked again, and nothing is lost', async () => {
  const family = await familyToPay(t);
  const { razorpay_order_id: orderId } = await paid(t, family);
  await reconcileJob({ ...t.deps, payments: unreachableProvider(), now: () => later(t.deps.now(), seconds(21)) }).run();
  expect(await orderRow(orderId)).toMatchObject({ status: 'created', checkAt: expect.any(Date) });
  await reconcileIn(MINUTE);
  expect((await bookingNow(t, family)).bookingStatus).toBe('advancepaymentdone');
});

test('a payment found after its booking ended goes back', async () => {
  const family = await familyToPay(t);
  await paid(t, family);
  const body = { bookingId: family.booking._id, bookingStatus: 'cancelled' as const };
  await t.call('POST /booking/update-booking-status', { body }, family.customer);
  await reconcileIn(seconds(21));
  expect(await bookingNow(t, family)).toMatchObject({ bookingStatus: 'cancelled', refundedAmount: family.advance });
});

test('many processes looking at once ask about each order once', async () => {
  const family = await familyToPay(t);
  const checkout = await paid(t, family);
  await Promise.all(Array.from({ length: 8 }, () => reconcileIn(seconds(21))));
  expect(await orderRow(checkout.razorpay_order_id)).toMatchObject({ status: 'paid', checks: 1 });
  expect((await verify(t, family, checkout)).status).toBe(200);
});

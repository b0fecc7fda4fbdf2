import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { makeBookable, makeBooking } from '../../bookings/test-factories.ts';
import { newId } from '../../db/ids.ts';
import { callOver } from '../../testing/test-app.ts';
import {
  bookingNow,
  booksBalance,
  familyToPay,
  moneyApp,
  moneyNews,
  orderFor,
  paid,
  payOrder,
  unreachableProvider,
  verify,
  type Checkout,
  type Family,
  type MoneyApp,
} from '../test-money.ts';

let t: MoneyApp;
beforeAll(async () => {
  t = await moneyApp();
});
afterAll(() => t.close());
afterEach(() => booksBalance(t));

async function refusalOf(
  family: Family,
  checkout: Checkout,
  more: Record<string, unknown> = {},
  customer = family.customer,
) {
  const body = { booking_id: family.booking._id, ...checkout, ...more };
  const { status, body: answer } = await t.call('POST /payment/verify-payment', { body }, customer);
  return [status, answer.error?.code];
}

test('a verified payment is on its booking, and verifying again changes nothing', async () => {
  const family = await familyToPay(t);
  const checkout = await paid(t, family);
  const body = {
    user_id: family.customer.id,
    pandit_id: family.pandit.id,
    booking_id: family.booking._id,
    amount: family.advance,
    ...checkout,
  };
  const first = await t.call('POST /payment/verify-payment', { body }, family.customer);
  expect([first.status, first.body.message]).toEqual([200, 'Payment verified and successful!']);
  expect(first.body.data.booking).toMatchObject({ _id: family.booking._id, bookingStatus: 'advancepaymentdone' });
  expect(first.body.data.booking.paymentDateTime).not.toBeNull();
  const again = await t.call('POST /payment/verify-payment', { body }, family.customer);
  expect(again.body).toEqual(first.body);
});

test('an answer nobody signed for changes nothing', async () => {
  const family = await familyToPay(t);
  const checkout = await paid(t, family);
  const other = await paid(t, await familyToPay(t));
  const flipped = checkout.razorpay_signature.replace(/^./, (first) => (first === '0' ? '1' : '0'));
  const forgeries: Partial<Checkout>[] = [
    { razorpay_signature: flipped },
    { razorpay_signature: 'x' },
    { razorpay_signature: checkout.razorpay_signature.toUpperCase() },
    { razorpay_signature: other.razorpay_signature },
    { razorpay_payment_id: other.razorpay_payment_id },
    { razorpay_payment_id: other.razorpay_payment_id, razorpay_signature: other.razorpay_signature },
    { razorpay_order_id: 'order_unknown' },
  ];
  for (const forgery of forgeries) {
    expect(await refusalOf(family, { ...checkout, ...forgery })).toEqual([400, 'payment_unverified']);
  }
  expect((await bookingNow(t, family)).bookingStatus).toBe('advancepaymentrequested');
});

test("somebody else's ids are refused", async () => {
  const family = await familyToPay(t);
  const checkout = await paid(t, family);
  const stranger = await t.person('user');
  expect(await refusalOf(family, checkout, {}, stranger)).toEqual([403, 'not_yours']);
  expect(await refusalOf(family, checkout, { user_id: stranger.id })).toEqual([403, 'not_yours']);
  expect(await refusalOf(family, checkout, { pandit_id: stranger.id })).toEqual([403, 'not_yours']);
  expect(await refusalOf(family, checkout, { booking_id: newId() })).toEqual([404, 'booking_unknown']);
  expect(await refusalOf(family, checkout, { amount: family.advance + 1 })).toEqual([422, 'amount_differs']);
  expect(await refusalOf(family, checkout, { amount: String(family.advance) })).toEqual([400, 'malformed']);
  expect(await refusalOf(family, checkout, {}, family.pandit)).toEqual([403, 'forbidden']);
  const { razorpay_signature: _, ...unsigned } = checkout;
  expect(
    (
      await t.call(
        'POST /payment/verify-payment',
        { body: { booking_id: family.booking._id, ...unsigned, razorpay_signature: '' } },
        family.customer,
      )
    ).status,
  ).toBe(400);
  expect(
    (await t.call('POST /payment/verify-payment', { body: { booking_id: family.booking._id, ...checkout } })).status,
  ).toBe(401);
  expect((await bookingNow(t, family)).bookingStatus).toBe('advancepaymentrequested');
});

test('a payment counts for the booking it was made for, and no other', async () => {
  const family = await familyToPay(t, 501);
  const bookable = await makeBookable(t);
  const second = await makeBooking(t, bookable, family.customer, { status: 'advancepaymentrequested', advance: 501 });
  const checkout = await paid(t, family);
  const elsewhere = { ...family, booking: second };
  expect(await refusalOf(elsewhere, checkout)).toEqual([409, 'payment_elsewhere']);
  expect((await verify(t, family, checkout)).status).toBe(200);
  expect(await refusalOf(elsewhere, checkout)).toEqual([409, 'payment_elsewhere']);
  expect((await bookingNow(t, elsewhere)).bookingStatus).toBe('advancepaymentrequested');
});

test('money for a booking that was declined goes back, and the family hears of it', async () => {
  const family = await familyToPay(t);
  const checkout = await paid(t, family);
  const decline = { bookingId: family.booking._id, bookingStatus: 'cancelled' as const };
  await t.call('POST /booking/update-booking-status', { body: decline }, family.customer);
  expect(await refusalOf(family, checkout)).toEqual([409, 'payment_late']);
  expect(await refusalOf(family, checkout)).toEqual([409, 'payment_late']);
  expect(await bookingNow(t, family)).toMatchObject({ bookingStatus: 'cancelled', refundedAmount: family.advance });
  expect(await moneyNews(t, family)).toEqual(['paymentLate.customer']);
});

test('a booking paid in two tabs keeps one payment and returns the other', async () => {
  const family = await familyToPay(t);
  const orders = [await orderFor(t, family), await orderFor(t, family)] as const;
  expect(orders[0]).not.toBe(orders[1]);
  const first = await payOrder(t, orders[0]);
  const second = await payOrder(t, orders[1]);
  expect((await verify(t, family, first)).status).toBe(200);
  expect(await refusalOf(family, second)).toEqual([409, 'payment_late']);
  expect(await bookingNow(t, family)).toMatchObject({
    bookingStatus: 'advancepaymentdone',
    refundedAmount: family.advance,
  });
  expect((await verify(t, family, first)).status).toBe(200);
});

test('a payment that failed leaves the order payable', async () => {
  const family = await familyToPay(t);
  const orderId = await orderFor(t, family);
  const { body } = await t.call('POST /sandbox/pay', { body: { orderId, outcome: 'failure' } });
  expect(body.data).toEqual({ razorpay_order_id: orderId, razorpay_payment_id: expect.any(String) });
  expect((await bookingNow(t, family)).bookingStatus).toBe('advancepaymentrequested');
  expect((await verify(t, family, await payOrder(t, orderId))).status).toBe(200);
});

test('a payment the provider has only authorised is captured first', async () => {
  const family = await familyToPay(t);
  const orderId = await orderFor(t, family);
  await t.deps.pool`UPDATE sandbox.orders SET capture = 'manual' WHERE id = ${orderId}`;
  const checkout = await payOrder(t, orderId);
  const replies = await Promise.all([verify(t, family, checkout), verify(t, family, checkout)]);
  expect(replies.map((reply) => reply.status)).toEqual([200, 200]);
  const [payment] = await t.deps.pool`SELECT status FROM sandbox.payments WHERE id = ${checkout.razorpay_payment_id}`;
  expect(payment).toEqual({ status: 'captured' });
});

test('without the word of the provider nothing moves, and nobody is asked to pay again', async () => {
  const family = await familyToPay(t);
  const checkout = await paid(t, family);
  const app = await buildApp({ ...t.deps, payments: unreachableProvider() });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const body = { booking_id: family.booking._id, ...checkout };
  const down = await callOver(url, 'POST /payment/verify-payment', { body }, family.customer.token);
  expect([down.status, down.body.error?.code]).toEqual([503, 'payment_unconfirmed']);
  expect(down.body.message).toContain('do not pay again');
  expect((await bookingNow(t, family)).bookingStatus).toBe('advancepaymentrequested');
  expect((await verify(t, family, checkout)).status).toBe(200);
  // what is on our books needs no provider to be confirmed again
  expect((await callOver(url, 'POST /payment/verify-payment', { body }, family.customer.token)).status).toBe(200);
  await app.close();
});

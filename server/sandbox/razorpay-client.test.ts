import { afterAll, beforeAll, expect, test } from 'vitest';
import { asPaise, paise } from '#domain/money.ts';
import { PaymentError, type PaymentProvider } from '../adapters/payments/port.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { attemptPayment } from './razorpay-bank.ts';

/** Our own client talks to the stand-in over HTTP. */

let t: TestApp;
let provider: PaymentProvider;
beforeAll(async () => {
  t = await testApp();
  provider = t.deps.payments;
});
afterAll(() => t.close());

let receipts = 0;
const order = (amount: number, receipt = `client-test-${(receipts += 1)}`) =>
  provider.createOrder({ amount: asPaise(amount), receipt, notes: { booking: 'b' } });

async function paid(amount: number) {
  const { id: orderId } = await order(amount);
  const answer = await attemptPayment(t.deps.pool, orderId, { outcome: 'success', method: 'card' }, new Date());
  if (answer === null || answer === 'paid') throw new Error('the order takes no payment');
  return { orderId, paymentId: answer.razorpay_payment_id, signature: answer.razorpay_signature ?? '' };
}

const failureOf = (call: Promise<unknown>): Promise<PaymentError> =>
  call.then(
    () => expect.unreachable('the call should fail'),
    (error: unknown) => {
      if (error instanceof PaymentError) return error;
      throw error;
    },
  );

test('the same receipt gives the same order again', async () => {
  const first = await order(12_300, 'one receipt');
  expect(first).toMatchObject({ amount: 12_300, currency: 'INR', status: 'created' });
  expect(await order(12_300, 'one receipt')).toEqual(first);
  expect((await failureOf(order(45_600, 'one receipt'))).kind).toBe('refused');
});

test('a payment is found by its id and by its order, and its signature is genuine', async () => {
  const { orderId, paymentId, signature } = await paid(10_000);
  const expected = { id: paymentId, orderId, amount: 10_000, currency: 'INR', status: 'captured', method: 'card' };
  expect(await provider.payment(paymentId)).toEqual(expected);
  expect(await provider.paymentsOf(orderId)).toEqual([expected]);
  expect(provider.isGenuine({ orderId, paymentId, signature })).toBe(true);
  for (const forged of ['', 'abc', signature.toUpperCase(), `${signature}0`, signature.slice(0, -1)]) {
    expect(provider.isGenuine({ orderId, paymentId, signature: forged })).toBe(false);
  }
  expect(provider.isGenuine({ orderId: 'order_other', paymentId, signature })).toBe(false);
});

test('a refund with one key is sent once, and found again', async () => {
  const { paymentId } = await paid(10_000);
  const key = 'refund-key-0001';
  const first = await provider.refund(paymentId, { amount: paise(100), key, notes: {} });
  expect(first).toMatchObject({ paymentId, amount: 10_000, status: 'processed', key });
  expect(await provider.refund(paymentId, { amount: paise(100), key, notes: {} })).toEqual(first);
  expect((await failureOf(provider.refund(paymentId, { amount: paise(50), key, notes: {} }))).kind).toBe('refused');
  expect(await provider.refundsOf(paymentId)).toEqual([first]);
});

test('a call that makes no sense is refused', async () => {
  expect(await failureOf(provider.payment('pay_none'))).toMatchObject({ kind: 'refused' });
  expect(await failureOf(order(1))).toMatchObject({ kind: 'refused' });
});

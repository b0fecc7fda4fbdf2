import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { asMillis, HOUR, hours, later } from '#domain/time.ts';
import { NO_MONEY } from '#domain/money.ts';
import type { PaymentProvider, ProviderRefund } from '../../adapters/payments/port.ts';
import { PaymentError } from '../../adapters/payments/port.ts';
import { refundJob } from './refunds.ts';
import {
  booksBalance,
  bookingNow,
  deliverWebhooks,
  familyToPay,
  moneyApp,
  moneyNews,
  paid,
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

const sendRefunds = (by = asMillis(0), payments: PaymentProvider = t.deps.payments): Promise<number> =>
  refundJob({ ...t.deps, payments, now: () => later(t.deps.now(), by) }).run();

/** A paid booking whose pandit then cannot come. */
async function familyLetDown(): Promise<{ family: Family; checkout: Checkout }> {
  const family = await familyToPay(t);
  const checkout = await paid(t, family);
  await verify(t, family, checkout);
  const body = {
    bookingId: family.booking._id,
    bookingStatus: 'rejected' as const,
    additionalNotesbyPandit: 'A death in the family',
  };
  const { status } = await t.call('POST /booking/update-booking-status', { body }, family.pandit);
  if (status !== 200) throw new Error(`the pandit could not take back: ${status}`);
  return { family, checkout };
}

async function refundRow({ booking }: Family) {
  const [row] = await t.deps.pool<{ id: string; status: string; failures: number; dueAt: Date | null }[]>`
    SELECT id, status, failures, due_at FROM refunds WHERE booking_id = ${booking._id}`;
  return row;
}

/** What lies back with the customer at the provider, in rupees. */
async function returned({ razorpay_payment_id: id }: Checkout): Promise<number> {
  const [row] = await t.deps.pool<{ amount: number }[]>`
    SELECT amount_refunded AS amount FROM sandbox.payments WHERE id = ${id}`;
  return (row?.amount ?? 0) / 100;
}

/** The provider, but for one thing it does otherwise. */
const but = (other: Partial<PaymentProvider>): PaymentProvider => ({ ...t.deps.payments, ...other });

test('an advance goes back whole when the pandit cannot come, and the family hears when it is sent', async () => {
  const { family, checkout } = await familyLetDown();
  expect(await bookingNow(t, family)).toMatchObject({ bookingStatus: 'rejected', refundedAmount: family.advance });
  expect(await refundRow(family)).toMatchObject({ status: 'due' });
  await sendRefunds();
  expect(await returned(checkout)).toBe(family.advance);
  expect(await refundRow(family)).toMatchObject({ status: 'processed', dueAt: null });
  expect(await moneyNews(t, family)).toEqual(['refundSent.customer']);
  await deliverWebhooks(t);
  await sendRefunds(hours(48));
  expect(await moneyNews(t, family)).toEqual(['refundSent.customer']);
  expect(await returned(checkout)).toBe(family.advance);
});

test('many processes at once send a refund once', async () => {
  const { family, checkout } = await familyLetDown();
  await Promise.all(Array.from({ length: 8 }, () => sendRefunds()));
  expect(await returned(checkout)).toBe(family.advance);
  const [sent] = await t.deps
    .pool`SELECT count(*)::int AS n FROM sandbox.refunds WHERE payment_id = ${checkout.razorpay_payment_id}`;
  expect(sent).toEqual({ n: 1 });
});

test('while the provider is down a refund waits, and then goes once', async () => {
  const { family, checkout } = await familyLetDown();
  await sendRefunds(asMillis(0), unreachableProvider());
  expect(await refundRow(family)).toMatchObject({ status: 'due', dueAt: expect.any(Date) });
  await sendRefunds(HOUR);
  expect(await returned(checkout)).toBe(family.advance);
});

test('a refund whose answer was lost is found, not sent twice', async () => {
  const { family, checkout } = await familyLetDown();
  // it went through, but we never heard: the process was killed, or the line was cut
  const deaf = but({
    refund: async (id, refund) => {
      await t.deps.payments.refund(id, refund);
      throw new PaymentError('down', 'the line was cut');
    },
  });
  await sendRefunds(asMillis(0), deaf);
  expect(await refundRow(family)).toMatchObject({ status: 'due' });
  // and by the time we ask again the provider has forgotten the key
  await t.deps
    .pool`UPDATE sandbox.refunds SET idempotency_key = NULL WHERE payment_id = ${checkout.razorpay_payment_id}`;
  await sendRefunds(HOUR);
  expect(await refundRow(family)).toMatchObject({ status: 'processed', dueAt: null });
  expect(await returned(checkout)).toBe(family.advance);
});

test('the webhook may be faster than the answer', async () => {
  const { family } = await familyLetDown();
  const overtaken = but({
    refund: async (id, refund) => {
      const sent = await t.deps.payments.refund(id, refund);
      await deliverWebhooks(t);
      return { ...sent, status: 'pending' };
    },
  });
  await sendRefunds(asMillis(0), overtaken);
  expect(await refundRow(family)).toMatchObject({ status: 'processed', dueAt: null });
  expect(await moneyNews(t, family)).toEqual(['refundSent.customer']);
});

test('a refund without an end is asked about until it has one', async () => {
  const { family } = await familyLetDown();
  const slow = but({
    refund: async (id, refund) => ({ ...(await t.deps.payments.refund(id, refund)), status: 'pending' }),
  });
  await sendRefunds(asMillis(0), slow);
  expect(await refundRow(family)).toMatchObject({ status: 'sent' });
  await sendRefunds(hours(5));
  expect(await refundRow(family)).toMatchObject({ status: 'sent' });
  await sendRefunds(hours(7));
  expect(await refundRow(family)).toMatchObject({ status: 'processed' });
});

test('a refund says when it was sent, when it arrived, and by which number the bank knows it', async () => {
  const { family } = await familyLetDown();
  expect((await bookingNow(t, family)).refunds).toEqual([
    { amount: family.advance, state: 'coming', sentAt: null, arrivedAt: null, reference: null },
  ]);
  const said = (status: ProviderRefund['status'], reference: string | null) =>
    but({
      refund: (paymentId, { amount, key }) =>
        Promise.resolve({ id: 'rfnd_1', paymentId, amount, status, reference, key }),
      refundsOf: async (paymentId) => {
        const { id: key = '' } = (await refundRow(family)) ?? {};
        return [{ id: 'rfnd_1', paymentId, amount: NO_MONEY, status, reference, key }];
      },
    });
  await sendRefunds(asMillis(0), said('pending', null));
  const [sent] = (await bookingNow(t, family)).refunds;
  expect(sent).toMatchObject({ state: 'sent', arrivedAt: null, reference: 'rfnd_1' });
  await sendRefunds(hours(7), said('processed', '74567890123456789012345'));
  const [arrived] = (await bookingNow(t, family)).refunds;
  expect(arrived).toMatchObject({ state: 'arrived', sentAt: sent?.sentAt, reference: '74567890123456789012345' });
  expect(Date.parse(arrived?.arrivedAt ?? '') - Date.parse(sent?.sentAt ?? '')).toBeGreaterThan(6 * HOUR);
});

test('a refund the bank sent back is tried again under a new key, and in the end shown to a person', async () => {
  const { family } = await familyLetDown();
  const keys: string[] = [];
  const failing = but({
    refund: (paymentId, { amount, key }): Promise<ProviderRefund> => {
      keys.push(key);
      return Promise.resolve({ id: `rfnd_${keys.length}`, paymentId, amount, status: 'failed', reference: null, key });
    },
  });
  for (const round of [0, 1, 2, 3, 4, 5, 6]) await sendRefunds(hours(round * 2), failing);
  const { id } = (await refundRow(family)) ?? { id: '' };
  expect(keys).toEqual([id, `${id}-1`, `${id}-2`, `${id}-3`, `${id}-4`]);
  expect(await refundRow(family)).toMatchObject({ status: 'failed', failures: 5, dueAt: null });
});

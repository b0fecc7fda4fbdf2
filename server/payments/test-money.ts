import type { Booking } from '#contract/bookings.ts';
import { makeBookable, makeBooking, type Bookable } from '../bookings/test-factories.ts';
import type { Millis } from '#domain/time.ts';
import { testClock } from '../auth/test-auth.ts';
import type { PaymentProvider } from '../adapters/payments/port.ts';
import { razorpay } from '../adapters/payments/razorpay.ts';
import { findings } from '../ledger/test-books.ts';
import { sandboxKeys } from '../sandbox/keys.ts';
import { webhookDelivery } from '../sandbox/razorpay-webhooks.ts';
import { testApp, type TestApp, type TestPerson } from '../testing/test-app.ts';

/** What the tests of money share: a booking that waits for its advance, and the ways to pay it. */

export interface MoneyApp extends TestApp {
  /** Moves the clock on. */
  wait(by: Millis): void;
}

export async function moneyApp(config: Parameters<typeof testApp>[0] = {}): Promise<MoneyApp> {
  const clock = testClock();
  return { ...(await testApp(config, { now: clock.now })), wait: clock.forward };
}

export interface Family {
  customer: TestPerson;
  pandit: TestPerson;
  booking: Booking;
  /** Rupees. */
  advance: number;
}

/** A family whose pandit asked for an advance. */
export async function familyToPay(t: TestApp, advance = 501, bookable?: Bookable): Promise<Family> {
  const offered = bookable ?? (await makeBookable(t));
  const customer = await t.person('user');
  const booking = await makeBooking(t, offered, customer, { status: 'advancepaymentrequested', advance });
  return { customer, pandit: offered.pandit, booking, advance };
}

let receipts = 0;
export const newReceipt = (): string => `receipt-${(receipts += 1)}`;

export const createOrder = (t: TestApp, { customer, booking, advance }: Family, receipt = newReceipt()) =>
  t.call('POST /payment/create-order', { body: { bookingId: booking._id, amount: advance, receipt } }, customer);

/** An order's id at the provider. */
export async function orderFor(t: TestApp, family: Family): Promise<string> {
  const { status, body } = await createOrder(t, family);
  if (status !== 200) throw new Error(`no order: ${body.message}`);
  return body.data.order.id;
}

export interface Checkout {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

/** Pays at the provider as the checkout would. */
export async function payOrder(t: TestApp, orderId: string): Promise<Checkout> {
  const { status, body } = await t.call('POST /sandbox/pay', { body: { orderId, outcome: 'success' } });
  if (status !== 200 || !body.data.razorpay_signature) throw new Error(`not paid: ${body.message}`);
  return { ...body.data, razorpay_signature: body.data.razorpay_signature };
}

/** A payment at the provider that nobody has told us about yet. */
export const paid = async (t: TestApp, family: Family): Promise<Checkout> => payOrder(t, await orderFor(t, family));

export const verify = (t: TestApp, { customer, booking }: Family, checkout: Checkout) =>
  t.call('POST /payment/verify-payment', { body: { booking_id: booking._id, ...checkout } }, customer);

/** Everything the provider has to tell right now. */
export const deliverWebhooks = (t: TestApp): Promise<number> => webhookDelivery(t.deps).run();

export async function bookingNow(t: TestApp, { customer, booking }: Family): Promise<Booking> {
  return (await t.call('GET /booking/:id', { params: { id: booking._id } }, customer)).body.data;
}

/** What was put down to tell somebody about money, by topic. */
export async function moneyNews(t: TestApp, { booking }: Family): Promise<string[]> {
  const rows = await t.deps.pool<{ topic: string }[]>`
    SELECT topic FROM booking_outbox
    WHERE booking_id = ${booking._id} AND topic IN ('paymentLate.customer', 'refundSent.customer') ORDER BY id`;
  return rows.map((row) => row.topic);
}

/** The provider while it cannot be reached, known by the same keys. */
export const unreachableProvider = (): PaymentProvider =>
  razorpay({
    name: 'sandbox',
    url: () => 'http://127.0.0.1:1',
    checkoutUrl: '',
    keyId: sandboxKeys.razorpayKeyId,
    keySecret: sandboxKeys.razorpayKeySecret,
    webhookSecrets: [sandboxKeys.razorpayWebhookSecret],
  });

/** For after each test: throws where a rupee is not where it belongs. */
export async function booksBalance({ deps }: TestApp): Promise<void> {
  const found = await findings(deps.pool);
  if (found.length > 0) throw new Error(found.join('\n'));
}

import { HOUR } from '#domain/time.ts';
import { newReceipt, payOrder, verify, type Checkout, type Family } from '../payments/test-money.ts';
import type { TestApp } from '../testing/test-app.ts';
import { agreedAhead } from './test-settled.ts';

/** What tests of the rest of a dakshina share: a puja of ₹1,100 that goes on, and the ways to pay what is left. */

/** It began an hour ago, and so much of it was paid in advance: rupees. */
export const begunFamily = (t: TestApp, advance = 500): Promise<Family> => agreedAhead(t, advance, -1);

export const orderRest = (t: TestApp, { customer, booking }: Family, amount: number, receipt = newReceipt()) =>
  t.call(
    'POST /payment/create-order',
    { body: { bookingId: booking._id, purpose: 'rest', amount, receipt } },
    customer,
  );

/** Paid at the provider, and not told to us. */
export async function restPaid(t: TestApp, family: Family, amount: number): Promise<Checkout> {
  const { status, body } = await orderRest(t, family, amount);
  if (status !== 200) throw new Error(`no order: ${body.message}`);
  return payOrder(t, body.data.order.id);
}

export const payRest = async (t: TestApp, family: Family, amount: number) =>
  verify(t, family, await restPaid(t, family, amount));

export const given = (t: TestApp, { customer, booking }: Family, amount: number) =>
  t.call('POST /booking/:id/rest/given', { params: { id: booking._id }, body: { amount } }, customer);

export const received = (t: TestApp, { pandit, booking }: Family, amount: number) =>
  t.call('POST /booking/:id/rest/received', { params: { id: booking._id }, body: { amount } }, pandit);

/** The puja is moved into the past, so that it ended this many hours ago. */
export async function endedFor(t: TestApp, { booking }: Family, hours: number): Promise<void> {
  const to = t.deps.now() - hours * HOUR;
  await t.deps
    .pool`UPDATE bookings SET period = tstzrange(${new Date(to - 2 * HOUR)}, ${new Date(to)}) WHERE id = ${booking._id}`;
}

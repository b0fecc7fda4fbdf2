import { rupees, type Paise } from '#domain/money.ts';
import { addDays, dayAt } from '#domain/time.ts';
import type { TestApp, TestPerson } from '../../testing/test-app.ts';
import { declareDays, makeOffer, makeRitual } from '../test-factories.ts';

let receipts = 0;

/** Pays the advance of a booking, as the checkout does. */
export async function payAdvance(t: TestApp, family: TestPerson, bookingId: string): Promise<void> {
  const [row] = await t.deps.pool<{ due: Paise }[]>`
    SELECT (advance_paise - credit_paise)::bigint AS due FROM bookings WHERE id = ${bookingId}`;
  if (!row) throw new Error('no booking');
  const body = { bookingId, amount: rupees(row.due), receipt: `ask-${(receipts += 1)}` };
  const ordered = await t.call('POST /payment/create-order', { body }, family);
  if (ordered.status !== 200) throw new Error(`no order: ${ordered.body.message}`);
  const paid = await t.call('POST /sandbox/pay', {
    body: { orderId: ordered.body.data.order.id, outcome: 'success' },
  });
  const { razorpay_signature: signature = '', ...checkout } = paid.body.data;
  const verified = await t.call(
    'POST /payment/verify-payment',
    { body: { booking_id: bookingId, ...checkout, razorpay_signature: signature } },
    family,
  );
  if (verified.status !== 200) throw new Error(`not verified: ${verified.body.message}`);
}

/** A ritual that only these offer, each a hundred rupees dearer than the one before, so many days ahead. */
export async function world(t: TestApp, count: number, ahead: number, price = 1000) {
  const ritual = await makeRitual(t);
  const day = addDays(dayAt(t.deps.now()), ahead);
  const pandits: TestPerson[] = [];
  for (let n = 0; n < count; n += 1) {
    const pandit = await t.person('pandit');
    await makeOffer(t, pandit, ritual, price + 100 * n);
    await declareDays(t, pandit, dayAt(t.deps.now()), addDays(day, 3));
    pandits.push(pandit);
  }
  return { ritual, day, pandits, family: await t.person('user') };
}

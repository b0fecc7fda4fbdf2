import { rupees, type Paise } from '#domain/money.ts';
import type { TestApp, TestPerson } from '../../testing/test-app.ts';

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

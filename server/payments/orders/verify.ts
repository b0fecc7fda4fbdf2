import type { z } from 'zod';
import type { Reply } from '#contract/index.ts';
import type { payments as contract } from '#contract/payments.ts';
import { paise } from '#domain/money.ts';
import { PaymentError, type ProviderPayment } from '../../adapters/payments/port.ts';
import { one } from '../../bookings/bookings.ts';
import { transaction } from '../../db/sql.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import { mustBeSelf, type Viewer } from '../../http/viewer.ts';
import { applyPayment, outcomeOf, type Applied } from './apply.ts';
import { captured } from './capture.ts';
import { bookingOfCustomer, orderByProviderId, type OrderRow } from './order-store.ts';

type Answer = z.output<(typeof contract)['POST /payment/verify-payment']['body']>;

/**
 * The checkout's answer as a browser brings it. It is believed only where the provider signed it for the order in our
 * own records, and even then the provider is asked; the booking moves by `applyPayment` like from any other news.
 */
export async function verifyPayment(
  deps: Deps,
  viewer: Viewer,
  answer: Answer,
): Promise<Reply<'POST /payment/verify-payment'>> {
  const order = await genuineOrder(deps, viewer, answer);
  if (order.bookingId !== answer.booking_id) refuse('payment_elsewhere');
  const paymentId = answer.razorpay_payment_id;
  const outcome = (await outcomeOf(deps.pool, order.provider, paymentId)) ?? (await settle(deps, order, paymentId));
  deps.log.info({ payment: paymentId, bookingId: order.bookingId, outcome }, 'payment verified by its customer');
  if (outcome === 'returned') refuse('payment_late');
  if (outcome !== 'applied') refuse('payment_unverified');
  return { booking: await one(deps, viewer, answer.booking_id) };
}

/** Our own order behind the answer: the viewer's, for what the viewer says, and signed for. */
async function genuineOrder({ pool, payments, log }: Deps, viewer: Viewer, answer: Answer): Promise<OrderRow> {
  mustBeSelf(viewer, answer.user_id);
  const order = await orderByProviderId(pool, payments.name, answer.razorpay_order_id);
  if (order && order.customerId !== viewer.id) refuse('not_yours');
  const booking = await bookingOfCustomer(pool, viewer.id, answer.booking_id);
  if (!booking) refuse('booking_unknown');
  if (answer.pandit_id && answer.pandit_id !== booking.panditId) refuse('not_yours');
  const asked = order?.purpose === 'rest' ? order.amountPaise : booking.toPayPaise;
  if (answer.amount !== undefined && paise(answer.amount) !== asked) refuse('amount_differs');
  const orderId = order?.providerOrderId;
  const said = { paymentId: answer.razorpay_payment_id, signature: answer.razorpay_signature };
  if (!order || !orderId || !payments.isGenuine({ orderId, ...said })) {
    log.warn({ bookingId: answer.booking_id, order: order?.id }, 'a payment was claimed that is not signed for');
    refuse('payment_unverified');
  }
  return order;
}

/** Asks the provider, which has the last word, and applies what it says. */
async function settle(deps: Deps, order: OrderRow, paymentId: string): Promise<Applied> {
  const { pool, payments, now } = deps;
  const payment = await providerPayment(deps, paymentId);
  if (payment.orderId !== order.providerOrderId) return 'not-ours';
  return transaction(pool, (sql) => applyPayment(sql, payments.name, payment, now()));
}

async function providerPayment({ payments, log }: Deps, paymentId: string): Promise<ProviderPayment> {
  try {
    return await captured(payments, await payments.payment(paymentId));
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    log.warn({ err: error, payment: paymentId }, 'the payment provider did not confirm a payment');
    return refuse(error.kind === 'down' ? 'payment_unconfirmed' : 'payment_unverified');
  }
}

import { randomInt } from 'node:crypto';
import type { OrderRow, PaymentRow, RefundRow } from './razorpay-store.ts';

/** The stand-in's rows as Razorpay writes them (razorpay.com/docs/api: orders, payments, refunds). */

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** `order_Lx9…`: a prefix and fourteen letters and digits. */
export function sandboxId(prefix: 'order' | 'pay' | 'rfnd' | 'evt'): string {
  return `${prefix}_${Array.from({ length: 14 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;
}

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);

export function orderEntity(order: OrderRow) {
  const paid = order.status === 'paid' ? order.amount : 0;
  return {
    id: order.id,
    entity: 'order',
    amount: order.amount,
    amount_paid: paid,
    amount_due: order.amount - paid,
    currency: order.currency,
    receipt: order.receipt,
    offer_id: null,
    status: order.status,
    attempts: order.attempts,
    notes: order.notes,
    created_at: seconds(order.createdAt),
  };
}

export function paymentEntity(payment: PaymentRow) {
  const failed = payment.status === 'failed';
  return {
    id: payment.id,
    entity: 'payment',
    amount: payment.amount,
    currency: payment.currency,
    status: payment.status,
    order_id: payment.orderId,
    invoice_id: null,
    international: false,
    method: payment.method,
    amount_refunded: payment.amountRefunded,
    refund_status: refundStatus(payment),
    captured: payment.status === 'captured' || payment.status === 'refunded',
    description: null,
    card_id: null,
    bank: null,
    wallet: null,
    vpa: payment.method === 'upi' ? 'success@razorpay' : null,
    email: null,
    contact: null,
    notes: [],
    fee: null,
    tax: null,
    error_code: payment.errorCode,
    error_description: payment.errorDescription,
    error_source: failed ? 'customer' : null,
    error_step: failed ? 'payment_authentication' : null,
    error_reason: failed ? 'payment_failed' : null,
    created_at: seconds(payment.createdAt),
  };
}

function refundStatus({ amountRefunded, amount }: PaymentRow): 'full' | 'partial' | null {
  if (amountRefunded === 0) return null;
  return amountRefunded === amount ? 'full' : 'partial';
}

export function refundEntity(refund: RefundRow, currency: string) {
  return {
    id: refund.id,
    entity: 'refund',
    amount: refund.amount,
    currency,
    payment_id: refund.paymentId,
    notes: refund.notes,
    receipt: refund.receipt,
    acquirer_data: { arn: refund.status === 'processed' ? bankReferenceOf(refund.id) : null },
    created_at: seconds(refund.createdAt),
    batch_id: null,
    status: refund.status,
    speed_processed: 'normal',
    speed_requested: 'normal',
  };
}

/** Twenty-three digits, as banks number such returns. */
const bankReferenceOf = (id: string): string =>
  BigInt(`0x${Buffer.from(id).toString('hex')}`)
    .toString()
    .slice(-23);

export const collection = <T>(items: readonly T[]) => ({ entity: 'collection', count: items.length, items });

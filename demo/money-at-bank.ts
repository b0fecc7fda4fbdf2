import type { Row } from './insert.ts';
import type { Advance } from './money.ts';

/** The same advances in the books of the payment stand-in. */
export const bankRows = (advances: readonly Advance[]): readonly (readonly [table: string, rows: readonly Row[]])[] => [
  ['sandbox.orders', advances.map(orderRow)],
  ['sandbox.payments', advances.map(paymentRow)],
  ['sandbox.refunds', advances.flatMap(refundRows)],
];

const orderRow = (one: Advance): Row => ({
  id: one.providerOrderId,
  amount: one.amount,
  currency: 'INR',
  receipt: one.receipt,
  status: 'paid',
  attempts: 1,
  createdAt: new Date(one.paidAt),
});

const paymentRow = (one: Advance): Row => ({
  id: one.providerPaymentId,
  orderId: one.providerOrderId,
  amount: one.amount,
  status: one.refund ? 'refunded' : 'captured',
  method: one.method,
  amountRefunded: one.refund ? one.amount : 0,
  createdAt: new Date(one.paidAt),
});

const refundRows = ({ refund, ...one }: Advance): Row[] =>
  refund
    ? [
        {
          id: refund.providerId,
          paymentId: one.providerPaymentId,
          amount: one.amount,
          receipt: refund.id,
          idempotencyKey: refund.id,
          request: '',
          createdAt: new Date(refund.at),
        },
      ]
    : [];

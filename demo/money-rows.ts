import { splitAdvance, type Paise } from '#domain/money.ts';
import { MINUTE, type Instant } from '#domain/time.ts';
import type { Chance } from './chance.ts';
import type { Row } from './insert.ts';
import type { Advance } from './money.ts';

const provider = 'sandbox';

const orderRows = (one: Advance): Row[] => [
  {
    panditId: one.panditId,
    id: one.orderId,
    bookingId: one.bookingId,
    customerId: one.customerId,
    provider,
    amountPaise: one.amount,
    receipt: one.receipt,
    providerOrderId: one.providerOrderId,
    status: 'paid',
    createdAt: new Date(one.paidAt - 2 * MINUTE),
  },
];

const paymentRows = (one: Advance): Row[] => [
  {
    panditId: one.panditId,
    id: one.paymentId,
    orderId: one.orderId,
    bookingId: one.bookingId,
    customerId: one.customerId,
    provider,
    providerPaymentId: one.providerPaymentId,
    amountPaise: one.amount,
    method: one.method,
    applied: true,
    capturedAt: new Date(one.paidAt),
  },
];

/** Twelve digits, as banks number what they bring. */
const bankNumberOf = (at: Instant): string => String(Math.floor(at / 1_000)).padStart(12, '4');

const refundRows = ({ refund, ...one }: Advance): Row[] =>
  refund
    ? [
        {
          panditId: one.panditId,
          id: refund.id,
          paymentId: one.paymentId,
          bookingId: one.bookingId,
          customerId: one.customerId,
          amountPaise: one.amount,
          reason: refund.reason,
          status: 'processed',
          providerRefundId: refund.providerId,
          bankReference: bankNumberOf(refund.at),
          attempts: 1,
          dueAt: null,
          createdAt: new Date(refund.at),
          sentAt: new Date(refund.at + MINUTE),
          processedAt: new Date(refund.at + MINUTE),
          updatedAt: new Date(refund.at + MINUTE),
        },
      ]
    : [];

const payoutRows = ({ payout, ...one }: Advance): Row[] =>
  payout
    ? [
        {
          panditId: one.panditId,
          id: payout.id,
          bookingId: one.bookingId,
          amountPaise: splitAdvance(one.amount).pandit,
          method: payout.method,
          reference: payout.reference,
          paidAt: new Date(payout.at),
        },
      ]
    : [];

/** One row a transfer, as the running product writes them. */
function ledgerRows(one: Advance, chance: Chance): Row[] {
  const { panditId, bookingId, amount, refund, settledAt, payout } = one;
  const parts = splitAdvance(amount);
  const transfer = (
    kind: string,
    sourceId: string,
    debit: string,
    credit: string,
    amountPaise: Paise,
    at: Instant,
  ) => ({
    panditId,
    id: chance.id(at),
    bookingId,
    kind,
    sourceId,
    debit,
    credit,
    amountPaise,
    at: new Date(at),
  });
  return [
    transfer('capture', one.paymentId, 'gateway', 'held', amount, one.paidAt),
    ...(refund ? [transfer('refund', refund.id, 'held', 'gateway', amount, refund.at)] : []),
    ...(settledAt === null
      ? []
      : [
          transfer('earning', bookingId, 'held', 'pandit', parts.pandit, settledAt),
          transfer('commission', bookingId, 'held', 'commission', parts.commission, settledAt),
        ]),
    ...(payout ? [transfer('payout', payout.id, 'pandit', 'paid_out', parts.pandit, payout.at)] : []),
  ];
}

/** What is still owed to the pandit. */
const dueRows = ({ settledAt, payout, ...one }: Advance): Row[] =>
  settledAt === null || payout
    ? []
    : [
        {
          panditId: one.panditId,
          bookingId: one.bookingId,
          amountPaise: splitAdvance(one.amount).pandit,
          since: new Date(settledAt),
        },
      ];

const receiptRows = ({ customerId, receipt, panditId, orderId }: Advance): Row[] => [
  { customerId, receipt, panditId, orderId },
];

const providerOrderRows = ({ providerOrderId, panditId, orderId }: Advance): Row[] => [
  { provider, providerOrderId, panditId, orderId },
];

const providerPaymentRows = ({ providerPaymentId, panditId, paymentId }: Advance): Row[] => [
  { provider, providerPaymentId, panditId, paymentId },
];

/** What an advance leaves in each of our tables, in the order their references ask for. */
export const tables: readonly (readonly [table: string, rowsOf: (advance: Advance, chance: Chance) => Row[]])[] = [
  ['payment_orders', orderRows],
  ['payment_receipts', receiptRows],
  ['provider_orders', providerOrderRows],
  ['payments', paymentRows],
  ['provider_payments', providerPaymentRows],
  ['refunds', refundRows],
  ['payouts', payoutRows],
  ['ledger', ledgerRows],
  ['earnings_due', dueRows],
];

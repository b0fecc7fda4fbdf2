import type { Receipt } from '#contract/payments.ts';
import { inWords } from '#domain/words/amount-words.ts';
import { rupees } from '#domain/money.ts';
import { dayAt, instantOf } from '#domain/time.ts';
import { one } from '../../bookings/bookings.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import type { Viewer } from '../../http/viewer.ts';
import { appliedPayment, refundsOfPayment, type AppliedPaymentRow, type RefundOfPayment } from './receipt-store.ts';

/** The receipt of a booking's advance, for its customer or an admin. Refuses where no advance has been paid. */
export async function receiptFor(deps: Deps, viewer: Viewer, bookingId: string): Promise<Receipt> {
  const { pool, config } = deps;
  const booking = await one(deps, viewer, bookingId);
  const ref = { panditId: booking.panditId._id, bookingId };
  const payment = (await appliedPayment(pool, ref)) ?? refuse('receipt_unknown');
  const amount = rupees(payment.amountPaise);
  const refunds = await refundsOfPayment(pool, ref, payment.id);
  return {
    number: numberOf(payment),
    issuer: { brand: config.BRAND_NAME, name: config.LEGAL_NAME ?? null, address: config.LEGAL_ADDRESS ?? null },
    paidAt: payment.capturedAt.toISOString(),
    payer: { name: booking.userId.name, phone: booking.userId.phone },
    pandit: booking.panditId.name,
    puja: booking.ritualId.ritualType,
    bookingId,
    bookingDate: booking.bookingDate,
    startTime: booking.startTime,
    muhurat: booking.muhurat,
    amount,
    amountInWords: inWords(payment.amountPaise),
    credit: booking.creditAmount,
    price: booking.price,
    rest: booking.rest?.due ?? booking.sums.left,
    method: payment.method,
    paymentId: payment.providerPaymentId,
    refunds: refunds.map(presentRefund),
  };
}

/** The day in India and what is random in the payment's id: never changes, and ten signs do not meet twice in a day. */
const numberOf = ({ id, capturedAt }: AppliedPaymentRow): string => receiptNumber(capturedAt, id);

export const receiptNumber = (at: Date, id: string): string =>
  `${dayAt(instantOf(at)).replaceAll('-', '')}-${id.slice(-10).toUpperCase()}`;

const states = { due: 'coming', sent: 'coming', processed: 'back', failed: 'failed' } as const;

export const presentRefund = ({ amountPaise, status, at, reference }: RefundOfPayment): Receipt['refunds'][number] => ({
  amount: rupees(amountPaise),
  state: states[status],
  at: at.toISOString(),
  reference: status === 'processed' ? reference : null,
});

import type { Booking } from '#contract/bookings.ts';
import type { WholeReceipt } from '#contract/payments.ts';
import { wasHeld } from '#domain/booking.ts';
import { paise, rupees } from '#domain/money.ts';
import { inWords } from '#domain/words/amount-words.ts';
import { one } from '../../bookings/bookings.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import type { Viewer } from '../../http/viewer.ts';
import { presentRefund, receiptNumber } from './receipt.ts';
import { appliedPayment, refundsOfPayment, type AppliedPaymentRow } from './receipt-store.ts';

/**
 * The receipt over the whole price of a puja, for both sides and the office. Refuses until nothing of it is left to pay and both say the
 * same of what was given in cash.
 */
export async function wholeReceiptFor(deps: Deps, viewer: Viewer, bookingId: string): Promise<WholeReceipt> {
  const { pool, config } = deps;
  const booking = await one(deps, viewer, bookingId);
  const settledAt = settledAtOf(booking) ?? refuse('receipt_open');
  const ref = { panditId: booking.panditId._id, bookingId };
  const [advance, rest] = await Promise.all([appliedPayment(pool, ref), appliedPayment(pool, ref, 'rest')]);
  const refunds = await Promise.all(
    [advance, rest].map((payment) => (payment ? refundsOfPayment(pool, ref, payment.id) : [])),
  );
  const { creditAmount } = booking;
  const inHand = booking.rest?.given ?? 0;
  const parts: WholeReceipt['parts'] = [
    ...(advance ? [online('advance', advance)] : []),
    ...(booking.paymentDateTime !== null && creditAmount > 0
      ? [{ ...nowhere, kind: 'credit' as const, amount: creditAmount }]
      : []),
    ...(rest ? [online('rest', rest)] : []),
    ...(inHand > 0 ? [{ ...nowhere, kind: 'cash' as const, amount: inHand }] : []),
  ];
  const back = refunds.flat().map(presentRefund);
  const sum = (all: readonly { amount: number }[]) => all.reduce((total, { amount }) => total + amount, 0);
  const total = sum(parts) - sum(back);
  return {
    number: receiptNumber(new Date(settledAt), bookingId),
    issuer: { brand: config.BRAND_NAME, name: config.LEGAL_NAME ?? null, address: config.LEGAL_ADDRESS ?? null },
    settledAt,
    payer: { name: booking.userId.name, phone: booking.userId.phone },
    pandit: booking.panditId.name,
    puja: booking.ritualId.ritualType,
    bookingId,
    bookingDate: booking.bookingDate,
    startTime: booking.startTime,
    muhurat: booking.muhurat,
    price: booking.price,
    total,
    totalInWords: inWords(paise(total)),
    parts,
    refunds: back,
    ticket: booking.openCase?.rests ? booking.openCase.number : null,
  };
}

const nowhere = { at: null, method: null, paymentId: null };

const online = (kind: 'advance' | 'rest', payment: AppliedPaymentRow): WholeReceipt['parts'][number] => ({
  kind,
  amount: rupees(payment.amountPaise),
  at: payment.capturedAt.toISOString(),
  method: payment.method,
  paymentId: payment.providerPaymentId,
});

/** When nothing was left to pay: with the last word on the rest, or where the advance was all of it when the puja was completed. */
function settledAtOf(booking: Booking): string | null {
  const { rest, events, bookingStatus: status } = booking;
  if (rest) return rest.stage === 'settled' ? lastOf(events, (event) => event.action.endsWith('Rest')) : null;
  if (!wasHeld(status) || booking.paymentDateTime === null) return null;
  return booking.sums.left === 0 ? lastOf(events, ({ from, to }) => to === status && from !== to) : null;
}

const lastOf = (events: Booking['events'], is: (event: Booking['events'][number]) => boolean): string | null =>
  events.findLast(is)?.at ?? null;

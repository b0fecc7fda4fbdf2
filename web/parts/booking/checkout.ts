import type { Booking } from '#contract/bookings.ts';
import type { Purpose } from '#domain/booking/rest.ts';
import { wait } from '../../ui/wait.ts';
import { ApiError, ask } from '../api/api.ts';
import { loadCheckout, openCheckout, type Opened, type Paid, type Payer } from './checkout-window.ts';
import { receiptFor, settleReceipt } from './receipt.ts';

/** Paying a booking's advance, or its rest, from the button to the last word on it. */

export type PaymentEnd =
  | { kind: 'paid'; booking: Booking; message: string }
  /** No order, or no checkout: nothing was paid. */
  | { kind: 'not-opened'; error: unknown }
  | { kind: 'closed'; reason: string | null }
  /** Paid, but the server says it does not count: its sentence says what happens to the money. */
  | { kind: 'refused'; error: ApiError }
  /** Paid as far as this page knows; the server could not be asked. It hears of it from the provider. */
  | { kind: 'unconfirmed' };

export type PaymentStage = 'opening' | 'open' | 'verifying';

export interface PaymentWish {
  booking: Pick<Booking, '_id' | 'panditId'>;
  purpose: Purpose;
  /** Whole rupees. */
  amount: number;
  brand: string;
  description: string;
  payer: Payer;
}

/** Waits before asking again whether a payment arrived. */
const VERIFY_WAITS_MS = [1_000, 2_000, 4_000, 8_000];

export async function payOnline(wish: PaymentWish, onStage: (stage: PaymentStage) => void): Promise<PaymentEnd> {
  onStage('opening');
  try {
    const opened = await openOrder(wish);
    await loadCheckout(opened.checkoutUrl);
    onStage('open');
    const end = await openCheckout(opened, wish);
    if (end.kind === 'closed') return end;
    onStage('verifying');
    return await verify(wish, end.proof);
  } catch (error) {
    return { kind: 'not-opened', error };
  }
}

/** The same attempt asks with the same receipt; one that was spent on something else is replaced. */
async function openOrder({ booking: { _id: bookingId }, purpose, amount }: PaymentWish): Promise<Opened> {
  const order = () => {
    const body = { bookingId, purpose, amount, receipt: receiptFor(bookingId, purpose) };
    return ask('POST /payment/create-order', { body });
  };
  try {
    return (await order()).data;
  } catch (error) {
    const code = error instanceof ApiError ? error.code : null;
    // another tab is opening this very order; a moment later it is there
    if (code === 'busy_key') await wait(1_500);
    else if (code === 'receipt_reused') settleReceipt(bookingId, purpose);
    else throw error;
    return (await order()).data;
  }
}

/** The money has left: ask again and again until the server knows, or say that it will know soon. */
async function verify({ booking, purpose, amount }: PaymentWish, proof: Paid): Promise<PaymentEnd> {
  const body = { ...proof, booking_id: booking._id, pandit_id: booking.panditId._id, amount };
  for (const pause of [...VERIFY_WAITS_MS, null]) {
    try {
      const { data, message } = await ask('POST /payment/verify-payment', { body });
      settleReceipt(booking._id, purpose);
      return { kind: 'paid', booking: data.booking, message };
    } catch (error) {
      if (error instanceof ApiError && isLastWord(error)) return { kind: 'refused', error };
      if (pause !== null) await wait(pause);
    }
  }
  return { kind: 'unconfirmed' };
}

/** A refusal is the server's word; silence, overload and a fault of its own are not. */
const isLastWord = ({ status }: ApiError): boolean => status >= 400 && status < 500 && status !== 429 && status !== 401;

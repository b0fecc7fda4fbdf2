import { z } from 'zod';
import { booking } from './bookings.ts';
import { endpoints } from './endpoint.ts';
import { id, instant, rupees } from './fields.ts';

/** The advance: asked by a pandit, paid online, held until the puja, settled or refunded. */

export const earnings = z.object({
  /** Whole and part rupees, as the ledger has them. */
  totals: z.object({ paidOut: z.number(), toCome: z.number(), commission: z.number() }),
  transactions: z.array(
    z.object({
      id: z.string(),
      bookingId: id,
      customerName: z.string(),
      poojaType: z.string(),
      date: z.string(),
      amount: z.number(),
      commission: z.number(),
      status: z.enum(['Paid', 'Pending']),
      paymentMethod: z.enum(['UPI', 'Bank Transfer', 'Cash']),
      at: instant,
    }),
  ),
});

export const payments = endpoints({
  'POST /payment/create-order': {
    summary: 'Opens a payment for the advance a booking asks; the receipt makes it safe to repeat',
    who: ['user'],
    body: z.strictObject({
      bookingId: id,
      /** Whole rupees; must be what the booking asks. */
      amount: rupees,
      receipt: z.string().min(1).max(100),
    }),
    reply: z.object({
      order: z.object({
        id: z.string(),
        /** Paise, as the provider has it. */
        amount: z.number(),
        currency: z.string(),
        receipt: z.string(),
      }),
      keyId: z.string(),
      provider: z.string(),
      /** The provider's checkout script. */
      checkoutUrl: z.string(),
    }),
    errors: ['booking_unknown', 'payment_not_asked', 'amount_differs', 'receipt_reused', 'provider_down', 'busy_key'],
  },
  'POST /payment/verify-payment': {
    summary: "The checkout's answer: checked against our own order and the provider's word",
    who: ['user'],
    body: z.strictObject({
      user_id: id.optional(),
      pandit_id: id.optional(),
      booking_id: id,
      amount: rupees.optional(),
      razorpay_order_id: z.string().min(1).max(60),
      razorpay_payment_id: z.string().min(1).max(60),
      razorpay_signature: z.string().min(1).max(200),
    }),
    reply: z.object({ booking }),
    message: 'payment_verified',
    errors: [
      'not_yours',
      'booking_unknown',
      'amount_differs',
      'payment_unverified',
      'payment_elsewhere',
      'payment_late',
      'payment_unconfirmed',
    ],
  },
  'POST /payment/webhook': {
    summary: "The provider's own word, signed over the raw body",
    who: 'anyone',
    takes: 'raw',
    reply: z.object({}),
    errors: ['payment_unverified'],
  },
  'GET /payment/earnings': {
    summary: "A pandit's earnings, from the ledger",
    who: ['pandit', 'acharya'],
    reply: earnings,
  },
});

import { z } from 'zod';
import { keptWindow } from './almanac/muhurat.ts';
import { purpose } from './booking/rest.ts';
import { booking } from './bookings.ts';
import { endpoints } from './endpoint.ts';
import { cursor, id, instant, month, ourDay, pageInAddress, rupees } from './fields.ts';

/** The advance: asked by a pandit, paid online, held until the puja, settled or refunded. */

/** Whole and part rupees, as the ledger has them. */
const sums = z.object({
  paidOut: z.number(),
  toCome: z.number(),
  /** What of what is to come a case is open about: it is not paid out until that is decided. */
  onHold: z.number(),
  commission: z.number(),
});

export const earnings = z.object({
  totals: sums,
  transactions: z.array(
    z.object({
      id: z.string(),
      bookingId: id,
      purpose,
      customerName: z.string(),
      poojaType: z.string(),
      date: ourDay,
      amount: z.number(),
      commission: z.number(),
      /** The pandit's part: the amount less the commission. */
      share: z.number(),
      /** What refunds took back of the pandit's part; the three sums above are without it. Where all of it went, they are 0. */
      givenBack: z.number(),
      /** What was taken off it for credit that a family was given when this pandit withdrew; `share` is without. */
      charged: z.number(),
      status: z.enum(['Paid', 'Pending']),
      /** A case about its money is open: it is not paid out until that is decided. */
      onHold: z.boolean(),
      paymentMethod: z.enum(['UPI', 'Bank Transfer', 'Cash']),
      /** When it was paid out, and its reference in the pandit's bank statement. */
      paidAt: instant.nullable(),
      reference: z.string().nullable(),
      at: instant,
    }),
  ),
});

const earningsFilter = z.strictObject({
  /** The month of the puja. */
  month: month.optional(),
  status: z.enum(['Paid', 'Pending']).optional(),
});

/** What a customer has in hand for the advance of one booking. */
export const receipt = z.object({
  number: z.string(),
  issuer: z.object({
    brand: z.string(),
    /** Who runs it, where that is set. */
    name: z.string().nullable(),
    address: z.string().nullable(),
  }),
  paidAt: instant,
  payer: z.object({ name: z.string(), phone: z.string().nullable() }),
  pandit: z.string(),
  puja: z.string(),
  bookingId: id,
  bookingDate: ourDay,
  /** `HH:MM` in India; null for the whole day. */
  startTime: z.string().nullable(),
  /** The good hours it is held in, with their tithi and star. */
  muhurat: keptWindow.nullable(),
  /** Rupees. */
  amount: z.number(),
  /** `Five hundred and one rupees` */
  amountInWords: z.string(),
  /** What of the advance the family's credit paid beside it. */
  credit: z.number(),
  price: z.number(),
  /** The part of the price beside the advance, whether paid or not; null where the puja came to nothing. */
  rest: z.number().nullable(),
  /** In the provider's words: `upi`, `card`, `netbanking` … */
  method: z.string().nullable(),
  /** By which the provider and the bank know it. */
  paymentId: z.string(),
  refunds: z.array(
    z.object({
      amount: z.number(),
      state: z.enum(['coming', 'back', 'failed']),
      at: instant,
      reference: z.string().nullable(),
    }),
  ),
});
export type Receipt = z.infer<typeof receipt>;

/** What was paid for a puja in all, once nothing is left and both sides say the same. */
export const wholeReceipt = receipt
  .pick({
    number: true,
    issuer: true,
    payer: true,
    pandit: true,
    puja: true,
    bookingId: true,
    bookingDate: true,
    startTime: true,
    muhurat: true,
  })
  .extend({
    settledAt: instant,
    price: z.number(),
    /** What was paid less what went back: rupees. */
    total: z.number(),
    totalInWords: z.string(),
    parts: z.array(
      z.object({
        kind: z.enum(['advance', 'credit', 'rest', 'cash']),
        amount: z.number(),
        /** When, how and under which number the family paid online. */
        at: instant.nullable(),
        method: z.string().nullable(),
        paymentId: z.string().nullable(),
      }),
    ),
    refunds: receipt.shape.refunds,
    /** The ticket of an open case about its money: what is decided may change it. */
    ticket: z.string().nullable(),
  });
export type WholeReceipt = z.infer<typeof wholeReceipt>;

export const payments = endpoints({
  'POST /payment/create-order': {
    summary:
      'Opens a payment for the advance a booking asks, or for the rest after the puja; the receipt makes it safe to repeat',
    who: ['user'],
    body: z.strictObject({
      bookingId: id,
      purpose: purpose.optional(),
      /** Whole rupees; must be what the booking asks, or what is left of the rest. */
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
    errors: [
      'booking_unknown',
      'payment_not_asked',
      'case_holds',
      'pandit_gone',
      'proposal_first',
      'amount_differs',
      'receipt_reused',
      'provider_down',
      'busy_key',
    ],
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
  'GET /payment/:bookingId/receipt': {
    summary: "The receipt of a booking's advance",
    who: ['user', 'admin'],
    params: z.object({ bookingId: id }),
    reply: receipt,
    errors: ['booking_unknown', 'receipt_unknown'],
  },
  'GET /payment/:bookingId/receipt.pdf': {
    summary: 'The same as a page to keep and to print',
    who: ['user', 'admin'],
    params: z.object({ bookingId: id }),
    gives: 'application/pdf',
    reply: z.object({}),
    errors: ['booking_unknown', 'receipt_unknown'],
    perMinute: 30,
  },
  'GET /payment/:bookingId/whole-receipt': {
    summary: 'The receipt over the whole price, for both sides, once nothing is left to pay and both say the same',
    who: 'signed-in',
    params: z.object({ bookingId: id }),
    reply: wholeReceipt,
    errors: ['booking_unknown', 'receipt_open'],
  },
  'GET /payment/:bookingId/whole-receipt.pdf': {
    summary: 'The same as a page to keep and to print',
    who: 'signed-in',
    params: z.object({ bookingId: id }),
    gives: 'application/pdf',
    reply: z.object({}),
    errors: ['booking_unknown', 'receipt_open'],
    perMinute: 30,
  },
  'GET /payment/earnings': {
    summary: "A pandit's earnings, from the ledger: totals and months of all of them, transactions a page at a time",
    who: ['pandit', 'acharya'],
    query: earningsFilter.extend({
      cursor: cursor.optional(),
      limit: pageInAddress.refine((limit) => limit <= 50).optional(),
    }),
    reply: earnings.extend({
      /** Every month that has transactions, oldest first; `count` says how many of them brought something. */
      months: z.array(sums.extend({ month: z.string(), count: z.number() })),
      nextCursor: z.string().nullable(),
    }),
  },
  'GET /payment/earnings.csv': {
    summary: 'The same transactions as a table to keep',
    who: ['pandit', 'acharya'],
    query: earningsFilter,
    reply: z.object({}),
    gives: 'text/csv',
  },
});

import { z } from 'zod';
import { moneyLists, payoutMethods } from '#domain/choices.ts';
import { purpose } from './booking/rest.ts';
import { endpoints } from './endpoint.ts';
import { day, id, instant, optionalText, pageInAddress, pageSizeInAddress, search } from './fields.ts';

/** The office's look at all money: what came in, went back and is owed, and what needs a person. */

export const moneyRow = z.object({
  _id: id,
  kind: z.enum(['order', 'capture', 'refund', 'due', 'payout']),
  purpose,
  /** When it was opened, captured, promised, earned or paid. */
  at: instant,
  /** Rupees; a pandit's part can have paise. */
  amount: z.number(),
  /** An order is created, paid or closed; a capture applied or returned; a refund due, sent, processed or failed; an earning owed; a payout paid. */
  status: z.enum(['created', 'paid', 'closed', 'applied', 'returned', 'due', 'sent', 'processed', 'failed', 'owed']),
  /** Its id at the provider, or what a payout was made under. */
  reference: z.string().nullable(),
  method: z.string().nullable(),
  /** Why money goes back: `late` and `duplicate` are the product's own words, others a step's name or a person's. */
  reason: z.string().nullable(),
  /** The admin who asked for it. */
  askedBy: z.string().nullable(),
  bookingId: id,
  /** The open case about the booking's money. Until the office decides the case, we pay out nothing of this booking. */
  case: z.object({ _id: id, number: z.string() }).nullable(),
  ritual: z.string(),
  family: z.object({ name: z.string(), phone: z.string().nullable() }),
  pandit: z.object({ name: z.string(), phone: z.string().nullable() }),
});
export type MoneyRow = z.infer<typeof moneyRow>;

/** Rupees with two decimals at most. */
const exactRupees = z
  .number()
  .positive()
  .max(10_000_000)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'invalid');

export const payOutInput = z
  .strictObject({
    bookingId: id,
    /** Their part of the advance unless told, or the rest. */
    purpose: purpose.optional(),
    /** What was paid; must be what is owed at this moment. */
    amount: exactRupees,
    method: z.enum(payoutMethods, { error: 'payout_method_required' }),
    reference: optionalText(100),
  })
  .refine(({ method, reference }) => method === 'cash' || Boolean(reference), {
    message: 'payout_reference_required',
    path: ['reference'],
  });

export const money = endpoints({
  'GET /payment/admin/list': {
    summary:
      'One kind of money, newest first (what needs a person and what is owed longest come first), searched and paged',
    who: ['admin'],
    query: z.strictObject({
      list: z.enum(moneyLists),
      /** The end of a booking's id, an id of the provider's, or a phone. */
      search: search.optional(),
      /** Only what moved on that day in India or later. */
      since: day.optional(),
      page: pageInAddress.optional(),
      pageSize: pageSizeInAddress.optional(),
    }),
    reply: z.object({ rows: z.array(moneyRow), total: z.number(), filtered: z.number() }),
  },
  'GET /payment/admin/list.csv': {
    summary: 'The same rows as a table to keep, all of them',
    who: ['admin'],
    query: z.strictObject({
      list: z.enum(moneyLists),
      search: search.optional(),
      since: day.optional(),
    }),
    gives: 'text/csv',
    reply: z.object({}),
  },
  'GET /payment/admin/totals': {
    summary: 'Where all rupees are: the sums of the ledger, and a balance that must be zero',
    who: ['admin'],
    reply: z.object({
      captured: z.number(),
      refunded: z.number(),
      held: z.number(),
      owed: z.number(),
      commission: z.number(),
      paidOut: z.number(),
      /** What families have as credit for their next advance. */
      credit: z.number(),
      /** Captured less refunded, by the payments themselves, less what the ledger has on its accounts. */
      balance: z.number(),
      /** Refunds that need a person. */
      failed: z.number(),
    }),
  },
  'POST /payment/admin/retry-refund': {
    summary: 'Sends a refund that failed once more',
    who: ['admin'],
    body: z.strictObject({ refundId: id }),
    reply: moneyRow,
    message: 'refund_retried',
    errors: ['refund_unknown', 'refund_under_way'],
  },
  'POST /payment/admin/pay-out': {
    summary: 'Notes that a pandit was paid their part of a booking: once, and exactly what is owed',
    who: ['admin'],
    body: payOutInput,
    reply: moneyRow,
    message: 'payout_noted',
    errors: ['payout_nothing', 'payout_differs', 'case_holds'],
  },
});

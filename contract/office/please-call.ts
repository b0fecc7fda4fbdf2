import { z } from 'zod';
import { undelivered } from '#domain/notices/undelivered.ts';
import { endpoints } from '../endpoint.ts';
import { cursor, id, instant } from '../fields.ts';

/** By its code, and in the vendor’s own English where the code does not say it all. */
export const whyUndelivered = z.object({ code: z.enum(undelivered), said: z.string().nullable() });

/** Whom the office calls because no message reached them. */

const toCall = z.object({
  _id: id,
  bookingId: id,
  name: z.string(),
  phone: z.string(),
  /** What they were to be told; null where that is of no more use. */
  text: z.string().nullable(),
  /** Why it was given up. */
  why: whyUndelivered,
  at: instant,
  /** When somebody of the office last called about the booking and nobody answered. */
  tried: z.object({ at: instant, by: z.string().nullable() }).nullable(),
});
export type ToCall = z.infer<typeof toCall>;

export const pleaseCall = endpoints({
  'GET /admin/please-call': {
    summary: 'Messages about bookings that reached nobody, oldest first: whom to call, and what to say',
    who: ['admin'],
    query: z.strictObject({ cursor: cursor.optional() }),
    reply: z.object({ calls: z.array(toCall), nextCursor: z.string().nullable() }),
  },
  'POST /admin/please-call/called': {
    summary:
      'Somebody has called them: told, which takes the message off the list, twice is once; or without an answer, and it stays',
    who: ['admin'],
    body: z.strictObject({ messageId: id, outcome: z.enum(['told', 'noAnswer']).default('told') }),
    reply: z.object({}),
    message: 'call_marked',
    errors: ['call_unknown'],
  },
});

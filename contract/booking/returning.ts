import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { clock, id, instant, ourDay, rupees } from '../fields.ts';
import { rating } from './reviews.ts';

/** Pandits a family keeps, to ask them again. */

const myPandit = z.object({
  _id: id,
  name: z.string(),
  profileUrl: z.string().nullable(),
  city: z.string().nullable(),
  district: z.string().nullable(),
  rating,
  /** Families can book them at present. */
  isListed: z.boolean(),
  /** The last puja they held for the family. */
  last: z.object({ ritualId: id, ritualType: z.string(), bookingId: id, bookingDate: ourDay }).nullable(),
  at: instant,
});
export type MyPandit = z.infer<typeof myPandit>;

const body = z.strictObject({ panditId: id });

/** What a family said the last time it asked a pandit for this ritual, and they held it. */
const lastAsked = z.object({
  bookingId: id,
  bookingDate: ourDay,
  /** Null where an hour was not named. */
  startTime: clock.nullable(),
  /** Null where it is no longer kept. */
  userAddress: z.string().nullable(),
  additionalNotesByUser: z.string().nullable(),
  /** Whole rupees that were agreed then. */
  price: rupees,
});
export type LastAsked = z.infer<typeof lastAsked>;

export const returning = endpoints({
  'GET /my-pandits': {
    summary: 'The pandits a family keeps, the last kept first, a hundred at most',
    who: ['user'],
    reply: z.object({ pandits: z.array(myPandit) }),
  },
  'GET /my-pandits/:id/last': {
    summary:
      'What a family said when this pandit last held this ritual for it, to ask for the same again; null where they never did',
    who: ['user'],
    params: z.object({ id }),
    query: z.strictObject({ ritualId: id }),
    reply: z.object({ last: lastAsked.nullable() }),
  },
  'POST /my-pandits/keep': {
    summary: 'A family keeps a pandit in its list; twice is once',
    who: ['user'],
    body,
    reply: z.object({}),
    message: 'pandit_kept',
    errors: ['pandit_unknown', 'pandits_many'],
  },
  'POST /my-pandits/let-go': {
    summary: 'A pandit goes from the list',
    who: ['user'],
    body,
    reply: z.object({}),
    message: 'pandit_let_go',
  },
});

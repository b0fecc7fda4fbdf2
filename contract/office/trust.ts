import { z } from 'zod';
import { creditDoubts, waitingStates } from '#domain/booking/credit.ts';
import { hideRules, reportReasons } from '#domain/reviews/hiding.ts';
import { endpoints } from '../endpoint.ts';
import type { MessageCode } from '../messages.ts';
import { cursor, id, instant, ourDay, text } from '../fields.ts';

/** What could be a gift to oneself: credit that waits, told with its story, and decided. */

const named = z.object({ _id: id, name: z.string() });

/** A withdrawal of the same pandit from a puja of the same family. */
const earlierWithdrawal = z.object({
  bookingId: id,
  at: instant,
  day: ourDay,
  /** Whole rupees of credit; 0 where there was none. */
  credit: z.number(),
  /** The office's decision about credit that waited; null where credit came at once, or there was none. */
  state: z.enum(waitingStates).nullable(),
});

const waitingCredit = z.object({
  bookingId: id,
  ritualType: z.string(),
  /** Of the puja. */
  day: ourDay,
  family: named,
  pandit: named,
  /** Whole rupees. */
  amount: z.number(),
  /** When the pandit withdrew. */
  at: instant,
  /** What the pandit wrote. */
  note: z.string().nullable(),
  why: z.array(z.enum(creditDoubts)),
  /** Of these two, newest first; ten at most. */
  earlier: z.array(earlierWithdrawal),
  /** Withdrawals of the pandit in the thirty days up to this one, this one too, and of how many families. */
  ofPandit: z.object({ withdrawals: z.number(), families: z.number() }),
});
export type WaitingCredit = z.infer<typeof waitingCredit>;

/** A puja of which both have written. */
const mutualReview = z.object({
  bookingId: id,
  day: ourDay,
  stars: z.number().nullable(),
  /** Money of it went through us, or it was completed after its hours had passed. */
  verified: z.boolean(),
});

const reviewPair = z.object({
  family: named,
  pandit: named,
  /** Pujas of which both have written within ninety days, since somebody last looked. */
  mutual: z.number(),
  lastAt: instant,
  /** What was noted when somebody looked before. */
  note: z.string().nullable(),
  /** Newest first; ten at most. */
  reviews: z.array(mutualReview),
});
export type ReviewPair = z.infer<typeof reviewPair>;

const report = z.object({
  why: z.enum(reportReasons),
  words: z.string().nullable(),
  at: instant,
  /** Null of a visitor, and of one who has left. */
  by: named.nullable(),
});

const reviewToLookAt = z.object({
  _id: id,
  bookingId: id,
  pandit: named,
  family: named,
  stars: z.number(),
  words: z.string().nullable(),
  answer: z.string().nullable(),
  at: instant,
  /** One of three or more bad ones of this pandit within a day. */
  badDay: z.boolean(),
  lastAt: instant,
  /** Newest first; ten at most. */
  reports: z.array(report),
  /** The rule by which it is hidden. */
  hiddenBy: z.enum(hideRules).nullable(),
  /** What was noted when somebody looked before. */
  note: z.string().nullable(),
});
export type ReviewToLookAt = z.infer<typeof reviewToLookAt>;

export const trust = endpoints({
  'GET /admin/reviews': {
    summary:
      'Reviews that were reported, or are one of several bad ones of a pandit within a day, longest ago first; or those that are hidden',
    who: ['admin'],
    query: z.strictObject({ cursor: cursor.optional(), hidden: z.literal('1').optional() }),
    reply: z.object({ reviews: z.array(reviewToLookAt), nextCursor: z.string().nullable() }),
  },
  'POST /admin/reviews/decide': {
    summary: 'Keeps a review, hides it by a rule, or shows it again; its author reads the rule',
    who: ['admin'],
    body: z
      .strictObject({
        panditId: id,
        reviewId: id,
        decision: z.enum(['keep', 'hide', 'show']),
        rule: z.union([z.literal('').transform(() => undefined), z.enum(hideRules)]).optional(),
        note: text(500, 'review_note_required'),
      })
      .refine(({ decision, rule }) => decision !== 'hide' || rule !== undefined, {
        path: ['rule'],
        message: 'review_rule_required' satisfies MessageCode,
      }),
    reply: z.object({}),
    message: 'review_looked',
    errors: ['review_unknown'],
  },
  'GET /admin/credits': {
    summary: 'Credit for withdrawals that waits for the office, oldest first, each with its story',
    who: ['admin'],
    query: z.strictObject({ cursor: cursor.optional() }),
    reply: z.object({ credits: z.array(waitingCredit), nextCursor: z.string().nullable() }),
  },
  'POST /admin/credits/decide': {
    summary: 'Gives the family this credit, or not; it reads the reason',
    who: ['admin'],
    body: z.strictObject({
      bookingId: id,
      decision: z.enum(['give', 'refuse']),
      reason: text(500, 'credit_reason_required'),
    }),
    reply: z.object({}),
    message: 'credit_decided',
    errors: ['credit_unknown', 'credit_decided_already'],
  },
  'GET /admin/review-pairs': {
    summary: 'Families and pandits who review each other often, longest ago first',
    who: ['admin'],
    query: z.strictObject({ cursor: cursor.optional() }),
    reply: z.object({ pairs: z.array(reviewPair), nextCursor: z.string().nullable() }),
  },
  'POST /admin/review-pairs/looked': {
    summary: 'Somebody has looked at the two, and notes what they found; they come back when they do it again',
    who: ['admin'],
    body: z.strictObject({ panditId: id, customerId: id, note: text(500, 'pair_note_required') }),
    reply: z.object({}),
    message: 'pair_looked',
    errors: ['pair_unknown'],
  },
});

import { z } from 'zod';
import { familyFaults } from '#domain/reviews/family.ts';
import { hideRules, reportReasons } from '#domain/reviews/hiding.ts';
import { MOST_STARS, WORDS_MAX } from '#domain/reviews/review.ts';
import { contactIn } from '#domain/words/contacts.ts';
import { endpoints } from '../endpoint.ts';
import { cursor, id, instant, optionalText, text } from '../fields.ts';
import type { MessageCode } from '../messages.ts';

/** What the two of a completed puja say of each other (docs/decisions/0105-reviews.md). */

const says = (code: MessageCode): MessageCode => code;

const unreachable = (words: string | null | undefined, context: z.RefinementCtx): void => {
  const found = contactIn(words ?? '');
  if (found) context.addIssue({ code: 'custom', message: says(`words_${found}`) });
};

const stars = z.int(says('stars_required')).min(1, says('stars_required')).max(MOST_STARS, says('stars_required'));
/** Yes, no, or nothing said. */
const ifSaid = z.boolean().nullish();
const yesOrNo = z.boolean(says('choice_required'));

export const familySays = z.strictObject({
  stars,
  onTime: ifSaid,
  /** Recitation and conduct. */
  conduct: ifSaid,
  /** What was done was explained. */
  explained: ifSaid,
  /** No more was asked than agreed. */
  asAgreed: ifSaid,
  words: optionalText(WORDS_MAX, 'words_long').superRefine(unreachable),
});
export const panditSays = z.strictObject({
  prepared: yesOrNo,
  respectful: yesOrNo,
  paidAsAgreed: yesOrNo,
  easyToFind: ifSaid,
});
export const answerSays = z.strictObject({
  words: text(WORDS_MAX, 'answer_required', 'words_long').superRefine(unreachable),
});

const answer = z.object({ words: z.string(), at: instant });

const familyReview = z.object({
  _id: id,
  stars: z.number(),
  onTime: z.boolean().nullable(),
  conduct: z.boolean().nullable(),
  explained: z.boolean().nullable(),
  asAgreed: z.boolean().nullable(),
  words: z.string().nullable(),
  at: instant,
  answer: answer.nullable(),
});
const panditReview = z.object({
  prepared: z.boolean(),
  respectful: z.boolean(),
  paidAsAgreed: z.boolean(),
  easyToFind: z.boolean().nullable(),
  at: instant,
});

/** Both reviews of a booking as one of its two may see them: one's own, and the other's once it is shown. */
const bookingReviews = z.object({
  /** Until when both may write; null where the puja is not completed. */
  until: instant.nullable(),
  /** What has become of one's own. */
  mine: z.enum(['none', 'waits', 'shown', 'withdrawn', 'hidden']),
  /** The rule by which the office has hidden it. */
  hiddenBy: z.enum(hideRules).nullable(),
  mayWrite: z.boolean(),
  ofFamily: familyReview.nullable(),
  ofPandit: panditReview.nullable(),
});
export type BookingReviews = z.infer<typeof bookingReviews>;

/** What was not well with a family, as pandits said in the last two years: each with how many said so, of how many. */
export const faultsOfFamily = z.array(z.object({ what: z.enum(familyFaults), count: z.number(), of: z.number() }));
export type FaultsOfFamily = z.infer<typeof faultsOfFamily>;

/** The same, with how many reviewed the family at all. */
const saidOfFamily = z.object({ said: z.number(), faults: faultsOfFamily });
export type SaidOfFamily = z.infer<typeof saidOfFamily>;

/** Null for one who is new. */
export const rating = z.object({ stars: z.number(), reviews: z.number() }).nullable();

const share = z.object({ count: z.number(), of: z.number() });
/** Of the last twelve months: requests answered within a day, promised pujas held. Null where there are too few to say. */
export const reliability = z.object({ answered: share.nullable(), kept: share.nullable() });

/** A review as anybody reads it: without its writer's name. */
const publicReview = z.object({
  _id: id,
  stars: z.number(),
  ritualType: z.string(),
  words: z.string().nullable(),
  at: instant,
  /** Money of it went through us, or it was completed after its hours had passed. */
  verified: z.boolean(),
  answer: answer.nullable(),
});
export type PublicReview = z.infer<typeof publicReview>;

export const reportForm = z.strictObject({
  why: z.enum(reportReasons, says('report_why_required')),
  words: optionalText(500, 'report_long'),
});

const parties = ['user', 'pandit', 'acharya'] as const;
const priests = ['pandit', 'acharya'] as const;
const params = z.object({ id });
const ofReview = z.object({ id, reviewId: id });

export const bookingReviewCalls = endpoints({
  'GET /booking/:id/reviews': {
    summary:
      'The reviews of a booking, to its two parties: one’s own, and the other’s once both have written or the time is over',
    who: parties,
    params,
    reply: bookingReviews,
    errors: ['booking_unknown'],
  },
  'POST /booking/:id/review': {
    summary: 'A family reviews its pandit, once, in the 14 days after the puja is completed',
    who: ['user'],
    params,
    body: familySays,
    reply: bookingReviews,
    status: 201,
    message: 'review_written',
    errors: ['booking_unknown', 'review_not_held', 'review_late', 'review_twice', 'words_insult'],
  },
  'POST /booking/:id/review-family': {
    summary: 'A pandit says how it was with a family, once, in the 14 days after the puja is completed',
    who: priests,
    params,
    body: panditSays,
    reply: bookingReviews,
    status: 201,
    message: 'review_written',
    errors: ['booking_unknown', 'review_not_held', 'review_late', 'review_twice'],
  },
  'POST /booking/:id/withdraw-review': {
    summary: 'The author withdraws a review with its words; a withdrawn review cannot be written again',
    who: parties,
    params,
    body: z.strictObject({}),
    reply: bookingReviews,
    message: 'review_withdrawn',
    errors: ['booking_unknown', 'review_unknown'],
  },
  'POST /booking/:id/answer-review': {
    summary: 'A pandit answers a review that is shown, once and in public',
    who: priests,
    params,
    body: answerSays,
    reply: bookingReviews,
    message: 'review_answered',
    errors: ['booking_unknown', 'review_unknown', 'answer_twice', 'words_insult'],
  },
  'GET /booking/:id/family': {
    summary: 'What pandits before said of the family of a booking, with its count, to its pandit',
    who: priests,
    params,
    reply: saidOfFamily,
    errors: ['booking_unknown'],
  },
  'GET /user/said-of-me': {
    summary: 'What the next pandit reads of the family that is signed in',
    who: ['user'],
    reply: saidOfFamily,
  },
  'GET /pandits/:id/reviews': {
    summary: 'The rating of a pandit and what families wrote, newest first and paged',
    who: 'anyone',
    params,
    query: z.strictObject({ cursor: cursor.optional() }),
    reply: z.object({ rating, reviews: z.array(publicReview), nextCursor: z.string().nullable() }),
    errors: ['pandit_unknown'],
  },
  'GET /pandits/:id/reviews/:reviewId': {
    summary: 'One review of a pandit that everybody reads',
    who: 'anyone',
    params: ofReview,
    reply: z.object({ pandit: z.string(), review: publicReview }),
    errors: ['review_unknown'],
  },
  'POST /pandits/:id/reviews/:reviewId/report': {
    summary: 'Somebody says what is wrong with a review: once each, a few a day; the office looks at it',
    who: 'anyone',
    params: ofReview,
    body: reportForm,
    reply: z.object({}),
    message: 'review_reported',
    errors: ['review_unknown', 'reports_many'],
    perMinute: 10,
  },
});

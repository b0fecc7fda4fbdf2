import { z } from 'zod';
import { reviewInput } from '#contract/people.ts';
import { needsAcharya } from '#domain/people/onboarding.ts';
import { fates } from './review-draft.ts';

/** What the decision waits for beside its fields. */
export interface Unanswered {
  /** The bookings of which each needs its fate, if this one is no longer approved. */
  agreed: readonly string[];
  /** Their profile says nothing: an approval has to be meant. */
  blind: boolean;
}

/** The admin's decision as it is typed (specification, admin and pandit, section 5). */
export const reviewForm = (open: Unanswered = { agreed: [], blind: false }) =>
  z
    .object({
      userStatus: reviewInput.shape.userStatus,
      comment: reviewInput.shape.comment,
      trainingPeriod: z.string().default(''),
      acharyaId: z.string().default(''),
      // a choice nobody has made yet is null
      fates: z.record(z.string(), z.enum(fates).or(z.literal('')).nullable()).default({}),
      // a box that is ticked, with script and without
      sure: z.literal([true, false, 'on']).default(false),
    })
    .refine(({ userStatus, trainingPeriod }) => trainingPeriod !== '' || !needsAcharya(userStatus), {
      path: ['trainingPeriod'],
      error: 'end_date_required',
      when: always,
    })
    .refine(({ userStatus, acharyaId }) => acharyaId !== '' || !needsAcharya(userStatus), {
      path: ['acharyaId'],
      error: 'acharya_required',
      when: always,
    })
    .refine((review) => review.userStatus === 'approved' || open.agreed.every((id) => review.fates[id]), {
      path: ['fates'],
      error: 'invalid',
    })
    .refine(({ userStatus, sure }) => userStatus !== 'approved' || !open.blind || sure, {
      path: ['sure'],
      error: 'invalid',
    });

/** The same with whom it is about, as it was looked at. */
export const sentReview = reviewForm().and(
  z.object({ userId: reviewInput.shape.userId, __v: z.coerce.number().int() }),
);

/** Names everything that is missing at once. */
function always(): boolean {
  return true;
}

/** The payload of a decision on what was looked at; what belongs to another action stays out. */
export function payloadOf(review: z.output<typeof sentReview>) {
  const { userId, __v, userStatus, comment, trainingPeriod, acharyaId, fates: chosen } = review;
  const cancel = Object.keys(chosen).filter((booking) => chosen[booking] === 'cancel');
  return {
    userId,
    __v,
    userStatus,
    comment,
    ...(needsAcharya(userStatus) && { acharyaId, trainingPeriod, trainingAccepted: null }),
    ...(userStatus !== 'approved' && cancel.length > 0 && { cancel }),
  };
}

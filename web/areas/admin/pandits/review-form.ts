import { z } from 'zod';
import { reviewInput, type Profile } from '#contract/people.ts';
import { needsAcharya, type ReviewAction } from '#domain/people/onboarding.ts';

/** The admin's decision as it is typed (specification, admin and pandit, section 5). */
export const reviewForm = z
  .object({
    userStatus: reviewInput.shape.userStatus,
    comment: reviewInput.shape.comment,
    trainingPeriod: z.string(),
    acharyaId: z.string(),
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
  });

/** Whatever else is missing: all of it is said at once. */
function always(): boolean {
  return true;
}

/** Whether a profile says nothing one could decide by: nothing of what the pandit does, speaks, has done, and where. */
export const saysNothing = (person: Reviewed): boolean =>
  person.rituals.length === 0 &&
  person.languagesKnown.length === 0 &&
  person.yearsOfExperience === null &&
  !person.district &&
  !person.isAttachedToTemple;

type Reviewed = Pick<Profile, 'rituals' | 'languagesKnown' | 'yearsOfExperience' | 'district' | 'isAttachedToTemple'>;

export type Review = z.output<typeof reviewForm>;

/** What may be missing while one fills the form. */
export type Draft = Partial<z.input<typeof reviewForm>>;

/** Whether the button is ready: an action alone may be missing, and is then asked for. */
export function isReady({ userStatus, comment = '', trainingPeriod = '', acharyaId = '' }: Draft): boolean {
  if (comment.trim() === '') return false;
  return !isGuided(userStatus) || (trainingPeriod !== '' && acharyaId !== '');
}

/** Evaluation and training need an end and an acharya. */
export const isGuided = (action: ReviewAction | '' | undefined): boolean =>
  action !== undefined && action !== '' && needsAcharya(action);

/** The payload of a decision on what was looked at; what belongs to another action stays out. */
export function payloadOf(review: Review, { _id: userId, __v }: { _id: string; __v: number }, approvedBy: string) {
  const { userStatus, comment, trainingPeriod, acharyaId } = review;
  return {
    userId,
    userStatus,
    comment,
    approvedBy,
    __v,
    ...(needsAcharya(userStatus) && { acharyaId, trainingPeriod, trainingAccepted: null }),
  };
}

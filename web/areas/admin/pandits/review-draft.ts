import type { z } from 'zod';
import type { Profile } from '#contract/people.ts';
import { needsAcharya, type ReviewAction } from '#domain/people/onboarding.ts';
import type { reviewForm } from './review-form.ts';

/** What happens to an agreed booking of a pandit who loses the approval. */
export const fates = ['keep', 'cancel'] as const;
export type Fate = (typeof fates)[number];

/** Whether a profile says nothing one could decide by: nothing of what the pandit does, speaks, has done, and where. */
export const saysNothing = (person: Reviewed): boolean =>
  person.rituals.length === 0 &&
  person.languagesKnown.length === 0 &&
  person.yearsOfExperience === null &&
  !person.district &&
  !person.isAttachedToTemple;

type Reviewed = Pick<Profile, 'rituals' | 'languagesKnown' | 'yearsOfExperience' | 'district' | 'isAttachedToTemple'>;

/** What may be missing while one fills the form. */
export type Draft = Partial<z.input<ReturnType<typeof reviewForm>>>;

/** Whether the button is ready: an action alone may be missing, and is then asked for. */
export function isReady({ userStatus, comment = '', trainingPeriod = '', acharyaId = '' }: Draft): boolean {
  if (comment.trim() === '') return false;
  return !isGuided(userStatus) || (trainingPeriod !== '' && acharyaId !== '');
}

/** Evaluation and training need an end and an acharya. */
export const isGuided = (action: ReviewAction | '' | undefined): boolean =>
  action !== undefined && action !== '' && needsAcharya(action);

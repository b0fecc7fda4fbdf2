import { z } from 'zod';
import { answerSays, familySays, panditSays } from '#contract/booking/reviews.ts';

/** What the forms of reviews post: a button that was pressed is a text, none is nothing. */

const pressed = z.string().nullish();
const ifPressed = pressed.transform((value) => (value ? value === 'yes' : null));

export const reviewForm = z.object({
  stars: pressed.transform((value) => Number(value ?? 0)).pipe(familySays.shape.stars),
  onTime: ifPressed,
  conduct: ifPressed,
  explained: ifPressed,
  asAgreed: ifPressed,
  words: familySays.shape.words,
});

const answered = pressed.transform((value) => (value ? value === 'yes' : undefined)).pipe(panditSays.shape.prepared);
export const familyForm = z.object({
  prepared: answered,
  respectful: answered,
  paidAsAgreed: answered,
  easyToFind: ifPressed,
});

export const answerForm = answerSays;

/** A press alone. */
export const nothing = z.object({});

import { z } from 'zod';
import { id } from '#contract/fields.ts';
import { refusedWords } from '#contract/office/refused-words.ts';
import { trust } from '#contract/office/trust.ts';

/** The decision about one credit that waits, with its reason. */
export const creditForm = z.object({
  bookingId: id,
  decision: trust['POST /admin/credits/decide'].body.shape.decision,
  reason: trust['POST /admin/credits/decide'].body.shape.reason,
});

/** What somebody of the office found about two who review each other often. */
export const pairForm = z.object({
  panditId: id,
  customerId: id,
  note: trust['POST /admin/review-pairs/looked'].body.shape.note,
});

/** What becomes of a review somebody looked at. */
export const reviewForm = trust['POST /admin/reviews/decide'].body;

/** A word that no review may carry from now on, and one that it may again. */
export const wordForm = refusedWords['POST /admin/refused-words'].body;
export const removeWordForm = refusedWords['POST /admin/refused-words/remove'].body;

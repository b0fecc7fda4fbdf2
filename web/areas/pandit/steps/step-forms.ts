import { z } from 'zod';
import { beginInput } from '#contract/booking/life.ts';
import { text, wholeRupees } from '#contract/fields.ts';
import { isAdvance } from '#domain/booking.ts';
import { codeExcuses } from '#domain/booking/begun.ts';
import { paise } from '#domain/money.ts';

/** What a pandit's steps ask for. */

/** Of a request, with whether the hours are to be offered to others. */
export const rejectForm = z.object({
  additionalNotesbyPandit: text(1000, 'reason_required'),
  // a box that is ticked, with script and without
  closesHours: z.literal([true, false, 'on']).default(false).transform(Boolean),
});

/** Of a puja that was promised. */
export const withdrawForm = rejectForm.extend({ additionalNotesbyPandit: text(1000, 'withdraw_reason_required') });

/** Why it did not begin by the family's code. */
export const heldForm = z.object({
  // nothing is chosen at first
  withoutCode: z.string('choice_required').pipe(z.enum(codeExcuses, { error: 'choice_required' })),
});

/** Four digits, and an hour if the code is sent later. */
export const beginForm = beginInput.omit({ key: true, secondsAgo: true });

const rupees = wholeRupees('amount_required').refine(Boolean, { error: 'amount_required', abort: true });

/** How much it can be, the server knows by the booking, and the form by the price. */
export const advanceForm = z.object({ advanceAmountToBePaid: rupees });
export const advanceFormFor = (price: number) =>
  z.object({
    advanceAmountToBePaid: rupees.refine((amount) => isAdvance(paise(amount), paise(price)), 'advance_range'),
  });

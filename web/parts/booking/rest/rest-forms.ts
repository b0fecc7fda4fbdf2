import { z } from 'zod';
import { typedNumber } from '#contract/fields.ts';
import { isWholeRupees } from '#domain/money.ts';

/** How much of the rest was given, or came, in cash; zero says that nothing did. */
export const restForm = z.object({
  amount: typedNumber().refine(isWholeRupees, { error: 'rest_amount_required', abort: true }).transform(Number),
});

/** A press says it all. */
export const nothingForm = z.object({});

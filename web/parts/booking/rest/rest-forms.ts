import { z } from 'zod';
import { wholeRupees } from '#contract/fields.ts';

/** How much of the rest was given, or came, in cash; zero says that nothing did. */
export const restForm = z.object({ amount: wholeRupees('rest_amount_required') });

/** A press says it all. */
export const nothingForm = z.object({});

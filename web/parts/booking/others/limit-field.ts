import { z } from 'zod';
import { typedNumber } from '#contract/fields.ts';
import { MAX_RUPEES } from '#domain/money.ts';

/** The most that one of the others may cost, as it is typed; empty for what the dearest of those asked costs. */
export const limitField = typedNumber()
  .transform((typed) => (typed === '' ? null : Number(typed)))
  .pipe(
    z
      .number('rupees_invalid')
      .int('rupees_invalid')
      .min(1, 'rupees_invalid')
      .max(MAX_RUPEES, 'rupees_invalid')
      .nullable(),
  );

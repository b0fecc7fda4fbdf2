import { z } from 'zod';
import { bookInput } from '#contract/bookings.ts';
import { personName } from '#contract/fields.ts';
import { codeFields, withCode } from '../../../parts/sign-in/code-form.ts';

/** A request, and who asks where nobody is signed in: their phone, the code sent to it, and of somebody new the name. */
export const askForm = withCode(
  z.object({
    ...bookInput.shape,
    ...codeFields,
    phone: codeFields.phone.optional(),
    verification: z.string().max(200).optional(),
    /** The phone is nobody's yet. */
    isNew: z.string().max(1).optional(),
    name: personName.optional(),
  }),
);
export type AskTyped = z.output<typeof askForm>;

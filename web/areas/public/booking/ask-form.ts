import { z } from 'zod';
import { bookInput } from '#contract/bookings.ts';
import { id, personName } from '#contract/fields.ts';
import type { MessageCode } from '#contract/messages.ts';
import { consents, MOST_AT_ONCE } from '#domain/asks/asks.ts';
import { limitField } from '../../../parts/booking/others/limit-field.ts';
import { codeFields, withCode } from '../../../parts/sign-in/code-form.ts';

const says = (code: MessageCode): MessageCode => code;

/** A request, and its writer where nobody is signed in: the phone, the code sent to it, and a new person's name. */
export const askForm = withCode(
  z.object({
    ...bookInput.shape,
    ...codeFields,
    phone: codeFields.phone.optional(),
    verification: z.string().max(200).optional(),
    /** The phone is nobody's yet. */
    isNew: z.string().max(1).optional(),
    name: personName.optional(),
    /** Others who are asked at once. */
    also: z
      .array(id)
      .max(MOST_AT_ONCE - 1, says('ask_pandits_required'))
      .optional(),
    others: z
      .enum(consents)
      .nullish()
      .transform((said) => said ?? undefined),
    /** The most that one of the others may cost; empty for what the dearest of those asked costs. */
    limit: limitField.optional(),
  }),
);
export type AskTyped = z.output<typeof askForm>;

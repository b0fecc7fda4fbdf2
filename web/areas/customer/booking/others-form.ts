import { z } from 'zod';
import { limitField } from '../../../parts/booking/others/limit-field.ts';
import { consents, MOST_AT_ONCE } from '#domain/asks/asks.ts';
import type { MessageCode } from '#contract/messages.ts';

const says = (code: MessageCode): MessageCode => code;

/** Whom the family asks instead, each with the price it was shown. */
export const othersForm = z.object({
  pandits: z
    .array(
      z.string().transform((text) => {
        const [panditId = '', price] = text.split(' ');
        return { panditId, price: Number(price) };
      }),
      says('ask_pandits_required'),
    )
    .min(1, says('ask_pandits_required'))
    .max(MOST_AT_ONCE, says('ask_pandits_required')),
});

/** What the family says about others, and up to which price. */
export const sayForm = z.object({ others: z.enum(consents, says('others_required')), limit: limitField.optional() });

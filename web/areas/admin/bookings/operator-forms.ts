import { z } from 'zod';
import { id, text, typedNumber } from '#contract/fields.ts';
import type { MessageCode } from '#contract/messages.ts';
import { MOST_AT_ONCE } from '#domain/asks/asks.ts';
import { isWholeRupees } from '#domain/money.ts';

const says = (code: MessageCode): MessageCode => code;

/** The pandit does not come. */
export const substituteForm = z.object({ bookingId: id, reason: text(500, 'absent_reason_required') });

/** What is typed to ask others; the boxes of whom to ask are read by the action alone. Of an agreed puja its family has to want it. */
export const anotherTyped = (kind: 'agreed' | 'open') =>
  z.object({
    bookingId: id,
    pandits: z.unknown().optional(),
    reason: text(500, 'hand_over_how'),
    // a box that is ticked, with script and without
    agreed: z
      .literal([true, false, 'on'])
      .default(false)
      .refine((ticked) => kind === 'open' || Boolean(ticked), says('hand_over_agreed')),
  });

/** The same as it is sent: whom, each with the price that was shown. */
export const anotherForm = (kind: 'agreed' | 'open') =>
  anotherTyped(kind).extend({
    pandits: z
      .array(
        z.string().transform((shown) => {
          const [panditId = '', price] = shown.split(' ');
          return { panditId, price: Number(price) };
        }),
        says('ask_pandits_required'),
      )
      .min(1, says('ask_pandits_required'))
      .max(MOST_AT_ONCE, says('ask_pandits_required')),
  });

export const cancelForm = z.object({ bookingId: id, reason: text(500, 'cancel_reason_required') });

/** Rupees as they are typed: whole, one at least, and no more than is left. */
export const refundForm = (left = Infinity) =>
  z.object({
    bookingId: id,
    /** One opened form is one refund, however often it is sent. */
    key: id,
    amount: typedNumber()
      .refine((typed) => isWholeRupees(typed) && Number(typed) > 0, says('refund_amount_required'))
      .refine((typed) => !isWholeRupees(typed) || Number(typed) <= left, says('refund_beyond')),
    reason: text(500, 'refund_reason_required'),
  });

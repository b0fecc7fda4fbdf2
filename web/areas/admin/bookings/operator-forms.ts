import { z } from 'zod';
import { id, text } from '#contract/fields.ts';
import type { MessageCode } from '#contract/messages.ts';
import { isWholeRupees } from '#domain/money.ts';

const says = (code: MessageCode): MessageCode => code;

export const cancelForm = z.object({ bookingId: id, reason: text(500, 'cancel_reason_required') });

/** Rupees as they are typed: whole, one at least, and no more than is left. */
export const refundForm = (left = Infinity) =>
  z.object({
    bookingId: id,
    /** One opened form is one refund, however often it is sent. */
    key: id,
    amount: z
      .string()
      .trim()
      .refine((typed) => isWholeRupees(typed) && Number(typed) > 0, says('refund_amount_required'))
      .refine((typed) => !isWholeRupees(typed) || Number(typed) <= left, says('refund_beyond')),
    reason: text(500, 'refund_reason_required'),
  });

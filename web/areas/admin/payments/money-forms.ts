import { z } from 'zod';
import { purpose } from '#contract/booking/rest.ts';
import { id } from '#contract/fields.ts';
import { payoutMethods } from '#domain/choices.ts';
import type { MessageCode } from '#contract/messages.ts';

const says = (code: MessageCode): MessageCode => code;

export const retryForm = z.object({ refundId: id });

/** How a pandit was paid their share, and under which reference. */
export const payOutForm = z
  .object({
    bookingId: id,
    purpose,
    amount: z.string(),
    method: z.enum(payoutMethods, { error: says('payout_method_required') }),
    reference: z.string().trim().max(100, says('too_long')),
  })
  .refine(({ method, reference }) => method === 'cash' || reference !== '', {
    message: says('payout_reference_required'),
    path: ['reference'],
  });

import { z } from 'zod';
import type { MessageCode } from '#contract/messages.ts';
import { id, optionalText, text } from '#contract/fields.ts';
import { boardAnswers, callOutcomes, parties } from '#domain/booking/board.ts';

const says = (code: MessageCode): MessageCode => code;

/** What is pressed on the board. */
export const remindForm = z.object({ bookingId: id });
export const seekForm = z.object({ bookingId: id, reason: text(500) });
export const callForm = z.object({
  bookingId: id,
  party: z.enum(parties),
  outcome: z.enum(callOutcomes).optional(),
  note: optionalText(300),
});
export const answerForm = z.object({
  bookingId: id,
  answer: z.enum(boardAnswers, says('required')),
  note: optionalText(300),
});

import { z } from 'zod';
import type { MessageCode } from '#contract/messages.ts';
import { id, optionalText, text } from '#contract/fields.ts';
import { callNoted } from '#contract/office/board.ts';
import { boardAnswers } from '#domain/booking/board.ts';

const says = (code: MessageCode): MessageCode => code;

/** The buttons of the board. */
export const remindForm = z.object({ bookingId: id });
export const seekForm = z.object({ bookingId: id, reason: text(500, 'absent_reason_required') });
export const callForm = callNoted;
export const answerForm = z.object({
  bookingId: id,
  answer: z.enum(boardAnswers, says('board_answer_required')),
  note: optionalText(300),
});

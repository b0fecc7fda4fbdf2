import { z } from 'zod';
import { id, text } from '#contract/fields.ts';
import { parties } from '#domain/booking/board.ts';

/** What is pressed on the board. */
export const remindForm = z.object({ bookingId: id });
export const seekForm = z.object({ bookingId: id, reason: text(500) });
export const callForm = z.object({ bookingId: id, party: z.enum(parties) });

import { z } from 'zod';
import { id } from '#contract/fields.ts';
import { parties } from '#domain/booking/board.ts';

/** What is pressed on the board. */
export const remindForm = z.object({ bookingId: id });
export const callForm = z.object({ bookingId: id, party: z.enum(parties) });

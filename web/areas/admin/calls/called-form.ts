import { z } from 'zod';
import { id } from '#contract/fields.ts';

/** The buttons of one message: its people were called, and were told or did not answer. */
export const calledForm = z.object({ messageId: id, outcome: z.enum(['told', 'noAnswer']).optional() });

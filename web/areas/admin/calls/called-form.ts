import { z } from 'zod';
import { id } from '#contract/fields.ts';

/** The button of one message: its people were called. */
export const calledForm = z.object({ messageId: id });

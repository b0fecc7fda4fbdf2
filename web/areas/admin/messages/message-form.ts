import { z } from 'zod';
import { id, optionalText } from '#contract/fields.ts';

/** The actions on a message. */
export const chosenForm = z.object({ messageId: id });
export const answerForm = z.object({ messageId: id, note: optionalText(2000) });

import { z } from 'zod';
import { optionalText } from '#contract/fields.ts';

/** A button alone. */
export const nothing = z.object({});

/** Why a family cancels, if it wants to say. */
export const cancelForm = z.object({ reason: optionalText(500) });

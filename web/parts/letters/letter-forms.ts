import { z } from 'zod';
import { letterForm, reportForm } from '#contract/booking/letters.ts';

/** What the forms of a thread post; a photo comes along as a file. */

export const writeForm = letterForm.pick({ text: true });
/** The file is read separately. */
export const sentForm = z.object(letterForm.pick({ text: true, key: true }).shape);
export const complaintForm = reportForm.pick({ reason: true });
export const readForm = z.object({ upTo: z.uuid() });
export const nothing = z.object({});

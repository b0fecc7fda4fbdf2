import { z } from 'zod';
import { day, id } from '#contract/fields.ts';

/** Whom a family waits for, as its form posts it; the day and ritual are beside it. */
export const waitForm = z.object({ district: z.string().optional() });
/** With what it waits for, as it was shown. */
export const waitPosted = waitForm.extend({
  ritualId: id,
  date: day,
  startTime: z.string().max(5).optional(),
  panditId: id.optional(),
});

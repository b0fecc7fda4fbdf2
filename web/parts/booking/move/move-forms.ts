import { z } from 'zod';
import { clock, day, optionalText } from '#contract/fields.ts';

/** Another day or hour for a booking, as the forms of its page send it. */

const time = {
  day: z.string('proposal_day_required').min(1, 'proposal_day_required').pipe(day),
  startTime: z.union([z.literal('').transform(() => null), clock]),
};

export const proposeForm = z.object({ ...time, reason: optionalText(500) });
/** The time that was shown goes along. */
export const acceptForm = z.object(time);
export const answerForm = z.object({});

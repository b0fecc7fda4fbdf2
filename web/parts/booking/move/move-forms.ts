import { z } from 'zod';
import { clock, day, optionalText } from '#contract/fields.ts';

/** Another day or hour for a booking, as the forms of its page send it. */

const time = {
  day: z.string('proposal_day_required').min(1, 'proposal_day_required').pipe(day),
  startTime: z.union([z.literal('').transform(() => null), clock]),
};

/** Good hours say the day and when it begins; without them a day is needed. */
export const proposeForm = z
  .object({
    day: z.union([z.literal(''), day]),
    startTime: time.startTime,
    window: z.string().max(90, 'muhurat_window').optional(),
    reason: optionalText(500),
  })
  .refine(({ day: typed, window }) => typed !== '' || Boolean(window), {
    path: ['day'],
    error: 'proposal_day_required',
  });
/** The time that was shown goes along. */
export const acceptForm = z.object(time);
export const answerForm = z.object({});

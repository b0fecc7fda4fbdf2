import { z } from 'zod';

/** How much of the advance comes back, by the hours between the cancellation and the start; later nothing. */
export const policy = z.object({
  tiers: z.array(z.object({ hours: z.number(), percent: z.number() })).readonly(),
  /** The most a family is given as credit when its pandit withdraws, whole rupees. */
  credit: z.number(),
  /** We deduct the credit from what the pandit earns next. */
  fromPandit: z.boolean().optional(),
});

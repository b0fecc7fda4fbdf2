import { z } from 'zod';
import { keptWindow } from '../almanac/muhurat.ts';
import { instant, ourDay } from '../fields.ts';

/** Another day or hour that one side of a booking has proposed and the other has still to answer. */
export const proposal = z.object({
  by: z.enum(['customer', 'pandit']),
  day: ourDay,
  /** `HH:MM` in India; null for the whole day. */
  startTime: z.string().nullable(),
  /** Where it was proposed by good hours. */
  muhurat: keptWindow.nullable(),
  reason: z.string().nullable(),
  /** Until when it can be answered. */
  endsAt: instant,
});
export type Proposal = z.infer<typeof proposal>;

import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { ourDay } from '../fields.ts';

/** What a pandit sees of the days to come. */

const dayAhead = z.object({
  date: ourDay,
  /** At sunrise, in the district they live in. */
  tithi: z.string(),
  festivals: z.array(z.string()),
  /** Requests that wait for an answer, and pujas that are as good as fixed. */
  asked: z.number(),
  pujas: z.number(),
});
export type DayAhead = z.infer<typeof dayAhead>;

export const daysAheadCalls = endpoints({
  'GET /availability/days-ahead': {
    summary:
      'The next two weeks of a pandit with tithi and how many ask for each day, and the festivals of the months after',
    who: ['pandit', 'acharya'],
    reply: z.object({ days: z.array(dayAhead), festivals: z.array(dayAhead) }),
  },
});

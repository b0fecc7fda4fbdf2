import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { ourDay } from '../fields.ts';
import { threeNames } from './day.ts';

/** What a pandit sees of the days to come. */

const dayAhead = z.object({
  date: ourDay,
  /** At sunrise; null for a day that the almanac does not reach. */
  tithi: threeNames.nullable(),
  festivals: z.array(threeNames),
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

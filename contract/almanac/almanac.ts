import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { typedNumber } from '../fields.ts';
import type { MessageCode } from '../messages.ts';
import { almanacDayReply, dayOfMonth } from './day.ts';

/** The almanac, for everybody: docs/almanac.md says how it is computed. */

const says = (code: MessageCode): MessageCode => code;

const date = typedNumber().max(10, says('almanac_date'));
/** As written. Text that is no number is refused beside its field, like a place that does not exist. */
const degrees = typedNumber().max(20, says('almanac_place'));
const digits = typedNumber()
  .regex(/^\d{1,4}$/, says('invalid'))
  .transform(Number);

/** Where: a district of Odisha, or both degrees and the zone of a place anywhere. Without any of them it is Bhubaneswar. */
export const placeAsked = {
  district: z.string().max(40).optional(),
  lat: degrees.optional(),
  lon: degrees.optional(),
  tz: z.string().max(60).optional(),
};

/** By which almanac festivals are dated; without one by ours. */
const panjiAsked = { panji: z.string().max(40).optional() };

/** For whom: `3.2`, born under the third star, the moon in the second sign. */
const birthAsked = z.string().max(5, says('birth_star_unknown')).optional();

const placeErrors = ['almanac_years', 'almanac_place', 'almanac_pole', 'almanac_tz', 'almanac_district'] as const;

export const almanacCalls = endpoints({
  'GET /panchang/day': {
    summary:
      'A day of the almanac, from sunrise to the next, at a district of Odisha or any place; without a date the one that is now',
    who: 'anyone',
    query: z.strictObject({ date: date.optional(), ...placeAsked, ...panjiAsked, birth: birthAsked }),
    reply: almanacDayReply,
    errors: ['almanac_date', 'panji_unknown', 'birth_star_unknown', ...placeErrors],
    perMinute: 120,
  },
  'GET /panchang/month': {
    summary: 'The days of a civil month as a printed calendar has them',
    who: 'anyone',
    query: z.strictObject({ year: digits, month: digits, ...placeAsked, ...panjiAsked }),
    reply: z.object({ days: z.array(dayOfMonth) }),
    errors: ['almanac_month', 'panji_unknown', ...placeErrors],
    perMinute: 60,
  },
});

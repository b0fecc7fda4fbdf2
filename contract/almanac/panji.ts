import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { day, instant, ourDay, text } from '../fields.ts';
import type { MessageCode } from '../messages.ts';

/** What the office enters of other almanacs. */

const says = (code: MessageCode): MessageCode => code;

const panjiDate = z.object({
  festival: z.string(),
  panji: z.string(),
  date: ourDay,
  source: z.string(),
  enteredBy: z.string().nullable(),
  enteredAt: instant,
});
export type PanjiDateSaid = z.infer<typeof panjiDate>;

const followed = z.object({ district: z.string().nullable(), panji: z.string().nullable() });
/** Null where nothing was chosen; of the almanac, where it is ours. */
export type FollowedSaid = z.infer<typeof followed>;

const named = { festival: text(80, 'festival_unknown'), panji: text(40, 'panji_unknown') };
const list = z.object({ dates: z.array(panjiDate) });

export const panjiCalls = endpoints({
  'GET /panchang/followed': {
    summary: 'The district and the almanac that were chosen with this account, else in this browser',
    who: 'anyone',
    reply: followed,
  },
  'POST /panchang/follow': {
    summary: 'Chooses a district and an almanac, for this browser and, signed in, for the account',
    who: 'anyone',
    body: z.strictObject({ district: text(40, 'almanac_district'), panji: z.string().max(40).optional() }),
    reply: followed,
    message: 'panji_followed',
    errors: ['almanac_district', 'panji_unknown'],
    perMinute: 60,
  },
  'GET /panchang/admin/panji-dates': {
    summary: 'What was entered of other almanacs for a year',
    who: ['admin'],
    query: z.strictObject({
      year: z
        .string()
        .regex(/^\d{4}$/, says('almanac_years'))
        .transform(Number),
    }),
    reply: list,
    errors: ['almanac_years'],
  },
  'POST /panchang/admin/panji-dates': {
    summary: 'Enters on which day an almanac has a festival; entered again it is replaced',
    who: ['admin'],
    body: z.strictObject({ ...named, date: day, source: text(300) }),
    reply: list,
    status: 201,
    message: 'panji_entered',
    errors: ['festival_unknown', 'panji_unknown', 'almanac_years', 'panji_weekly'],
  },
  'POST /panchang/admin/panji-dates/remove': {
    summary: 'Takes back what was entered',
    who: ['admin'],
    body: z.strictObject({ ...named, year: z.int().min(1950).max(2100) }),
    reply: list,
    message: 'panji_removed',
    errors: [],
  },
  'POST /panchang/admin/panji-dates/csv': {
    summary: 'Enters many: a line each, festival,panji,date,source; all of them or none',
    who: ['admin'],
    body: z.strictObject({ csv: text(100_000) }),
    reply: z.object({ entered: z.number() }),
    status: 201,
    message: 'panji_entered',
    errors: ['panji_line'],
  },
});

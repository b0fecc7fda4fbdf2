import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { threeNames } from './day.ts';
import { day, instant, ourDay, text, typedNumber } from '../fields.ts';
import type { MessageCode } from '../messages.ts';

/** What the office enters of other almanacs. */

const says = (code: MessageCode): MessageCode => code;

/** A published day, with an hour of India (minutes after midnight) and a rising sign (1 to 12) where those were announced. */
const published = z.object({
  festival: z.string(),
  panji: z.string(),
  date: ourDay,
  source: z.string(),
  atMinute: z.number().nullable(),
  lagna: z.number().nullable(),
});
const panjiDate = published.extend({
  names: threeNames,
  /** Our own day of that festival which lies nearest. */
  computed: ourDay.nullable(),
  enteredBy: z.string().nullable(),
  enteredAt: instant,
});
export type PanjiDateSaid = z.infer<typeof panjiDate>;

/** A line of a table: what was read, and why the line cannot be entered, or that somebody has to be sure of the day. */
const panjiLine = z.object({
  line: z.number(),
  festival: z.string(),
  panji: z.string(),
  date: z.string(),
  source: z.string(),
  computed: ourDay.nullable(),
  trouble: z
    .enum([
      'festival_unknown',
      'panji_unknown',
      'almanac_years',
      'panji_weekly',
      'panji_date',
      'panji_source',
      'panji_hour',
      'panji_lagna',
      'panji_twice',
    ])
    .nullable(),
  /** Other lines with the same festival, panji and year: of these one is entered at most, so none is. */
  others: z.array(z.number()),
  /** More than 40 days from ours. */
  isFar: z.boolean(),
  /** Was entered before, in the same words. */
  isKnown: z.boolean(),
});
export type PanjiLine = z.infer<typeof panjiLine>;

export const followed = z.object({
  district: z.string().nullable(),
  panji: z.string().nullable(),
  /** `3.2`: the star they were born under, and the moon’s sign. */
  birth: z.string().nullable(),
});
/** Null where nothing was chosen; of the almanac, where it is ours. */
export type FollowedSaid = z.infer<typeof followed>;

const year = typedNumber()
  .regex(/^\d{4}$/, says('almanac_years'))
  .transform(Number);
const ofYear = z.strictObject({ year, panji: z.string().max(40).optional() });
const named = { festival: text(80, 'festival_unknown'), panji: text(40, 'panji_unknown') };
const list = z.object({ dates: z.array(panjiDate) });

export const panjiCalls = endpoints({
  'GET /panchang/entered': {
    summary: 'Of which years something was entered of each almanac or authority that was not computed by us',
    who: 'anyone',
    reply: z.object({ entered: z.array(z.object({ panji: z.string(), years: z.array(z.number()) })) }),
    perMinute: 120,
  },
  'GET /panchang/followed': {
    summary: 'The district, the almanac and the birth star that were chosen with this account, else in this browser',
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
  'POST /panchang/birth-star': {
    summary: 'Keeps a birth star as the district and the almanac are kept, or forgets it where it is empty',
    who: 'anyone',
    body: z.strictObject({ birth: z.string().max(5, says('birth_star_unknown')) }),
    reply: followed,
    message: 'panji_followed',
    errors: ['birth_star_unknown'],
    perMinute: 60,
  },
  'GET /panchang/admin/panji-dates': {
    summary: 'What was entered of other almanacs and authorities for a year',
    who: ['admin'],
    query: ofYear,
    reply: list,
    errors: ['almanac_years', 'panji_unknown'],
  },
  'GET /panchang/admin/panji-dates/file': {
    summary: 'What was entered for a year, as a table that can be read in again',
    who: ['admin'],
    query: ofYear,
    reply: z.null(),
    gives: 'text/csv',
    errors: ['almanac_years', 'panji_unknown'],
  },
  'GET /panchang/admin/panji-dates/template': {
    summary: 'A table of all festivals of a year with our days, to be filled in with those of an almanac',
    who: ['admin'],
    query: ofYear.required(),
    reply: z.null(),
    gives: 'text/csv',
    errors: ['almanac_years', 'panji_unknown'],
  },
  'POST /panchang/admin/panji-dates': {
    summary: 'Enters on which day an almanac has a festival; entered again it is replaced',
    who: ['admin'],
    body: z.strictObject({
      ...named,
      date: day,
      source: text(300, 'panji_source'),
      atMinute: z.int().min(0, says('panji_hour')).max(1439, says('panji_hour')).nullish(),
      lagna: z.int().min(1, says('panji_lagna')).max(12, says('panji_lagna')).nullish(),
      /** Needed for a day that is more than 40 days from ours. */
      isSure: z.boolean().optional(),
    }),
    reply: list,
    status: 201,
    message: 'panji_entered',
    errors: ['festival_unknown', 'panji_unknown', 'almanac_years', 'panji_weekly', 'panji_far'],
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
    summary:
      'Reads a table of festival,panji,date,source,hour,lagna with commas, semicolons or tabs. Without `write` nothing is entered: each line is named with what is wrong; with it the good lines are entered, far days only where `isSure`',
    who: ['admin'],
    body: z.strictObject({
      csv: text(100_000, 'panji_csv_empty'),
      write: z.boolean().optional(),
      isSure: z.boolean().optional(),
    }),
    reply: z.object({
      lines: z.array(panjiLine),
      /** How many are new or say something else than before. */
      entered: z.number(),
      /** How many were there already in the same words, and are left as they are. */
      known: z.number(),
      /** Lines of a template that were left without a date. */
      skipped: z.number(),
    }),
    errors: ['panji_csv'],
  },
});

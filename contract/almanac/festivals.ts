import { z } from 'zod';
import { festivalWindows, ties } from '#domain/almanac/names/festival-choices.ts';
import { announcers } from '#domain/almanac/names/panji.ts';
import { endpoints } from '../endpoint.ts';
import { ourDay, typedNumber } from '../fields.ts';
import type { MessageCode } from '../messages.ts';
import { difference, localEclipse, period, threeNames, time } from './day.ts';

/** Festivals and vratas of Odisha: their days, by which rule, and which almanac has another. */

const says = (code: MessageCode): MessageCode => code;

const year = typedNumber()
  .regex(/^\d{4}$/, says('almanac_years'))
  .transform(Number);

/** In which language names are written in a file; one that we do not have is English. */
const inLanguage = { locale: z.string().max(10).optional() };

const why = z.object({
  /** The tithi a day was decided by, and the part of the day in which it had to run. */
  tithi: period.extend({ index: z.number() }).nullable(),
  window: period.extend({ name: z.string() }).nullable(),
  /** When the sun entered the sign. */
  ingress: time.nullable(),
  /** The days that came into question: the deciding part of each, and how many minutes of the tithi are in that part. */
  candidates: z.array(period.extend({ date: ourDay, minutes: z.number(), has: z.boolean() })),
  /** By how many minutes the tithi could shift before another day won. */
  marginMinutes: z.number().nullable(),
  exception: z.enum(['bhadra', 'shravana', 'with-dashami']).nullable(),
  /** A later evening that still has a danda (24 minutes) after sunset; some lists take that day. */
  danda: z.object({ date: ourDay, minutes: z.number() }).nullable(),
});

/** By what a day is decided: numbers as everywhere in the almanac, months from new moon to new moon but for `weekday`. */
const rule = z.discriminatedUnion('kind', [
  /** A tithi of a month (0: of an extra one) that runs in a part of the day; of two such days the tie says which. */
  z.object({
    kind: z.literal('tithi'),
    month: z.number(),
    tithi: z.number(),
    window: z.enum(festivalWindows),
    tie: z.enum(ties),
  }),
  /** So many days from the day in which the sun enters a sign. */
  z.object({ kind: z.literal('ingress'), sign: z.number(), days: z.number() }),
  z.object({ kind: z.literal('after'), slug: z.string(), names: threeNames, days: z.number() }),
  z.object({ kind: z.literal('weekday'), weekday: z.number(), month: z.number() }),
  z.object({ kind: z.literal('holika') }),
  z.object({ kind: z.literal('durga'), tithi: z.literal([7, 8, 9, 10]) }),
]);

/** What somebody published for this day’s year: an almanac or an authority the office entered, or a list ours was compared with. */
const publishedDay = z.object({
  by: z.string(),
  date: ourDay,
  source: z.string().nullable(),
  /** Minutes after midnight. */
  atMinute: z.number().nullable(),
  /** The rising sign, 1 to 12. */
  lagna: z.number().nullable(),
});
export type PublishedDay = z.infer<typeof publishedDay>;

/** For a day that is announced: who announces it, and what they said for its year; all null until somebody entered it. */
const announced = z.object({
  by: z.enum(announcers),
  date: ourDay.nullable(),
  /** Minutes after midnight. */
  atMinute: z.number().nullable(),
  /** The rising sign, 1 to 12. */
  lagna: z.number().nullable(),
  source: z.string().nullable(),
});

export const festivalDay = z.object({
  date: ourDay,
  slug: z.string(),
  names: threeNames,
  rule,
  /** The followed almanac, or who announces the day, where the office entered theirs; null: computed. */
  by: z.string().nullable(),
  differs: z.array(difference),
  line: z.string(),
  why,
  /** One of the temple’s at Puri. */
  puri: z.boolean(),
  announced: announced.nullable(),
  /** For the dead: told quietly. */
  quiet: z.boolean(),
});
export type FestivalDay = z.infer<typeof festivalDay>;

export const festivalCalls = endpoints({
  'GET /panchang/festivals': {
    summary:
      'Festivals and vratas of a year in the order of their days; with a panji its dates where they were entered',
    who: 'anyone',
    query: z.strictObject({ year, panji: z.string().max(40).optional() }),
    reply: z.array(festivalDay),
    errors: ['almanac_years', 'panji_unknown'],
    perMinute: 60,
  },
  'GET /panchang/festivals.ics': {
    summary: 'Festivals of this year and the next two for a calendar program, by a district and a panji',
    who: 'anyone',
    query: z.strictObject({
      district: z.string().max(40).optional(),
      panji: z.string().max(40).optional(),
      ...inLanguage,
    }),
    reply: z.null(),
    gives: 'text/calendar',
    errors: ['almanac_district', 'panji_unknown'],
    perMinute: 30,
  },
  'GET /panchang/picture/day/:file': {
    summary: 'A picture of a day (`2026-12-14.png`) for those who share a link to it, 1200 by 630',
    who: 'anyone',
    params: z.object({ file: z.string().max(20) }),
    query: z.strictObject({ district: z.string().max(40).optional(), ...inLanguage }),
    reply: z.null(),
    gives: 'image/png',
    errors: ['almanac_date', 'almanac_years', 'almanac_district'],
    perMinute: 30,
  },
  'GET /panchang/picture/month/:file': {
    summary: 'A picture of a month (`2027-3.png`) with its first festivals',
    who: 'anyone',
    params: z.object({ file: z.string().max(20) }),
    query: z.strictObject(inLanguage),
    reply: z.null(),
    gives: 'image/png',
    errors: ['almanac_month', 'almanac_years'],
    perMinute: 30,
  },
  'GET /panchang/picture/festival/:file': {
    summary: 'A picture of a festival (`diwali.png`) with its next day',
    who: 'anyone',
    params: z.object({ file: z.string().max(90) }),
    query: z.strictObject(inLanguage),
    reply: z.null(),
    gives: 'image/png',
    errors: ['festival_unknown'],
    perMinute: 30,
  },
  'GET /panchang/festivals/:slug': {
    summary: 'A festival: its rule, and its days in a year and those after',
    who: 'anyone',
    params: z.object({ slug: z.string().max(80) }),
    query: z.strictObject({
      year,
      years: z.enum(['1', '2', '3', '5', '10']).optional(),
      panji: z.string().max(40).optional(),
    }),
    reply: z.object({
      slug: z.string(),
      names: threeNames,
      line: z.string(),
      rule,
      days: z.array(festivalDay.extend({ published: z.array(publishedDay) })),
    }),
    errors: ['festival_unknown', 'almanac_years', 'panji_unknown'],
    perMinute: 60,
  },
  'GET /panchang/eclipses': {
    summary: 'Eclipses of a year that can be seen from a district, with its own hours',
    who: 'anyone',
    query: z.strictObject({ year, district: z.string().max(40).optional() }),
    reply: z.object({ eclipses: z.array(localEclipse) }),
    errors: ['almanac_years', 'almanac_district'],
    perMinute: 60,
  },
});

import { z } from 'zod';
import { familyDayKinds } from '#domain/calendar/family-days.ts';
import { endpoints } from '../endpoint.ts';
import { clock, day, id, ourDay, text } from '../fields.ts';
import type { MessageCode } from '../messages.ts';

/** Days a family keeps by the moon, theirs alone. */

const says = (code: MessageCode): MessageCode => code;

const familyDay = z.object({
  _id: id,
  kind: z.enum(familyDayKinds),
  name: z.string(),
  /** 1 to 30. */
  tithi: z.number(),
  /** 1 to 12 from Chaitra, as Odisha names months: from full moon to full moon. */
  month: z.number(),
  /** The day it was found by; another tithi stood on it too, and the hour was not named. */
  origin: ourDay.nullable(),
  otherTithi: z.number().nullable(),
  /** The extra month (Malamasa) that day lay in, 1 to 12 from Chaitra. */
  adhikaMonth: z.number().nullable(),
  /** The hours of a day that decide which one has the tithi. */
  window: z.enum(['aparahna', 'sunrise']),
  /** The next ten years’, soonest first. */
  dates: z.array(ourDay),
  /** Whom the family last asked for the ritual of such a day. */
  pandit: z.object({ _id: id, name: z.string(), ritualId: id, ritualType: z.string() }).nullable(),
});
export type FamilyDay = z.infer<typeof familyDay>;

const list = z.object({ days: z.array(familyDay) });

const whole = (least: number, most: number, code: MessageCode) =>
  z
    .number({ error: says(code) })
    .int({ error: says(code) })
    .min(least, { error: says(code) })
    .max(most, { error: says(code) });

const named = { kind: z.enum(familyDayKinds, { error: says('family_day_kind') }), name: text(60, 'family_day_name') };

export const familyDayInput = z.discriminatedUnion('by', [
  z.strictObject({
    by: z.literal('tithi'),
    ...named,
    /** 1 to 12 from Chaitra, as Odisha names months: from full moon to full moon. */
    month: whole(1, 12, 'family_day_tithi'),
    /** 1 to 30, of which 16 to 30 are the dark half. */
    tithi: whole(1, 30, 'family_day_tithi'),
  }),
  z.strictObject({
    by: z.literal('date'),
    ...named,
    date: day,
    /** The hour decides on a day with two tithis. */
    time: z.union([z.literal('').transform(() => null), clock]).nullish(),
    /** A district of Odisha, whose sunrise counts; without one the capital’s. */
    district: z.string().max(40).nullish(),
  }),
]);

export const familyDayCalls = endpoints({
  'GET /my-days': {
    summary: 'The days a family keeps by the moon, with their dates in the next ten years',
    who: ['user'],
    reply: list,
  },
  'POST /my-days/add': {
    summary: 'Keeps a day by its month and tithi, or by the date from which they are found',
    who: ['user'],
    body: familyDayInput,
    reply: list,
    status: 201,
    message: 'family_day_kept',
    errors: ['almanac_years', 'almanac_district', 'date_future', 'family_days_many', 'family_day_twice'],
  },
  'POST /my-days/remove': {
    summary: 'A day goes from the list, and is not reminded of; twice is once',
    who: ['user'],
    body: z.strictObject({ dayId: id }),
    reply: list,
    message: 'family_day_gone',
    errors: ['family_day_unknown'],
  },
});

import { z } from 'zod';
import { barCodes, type Barred } from '#domain/calendar/why-empty.ts';
import { endpoints } from '../endpoint.ts';
import { ourDay, typedNumber } from '../fields.ts';
import type { MessageCode } from '../messages.ts';
import { muhuratWindow } from './muhurat.ts';

/** Good hours of a ritual, and why there are none for long. */

const says = (code: MessageCode): MessageCode => code;

const barred: z.ZodType<Barred> = z.object({
  code: z.enum(barCodes),
  from: ourDay,
  to: ourDay,
  of: z.array(z.number()),
  spare: z.number(),
});

/** For which ritual, where, and in which days. */
const hoursAsked = z.strictObject({
  /** Its slug or its id. */
  ritual: z.string().max(140),
  /** Of Odisha. Beside degrees the district counts; without any of them it is the capital. */
  district: z.string().max(40).optional(),
  /** Anywhere in India, both of them: decimal degrees, rounded to four decimals. Text that is no number is refused beside its field. */
  lat: typedNumber().max(20, says('muhurat_lat')).optional(),
  lon: typedNumber().max(20, says('muhurat_lon')).optional(),
  from: typedNumber().max(10).optional(),
  days: typedNumber()
    .regex(/^\d{1,3}$/, says('muhurat_days'))
    .transform(Number)
    .optional(),
});
const hoursErrors = [
  'ritual_unknown',
  'muhurat_none',
  'muhurat_days',
  'almanac_district',
  'muhurat_lat',
  'muhurat_lon',
  'almanac_date',
  'almanac_years',
] as const;

export const hoursCalls = endpoints({
  'GET /muhurat': {
    summary:
      'The next hours in which a ritual may begin in a district or at any place of India, by its rules; 60 days from today unless told',
    who: 'anyone',
    query: hoursAsked,
    reply: z.array(muhuratWindow),
    errors: hoursErrors,
    perMinute: 60,
  },
  'GET /muhurat/barred': {
    summary:
      'Whole days on which the rules of a ritual leave no hours, by reason: a season, a planet that is set, a month, a sign of the sun, an eclipse',
    who: 'anyone',
    query: hoursAsked,
    reply: z.array(barred),
    errors: hoursErrors,
    perMinute: 60,
  },
});

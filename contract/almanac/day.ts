import { z } from 'zod';
import { ayanaNames, ritus } from '#domain/almanac/names/months.ts';
import { taras } from '#domain/almanac/names/birth.ts';
import { choghadiyas, horas } from '#domain/almanac/names/windows.ts';
import { ourDay } from '../fields.ts';

/** A day of the almanac on the wire. Times have the offset of the asked zone, and are true also where they lie outside the day. */

export const time = z.string();
export const period = z.object({ from: time, to: time });

/** 1 to 30 tithis (15 Purnima, 30 Amavasya), 1 to 27 stars and yogas, 0 to 59 karanas, 1 to 12 signs. */
export const limbPart = period.extend({ index: z.number() });
export type LimbPart = z.infer<typeof limbPart>;

export const threeNames = z.object({ en: z.string(), or: z.string(), hi: z.string() });

/** 1 to 12 from Chaitra. */
const lunarMonth = z.object({ index: z.number(), adhika: z.boolean() });
export const lunarMonths = z.object({ amanta: lunarMonth, purnimanta: lunarMonth });

/** What another almanac has, as it was entered; `computed` is ours, where the asked panji has another. */
export const difference = z.object({ panji: z.string(), date: ourDay, source: z.string().nullable() });
export type Difference = z.infer<typeof difference>;

export const festivalOfDay = z.object({ slug: z.string(), names: threeNames, differs: z.array(difference) });
/** A festival that is on this day by another almanac (`panji`), and on `date` by the almanac named first: `by`, null for ours. */
export const elsewhere = z.object({
  slug: z.string(),
  names: threeNames,
  panji: z.string(),
  source: z.string().nullable(),
  date: ourDay,
  by: z.string().nullable(),
});
export type FestivalOfDay = z.infer<typeof festivalOfDay>;
export type Elsewhere = z.infer<typeof elsewhere>;

export const eclipse = period.extend({
  of: z.enum(['sun', 'moon']),
  kind: z.enum(['partial', 'annular', 'total']),
  peak: time,
  /** Part of the disc that is covered at most, 0 to 1. */
  covered: z.number(),
});
export type EclipseSeen = z.infer<typeof eclipse>;

export const localEclipse = eclipse.extend({
  /** What of it is above the horizon there; a rising or setting in between cuts it short. */
  seen: period,
  rises: time.nullable(),
  sets: time.nullable(),
  /** As most almanacs count: four praharas before an eclipse of the sun, three before one of the moon. */
  sutakFrom: time,
});
export type LocalEclipseSaid = z.infer<typeof localEclipse>;

export const limbs = z.object({
  tithi: z.array(limbPart),
  nakshatra: z.array(limbPart),
  yoga: z.array(limbPart),
  karana: z.array(limbPart),
  moonRashi: z.array(limbPart),
});

/** Null where the day has none: abhijit on a Wednesday. */
const window = period.nullable();
const windows = z.object({
  brahmaMuhurta: window,
  purvahna: window,
  abhijit: window,
  madhyahna: window,
  aparahna: window,
  godhuli: window,
  pradosh: window,
  nishita: window,
  rahuKaal: window,
  gulika: window,
  yamaganda: window,
});

/** The first and the last day of an extra month: nothing is begun in it. */
const malamasa = z.object({ first: ourDay, last: ourDay }).nullable();

const worth = z.enum(['good', 'middling', 'bad']);

/** The sign the sun is in, 1 to 12. */
export const solarMonth = z.object({ index: z.number(), day: z.number() });

export const almanacDayReply = z.object({
  date: ourDay,
  /** Zero for Sunday. */
  weekday: z.number(),
  sunrise: time,
  sunset: time,
  nextSunrise: time,
  /** The first after sunrise. */
  moonrise: time.nullable(),
  moonset: time.nullable(),
  limbs,
  atSunrise: z.object({ tithi: z.number(), nakshatra: z.number() }),
  windows,
  durmuhurta: z.array(period),
  amrit: z.array(period),
  choghadiya: z.array(period.extend({ name: z.enum(choghadiyas), good: z.boolean(), night: z.boolean() })),
  hora: z.array(period.extend({ of: z.enum(horas) })),
  bhadra: z.array(period.extend({ dwelling: z.enum(['earth', 'heaven', 'below']) })),
  panchaka: period.nullable(),
  /** The sign that rises in the east. */
  lagna: z.array(limbPart),
  /** What the day is worth to somebody of the birth star that was asked for; null where none was. */
  bala: z
    .object({
      tara: z.array(limbPart.extend({ tara: z.enum(taras), worth })),
      /** The moon’s sign, the so manieth from theirs. */
      chandra: z.array(limbPart.extend({ nth: z.number(), worth })),
    })
    .nullable(),
  eclipses: z.array(localEclipse),
  /** Each to the end of its eclipse; that of an eclipse after the next sunrise too. */
  sutak: z.array(period),
  paksha: z.enum(['shukla', 'krishna']),
  month: lunarMonths,
  malamasa,
  solar: solarMonth,
  years: z.object({ saka: z.number(), vikram: z.number(), sal: z.number(), anka: z.number().nullable() }),
  ritu: z.enum(ritus),
  ayana: z.enum(Object.keys(ayanaNames) as [keyof typeof ayanaNames]),
  festivals: z.array(festivalOfDay),
  elsewhere: z.array(elsewhere),
});
export type AlmanacDayReply = z.infer<typeof almanacDayReply>;

/** A cell of a month: what a printed calendar shows in it. */
export const dayOfMonth = z.object({
  date: ourDay,
  weekday: z.number(),
  sunrise: time,
  sunset: time,
  moonrise: time.nullable(),
  moonset: time.nullable(),
  tithi: z.array(limbPart),
  nakshatra: z.array(limbPart),
  atSunrise: z.object({ tithi: z.number(), nakshatra: z.number() }),
  paksha: z.enum(['shukla', 'krishna']),
  month: lunarMonths,
  malamasa,
  solar: solarMonth,
  festivals: z.array(festivalOfDay),
  elsewhere: z.array(elsewhere),
  eclipses: z.array(localEclipse),
});
export type DayOfMonth = z.infer<typeof dayOfMonth>;

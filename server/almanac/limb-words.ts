import { namesFor } from '#domain/almanac/names/said.ts';
import { limbsOf, type NamedLimbs } from '#domain/calendar/limbs.ts';
import type { Locale } from '#domain/locale.ts';
import { sayer } from '../words/words.ts';

/** The tithis and the stars of hours in messages, receipts and calendars: `Shukla Dashami then Shukla Ekadashi`, `Rohini`. */
export const limbWords = (limbs: NamedLimbs, locale: Locale): [tithi: string, star: string] =>
  limbsOf(limbs, {
    nameIn: namesFor(locale),
    followedBy: (both) => sayer(locale, 'almanac')('followedBy', both),
  });

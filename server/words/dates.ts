import type { Locale } from '#domain/locale.ts';
import { otherDay, startOfDay, type Day, type Instant } from '#domain/time.ts';
import { hindiDates, odiaDates, type DateWriter } from '#domain/words/dates.ts';
import { englishDates } from '#domain/words/english-dates.ts';

const writers: Readonly<Record<Locale, DateWriter>> = {
  'en-IN': englishDates,
  'or-IN': odiaDates,
  'hi-IN': hindiDates,
  'en-XA': englishDates,
};

/** Days and hours of Asia/Kolkata in a language. */
export const datesIn = (locale: Locale): DateWriter => writers[locale];

/** An hour; with its date where that is not `day`: `1:10 am, 6 Dec`. */
export function clockOn(locale: Locale, at: Instant, day: Day): string {
  const write = datesIn(locale);
  const other = otherDay(at, day);
  return other ? `${write.clock(at)}, ${write.dayTick(startOfDay(other))}` : write.clock(at);
}

import type { Locale } from '#domain/locale.ts';
import { later, minutes, startOfDay } from '#domain/time.ts';
import { datesIn } from '../../words/dates.ts';
import { nameTo } from '../../words/names.ts';
import { sayer } from '../../words/words.ts';
import type { Same } from './alongside-store.ts';

/**
 * `{asked}` of a sentence: `Pt. A (7 Dec 2026, 9:00 am) and Pt. B (7 Dec 2026, 10:00 am, at Old Town 3)`, the place where it is not the one
 * that is asked for now.
 */
export const saidOf = (same: readonly Same[], asked: string) => (locale: Locale) => ({
  asked: datesIn(locale).listed([...new Set(same.map((one) => whoAndWhen(one, asked, locale)))]),
});

function whoAndWhen({ pandit, day, startMinute, place }: Same, asked: string, locale: Locale): string {
  const say = sayer(locale, 'asks');
  const write = datesIn(locale);
  const isThere = place.trim() === asked.trim();
  const values = { pandit: nameTo(locale, pandit), day: write.dateShort(startOfDay(day)), place };
  if (startMinute === null) return say(isThere ? 'sameAnyHour' : 'sameAnyHourAt', values);
  const clock = write.clock(later(startOfDay(day), minutes(startMinute)));
  return say(isThere ? 'same' : 'sameAt', { ...values, clock });
}

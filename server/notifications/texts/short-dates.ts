import type { Locale } from '#domain/locale.ts';
import { clockOf, clockSaid, dayAt, minutes, otherDay, startOfDay, type Day, type Instant } from '#domain/time.ts';
import { datesIn } from '../../words/dates.ts';
import { sayer } from '../../words/words.ts';

/** Days and hours in messages to phones. A sign of Odia or Hindi costs double, so there they are figures: `5/12, 18:15`. */

interface ShortDates {
  /** `5 Dec 2026` */
  readonly date: (day: Day) => string;
  /** `5 Dec`: a day whose year is clear. */
  readonly day: (day: Day) => string;
  /** `9:30 am`, of minutes since midnight. */
  readonly clock: (minute: number) => string;
  /** `4 Dec, 6:00 pm` */
  readonly moment: (at: Instant) => string;
}

const inFigures: ShortDates = {
  date: (day) => `${figures(day)}/${day.slice(0, 4)}`,
  day: (day) => figures(day),
  clock: (minute) => clockOf(minute),
  moment: (at) => `${figures(dayAt(at))}, ${clockOf(minuteAt(at))}`,
};

export function shortDates(locale: Locale): ShortDates {
  if (locale === 'or-IN' || locale === 'hi-IN') return inFigures;
  const { dateShort, dayTick, moment } = datesIn(locale);
  return {
    date: (day) => dateShort(startOfDay(day)),
    day: (day) => dayTick(startOfDay(day)),
    clock: clockSaid,
    moment,
  };
}

/** `5/12` */
const figures = (day: Day): string => `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`;

export const minuteAt = (at: Instant): number => Math.floor((at - startOfDay(dayAt(at))) / minutes(1));

/** An hour; with its date where that is not `day`: `1:10 am, 6 Dec`. */
export function clockBeside(at: Instant, day: Day, locale: Locale): string {
  const write = shortDates(locale);
  const [clock, other] = [write.clock(minuteAt(at)), otherDay(at, day)];
  return other ? sayer(locale, 'smsTimes')('later', { clock, day: write.day(other) }) : clock;
}

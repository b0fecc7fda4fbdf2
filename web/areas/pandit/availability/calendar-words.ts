import { firstOf, type Month } from '#domain/calendar/calendar.ts';
import { addDays, startOfDay, type Day } from '#domain/time.ts';
import { dayShort, today } from '../../../parts/dates.ts';

/** Months and weekdays in words. Always Asia/Kolkata, always Indian English. */

const zone = { timeZone: 'Asia/Kolkata' } as const;
const month = new Intl.DateTimeFormat('en-IN', { ...zone, month: 'long', year: 'numeric' });
const long = new Intl.DateTimeFormat('en-IN', { ...zone, weekday: 'long' });
const short = new Intl.DateTimeFormat('en-IN', { ...zone, weekday: 'short' });

/** `November 2026` */
export const monthText = (of: Month): string => month.format(startOfDay(firstOf(of)));

const dated = new Intl.DateTimeFormat('en-IN', {
  ...zone,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** `Sun, 29 Nov`, with the year where it is not this one. */
export const dayText = (day: Day): string =>
  day.slice(0, 4) === today().slice(0, 4) ? dayShort(day) : dated.format(startOfDay(day));

const SUNDAY = '2026-11-01';

/** From Sunday on. */
export const weekdayNames = ([0, 1, 2, 3, 4, 5, 6] as const).map((weekday) => {
  const at = startOfDay(addDays(SUNDAY, weekday));
  return { weekday, long: long.format(at), short: short.format(at) };
});

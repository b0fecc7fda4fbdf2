import { addDays, weekday, type Day, type Month } from '../time.ts';

/** Months and weeks as a calendar on the wall shows them. Weeks begin on Sunday, as calendars in India do. */

export const monthOf = (day: Day): Month => day.slice(0, 7);
/** Every month has a first. */
export const firstOf = (month: Month): Day => `${month}-01` as Day;
export const lastOf = (month: Month): Day => addDays(firstOf(addMonths(month, 1)), -1);

export function addMonths(month: Month, months: number): Month {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** The same day some months on, or the last of that month where it is shorter. */
export function sameDay(day: Day, months: number): Day {
  const month = addMonths(monthOf(day), months);
  const last = lastOf(month);
  const wished = addDays(firstOf(month), Number(day.slice(8)) - 1);
  return wished < last ? wished : last;
}

export const startOfWeek = (day: Day): Day => addDays(day, -weekday(day));
export const endOfWeek = (day: Day): Day => addDays(day, 6 - weekday(day));

const WEEKS = 6;

/** Always six weeks, so that no month is taller than another; null in the place of another month's day. */
export function weeksOf(month: Month): (Day | null)[][] {
  const start = startOfWeek(firstOf(month));
  const days = Array.from({ length: WEEKS * 7 }, (_, offset) => addDays(start, offset));
  const shown = days.map((day) => (monthOf(day) === month ? day : null));
  return Array.from({ length: WEEKS }, (_, week) => shown.slice(week * 7, week * 7 + 7));
}

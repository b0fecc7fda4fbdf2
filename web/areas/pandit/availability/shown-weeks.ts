import { lastOf, monthOf, startOfWeek, weeksOf } from '#domain/calendar/calendar.ts';
import { addDays, type Day, type Month } from '#domain/time.ts';

/** Of the month of today: from the week of today on, so many at least. */
const AHEAD = 5;

/** The last day that the page of today's month shows: a Saturday. */
export function lastShown(today: Day): Day {
  const ahead = addDays(startOfWeek(today), AHEAD * 7 - 1);
  const end = addDays(startOfWeek(lastOf(monthOf(today))), 6);
  return ahead > end ? ahead : end;
}

/** The weeks of a page of the calendar. The month of today begins with the week of today and goes on into the next month. */
export function shownWeeks(month: Month, today: Day): readonly (readonly (Day | null)[])[] {
  if (month !== monthOf(today)) return weeksOf(month);
  const [start, last] = [startOfWeek(today), lastShown(today)];
  const weeks: Day[][] = [];
  for (let from = start; from <= last; from = addDays(from, 7))
    weeks.push(Array.from({ length: 7 }, (_, nth) => addDays(from, nth)));
  return weeks;
}

/** Whether a page of the calendar has this day. */
export const isShown = (day: Day, month: Month, today: Day): boolean =>
  month === monthOf(today) ? day >= startOfWeek(today) && day <= lastShown(today) : monthOf(day) === month;

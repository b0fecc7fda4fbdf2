import {
  addDays,
  clockOf,
  dayAt,
  earliest,
  hours,
  later,
  latest,
  MINUTE,
  startOfDay,
  type Day,
  type Instant,
  type Period,
} from '../time.ts';

/** How many days ahead a pandit's own page shows, today among them. */
export const DAYS_SHOWN = 14;

/** Until this hour of the evening a day is still offered on that day itself: a pandit has to answer, and to come. */
const LAST_HOUR = hours(21);

/** Whether somebody can still be found for today. */
export const isTodayOffered = (now: Instant): boolean => now < later(startOfDay(dayAt(now)), LAST_HOUR);

/** By how many days before and after its own a booking can be moved, besides the next ones. */
export const DAYS_AROUND = 14;

export interface FreeDay {
  readonly day: Day;
  /** Some hours of it are taken. */
  readonly partly: boolean;
}

/** Days from one to another, both included, as they were declared. */
export interface Declared {
  readonly fromDate: Day;
  readonly toDate: Day;
}

/** The days from `today` on that were declared and of which some time is neither over nor held; today until nine in the evening. */
export function freeDays(
  declared: readonly Declared[],
  held: readonly Period[],
  { today, now, count = DAYS_SHOWN }: { today: Day; now: Instant; count?: number },
): FreeDay[] {
  return Array.from({ length: count }, (_, offset) => addDays(today, offset))
    .filter((day) => day > today || isTodayOffered(now))
    .filter((day) => declared.some(({ fromDate, toDate }) => fromDate <= day && day <= toDate))
    .map((day) => {
      const taken = held.filter((period) => overlaps(period, dayOf(day)));
      const from = latest(now, startOfDay(day));
      return { day, partly: taken.length > 0, full: isCovered({ from, to: dayOf(day).to }, taken) };
    })
    .filter(({ full }) => !full)
    .map(({ day, partly }) => ({ day, partly }));
}

/** Why hours are not free: a puja the pandit holds, or hours they closed. */
export type WhyTaken = 'puja' | 'closed';

/** From an hour of a day to another, `HH:MM`; `24:00` is its end. */
export interface TakenHours<W> {
  readonly from: string;
  readonly to: string;
  readonly why: W;
}

/** The hours of a day that are held, in order, each with why. */
export function takenHours<W>(day: Day, held: readonly (Period & { readonly why: W })[]): TakenHours<W>[] {
  const whole = dayOf(day);
  const clockIn = (at: Instant): string => clockOf(Math.round((at - whole.from) / MINUTE));
  return held
    .filter((one) => overlaps(one, whole))
    .toSorted((one, other) => one.from - other.from)
    .map(({ from, to, why }) => ({
      from: clockIn(latest(from, whole.from)),
      to: clockIn(earliest(to, whole.to)),
      why,
    }));
}

const dayOf = (day: Day): Period => ({ from: startOfDay(day), to: startOfDay(addDays(day, 1)) });

const overlaps = (a: Period, b: Period): boolean => a.from < b.to && b.from < a.to;

/** Whether nothing of the time is left; what is held may lie end to end, or be closed besides. */
function isCovered(time: Period, held: readonly Period[]): boolean {
  let free = time.from;
  for (const { from, to } of held.toSorted((a, b) => a.from - b.from)) {
    if (from > free) return false;
    free = latest(free, to);
  }
  return free >= time.to;
}

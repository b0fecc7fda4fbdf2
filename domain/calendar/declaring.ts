import {
  addDays,
  asInstant,
  dayAt,
  daysBetween,
  earliest,
  later,
  latest,
  minutes,
  minutesOf,
  startOfDay,
  weekday,
  type Day,
  type Period,
} from '../time.ts';

/** The days a pandit declares as free: one stretch, or the same weekdays week after week. */

/** How far ahead days can be declared (`dates_far` says so). */
export const DAYS_AHEAD = 730;

/** Days from one to another, both included. */
export interface Stretch {
  readonly fromDate: Day;
  readonly toDate: Day;
}

/** Zero for Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;
export const everyWeekday: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

export interface Pattern extends Stretch {
  readonly weekdays: readonly Weekday[];
}

export const covers = ({ fromDate, toDate }: Stretch, day: Day): boolean => fromDate <= day && day <= toDate;

/** Every day of a stretch, in order; none where it ends before it begins. */
export const daysIn = ({ fromDate, toDate }: Stretch): Day[] =>
  Array.from({ length: Math.max(0, daysBetween(fromDate, toDate) + 1) }, (_, offset) => addDays(fromDate, offset));

/** The days of a pattern, in order. */
export const daysOf = ({ weekdays, ...stretch }: Pattern): Day[] =>
  daysIn(stretch).filter((day) => weekdays.some((wanted) => wanted === weekday(day)));

/** Days in order, as few stretches as they make: neighbours are one. */
export function stretchesOf(days: readonly Day[]): Stretch[] {
  const found: { fromDate: Day; toDate: Day }[] = [];
  for (const day of days) {
    const last = found.at(-1);
    if (last && addDays(last.toDate, 1) === day) last.toDate = day;
    else found.push({ fromDate: day, toDate: day });
  }
  return found;
}

/** A stretch without one of its days: nothing, one stretch or two. */
export const without = ({ fromDate, toDate }: Stretch, day: Day): Stretch[] =>
  [
    { fromDate, toDate: addDays(day, -1) },
    { fromDate: addDays(day, 1), toDate },
  ].filter((part) => part.fromDate <= part.toDate);

/** Clock times of one day; midnight as the end is `00:00`. */
export interface Hours {
  readonly from: string;
  readonly to: string;
}

/** Whether the hours end after they begin. */
export const areHours = ({ from, to }: Hours): boolean => to === '00:00' || from < to;

/** The hours of a day as a period. */
export const hoursOn = (day: Day, { from, to }: Hours): Period => ({
  from: later(startOfDay(day), minutes(minutesOf(from))),
  to: to === '00:00' ? startOfDay(addDays(day, 1)) : later(startOfDay(day), minutes(minutesOf(to))),
});

/** A period cut at midnight, a part for each day it touches. */
export function byDay({ from, to }: Period): { day: Day; period: Period }[] {
  return daysIn({ fromDate: dayAt(from), toDate: dayAt(asInstant(to - 1)) }).map((day) => ({
    day,
    period: { from: latest(from, startOfDay(day)), to: earliest(to, startOfDay(addDays(day, 1))) },
  }));
}

export interface Outcome {
  /** What a pattern adds to the days that are declared. */
  readonly stretches: readonly Stretch[];
  /** How many days that is. */
  readonly added: number;
  /** Days of it that were declared before and stay as they are. */
  readonly skipped: number;
}

/** What declaring a pattern comes to beside what is declared already. */
export function outcomeOf(pattern: Pattern, declared: readonly Stretch[]): Outcome {
  const taken = new Set(declared.flatMap((stretch) => daysIn(common(stretch, pattern))));
  const days = daysOf(pattern);
  const fresh = days.filter((day) => !taken.has(day));
  return { stretches: stretchesOf(fresh), added: fresh.length, skipped: days.length - fresh.length };
}

/** What two stretches share; it ends before it begins where that is nothing. */
const common = (one: Stretch, other: Stretch): Stretch => ({
  fromDate: one.fromDate > other.fromDate ? one.fromDate : other.fromDate,
  toDate: one.toDate < other.toDate ? one.toDate : other.toDate,
});

/** `free`: declared; `partly`: but for some hours; `booked`: it has a booking or a request, declared or not. */
export type DayState = 'past' | 'booked' | 'free' | 'partly' | 'undeclared';

export interface Known {
  readonly today: Day;
  readonly declared: readonly Stretch[];
  readonly booked: ReadonlySet<Day>;
  /** Days with closed hours. */
  readonly closed: ReadonlySet<Day>;
}

export function stateOf(day: Day, { today, declared, booked, closed }: Known): DayState {
  if (day < today) return 'past';
  if (booked.has(day)) return 'booked';
  if (!declared.some((stretch) => covers(stretch, day))) return 'undeclared';
  return closed.has(day) ? 'partly' : 'free';
}

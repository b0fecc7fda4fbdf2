/**
 * Days and clock times in India. Asia/Kolkata is UTC+05:30 all year round (no summer time since 1945),
 * so a day here is plain arithmetic and needs no time-zone database.
 */

import type { Unit } from './unit.ts';

/** A calendar day in Asia/Kolkata, `YYYY-MM-DD`. */
export type Day = string & Unit<'day'>;
/** `YYYY-MM` */
export type Month = string;
/** Milliseconds since 1970 in UTC. */
export type Instant = number & Unit<'instant'>;
/** A length of time in milliseconds. */
export type Millis = number & Unit<'millis'>;
/** Half-open: `from` belongs to it, `to` does not. */
export interface Period {
  readonly from: Instant;
  readonly to: Instant;
}

/** A number that is milliseconds since 1970 already: of a clock, a sum, or from outside. */
export const asInstant = (ms: number): Instant => ms as Instant;
/** A number that is a length in milliseconds already. */
export const asMillis = (ms: number): Millis => ms as Millis;

/** The instant an ISO text of the wire names, or a column of the database. */
export const instantOf = (named: string | Date): Instant => asInstant(new Date(named).getTime());

export const SECOND = asMillis(1000);
export const seconds = (count: number): Millis => asMillis(count * SECOND);
export const MINUTE = seconds(60);
export const minutes = (count: number): Millis => asMillis(count * MINUTE);
export const HOUR = minutes(60);
export const hours = (count: number): Millis => asMillis(count * HOUR);
export const DAY = hours(24);
export const days = (count: number): Millis => asMillis(count * DAY);
const INDIA = minutes(330);

export const later = (at: Instant, by: Millis): Instant => asInstant(at + by);
export const earlier = (at: Instant, by: Millis): Instant => asInstant(at - by);
/** The first of them. */
export const earliest = (...instants: readonly Instant[]): Instant => asInstant(Math.min(...instants));
/** The last of them. */
export const latest = (...instants: readonly Instant[]): Instant => asInstant(Math.max(...instants));
/** Half-open, from one moment the wire or the database names to another. */
export const periodBetween = (from: string | Date, to: string | Date): Period => ({
  from: instantOf(from),
  to: instantOf(to),
});

const dayPattern = /^([1-9]\d{3})-(\d{2})-(\d{2})$/;
const clockPattern = /^([01]\d|2[0-3]):([0-5]\d)$/;

/**
 * True for a day that exists: 2026-02-30 does not. Nor does any of a year that is still being typed (0020, 0202):
 * nobody means it, and the first midnight of them all in India lies in the year 0, which no database has.
 */
export function isDay(text: string): text is Day {
  if (!dayPattern.test(text)) return false;
  // of a day too many in a month the clock makes one of the next; of a month too many, nothing
  return new Date(`${text}T00:00:00Z`).getUTCDate() === Number(text.slice(8));
}

/** A day that is known to be one: as it is written in the code, or made of parts that were looked at. An error where it is none. */
export function asDay(text: string): Day {
  if (!isDay(text)) throw new RangeError(`${text} is no day`);
  return text;
}

export const isMonth = (text: string): text is Month => isDay(`${text}-01`);

/** The months up to and with that of a day, oldest first. */
export function monthsUntil(day: Day, count: number): Month[] {
  return Array.from({ length: count }, (_, index) => monthBefore(day, count - 1 - index));
}

/** This many months before a day's month. */
export function monthBefore(day: Day, count: number): Month {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - count, 1)).toISOString().slice(0, 7);
}

/** Midnight in India at which the day begins. */
export const startOfDay = (day: Day): Instant => earlier(instantOf(`${day}T00:00:00Z`), INDIA);

/** The day it is in India at that instant: of a `Date`, so it exists. */
export const dayAt = (at: Instant): Day => new Date(at + INDIA).toISOString().slice(0, 10) as Day;

/** The date that a time has to name where it is said of `day`: the hours after midnight are of another. Null where it is that day's. */
export function otherDay(at: Instant, day: Day): Day | null {
  const date = dayAt(at);
  return date === day ? null : date;
}

export const addDays = (day: Day, count: number): Day => dayAt(later(startOfDay(day), days(count)));

/** Whole days from one day to another; negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => Math.round((startOfDay(to) - startOfDay(from)) / DAY);

export const isClock = (text: string): boolean => clockPattern.test(text);

/** Minutes since midnight of `HH:MM`. */
export function minutesOf(clock: string): number {
  const [hour = '0', minute = '0'] = clock.split(':');
  return Number(hour) * 60 + Number(minute);
}

/** `HH:MM` of minutes since midnight. */
export const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** The same as people read it, on screens, in messages and in calendars: `9:30 am`, `12:05 am`. */
export const clockSaid = (minute: number): string =>
  `${((Math.floor(minute / 60) + 11) % 12) + 1}:${String(minute % 60).padStart(2, '0')} ${minute < 720 ? 'am' : 'pm'}`;

/** Zero for Sunday. */
export const weekday = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/**
 * Days and clock times in India. Asia/Kolkata is UTC+05:30 all year round (no summer time since 1945),
 * so a day here is plain arithmetic and needs no time-zone database.
 */

/** A calendar day in Asia/Kolkata, `YYYY-MM-DD`. */
export type Day = string;
/** `YYYY-MM` */
export type Month = string;
/** Milliseconds since 1970 in UTC. */
export type Instant = number;
/** Half-open: `from` belongs to it, `to` does not. */
export interface Period {
  readonly from: Instant;
  readonly to: Instant;
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
const INDIA = 330 * MINUTE;

const dayPattern = /^([1-9]\d{3})-(\d{2})-(\d{2})$/;
const clockPattern = /^([01]\d|2[0-3]):([0-5]\d)$/;

/**
 * True for a day that exists: 2026-02-30 does not. Nor does any of a year that is still being typed (0020, 0202):
 * nobody means it, and the first midnight of them all in India lies in the year 0, which no database has.
 */
export function isDay(text: string): text is Day {
  if (!dayPattern.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

export const isMonth = (text: string): text is Month => isDay(`${text}-01`);

/** The months up to and with that of `last`, oldest first. */
export function monthsUntil(last: Day, count: number): Month[] {
  const [year = 0, month = 0] = last.split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + index, 1)).toISOString().slice(0, 7),
  );
}

/** Midnight in India at which the day begins. */
export const startOfDay = (day: Day): Instant => Date.parse(`${day}T00:00:00Z`) - INDIA;

/** The day it is in India at that instant. */
export const dayAt = (at: Instant): Day => new Date(at + INDIA).toISOString().slice(0, 10);

export const addDays = (day: Day, days: number): Day => dayAt(startOfDay(day) + days * DAY);

/** Whole days from one day to another; negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => Math.round((startOfDay(to) - startOfDay(from)) / DAY);

export const isClock = (text: string): boolean => clockPattern.test(text);

/** Minutes since midnight of `HH:MM`. */
export function minutesOf(clock: string): number {
  const [hours = '0', minutes = '0'] = clock.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** `HH:MM` of minutes since midnight. */
export const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Zero for Sunday. */
export const weekday = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay();

import { asInstant, type Day, type Instant } from '../time.ts';

/** For which years the almanac is computed. Before and after them the Earth’s turning is not known well enough, nor asked for. */

export const FIRST_YEAR = 1950;
export const LAST_YEAR = 2100;

export const isYear = (year: number): boolean => Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR;
export const yearOf = (day: Day): number => Number(day.slice(0, 4));
export const isCovered = (day: Day): boolean => isYear(yearOf(day));

/** Midnight UTC at which a year begins: the sky’s years are cut there, whatever the place. */
export const startOfYear = (year: number): Instant => asInstant(Date.UTC(year, 0, 1));
export const yearAt = (at: Instant): number => new Date(at).getUTCFullYear();

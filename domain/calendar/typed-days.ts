import { addDays, isDay, isMonth, type Day } from '../time.ts';
import { addMonths, firstOf } from './calendar.ts';

/** Dates as people type them into a search, in the ways the lists write them. */

export interface Days {
  readonly from: Day;
  /** The first day that is not meant any more. */
  readonly to: Day;
}

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** Days of a search, and what else was typed. */
export interface DaysAndWords {
  /** Of each of these spans of days one is meant; null where no date was typed. */
  readonly days: readonly Days[] | null;
  readonly rest: string;
}

/**
 * A date within a search: `Sahoo 21 Nov 2026`, `25 Nov`; alone also `25/11`. Without its year it is meant in this year, the last and the
 * next.
 */
export function daysAndWords(text: string, today: Day): DaysAndWords {
  const whole = typedDays(text);
  if (whole) return { days: [whole], rest: '' };
  const near = /^\s*\d{1,2}\/\d{1,2}\s*$/.test(text) ? inYearsAround((year) => `${text.trim()}/${year}`, today) : null;
  if (near) return { days: near, rest: '' };
  const words = text.split(/\s+/).filter(Boolean);
  for (const size of [3, 2, 1]) {
    for (let at = 0; at + size <= words.length; at += 1) {
      const days = daysWithin(words.slice(at, at + size), today);
      if (days) return { days, rest: words.toSpliced(at, size).join(' ') };
    }
  }
  return { days: null, rest: text };
}

/** Beside other words two numbers are an address; a date is written in one, or with its month's name. */
function daysWithin(words: readonly string[], today: Day): Days[] | null {
  const text = words.join(' ');
  const isDate = words.length === 1 ? /^\d+\D\d+\D\d+$/.test(text) : /[a-z]{3}/i.test(text);
  if (!isDate) return null;
  const whole = typedDays(text);
  if (whole) return [whole];
  return words.length === 2 ? inYearsAround((year) => `${text} ${year}`, today) : null;
}

function inYearsAround(typed: (year: number) => string, today: Day): Days[] | null {
  const year = Number(today.slice(0, 4));
  const days = [year - 1, year, year + 1].map((one) => typedDays(typed(one))).filter((one) => one !== null);
  return days.length > 0 ? days : null;
}

/** `21/11/2026`, `21 Nov 2026`, `21 November 2026`, `2026-11-21`; a month without its day; null for anything else. */
function typedDays(text: string): Days | null {
  const parts = text
    .trim()
    .toLowerCase()
    .replaceAll(/(?<=\d)(?:st|nd|rd|th)\b/g, '')
    .split(/[\s/.,-]+/)
    .filter(Boolean);
  const [day, month, year] = inOrder(parts) ?? [];
  if (year === undefined || month === undefined) return null;
  const iso = `${year}-${twoDigits(month)}`;
  if (!isMonth(iso)) return null;
  if (day === undefined) return { from: firstOf(iso), to: firstOf(addMonths(iso, 1)) };
  const typed = `${iso}-${twoDigits(day)}`;
  return isDay(typed) ? { from: typed, to: addDays(typed, 1) } : null;
}

/** Day, month as a number, year; the day may be missing. */
function inOrder(parts: readonly string[]): [day: string | undefined, month: string, year: string] | null {
  const [a = '', b = '', c = ''] = parts;
  if (parts.length === 3 && isYear(a)) return isNumber(b) && isNumber(c) ? [c, b, a] : null;
  if (parts.length === 3 && isNumber(a) && isYear(c)) return withMonth(a, b, c);
  if (parts.length === 3 && isNumber(b) && isYear(c)) return withMonth(b, a, c);
  if (parts.length === 2 && isYear(b)) return withMonth(undefined, a, b);
  return parts.length === 2 && isYear(a) && isNumber(b) ? [undefined, b, a] : null;
}

function withMonth(day: string | undefined, month: string, year: string): [string | undefined, string, string] | null {
  if (isNumber(month)) return [day, month, year];
  const index = month.length < 3 ? -1 : MONTHS.findIndex((name) => name.startsWith(month));
  return index === -1 ? null : [day, String(index + 1), year];
}

const isYear = (text: string): boolean => /^(19|20)\d{2}$/.test(text);
const isNumber = (text: string): boolean => /^\d{1,2}$/.test(text);
const twoDigits = (text: string): string => text.padStart(2, '0');

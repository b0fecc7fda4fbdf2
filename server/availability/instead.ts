import type { Instead } from '#contract/availability.ts';
import { periodOf } from '#domain/booking.ts';
import { DAYS_AHEAD } from '#domain/calendar/declaring.ts';
import { addDays, type Day } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';
import { countAmong, type Search } from './search-store.ts';

/** What to offer a family where nobody is free as they asked: only what was looked up and does find somebody. */

/** As many as are counted; a sentence says "or more" from there on. */
const COUNTED = 20;
/** How many of the best offers are looked at. */
const LOOKED_AT = 320;
/** The days around, the nearest first; no more are offered than a phone shows in two lines. */
const AROUND = [1, -1, 2, -2, 3, -3, 4, 5, 6, 7];
const DAYS_OFFERED = 3;

interface MissedSearch {
  readonly search: Search;
  readonly startTime: string | null;
  readonly minutes: number;
  readonly today: Day;
}

/**
 * Each change alone, and where none of those helps, all limits lifted together. Looks at the best offers alone and not
 * at more of them, so that it costs the same whatever is asked: who is not among them is not promised.
 */
export async function insteadOf(sql: Sql, asked: MissedSearch): Promise<Instead[]> {
  const { search } = asked;
  const lifted = liftable(search);
  const limits = await tried(sql, lifted, search);
  const everything = Object.assign({}, ...lifted.map(({ without }) => without)) as Partial<Search>;
  const all = limits.length === 0 && lifted.length > 1 ? await count(sql, { ...search, ...everything }) : 0;
  return [
    ...limits,
    ...(all > 0 ? [{ change: 'limits' as const, date: search.day, count: all }] : []),
    ...(await daysAround(sql, asked)),
  ];
}

interface Lifted {
  readonly change: Exclude<Instead['change'], 'date' | 'limits'>;
  readonly without: Partial<Search>;
}

const liftable = (search: Search): Lifted[] => [
  ...(search.panditId === null ? [] : [{ change: 'pandit' as const, without: { panditId: null } }]),
  ...(search.ceiling === null ? [] : [{ change: 'price' as const, without: { ceiling: null } }]),
  ...(search.district === null ? [] : [{ change: 'district' as const, without: { district: null } }]),
  ...(search.language === null ? [] : [{ change: 'language' as const, without: { language: null } }]),
];

async function tried(sql: Sql, lifted: readonly Lifted[], search: Search): Promise<Instead[]> {
  const found: Instead[] = [];
  for (const { change, without } of lifted) {
    const free = await count(sql, { ...search, ...without });
    if (free > 0) found.push({ change, date: search.day, count: free });
  }
  return found;
}

async function daysAround(sql: Sql, { search, startTime, minutes, today }: MissedSearch): Promise<Instead[]> {
  const found: Instead[] = [];
  for (const day of AROUND.map((by) => addDays(search.day, by))) {
    if (found.length === DAYS_OFFERED) break;
    if (day <= today || day > addDays(today, DAYS_AHEAD)) continue;
    const free = await count(sql, { ...search, day, period: periodOf(day, startTime, minutes), lastStart: undefined });
    if (free > 0) found.push({ change: 'date', date: day, count: free });
  }
  return found.toSorted((a, b) => a.date.localeCompare(b.date));
}

const count = (sql: Sql, search: Search): Promise<number> =>
  countAmong(sql, { ...search, after: null, limit: COUNTED }, LOOKED_AT);

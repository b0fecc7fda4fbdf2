import { LRUCache } from 'lru-cache';
import { METHOD, type SkyYear } from '#domain/almanac/sky/sky-year.ts';
import { Sky } from '#domain/almanac/sky/sky.ts';
import { FIRST_YEAR, LAST_YEAR, yearAt } from '#domain/almanac/years.ts';
import { DAY, earlier, later, days, type Instant } from '#domain/time.ts';
import type { Deps } from '../deps.ts';
import type { Pool } from '../db/sql.ts';
import { keepYear, namesOfStored, storedYears } from './store.ts';
import type { Job } from '../jobs/loop.ts';
import { inThread } from './thread/thread.ts';

/** The sky of the years that are asked for: from memory, from the database, and computed only where neither has it. */

/** A year takes 75 kB. */
const YEARS = 24;
const SKIES = 12;
/** A month of the moon may begin before a day’s year, and end after it. */
const AROUND = days(40);

const keptIn = new WeakMap<Pool, { years: LRUCache<number, Promise<SkyYear>>; skies: LRUCache<string, Sky> }>();

/** For anything between these instants, and a lunar month on either side. */
export async function skyBetween({ pool }: Pick<Deps, 'pool'>, from: Instant, to: Instant): Promise<Sky> {
  const { skies } = keptOf(pool);
  const wanted = yearsAround(from, to);
  const name = wanted.join();
  const known = skies.get(name);
  if (known) return known;
  const sky = new Sky(await yearsOf(pool, wanted));
  skies.set(name, sky);
  return sky;
}

/** The same in years, for work that is done in the thread. */
export const skiesBetween = ({ pool }: Pick<Deps, 'pool'>, from: Instant, to: Instant): Promise<SkyYear[]> =>
  yearsOf(pool, yearsAround(from, to));

function keptOf(pool: Pool) {
  const kept = keptIn.get(pool) ?? { years: new LRUCache({ max: YEARS }), skies: new LRUCache({ max: SKIES }) };
  keptIn.set(pool, kept);
  return kept;
}

function yearsAround(from: Instant, to: Instant): number[] {
  const [first, last] = [yearAt(earlier(from, AROUND)), yearAt(later(to, AROUND))];
  return Array.from({ length: last - first + 1 }, (_, nth) => first + nth);
}

const yearsOf = (pool: Pool, wanted: readonly number[]): Promise<SkyYear[]> =>
  Promise.all(wanted.map((year) => yearOf(pool, keptOf(pool).years, year)));

/** Asked for by several at once it is read once. */
function yearOf(pool: Pool, years: LRUCache<number, Promise<SkyYear>>, year: number): Promise<SkyYear> {
  const known = years.get(year);
  if (known) return known;
  const read = readYear(pool, year);
  years.set(year, read);
  read.catch(() => years.delete(year));
  return read;
}

/** Computes and stores the years that are not stored yet, of 153 at most. */
async function readYear(pool: Pool, year: number): Promise<SkyYear> {
  const [stored] = await storedYears(pool, METHOD, [year]);
  if (stored) return stored;
  const fresh = await inThread('year', year);
  await keepYear(pool, METHOD, fresh);
  return fresh;
}

/** The years that people look at most: from the year before last, whose winter is this year’s, to three years ahead and their winter. */
const BEFORE = 2;
const AHEAD = 4;

/** Stores one year that is missing of those around now; how many it stored. */
export async function storeNext({ pool, now }: Pick<Deps, 'pool' | 'now'>): Promise<number> {
  const year = yearAt(now());
  const wanted = Array.from({ length: BEFORE + AHEAD + 1 }, (_, nth) => year + order(nth));
  return storeOneOf(pool, wanted);
}

/** This year first, then its neighbours: 0, 1, -1, 2, -2, 3, 4. */
const order = (nth: number): number => (nth > 2 * BEFORE ? nth - BEFORE : nth % 2 ? (nth + 1) / 2 : -nth / 2);

async function storeOneOf(pool: Pool, wanted: readonly number[]): Promise<number> {
  const stored = new Set(await namesOfStored(pool, METHOD));
  const missing = wanted.find((year) => isReached(year) && !stored.has(year));
  if (missing === undefined) return 0;
  await keepYear(pool, METHOD, await inThread('year', missing));
  return 1;
}

const isReached = (year: number): boolean => year >= FIRST_YEAR - 1 && year <= LAST_YEAR + 1;

/** `npm run almanac`: all years, one by one; how many were missing. */
export async function storeAll(pool: Pool): Promise<number> {
  const all = Array.from({ length: LAST_YEAR - FIRST_YEAR + 3 }, (_, nth) => FIRST_YEAR - 1 + nth);
  let stored = 0;
  while ((await storeOneOf(pool, all)) > 0) stored += 1;
  return stored;
}

/** One year a turn, so that a caller with another question waits for a single year at most. */
export const almanacJobs = (deps: Deps): readonly Job[] => [
  { name: 'almanac', everyMs: DAY, restless: true, run: () => storeNext(deps) },
];

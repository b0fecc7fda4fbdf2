import type { Actor, Step } from '#domain/booking.ts';
import { countedBy, firstMonthRelied, reliabilityOf, type Reliability } from '#domain/reviews/reliability.ts';
import { instantOf, type Instant } from '#domain/time.ts';
import { transaction, type Pool, type Sql } from '../db/sql.ts';
import { monthOf } from './ratings.ts';
import { addWord, rebuildWords, wordsSince } from './reliability-store.ts';

/** How pandits keep to their word, from figures that are kept by month. */

/** Of these pandits; who was asked too seldom has none. */
export async function reliabilitiesOf(
  sql: Sql,
  panditIds: readonly string[],
  now: Instant,
): Promise<ReadonlyMap<string, Reliability>> {
  if (panditIds.length === 0) return new Map();
  const rows = await wordsSince(sql, panditIds, `${firstMonthRelied(now)}-01`);
  return new Map(rows.map(({ panditId, ...counted }) => [panditId, reliabilityOf(counted)]));
}

export const UNKNOWN: Reliability = { answered: null, kept: null };

/** In the transaction of a step of a booking. */
export async function countStep(
  sql: Sql,
  taken: { panditId: string; step: Pick<Step, 'from' | 'to'>; by: Actor; askedAt: Date },
  now: Instant,
): Promise<void> {
  const counted = countedBy(taken.step, taken.by, instantOf(taken.askedAt), now);
  if (counted) await addWord(sql, taken.panditId, monthOf(now), counted);
}

/** Makes all of it anew from the steps that were taken, beside servers that run; gives how many rows were wrong. */
export const rebuildReliability = (pool: Pool): Promise<number> => transaction(pool, reliabilityAnew);

/** The same inside a transaction. */
export const reliabilityAnew = (sql: Sql): Promise<number> => rebuildWords(sql);

import { addDays, dayAt, MINUTE, type Day, type Instant } from '#domain/time.ts';
import { keepNameKeys, makeNameKeys } from '../../db/name-key-store.ts';
import { transaction, type Pool, type Sql } from '../../db/sql.ts';
import type { Deps } from '../../deps.ts';
import type { Job } from '../../jobs/loop.ts';
import { RENEWED_WITHIN, RING } from './bits.ts';
import {
  aging,
  differing,
  lockPandits,
  lockRound,
  misranked,
  panditsAfter,
  setRound,
  wasMade,
  writeRows,
} from './searchable-store.ts';

/** What the search reads, kept as the truth is (docs/decisions/0012-search-plan.md). */

/** How many pandits are looked at together, and how many such slices a minute: a million in eight hours. */
const SLICE = 500;
const SLICES = 4;
/** As many ids as a log line names. */
const NAMED = 10;

/**
 * For the end of any change of a pandit's offers, days, closed hours, bookings that hold time, approval, districts or languages,
 * in its transaction. Their rows in `pandits` have to be locked from before the change: then nobody else's is missed.
 */
export const keepSearchable = (sql: Sql, panditIds: readonly string[], now: Instant): Promise<void> =>
  writeRows(sql, panditIds, dayAt(now));

/** Locks these pandits' rows until commit. Take this lock before any other. */
export const queueForSearch = (sql: Sql, panditIds: readonly string[]): Promise<void> => lockPandits(sql, panditIds);

/** Rebuilds the whole table while others work. Says how many pandits were looked at. */
export async function rebuildSearch(pool: Pool, now: Instant): Promise<number> {
  const today = dayAt(now);
  let count = 0;
  for (let after: string | null = null; ;) {
    const ids: string[] = await panditsAfter(pool, after, SLICE);
    await transaction(pool, (sql) => rewrite(sql, ids, today));
    await transaction(pool, (sql) => keepNameKeys(sql, ids));
    count += ids.length;
    after = ids.at(-1) ?? null;
    if (ids.length < SLICE) break;
  }
  await setRound(pool, { after: null, began: null, until: knownAfter(today) });
  return count;
}

/** In a database that had offers, or names, before there was such a thing. */
export async function buildSearchOnce(pool: Pool, now: Instant): Promise<void> {
  await makeNameKeys(pool);
  if (!(await wasMade(pool))) await rebuildSearch(pool, now);
}

/** What every row knows at the end of a round that began on that day. */
const knownAfter = (began: Day): Day => addDays(began, RING - RENEWED_WITHIN);

async function rewrite(sql: Sql, ids: readonly string[], today: Day): Promise<void> {
  if (ids.length === 0) return;
  await lockPandits(sql, ids);
  await writeRows(sql, ids, today);
}

type Needs = Pick<Deps, 'pool' | 'now' | 'log'>;

/** Goes round all pandits: mends and logs rows that differ from the truth, and renews old ones. */
export const searchableJobs = (deps: Needs): Job[] => [
  { name: 'search index', everyMs: MINUTE, run: (stopping) => goRound(deps, stopping) },
];

/** Gives how many pandits were not as they should be. */
async function goRound({ pool, now, log }: Needs, stopping?: AbortSignal): Promise<number> {
  const today = dayAt(now());
  let mended = 0;
  await makeNameKeys(pool, SLICES);
  for (let slice = 0; slice < SLICES; slice += 1) {
    if (stopping?.aborted) break;
    const { ids, wrong, isLast } = await transaction(pool, (sql) => lookAtNext(sql, today));
    // after the commit: locks of many are taken in the order of ids
    await transaction(pool, (sql) => keepNameKeys(sql, ids));
    mended += wrong.length;
    if (wrong.length > 0) log.warn({ count: wrong.length, pandits: wrong.slice(0, NAMED) }, 'the search was mended');
    if (isLast) break;
  }
  return mended;
}

interface Looked {
  readonly ids: readonly string[];
  readonly wrong: readonly string[];
  /** Also where another process is at it. */
  readonly isLast: boolean;
}

async function lookAtNext(sql: Sql, today: Day): Promise<Looked> {
  const round = await lockRound(sql);
  if (!round) return { ids: [], wrong: [], isLast: true };
  const began = round.began ?? today;
  const ids = await panditsAfter(sql, round.after, SLICE);
  const isLast = ids.length < SLICE;
  const wrong = await differing(sql, ids, today);
  const [old, moved] = [await aging(sql, ids, today), await misranked(sql, ids, today)];
  await rewrite(sql, [...new Set([...wrong, ...old, ...moved])], today);
  await setRound(
    sql,
    isLast
      ? { after: null, began: null, until: knownAfter(began) }
      : { after: ids.at(-1) ?? null, began, until: round.until },
  );
  return { ids, wrong, isLast };
}

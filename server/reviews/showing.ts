import { keepSearchable, queueForSearch } from '../availability/searchable/searchable.ts';
import { transaction, type Sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import type { Job } from '../jobs/loop.ts';
import type { Instant } from '#domain/time.ts';
import { recount } from '../ratings/ratings.ts';
import { countedOf, customerOf, dueReviews, showBoth, type BookingKey, type DueReview } from './store.ts';

/** When a review comes to be seen, and to count: once both have written, or the time to write is over. */

const PER_RUN = 100;

export const reviewJobs = (deps: Pick<Deps, 'pool' | 'now' | 'log'>): Job[] => [
  { name: 'reviews to show', everyMs: 60_000, restless: true, run: (stopping) => showDue(deps, stopping) },
];

/** Shows what both wrote of a booking; what was shown before stays, and counts once. */
export async function show(sql: Sql, key: BookingKey, now: Instant): Promise<number> {
  await queueForSearch(sql, [key.panditId]);
  return recounted(sql, key, now, async () => {
    const shown = await showBoth(sql, key, new Date(now));
    return { changed: shown.some(({ side }) => side === 'customer'), result: shown.length };
  });
}

/** Does something to the reviews of a booking, and keeps what counts of its family for its pandit. */
export async function recounted<T>(
  sql: Sql,
  key: BookingKey,
  now: Instant,
  deed: () => Promise<{ changed: boolean; result: T }>,
): Promise<T> {
  const customerId = await customerOf(sql, key);
  if (customerId === null) throw new Error('A review has its booking.');
  const pair = { panditId: key.panditId, customerId };
  const before = await countedOf(sql, pair);
  const { changed, result } = await deed();
  if (changed) {
    await recount(sql, before, await countedOf(sql, pair));
    await keepSearchable(sql, [key.panditId], now);
  }
  return result;
}

/** Shows every review whose time has come; says how many. */
export async function showDue(deps: Pick<Deps, 'pool' | 'now' | 'log'>, stopping?: AbortSignal): Promise<number> {
  const now = deps.now();
  let shown = 0;
  for (const due of await dueReviews(deps.pool, new Date(now), PER_RUN)) {
    if (stopping?.aborted) break;
    shown += await showAlone(deps, due, now);
  }
  return shown;
}

/** One that cannot be shown stays due and must not keep the others waiting. */
async function showAlone({ pool, log }: Pick<Deps, 'pool' | 'log'>, due: DueReview, now: Instant): Promise<number> {
  try {
    return await transaction(pool, (sql) => show(sql, due, now));
  } catch (error) {
    log.error({ err: error, ...due }, 'a review could not be shown');
    return 0;
  }
}

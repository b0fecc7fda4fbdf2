import { keepSearchable, queueForSearch } from '../availability/searchable/searchable.ts';
import { transaction, type Sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import type { Job } from '../jobs/loop.ts';
import type { Instant } from '#domain/time.ts';
import { countIn } from './ratings.ts';
import { dueReviews, showBoth, type BookingKey, type DueReview } from './store.ts';

/** When a review comes to be seen, and to count: once both have written, or the time to write is over. */

const PER_RUN = 100;

export const reviewJobs = (deps: Pick<Deps, 'pool' | 'now' | 'log'>): Job[] => [
  { name: 'reviews to show', everyMs: 60_000, restless: true, run: (stopping) => showDue(deps, stopping) },
];

/** Shows what both wrote of a booking; what was shown before stays, and counts once. */
export async function show(sql: Sql, key: BookingKey, now: Instant): Promise<number> {
  await queueForSearch(sql, [key.panditId]);
  const shown = await showBoth(sql, key, new Date(now));
  for (const { panditId, month, stars } of shown) {
    if (stars === null) continue;
    await countIn(sql, { panditId, month, stars });
    await keepSearchable(sql, [panditId], now);
  }
  return shown.length;
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

import { DAY } from '#domain/time.ts';
import type { Deps } from '../../deps.ts';
import type { Job } from '../../jobs/loop.ts';
import { transaction } from '../../db/sql.ts';
import { keepWords } from '../../db/words.ts';
import { deleteUnused, namedAnew } from './words-store.ts';

/** So many people's words are written at a time. */
const BATCH = 200;

/**
 * Words of names nobody wrote down (an older process beside a new schema, a statement by hand) are written, and those
 * nobody has any more are deleted: two of them may be a whole name (docs/decisions/0030-when-somebody-leaves.md).
 */
export async function mendWords({ pool, now }: Pick<Deps, 'pool' | 'now'>, stopping?: AbortSignal): Promise<number> {
  const ids = await namedAnew(pool, now());
  for (let at = 0; at < ids.length; at += BATCH) {
    if (stopping?.aborted) return at;
    await transaction(pool, (sql) => keepWords(sql, ...ids.slice(at, at + BATCH)));
  }
  return ids.length + (await transaction(pool, deleteUnused));
}

export const userJobs = (deps: Deps): Job[] => [
  { name: 'words of names', everyMs: DAY, run: (stopping) => mendWords(deps, stopping) },
];

import { DAY, seconds } from '#domain/time.ts';
import { transaction } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import type { Job } from '../jobs/loop.ts';
import { deleteUpload, givenUp, lockUpload, markLeaving, unusedUploads } from './store.ts';

/** How long a picture may wait for its form to be saved. */
const GRACE = DAY;
const PER_RUN = 100;
/** A store that takes longer for a file has been told that it is not wanted. */
const ON_ITS_WAY = seconds(30);

type Needs = Pick<Deps, 'pool' | 'files' | 'now'>;

/**
 * A photo that was replaced, or never saved, is not kept: nobody looks at it, and it shows a person. Marked, then out of the
 * store, then forgotten: a step that fails, or is never reached, is taken by the next run. Says how many went.
 */
export async function removeUnused(deps: Needs, stopping?: AbortSignal): Promise<number> {
  return removeAll(deps, await unusedUploads(deps.pool, new Date(deps.now() - GRACE), PER_RUN), stopping);
}

/** A process that was killed while it stored a picture left a row without its file, or with one that nobody was told of. */
export async function removeGivenUp(deps: Needs, stopping?: AbortSignal): Promise<number> {
  return removeAll(deps, await givenUp(deps.pool, new Date(deps.now() - ON_ITS_WAY), PER_RUN), stopping);
}

export const uploadJobs = (deps: Needs): Job[] => [
  { name: 'uploads', everyMs: seconds(15), run: (stopping) => removeGivenUp(deps, stopping) },
];

async function removeAll(
  { pool, files, now }: Needs,
  pictures: readonly { id: string; path: string }[],
  stopping?: AbortSignal,
): Promise<number> {
  let removed = 0;
  for (const { id, path } of pictures) {
    if (stopping?.aborted) break;
    const leaving = await transaction(pool, async (sql) => {
      await lockUpload(sql, id);
      return markLeaving(sql, id, new Date(now()));
    });
    if (!leaving) continue;
    await files.remove(path);
    await deleteUpload(pool, id);
    removed += 1;
  }
  return removed;
}

import { DAY } from '#domain/time.ts';
import { transaction } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { deleteUpload, lockUpload, markLeaving, unusedUploads } from './store.ts';

/** How long a picture may wait for its form to be saved. */
const GRACE = DAY;
const PER_RUN = 100;

/**
 * A photo that was replaced, or never saved, is not kept: nobody looks at it, and it shows a person. Marked, then out of the
 * store, then forgotten: a step that fails, or is never reached, is taken by the next run. Says how many went.
 */
export async function removeUnused(
  { pool, files, now }: Pick<Deps, 'pool' | 'files' | 'now'>,
  stopping?: AbortSignal,
): Promise<number> {
  const before = new Date(now() - GRACE);
  let removed = 0;
  for (const { id, path } of await unusedUploads(pool, before, PER_RUN)) {
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

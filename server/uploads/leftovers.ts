import { DAY, HOUR } from '#domain/time.ts';
import { transaction } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import type { Job } from '../jobs/loop.ts';
import { deleteIfUnused, lockUpload, unusedUploads } from './store.ts';

/** How long a picture may wait for its form to be saved. */
const GRACE = DAY;
const PER_RUN = 100;

/** A photo that was replaced, or never saved, is not kept: nobody looks at it, and it shows a person. */
export const uploadJobs = (deps: Pick<Deps, 'pool' | 'files' | 'now'>): Job[] => [
  { name: 'unused pictures', everyMs: HOUR, run: () => removeUnused(deps) },
];

/** Forgets the row first: a file that stays behind after a crash is found by nobody, a row without one by everybody. */
async function removeUnused({ pool, files, now }: Pick<Deps, 'pool' | 'files' | 'now'>): Promise<number> {
  const before = new Date(now() - GRACE);
  let removed = 0;
  for (const { id, path } of await unusedUploads(pool, before, PER_RUN)) {
    const gone = await transaction(pool, async (sql) => {
      await lockUpload(sql, id);
      return deleteIfUnused(sql, id);
    });
    if (!gone) continue;
    await files.remove(path);
    removed += 1;
  }
  return removed;
}

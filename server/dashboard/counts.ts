import type { Deps, Plugin } from '../deps.ts';
import type { Job } from '../jobs/loop.ts';
import { addCounts } from './store.ts';

/** Writes down what this process has counted: every few seconds, and when it stops. What could not be written is kept. */

const EVERY_MS = 5_000;

type Needs = Pick<Deps, 'pool' | 'counter'>;

/** Gives how many sums were written. */
export async function keepCounts({ pool, counter }: Needs): Promise<number> {
  const counts = counter.take();
  if (counts.length === 0) return 0;
  try {
    await addCounts(pool, counts);
  } catch (error) {
    for (const count of counts) counter.add(count);
    throw error;
  }
  return counts.length;
}

export const dashboardJobs = (deps: Deps): Job[] => [
  { name: 'daily-counts', everyMs: EVERY_MS, run: () => keepCounts(deps) },
];

/** Once every call is answered, and while the database is still there. */
export const countsKept: Plugin = (app, deps) => {
  app.addHook('onClose', async () => {
    try {
      await keepCounts(deps);
    } catch (error) {
      deps.log.error({ err: error }, 'counts of the last seconds are lost');
    }
  });
};

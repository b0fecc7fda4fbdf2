import { HOUR } from '#domain/time.ts';
import type { Deps } from '../deps.ts';
import type { Job } from '../jobs/loop.ts';
import { removeUnused } from '../uploads/leftovers.ts';
import { deletePast, eraseNames, rules, type Rule } from './store.ts';

type Needs = Pick<Deps, 'pool' | 'files' | 'now' | 'log'>;

/** So many rows at a time: none is locked for long. */
const PER_STATEMENT = 1_000;

/** Takes away what need not be kept any longer: rows by the table of rules, and pictures nobody uses. */
export const retentionJobs = (deps: Needs): Job[] => [
  { name: 'retention', everyMs: HOUR, run: (stopping) => clearAll(deps, stopping) },
];

/** A table that cannot be cleared now does not hold up the others: the fault is reported, and the table comes again. */
async function clearAll(deps: Needs, stopping: AbortSignal | undefined): Promise<number> {
  const tasks = [
    ...rules.map((rule) => () => clear(deps, rule, stopping)),
    () => eraseNames(deps.pool),
    () => removeUnused(deps, stopping),
  ];
  let gone = 0;
  const failures: unknown[] = [];
  for (const task of tasks) {
    if (stopping?.aborted) break;
    try {
      gone += await task();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'something could not be cleared away');
  return gone;
}

async function clear({ pool, now }: Needs, rule: Rule, stopping: AbortSignal | undefined): Promise<number> {
  let gone = 0;
  for (;;) {
    const some = await deletePast(pool, rule, now(), PER_STATEMENT);
    gone += some;
    if (some < PER_STATEMENT || stopping?.aborted) return gone;
  }
}

import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { within } from '../db/limit.ts';
import type { Watch } from '../db/watch.ts';
import { jobItems, jobRuns } from '../metrics.ts';

/** A run that hangs longer is given up, and started again. */
const RUN_MS = 300_000;

/** Work that comes due. `run` does what is due now and says how much it did; once it is to stop, it begins nothing more. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  /** Comes again at once as long as it gets something done. */
  readonly restless?: true;
  run(stopping?: AbortSignal): Promise<number>;
}

/**
 * Runs jobs in this process until stopped. Several processes may do so at once: every job claims each
 * due row by itself, so it is taken once. A job that fails is logged and comes again.
 */
export function startJobs(jobs: readonly Job[], watch: Watch, log: FastifyBaseLogger): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const loops = jobs.map((job) => loop(job, watch, log, stopping.signal));
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(loops);
    },
  };
}

async function loop(job: Job, watch: Watch, log: FastifyBaseLogger, stopped: AbortSignal): Promise<void> {
  while (!stopped.aborted) {
    let done = 0;
    try {
      // by a time that was asked for just now: ours may have stood still with the machine
      await watch.look();
      done = await within(RUN_MS, () => job.run(stopped));
      jobRuns.inc({ job: job.name, outcome: 'done' });
      jobItems.inc({ job: job.name }, done);
      if (done > 0) log.info({ job: job.name, done }, 'job');
    } catch (error) {
      jobRuns.inc({ job: job.name, outcome: 'failed' });
      log.error({ job: job.name, err: error }, 'job failed');
    }
    if (!job.restless || done === 0) await rest(job.everyMs, stopped);
  }
}

/** Ends at once where it is to stop. */
const rest = (ms: number, signal: AbortSignal): Promise<void> =>
  setTimeout(ms, undefined, { signal }).catch(() => undefined);

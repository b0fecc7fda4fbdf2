import type { FastifyBaseLogger } from 'fastify';
import { jobItems, jobRuns } from '../metrics.ts';

/** Work that comes due. `run` does what is due now and says how much it did. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  run(): Promise<number>;
}

/**
 * Runs jobs in this process until stopped. Several processes may do so at once: every job claims each
 * due row by itself, so it is taken once. A job that fails is logged and comes again.
 */
export function startJobs(jobs: readonly Job[], log: FastifyBaseLogger): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const loops = jobs.map((job) => loop(job, log, stopping.signal));
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(loops);
    },
  };
}

async function loop(job: Job, log: FastifyBaseLogger, stopped: AbortSignal): Promise<void> {
  while (!stopped.aborted) {
    try {
      const done = await job.run();
      jobRuns.inc({ job: job.name, outcome: 'done' });
      jobItems.inc({ job: job.name }, done);
      if (done > 0) log.info({ job: job.name, done }, 'job');
    } catch (error) {
      jobRuns.inc({ job: job.name, outcome: 'failed' });
      log.error({ job: job.name, err: error }, 'job failed');
    }
    await rest(job.everyMs, stopped);
  }
}

function rest(ms: number, stopped: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (stopped.aborted) return done();
    const timer = setTimeout(end, ms);
    function end(): void {
      clearTimeout(timer);
      stopped.removeEventListener('abort', end);
      done();
    }
    stopped.addEventListener('abort', end);
  });
}

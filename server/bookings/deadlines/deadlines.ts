import { stepOfTime } from '#domain/booking.ts';
import type { Deps } from '../../deps.ts';
import type { Job } from '../../jobs/loop.ts';
import { dueBookings, type DueBooking } from './deadline-store.ts';
import { takeStep } from '../steps/steps.ts';

/** Time takes its own steps: requests run out, pujas that were held are completed. */

type Needs = Pick<Deps, 'pool' | 'now' | 'log'>;

const PER_READ = 100;
const READS_PER_RUN = 20;

export const bookingJobs = (deps: Needs): Job[] => [
  { name: 'booking deadlines', everyMs: 5_000, run: (stopping) => meetDeadlines(deps, stopping) },
];

/** Takes every step that is due now; says how many. Any number of processes may do so at once. */
export async function meetDeadlines(deps: Needs, stopping?: AbortSignal): Promise<number> {
  let met = 0;
  let after: DueBooking | undefined;
  for (let read = 0; read < READS_PER_RUN; read += 1) {
    const due = await dueBookings(deps.pool, new Date(deps.now()), after, PER_READ);
    for (const booking of due) {
      if (stopping?.aborted) return met;
      met += await meet(deps, booking);
    }
    after = due.at(-1);
    if (due.length < PER_READ) break;
  }
  return met;
}

/** One that cannot be brought on stays due and must not keep the others waiting. */
async function meet(deps: Needs, { panditId, bookingId, status }: DueBooking): Promise<0 | 1> {
  const step = stepOfTime(status);
  if (!step) return 0;
  try {
    const outcome = await takeStep(deps, { panditId, bookingId, action: step.action, by: 'time', actorId: null });
    return outcome.kind === 'done' ? 1 : 0;
  } catch (error) {
    deps.log.error({ err: error, panditId, bookingId, action: step.action }, 'a deadline could not be met');
    return 0;
  }
}

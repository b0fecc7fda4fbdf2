import { stepOfTime } from '#domain/booking.ts';
import { transaction } from '../../db/sql.ts';
import { askTogether } from '../../db/together.ts';
import type { Deps } from '../../deps.ts';
import type { Job } from '../../jobs/loop.ts';
import { takeStep } from '../steps/steps.ts';
import { transition } from '../steps/transition.ts';
import type { StepRequest } from '../steps/step-request.ts';
import { dueBookings, isOurTurn, type DueBooking } from './deadline-store.ts';

/** Time takes its own steps: requests run out, pujas that were held are completed. */

type Needs = Pick<Deps, 'pool' | 'now' | 'log'>;

/** How many are done in one transaction: few enough that nobody who wants one of them, or their pandit, waits long. */
const PER_BATCH = 100;
const BATCHES_PER_RUN = 100;

export const bookingJobs = (deps: Needs): Job[] => [
  { name: 'booking deadlines', everyMs: 5_000, restless: true, run: (stopping) => meetDeadlines(deps, stopping) },
];

/** Takes every step that is due now; says how many. Of several processes one does so at a time. */
export async function meetDeadlines(deps: Needs, stopping?: AbortSignal): Promise<number> {
  let met = 0;
  let after: DueBooking | undefined;
  for (let batch = 0; batch < BATCHES_PER_RUN; batch += 1) {
    if (stopping?.aborted) break;
    const { due, done } = await meetSome(deps, after);
    met += done;
    after = due.at(-1);
    if (due.length < PER_BATCH) break;
  }
  return met;
}

interface Batch {
  readonly due: readonly DueBooking[];
  readonly done: number;
}

/** The next ones in one transaction; where one of them cannot be brought on, each in its own. */
async function meetSome(deps: Needs, after: DueBooking | undefined): Promise<Batch> {
  const now = deps.now();
  let due: DueBooking[] = [];
  try {
    return await transaction(deps.pool, async (sql) => {
      askTogether(sql);
      due = (await isOurTurn(sql)) ? await dueBookings(sql, new Date(now), after, PER_BATCH) : [];
      const outcomes = await Promise.all(due.map((booking) => transition(sql, stepFor(booking), now)));
      return { due, done: outcomes.filter(({ kind }) => kind === 'done').length };
    });
  } catch (error) {
    if (due.length === 0) throw error;
    let done = 0;
    for (const booking of due) done += await meetAlone(deps, booking);
    return { due, done };
  }
}

/** A booking whose step fails stays due and must not keep the others waiting. */
async function meetAlone(deps: Needs, booking: DueBooking): Promise<0 | 1> {
  const request = stepFor(booking);
  try {
    return (await takeStep(deps, request)).kind === 'done' ? 1 : 0;
  } catch (error) {
    deps.log.error({ err: error, ...booking, action: request.action }, 'a deadline could not be met');
    return 0;
  }
}

function stepFor({ panditId, bookingId, status }: DueBooking): StepRequest {
  const step = stepOfTime(status);
  if (!step) throw new Error(`Time has no step from ${status}.`);
  return { panditId, bookingId, action: step.action, by: 'time', actorId: null };
}

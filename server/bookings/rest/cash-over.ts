import { WORD_ALONE_DAYS } from '#domain/booking/cash-back.ts';
import { asPaise } from '#domain/money.ts';
import { days, earlier } from '#domain/time.ts';
import type { Deps } from '../../deps.ts';
import type { Job } from '../../jobs/loop.ts';
import type { BookingRef } from '../../ledger/ledger.ts';
import { takeStep } from '../steps/steps.ts';
import { cashBackOfBooking } from './cash-in.ts';
import { claimsOver } from './cash-over-store.ts';

/** Drops a claim to cash on the family's word alone when neither side said more, and tells both (docs/decisions/0160-cash-on-one-word.md). */

const PER_RUN = 100;

type Needs = Pick<Deps, 'pool' | 'now' | 'log'>;

export const cashJobs = (deps: Needs): Job[] => [
  { name: 'cash on one word', everyMs: 600_000, restless: true, run: (stopping) => dropClaims(deps, stopping) },
];

/** Drops every claim whose time is over; says how many. Each is taken by its step, once. */
export async function dropClaims(deps: Needs, stopping?: AbortSignal): Promise<number> {
  const before = new Date(earlier(deps.now(), days(WORD_ALONE_DAYS)));
  let dropped = 0;
  for (const ref of await claimsOver(deps.pool, before, PER_RUN)) {
    if (stopping?.aborted) break;
    dropped += await dropOne(deps, ref);
  }
  return dropped;
}

/** A claim that fails must not keep the others waiting. */
async function dropOne(deps: Needs, ref: BookingRef): Promise<0 | 1> {
  try {
    const back = await cashBackOfBooking(deps.pool, ref);
    if (!back) return 0;
    const step = { action: 'dropRest', by: 'time', actorId: null, amount: asPaise(back.amount) } as const;
    return (await takeStep(deps, { ...ref, ...step })).kind === 'done' ? 1 : 0;
  } catch (error) {
    deps.log.error({ err: error, ...ref }, 'a claim to cash that is over could not be dropped');
    return 0;
  }
}

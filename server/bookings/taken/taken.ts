import { later, minutes, periodBetween, type Instant } from '#domain/time.ts';
import { transaction } from '../../db/sql.ts';
import type { Deps } from '../../deps.ts';
import type { Job } from '../../jobs/loop.ts';
import type { BookingRef } from '../../ledger/ledger.ts';
import { waitAgain } from '../../availability/opened/opened.ts';
import { nextHours } from '../asks/next-hours.ts';
import { bookingNow, suitableFor } from '../asks/substitutes.ts';
import { transition } from '../steps/transition.ts';
import { dueTaken, losersTo, noteLooked, type Taken } from './taken-store.ts';

/**
 * Families who lost hear of it: once a pandit has accepted one of those who ask for an hour, the requests of the others can never be accepted
 * (docs/decisions/0129-who-lost-is-told.md).
 */

type Needs = Pick<Deps, 'pool' | 'replica' | 'now' | 'log'>;

const PER_RUN = 50;
/** A request that was made beside the acceptance is there by then: no transaction lives so long. */
const LOOK_AGAIN = minutes(1);

export const takenJobs = (deps: Needs): Job[] => [
  { name: 'taken hours', everyMs: 1_000, restless: true, run: (stopping) => closeTaken(deps, stopping) },
];

/** Closes what can no longer be accepted; says how many requests that were. */
export async function closeTaken(deps: Needs, stopping?: AbortSignal): Promise<number> {
  const now = deps.now();
  let closed = 0;
  for (const taken of await dueTaken(deps.pool, new Date(now), PER_RUN)) {
    if (stopping?.aborted) break;
    closed += await closeAll(deps, taken, now);
  }
  return closed;
}

/** Each in a transaction of its own; where one of them cannot be closed, all are looked at once more. */
async function closeAll(deps: Needs, taken: Taken, now: Instant): Promise<number> {
  const { pool, log } = deps;
  let closed = 0;
  try {
    for (const loser of await losersTo(pool, taken, new Date(now)))
      closed += (await closeOne(deps, loser, now)) ? 1 : 0;
    await transaction(pool, async (sql) => {
      const { panditId, day, startsAt, endsAt } = await bookingNow(sql, taken);
      await waitAgain(sql, panditId, day, periodBetween(startsAt, endsAt));
      await noteLooked(sql, taken, new Date(now), new Date(later(now, LOOK_AGAIN)));
    });
  } catch (error) {
    log.error({ err: error, ...taken }, 'requests for taken hours could not be closed');
  }
  return closed;
}

/** False where it was answered, or came to an end, before. */
async function closeOne(deps: Needs, loser: BookingRef, now: Instant): Promise<boolean> {
  const next = await nextFor(deps, loser);
  return transaction(deps.pool, async (sql) => {
    const others = (await suitableFor(sql, await bookingNow(sql, loser))).length;
    const { panditId } = loser;
    const told = { others, ...(next && { nextHours: next }) };
    const step = { action: 'hourTaken', by: 'pandit', actorId: panditId, told } as const;
    return (await transition(sql, { ...loser, ...step }, now)).kind === 'done';
  });
}

/** Outside of the transaction, for it may read the almanac; without it the family hears all the same. */
async function nextFor(deps: Needs, loser: BookingRef) {
  try {
    const [first] = await nextHours(deps, await bookingNow(deps.pool, loser));
    return first && { from: first.from, to: first.to };
  } catch (error) {
    deps.log.error({ err: error, ...loser }, 'the next good hours could not be found');
    return undefined;
  }
}

import { stepFor } from '#domain/booking.ts';
import { timeText } from '#domain/calendar/proposal.ts';
import { instantOf, type Instant } from '#domain/time.ts';
import { transaction, type Sql } from '../../db/sql.ts';
import type { Deps } from '../../deps.ts';
import type { Job } from '../../jobs/loop.ts';
import type { BookingRef } from '../../ledger/ledger.ts';
import { bookingOf, type BookingRow } from '../store.ts';
import { closeProposal, lastProposal, proposalsOver, type ProposalRow } from './proposal-store.ts';
import { lockPandit } from '../steps/step-store.ts';
import { transition } from '../steps/transition.ts';

/** A proposal for another time that nobody answered: both sides hear of its end, which is also in the story. */

const PER_RUN = 100;

type Needs = Pick<Deps, 'pool' | 'now' | 'log'>;

export const proposalJobs = (deps: Needs): Job[] => [
  { name: 'proposals', everyMs: 5_000, restless: true, run: (stopping) => endProposals(deps, stopping) },
];

/** Ends every proposal whose time is over; says how many. */
export async function endProposals(deps: Needs, stopping?: AbortSignal): Promise<number> {
  let ended = 0;
  for (const ref of await proposalsOver(deps.pool, new Date(deps.now()), PER_RUN)) {
    if (stopping?.aborted) break;
    ended += await endAlone(deps, ref);
  }
  return ended;
}

/** A proposal that cannot be ended stays open and must not keep the others waiting. */
async function endAlone(deps: Needs, ref: BookingRef): Promise<number> {
  try {
    return await transaction(deps.pool, async (sql) => {
      await lockPandit(sql, ref.panditId);
      const [booking, last] = await Promise.all([bookingOf(sql, ref), lastProposal(sql, ref)]);
      return booking && (await endInTime(sql, booking, last, deps.now())) ? 1 : 0;
    });
  } catch (error) {
    deps.log.error({ err: error, ...ref }, 'a proposal that is over could not be ended');
    return 0;
  }
}

/**
 * Closes the newest proposal of a booking if its time is over; says whether it did. Call this with the pandit locked. A booking that
 * ends at the same moment, or has ended, says enough.
 */
export async function endInTime(
  sql: Sql,
  booking: Pick<BookingRow, 'id' | 'panditId' | 'status' | 'dueAt'>,
  last: ProposalRow | null,
  now: Instant,
): Promise<boolean> {
  if (last?.outcome !== null || now < last.endsAt.getTime()) return false;
  const ref = { panditId: booking.panditId, bookingId: booking.id };
  await closeProposal(sql, ref, { outcome: 'expire', by: 'time', at: new Date(now) });
  const isEnding = booking.dueAt !== null && instantOf(booking.dueAt) <= now;
  if (isEnding || !stepFor('expireMove', booking.status, 'time')) return true;
  const { day, startMinute } = last;
  const told = { otherTime: { day, startMinute }, note: null };
  await transition(sql, { ...ref, action: 'expireMove', by: 'time', actorId: null, note: timeText(last), told }, now);
  return true;
}

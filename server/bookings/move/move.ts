import type { Booking } from '#contract/bookings.ts';
import type { Received } from '#contract/index.ts';
import { periodOf, stepFor, sideOf, type Side } from '#domain/booking.ts';
import { isSameTime, proposalEnds, timeText, type PujaTime } from '#domain/calendar/proposal.ts';
import { PROPOSALS_A_DAY } from '#domain/bounds.ts';
import { clockOf, DAY, dayAt, earlier, instantOf, minutesOf, type Instant, type Period } from '#domain/time.ts';
import { keptAfter, takeWindow } from '../../almanac/taken.ts';
import { hasClosed } from '../../availability/closed.ts';
import { newId } from '../../db/ids.ts';
import { constraintOf, transaction, type Sql } from '../../db/sql.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { BookingRef } from '../../ledger/ledger.ts';
import { presentOne } from '../present.ts';
import { stopHanding } from '../asks/follow.ts';
import { isDeclared, isHeld } from '../request/request-store.ts';
import { bookingOf, type BookingRow } from '../store.ts';
import {
  closeProposal,
  countProposed,
  insertProposal,
  lastProposal,
  minutesOfRitual,
  type ProposalEnd,
  type ProposalRow,
} from './proposal-store.ts';
import { endInTime } from './move-over.ts';
import { lockPandit } from '../steps/step-store.ts';
import { ownBooking } from '../steps/steps.ts';
import { taken } from '../steps/taken.ts';
import { transition } from '../steps/transition.ts';
import type { StepRequest } from '../steps/step-request.ts';

/** Another day or hour for a booking: one side proposes, the other answers. Each of these asked twice is done once. */

/** Proposes another time, which the pandit must be free at; the old one is held until the other side agrees. */
export async function propose(
  deps: Deps,
  viewer: Viewer,
  bookingId: string,
  { day: asked, startTime: typed = null, window, reason = null }: Received<'POST /booking/:id/propose', 'body'>,
): Promise<Booking> {
  const { ritualId } = await ownBooking(deps.pool, viewer, bookingId);
  const { day, startTime, muhurat } = await takeWindow(deps, { ritualId, day: asked, startTime: typed, window });
  return inTurn(deps, viewer, bookingId, async (talk) => {
    const { sql, booking, ref, last, by, now } = talk;
    const time = timeOf({ day, startTime });
    if (!stepFor('propose', booking.status, by)) refuse('booking_no_step');
    if (last?.outcome === null && now < last.endsAt.getTime()) {
      return last.proposedBy === by && isSameTime(last, time) ? undefined : refuse('proposal_open');
    }
    if ((await countProposed(sql, ref, by, new Date(earlier(now, DAY)))) >= PROPOSALS_A_DAY) refuse('proposal_often');
    const period = await periodAt(talk, time);
    refuseSameOrPast(booking, time, period, now);
    const endsAt = endOf(booking, period, now);
    if (endsAt <= now) refuse('proposal_late');
    if (!(await isFree(talk, time, period))) refuse(notFree(by), { fields: { day: notFree(by) } });
    const at = new Date(now);
    await endInTime(sql, booking, last, now);
    await insertProposal(sql, ref, {
      id: newId(now),
      ...time,
      proposedBy: by,
      reason,
      muhurat,
      endsAt: new Date(endsAt),
      at,
    });
    const note = [timeText(time), reason].filter(Boolean).join('\n');
    await take(talk, { action: 'propose', note, told: { dueAt: endsAt, otherTime: time, note: reason } });
  });
}

/** Agrees to the time that was proposed, as it was shown: the booking moves there, if the pandit is still free. */
export const acceptMove = (
  deps: Deps,
  viewer: Viewer,
  bookingId: string,
  shown: Received<'POST /booking/:id/proposal/accept', 'body'>,
): Promise<Booking> =>
  inTurn(deps, viewer, bookingId, async (talk) => {
    const proposal = toClose(talk, 'move');
    if (!proposal) return;
    const { day, startMinute } = proposal;
    const time = { day, startMinute };
    if (!isSameTime(time, timeOf(shown))) refuse('proposal_over');
    const period = await periodAt(talk, time);
    if (!(await isFree(talk, time, period))) refuse(notFree(talk.by));
    const { day: oldDay, startMinute: oldMinute } = talk.booking;
    const old = { day: oldDay, startMinute: oldMinute };
    await end(talk, 'move', {
      note: `${timeText(old)} → ${timeText(time)}`,
      time: { ...time, period, muhurat: keptAfter(proposal.muhurat, talk.booking.muhurat, period) },
      told: { otherTime: old, note: null },
    });
    const { askId, customerId } = talk.booking;
    if (askId !== null) await stopHanding(talk.sql, { customerId, askId }, talk.now, transition);
  });

/** Does not agree to it. */
export const refuseMove = (deps: Deps, viewer: Viewer, bookingId: string): Promise<Booking> =>
  endBy(deps, viewer, bookingId, 'refuseMove');

/** The side that proposed it takes it back. */
export const takeBack = (deps: Deps, viewer: Viewer, bookingId: string): Promise<Booking> =>
  endBy(deps, viewer, bookingId, 'takeBack');

const endBy = (deps: Deps, viewer: Viewer, bookingId: string, action: 'refuseMove' | 'takeBack') =>
  inTurn(deps, viewer, bookingId, async (talk) => {
    const proposal = toClose(talk, action);
    if (!proposal) return;
    const { day, startMinute } = proposal;
    const told = { otherTime: { day, startMinute }, note: null };
    await end(talk, action, { note: timeText(proposal), told });
  });

/** A booking whose pandit's time is in our hands, and what was said about moving it. */
interface Talk {
  readonly sql: Sql;
  readonly ref: BookingRef;
  readonly booking: BookingRow;
  readonly last: ProposalRow | null;
  readonly viewer: Viewer;
  readonly by: Side;
  readonly now: Instant;
}

/** Both sides, and everybody who wants this pandit's time, one after the other. */
async function inTurn(
  deps: Deps,
  viewer: Viewer,
  bookingId: string,
  deed: (talk: Talk) => Promise<void>,
): Promise<Booking> {
  const { panditId } = await ownBooking(deps.pool, viewer, bookingId);
  const ref = { panditId, bookingId };
  const by = sideOf(ref, viewer);
  try {
    await transaction(deps.pool, async (sql) => {
      await lockPandit(sql, panditId);
      const [booking, last] = await Promise.all([bookingOf(sql, ref), lastProposal(sql, ref)]);
      if (!booking) refuse('booking_unknown');
      await deed({ sql, ref, booking, last, viewer, by, now: deps.now() });
    });
  } catch (error) {
    if (constraintOf(error) === 'bookings_no_double_booking') refuse(notFree(by));
    if (constraintOf(error) === 'bookings_one_live_request') refuse('proposal_asked');
    throw error;
  }
  return presentOne(deps.pool, await ownBooking(deps.pool, viewer, bookingId), viewer, deps.now());
}

/** The pandit is busy, told to one of the two. */
const notFree = (by: Side) => (by === 'pandit' ? 'proposal_own_not_free' : 'proposal_not_free');

/** The proposal that this side may close so now; null where it has done so before. */
function toClose({ booking, last, by, now }: Talk, action: 'move' | 'refuseMove' | 'takeBack'): ProposalRow | null {
  const proposal = last ?? refuse('proposal_over');
  if (proposal.outcome === action && proposal.closedBy === by) return null;
  if (proposal.outcome !== null) refuse('proposal_over');
  if (!stepFor(action, booking.status, by)) refuse('booking_no_step');
  const isOwn = proposal.proposedBy === by;
  if (action === 'takeBack' && !isOwn) refuse('proposal_others');
  if (action !== 'takeBack' && isOwn) refuse('proposal_own');
  return now < proposal.endsAt.getTime() ? proposal : refuse('proposal_over');
}

type Details = Pick<StepRequest, 'note' | 'time' | 'told'>;

async function end(talk: Talk, action: Exclude<ProposalEnd, 'expire'>, details: Details): Promise<void> {
  await closeProposal(talk.sql, talk.ref, { outcome: action, by: talk.by, at: new Date(talk.now) });
  await take(talk, { action, ...details });
}

async function take({ sql, ref, by, viewer, now }: Talk, step: Details & Pick<StepRequest, 'action'>): Promise<void> {
  if (!taken(await transition(sql, { ...ref, by, actorId: viewer.id, ...step }, now))) refuse('booking_no_step');
}

const timeOf = ({ day, startTime }: Received<'POST /booking/:id/proposal/accept', 'body'>): PujaTime => ({
  day,
  startMinute: startTime ? minutesOf(startTime) : null,
});

async function periodAt({ sql, booking }: Talk, { day, startMinute }: PujaTime): Promise<Period> {
  const length = await minutesOfRitual(sql, booking.ritualId);
  return periodOf(day, startMinute === null ? null : clockOf(startMinute), length);
}

function refuseSameOrPast(booking: BookingRow, time: PujaTime, { from }: Period, now: Instant): void {
  if (isSameTime(booking, time)) refuse('proposal_same', { fields: { day: 'proposal_same' } });
  if (time.day < dayAt(now)) refuse('date_past', { fields: { day: 'date_past' } });
  if (from <= now) refuse('start_passed', { fields: { startTime: 'start_passed' } });
}

const endOf = ({ startsAt, dueAt }: BookingRow, { from }: Period, now: Instant): Instant =>
  proposalEnds(now, { startsAt: instantOf(startsAt), newStartsAt: from, dueAt: dueAt && instantOf(dueAt) });

/** The day is declared, the hours are open, and no other booking has them. */
async function isFree({ sql, ref, booking }: Talk, { day }: PujaTime, period: Period): Promise<boolean> {
  const [declared, held, closed] = await Promise.all([
    isDeclared(sql, ref.panditId, day),
    isHeld(sql, ref.panditId, period, booking.id),
    hasClosed(sql, ref.panditId, period),
  ]);
  return declared && !held && !closed;
}

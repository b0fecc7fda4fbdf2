import type { Booking } from '#contract/bookings.ts';
import type { Received } from '#contract/index.ts';
import {
  canBeAskedFor,
  isAdvance,
  isAgreed,
  isLive,
  isTimeFor,
  states,
  stepTowards,
  type BookingStatus,
  sideOf,
} from '#domain/booking.ts';
import { pujaTime, type CodeExcuse } from '#domain/booking/begun.ts';
import { paise, type Paise } from '#domain/money.ts';
import type { Instant } from '#domain/time.ts';
import { constraintOf, transaction, type Pool, type Sql } from '../../db/sql.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import type { Viewer } from '../../http/viewer.ts';
import { presentOne } from '../present.ts';
import { isApproved, storedStateOf } from './step-store.ts';
import { bookingById, type BookingRow } from '../store.ts';
import { taken } from './taken.ts';
import { transition } from './transition.ts';
import type { Outcome, StepRequest } from './step-request.ts';

/** Steps that people take. */

export interface StatusWish {
  readonly bookingId: string;
  readonly bookingStatus: BookingStatus;
  readonly additionalNotesbyPandit?: string | null | undefined;
  /** Whole rupees. */
  readonly advanceAmountToBePaid?: number | undefined;
  /** The pandit is not free then, for anybody. */
  readonly closesHours?: boolean | undefined;
  /** Why it did not begin by the family's code. */
  readonly withoutCode?: CodeExcuse | undefined;
}

/** Brings a booking into the state a party wishes for, if the table has a step that leads there. */
export async function updateStatus(deps: Deps, viewer: Viewer, wish: StatusWish): Promise<Booking> {
  const row = await ownBooking(deps.pool, viewer, wish.bookingId);
  if (!canBeAskedFor(wish.bookingStatus)) refuse('booking_not_askable');
  if (!(await alreadyThere(deps.pool, row, viewer, wish.bookingStatus))) {
    await refuseIfAnotherHasIt(deps.pool, row);
    const outcome = await takeStep(deps, stepWished(row, viewer, wish, deps.now()));
    const isPassedOver = outcome.kind === 'no-step' && outcome.after === 'passOver';
    taken(outcome, isPassedOver ? 'ask_won' : 'booking_no_step');
  }
  return presentOne(deps.pool, await ownBooking(deps.pool, viewer, wish.bookingId), viewer, deps.now());
}

/**
 * A family calls off what is paid or agreed, having seen what of the advance comes back. Asked twice by the same person it is
 * done once; refuses `refund_changed` where another sum comes back by now.
 */
export async function cancelAgreed(
  deps: Deps,
  viewer: Viewer,
  bookingId: string,
  { reason, refund }: Received<'POST /booking/:id/cancel', 'body'>,
): Promise<Booking> {
  const note = reason ?? null;
  return callOff(deps, viewer, bookingId, { action: 'cancel', by: 'customer', note, amount: paise(refund) });
}

/** A family says yes to an advance that its credit pays whole. Asked twice by the same person it is done once. */
export async function payByCredit(deps: Deps, viewer: Viewer, bookingId: string): Promise<Booking> {
  const row = await ownBooking(deps.pool, viewer, bookingId);
  const { panditId, advancePaise } = row;
  if (states[row.status].takesMoney && !(await isApproved(deps.pool, panditId))) refuse('pandit_gone');
  const step = {
    action: 'pay',
    by: 'customer',
    actorId: viewer.id,
    ...(advancePaise && { amount: advancePaise }),
  } as const;
  taken(await takeStep(deps, { panditId, bookingId, ...step }));
  return presentOne(deps.pool, await ownBooking(deps.pool, viewer, bookingId), viewer, deps.now());
}

/** A pandit withdraws from an agreed puja before it begins. Asked twice by the same person it is done once. */
export async function withdraw(
  deps: Deps,
  viewer: Viewer,
  bookingId: string,
  { reason }: Received<'POST /booking/:id/withdraw', 'body'>,
): Promise<Booking> {
  return callOff(deps, viewer, bookingId, { action: 'withdraw', by: 'pandit', note: reason });
}

async function callOff(
  deps: Deps,
  viewer: Viewer,
  bookingId: string,
  step: Pick<StepRequest, 'action' | 'by' | 'note' | 'amount'>,
): Promise<Booking> {
  const row = await ownBooking(deps.pool, viewer, bookingId);
  const outcome = await takeStep(deps, { panditId: row.panditId, bookingId, actorId: viewer.id, ...step });
  taken(outcome, hasStarted(row, deps.now()) ? 'booking_started' : 'booking_no_step');
  return presentOne(deps.pool, await ownBooking(deps.pool, viewer, bookingId), viewer, deps.now());
}

const hasStarted = (row: BookingRow, now: Instant): boolean => isAgreed(row.status) && now >= pujaTime(row).from;

/** One step in a transaction of its own, with what goes along with it; refuses where the pandit's time turns out to be taken. */
export async function takeStep(
  { pool, now }: Pick<Deps, 'pool' | 'now'>,
  request: StepRequest,
  along?: (sql: Sql, outcome: Outcome, now: Instant) => Promise<void>,
): Promise<Outcome> {
  try {
    return await transaction(pool, async (sql) => {
      const at = now();
      const outcome = await transition(sql, request, at);
      await along?.(sql, outcome, at);
      return outcome;
    });
  } catch (error) {
    if (constraintOf(error) === 'bookings_no_double_booking') refuse('booking_taken');
    throw error;
  }
}

/** A booking of the viewer's, from either side; refuses `booking_unknown`. */
export async function ownBooking(pool: Pool, viewer: Viewer, bookingId: string): Promise<BookingRow> {
  const row = await bookingById(pool, bookingId);
  return row && (viewer.id === row.panditId || viewer.id === row.customerId) ? row : refuse('booking_unknown');
}

/** The same person asked for this state before, and the booking has not moved since. */
async function alreadyThere(pool: Pool, row: BookingRow, viewer: Viewer, wished: BookingStatus): Promise<boolean> {
  if (row.status !== wished) return false;
  const stored = await storedStateOf(pool, { panditId: row.panditId, bookingId: row.id });
  return stored?.status === wished && stored.lastActorId === viewer.id;
}

/** Somebody who looks at an older page learns what happened, rather than that their step does not exist. */
async function refuseIfAnotherHasIt(pool: Pool, { panditId, id, askId, status }: BookingRow): Promise<void> {
  if (askId === null || isLive(status)) return;
  const stored = await storedStateOf(pool, { panditId, bookingId: id });
  if (stored?.lastAction === 'passOver') refuse('ask_won');
}

/** The step that leads this person to the wished state, with what it asks for; refuses where something is missing. */
function stepWished(row: BookingRow, viewer: Viewer, wish: StatusWish, now: Instant): StepRequest {
  const by = sideOf(row, viewer);
  const step = stepTowards(row.status, wish.bookingStatus, by) ?? refuse('booking_no_step');
  const note = by === 'pandit' ? (wish.additionalNotesbyPandit ?? null) : null;
  if (step.asks === 'reason' && !note) {
    refuse('reason_required', { fields: { additionalNotesbyPandit: 'reason_required' } });
  }
  if (!isTimeFor(step, by, pujaTime(row), now)) refuse('not_started');
  return {
    panditId: row.panditId,
    bookingId: row.id,
    action: step.action,
    by,
    actorId: viewer.id,
    note,
    closes: by === 'pandit' && step.asks === 'reason' && wish.closesHours === true,
    ...(step.action === 'complete' &&
      by === 'pandit' &&
      row.begunAt === null && { withoutCode: wish.withoutCode ?? null }),
    ...(step.asks === 'amount' && { amount: advanceIn(wish, row.pricePaise) }),
  };
}

function advanceIn({ advanceAmountToBePaid }: StatusWish, price: Paise): Paise {
  if (!advanceAmountToBePaid) {
    refuse('amount_required', { fields: { advanceAmountToBePaid: 'amount_required' } });
  }
  const advance = paise(advanceAmountToBePaid);
  if (!isAdvance(advance, price)) refuse('advance_range', { fields: { advanceAmountToBePaid: 'advance_range' } });
  return advance;
}

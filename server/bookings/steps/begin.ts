import type { Booking } from '#contract/bookings.ts';
import type { Received } from '#contract/index.ts';
import { BEGIN_HOURS, isAgreed, isTimeFor, stepFor } from '#domain/booking.ts';
import {
  addDays,
  earlier,
  hours,
  instantOf,
  later,
  latest,
  minutes,
  minutesOf,
  startOfDay,
  type Instant,
} from '#domain/time.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import type { Viewer } from '../../http/viewer.ts';
import { presentOne } from '../present.ts';
import type { BookingRow } from '../store.ts';
import { ownBooking, takeStep } from './steps.ts';
import { tryStartCode } from './step-store.ts';

/** A puja begins, by the code of its family; and the family says that it is done. */

/** After five wrong codes. */
const WAIT = minutes(10);

/** Refuses a wrong code, and after five of them any for ten minutes. Asked again it has begun already. */
export async function begin(
  deps: Deps,
  viewer: Viewer,
  bookingId: string,
  { code, at }: Received<'POST /booking/:id/begin', 'body'>,
): Promise<Booking> {
  const { pool } = deps;
  const now = deps.now();
  const row = await ownBooking(pool, viewer, bookingId);
  if (!isAgreed(row.status)) refuse('booking_no_step');
  const startsAt = instantOf(row.startsAt);
  const step = stepFor('begin', row.status, 'pandit') ?? refuse('booking_no_step');
  if (!isTimeFor(step, 'pandit', { from: startsAt }, now)) refuse('begin_early');
  const begunAt = at ? timeTold(row, at, now) : now;
  const ref = { panditId: row.panditId, bookingId };
  const isRight = await tryStartCode(pool, ref, code, { at: new Date(now), again: new Date(later(now, WAIT)) });
  if (isRight === null) refuse('start_code_waits', { fields: { code: 'start_code_waits' }, retryAfter: WAIT / 1000 });
  if (!isRight) refuse('start_code_wrong', { fields: { code: 'start_code_wrong' } });
  const outcome = await takeStep(deps, { ...ref, action: 'begin', by: 'pandit', actorId: viewer.id, begunAt });
  if (outcome.kind === 'no-step') refuse('booking_no_step');
  return presentOne(pool, await ownBooking(pool, viewer, bookingId), viewer, now);
}

/** After its start, a puja held at night may begin on the next day. */
const NIGHT = hours(12);

/**
 * The time a pandit tells later, where there was no signal: past, and not hours before the start. On the day of the puja if
 * that fits, else on the other side of midnight.
 */
function timeTold({ day, startsAt }: BookingRow, clock: string, now: Instant): Instant {
  const from = earlier(instantOf(startsAt), hours(BEGIN_HOURS));
  const until = latest(startOfDay(addDays(day, 1)), later(instantOf(startsAt), NIGHT));
  const readings = [0, -1, 1].map((days) => later(startOfDay(addDays(day, days)), minutes(minutesOf(clock))));
  const told = readings.find((at) => at >= from && at < until && at <= now);
  return told ?? refuse('begin_time', { fields: { at: 'begin_time' } });
}

/** The family says that the puja took place: what is held is the pandit's then. */
export async function completeByFamily(deps: Deps, viewer: Viewer, bookingId: string): Promise<Booking> {
  const row = await ownBooking(deps.pool, viewer, bookingId);
  const ref = { panditId: row.panditId, bookingId };
  const outcome = await takeStep(deps, { ...ref, action: 'complete', by: 'customer', actorId: viewer.id });
  if (outcome.kind === 'unknown') refuse('booking_unknown');
  if (outcome.kind === 'no-step') refuse(isAgreed(row.status) ? 'not_started' : 'booking_no_step');
  if (outcome.kind === 'case-open') refuse('case_holds');
  return presentOne(deps.pool, await ownBooking(deps.pool, viewer, bookingId), viewer, deps.now());
}

import type { Booking } from '#contract/bookings.ts';
import { isAgreed, isLive, wasHeld, type BookingStatus } from '#domain/booking.ts';
import { startOf } from '#domain/booking/begun.ts';
import type { Ground } from '#domain/cases/outcome.ts';
import { rupees, type Paise } from '#domain/money.ts';
import { periodBetween, type Instant } from '#domain/time.ts';
import { audit, type Facts } from '../../audit/audit.ts';
import type { Sql } from '../../db/sql.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { BookingRef } from '../../ledger/ledger.ts';
import { presentOne } from '../present.ts';
import { bookingOf } from '../store.ts';
import { cancelFor, unheldFor } from './admin-steps.ts';
import { lockPandit } from './step-store.ts';
import { taken } from './taken.ts';
import { transition } from './transition.ts';

/** What a decision about a case does to its booking: the ordinary steps, in the transaction of the decision. */

export interface Told {
  readonly reason: string;
  readonly requestId: string;
}

/** Nobody else decides about this pandit's bookings until the transaction ends: asked for before the booking itself is locked. */
export const queueForPandit = (sql: Sql, panditId: string): Promise<void> => lockPandit(sql, panditId);

/** A booking as an admin sees it, for the page of a case. */
export async function bookingFor(sql: Sql, admin: Viewer, ref: BookingRef, now: Instant): Promise<Booking> {
  const row = await bookingOf(sql, ref);
  if (!row) throw new Error('A case has its booking.');
  return presentOne(sql, row, admin, now);
}

/** The state of the booking: what can be decided depends on it. */
export async function stateForCase(sql: Sql, ref: BookingRef): Promise<Omit<Ground, 'kind' | 'left'>> {
  const row = await bookingOf(sql, ref);
  if (!row) throw new Error('A case has its booking.');
  const period = periodBetween(row.startsAt, row.endsAt);
  return { status: row.status, startsAt: startOf(period), endsAt: period.to, hasBegun: row.begunAt !== null };
}

/** The puja was not held: the booking ends, and the given sum of the payment goes back, or all of it without a sum. */
export async function endUnheld(
  sql: Sql,
  admin: Viewer,
  ref: BookingRef,
  made: Told & { readonly amount: Paise | null; readonly key: string },
  now: Instant,
): Promise<void> {
  const { amount, ...why } = made;
  taken(await unheldFor(sql, admin, ref, { ...why, ...(amount !== null && { amount }) }, now));
}

/** All of the advance goes back: a booking that is not over ends with it; else what is left of it is refunded. */
export async function refundAllFor(
  sql: Sql,
  admin: Viewer,
  ref: BookingRef,
  { status, left, key, ...told }: Told & { readonly status: BookingStatus; readonly left: Paise; readonly key: string },
  now: Instant,
): Promise<void> {
  if (isLive(status)) taken(await cancelFor(sql, admin, ref, told, now));
  else await refundFor(sql, admin, ref, { amount: left, key, ...told }, now);
}

/** So much of the advance goes back; the booking stays where it is. */
export async function refundFor(
  sql: Sql,
  admin: Viewer,
  { panditId, bookingId }: BookingRef,
  { amount, key, reason, requestId }: Told & { readonly amount: Paise; readonly key: string },
  now: Instant,
): Promise<void> {
  const step = { action: 'refund', by: 'admin', actorId: admin.id, note: reason, amount, key } as const;
  if (!taken(await transition(sql, { panditId, bookingId, ...step }, now))) return;
  await note(sql, admin, 'refunded', bookingId, { reason, requestId, after: { amount: rupees(amount) } }, now);
}

/** An agreed puja counts as held, and what is held for it is the pandit's. One that was completed is left as it is, and where that was doubted its story says so. */
export async function completeFor(
  sql: Sql,
  admin: Viewer,
  { panditId, bookingId }: BookingRef,
  {
    status,
    doubted = false,
    key,
    reason,
    requestId,
  }: Told & { readonly status: BookingStatus; readonly doubted?: boolean; readonly key?: string },
  now: Instant,
): Promise<void> {
  if (!isAgreed(status) && !(doubted && wasHeld(status))) return;
  // a decision is a step of its own, also where the office had noted that it was held
  const step = {
    action: 'completeOnBehalf',
    by: 'admin',
    actorId: admin.id,
    note: reason,
    ...(key && { key }),
  } as const;
  if (!taken(await transition(sql, { panditId, bookingId, ...step }, now))) return;
  await note(sql, admin, 'completed', bookingId, { reason, requestId, after: {} }, now);
}

const note = (
  sql: Sql,
  admin: Viewer,
  verb: 'refunded' | 'completed',
  bookingId: string,
  { reason, requestId, after }: Told & { readonly after: Facts },
  now: Instant,
): Promise<void> => {
  const deed = { actorId: admin.id, action: `booking.${verb}`, subjectType: 'booking', subjectId: bookingId } as const;
  return audit(sql, { ...deed, after, note: reason, requestId }, now);
};

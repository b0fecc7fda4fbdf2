import type { DeedName } from '#domain/deeds.ts';
import type { Booking } from '#contract/bookings.ts';
import type { Received } from '#contract/index.ts';
import { paise, rupees } from '#domain/money.ts';
import type { Instant } from '#domain/time.ts';
import { audit } from '../../audit/audit.ts';
import { transaction, type Sql } from '../../db/sql.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { BookingRef } from '../../ledger/ledger.ts';
import { partialRefundOf } from '../../ledger/partial-refund.ts';
import { presentOne } from '../present.ts';
import { bookingById, type BookingRow } from '../store.ts';
import { taken } from './taken.ts';
import { transition } from './transition.ts';
import type { Outcome, StepRequest } from './step-request.ts';

/** The two steps an admin takes for the parties (docs/decisions/0031-operator-refunds.md). */

/** Ends a live booking; what is held goes back in full. The same admin asking again finds it done. */
export async function cancelOnBehalf(
  { pool, now }: Deps,
  admin: Viewer,
  { bookingId, reason }: Received<'POST /booking/admin/cancel', 'body'>,
  requestId: string,
): Promise<Booking> {
  const at = now();
  return transaction(pool, async (sql) => {
    const { panditId } = await known(sql, bookingId);
    taken(await cancelFor(sql, admin, { panditId, bookingId }, { reason, requestId }, at));
    return presentOne(sql, await known(sql, bookingId), admin, at);
  });
}

/** The same within another decision's transaction; says whether it could be done. */
export const cancelFor = (sql: Sql, admin: Viewer, ref: BookingRef, why: Why, now: Instant): Promise<Outcome> =>
  endFor(sql, admin, ref, { action: 'cancelOnBehalf', deed: 'booking.cancelled' }, why, now);

/** The office has found that the puja was not held, whether or not somebody said so. */
export const unheldFor = (sql: Sql, admin: Viewer, ref: BookingRef, why: Why, now: Instant): Promise<Outcome> =>
  endFor(sql, admin, ref, { action: 'notHeld', deed: 'booking.cancelled' }, why, now);

export interface Why extends Pick<StepRequest, 'told' | 'hushed' | 'amount' | 'key'> {
  readonly reason: string;
  readonly requestId: string;
}

async function endFor(
  sql: Sql,
  admin: Viewer,
  { panditId, bookingId }: BookingRef,
  {
    action,
    deed: named,
  }: { readonly action: 'cancelOnBehalf' | 'withdrawOnBehalf' | 'notHeld'; readonly deed: DeedName },
  { reason, requestId, ...telling }: Why,
  now: Instant,
): Promise<Outcome> {
  const step = { action, by: 'admin', actorId: admin.id, note: reason, ...telling } as const;
  const outcome = await transition(sql, { panditId, bookingId, ...step }, now);
  if (outcome.kind !== 'done') return outcome;
  const deed = { actorId: admin.id, action: named, subjectType: 'booking', subjectId: bookingId } as const;
  const change = { before: { status: outcome.from }, after: { status: outcome.status }, note: reason };
  await audit(sql, { ...deed, ...change, requestId }, now);
  return outcome;
}

/** The pandit of an agreed puja does not come, and it is the office that says so: what the family said about others is done. */
export async function withdrawOnBehalf(
  { pool, now }: Deps,
  admin: Viewer,
  { bookingId, reason }: Received<'POST /booking/admin/substitute', 'body'>,
  requestId: string,
): Promise<Booking> {
  const at = now();
  return transaction(pool, async (sql) => {
    const { panditId } = await known(sql, bookingId);
    taken(await withdrawFor(sql, admin, { panditId, bookingId }, { reason, requestId }, at));
    return presentOne(sql, await known(sql, bookingId), admin, at);
  });
}

/** The same within another decision's transaction. */
export const withdrawFor = (sql: Sql, admin: Viewer, ref: BookingRef, why: Why, now: Instant): Promise<Outcome> =>
  endFor(sql, admin, ref, { action: 'withdrawOnBehalf', deed: 'booking.withdrawn' }, why, now);

/** Gives a part of the advance back, or all that is left. One press of the button is one refund, however often it is sent. */
export async function refundOnRequest(
  { pool, now }: Deps,
  admin: Viewer,
  { bookingId, amount: asked, reason, key }: Received<'POST /booking/admin/refund', 'body'>,
  requestId: string,
): Promise<Booking> {
  const at = now();
  return transaction(pool, async (sql) => {
    const { panditId } = await known(sql, bookingId);
    const ref = { panditId, bookingId };
    const amount = paise(asked);
    const step = { action: 'refund', by: 'admin', actorId: admin.id, note: reason, amount, key } as const;
    if (taken(await transition(sql, { ...ref, ...step }, at))) {
      const deed = {
        actorId: admin.id,
        action: 'booking.refunded',
        subjectType: 'booking',
        subjectId: bookingId,
      } as const;
      await audit(sql, { ...deed, after: { amount: rupees(amount) }, note: reason, requestId }, at);
    } else {
      const earlier = await partialRefundOf(sql, ref, key);
      if (earlier?.amountPaise !== amount || earlier.askedBy !== admin.id) refuse('key_reused');
    }
    return presentOne(sql, await known(sql, bookingId), admin, at);
  });
}

const known = async (sql: Sql, bookingId: string): Promise<BookingRow> =>
  (await bookingById(sql, bookingId)) ?? refuse('booking_unknown');

import type { Booking } from '#contract/bookings.ts';
import { paise } from '#domain/money.ts';
import type { Instant } from '#domain/time.ts';
import type { Sql } from '../../db/sql.ts';
import type { Deps } from '../../deps.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { BookingRef } from '../../ledger/ledger.ts';
import { presentOne } from '../present.ts';
import { ownBooking, takeStep } from '../steps/steps.ts';
import { taken } from '../steps/taken.ts';

/** Opens a case about what the two say; in the transaction of the step, so that nothing is settled before it. */
export type OpenDifference = (sql: Sql, ref: BookingRef, words: string, now: Instant) => Promise<unknown>;

/** The family says what it gave in all, the pandit what they got. Asked twice it is said once; another sum takes the place of the first. */
export async function sayRest(
  deps: Deps,
  viewer: Viewer,
  bookingId: string,
  action: 'giveRest' | 'receiveRest',
  amount: number,
  openDifference: OpenDifference,
): Promise<Booking> {
  const row = await ownBooking(deps.pool, viewer, bookingId);
  const by = action === 'giveRest' ? 'customer' : 'pandit';
  const ref = { panditId: row.panditId, bookingId };
  const step = { ...ref, action, by, actorId: viewer.id, amount: paise(amount) } as const;
  const outcome = await takeStep(deps, step, async (sql, made, now) => {
    if (made.kind === 'done' && made.differs !== null) await openDifference(sql, ref, made.differs, now);
  });
  taken(outcome, 'rest_early');
  return presentOne(deps.pool, await ownBooking(deps.pool, viewer, bookingId), viewer, deps.now());
}

import type { Booking } from '#contract/bookings.ts';
import { paise } from '#domain/money.ts';
import type { Deps } from '../../deps.ts';
import type { Viewer } from '../../http/viewer.ts';
import { presentOne } from '../present.ts';
import { ownBooking, takeStep } from '../steps/steps.ts';
import { taken } from '../steps/taken.ts';

/** The family says what it gave in all, the pandit what they got. Asked twice it is said once; another sum takes the place of the first. */
export async function sayRest(
  deps: Deps,
  viewer: Viewer,
  bookingId: string,
  action: 'giveRest' | 'receiveRest',
  amount: number,
): Promise<Booking> {
  const row = await ownBooking(deps.pool, viewer, bookingId);
  const by = action === 'giveRest' ? 'customer' : 'pandit';
  const ref = { panditId: row.panditId, bookingId };
  const outcome = await takeStep(deps, { ...ref, action, by, actorId: viewer.id, amount: paise(amount) });
  taken(outcome, 'rest_early');
  return presentOne(deps.pool, await ownBooking(deps.pool, viewer, bookingId), viewer, deps.now());
}

import type { Booking } from '#contract/bookings.ts';
import { fellThrough } from '#domain/booking.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import type { Viewer } from '../../http/viewer.ts';
import { setNotNeeded } from '../lists/lacking-store.ts';
import { presentOne } from '../present.ts';
import { ownBooking } from './steps.ts';

/** A family needs a puja no longer whose pandit does not come: nothing of it waits for the family, or for the office, any more. */
export async function notNeeded(deps: Deps, viewer: Viewer, bookingId: string): Promise<Booking> {
  const row = await ownBooking(deps.pool, viewer, bookingId);
  if (!fellThrough(row.status)) refuse('booking_no_step');
  await setNotNeeded(deps.pool, viewer.id, bookingId, new Date(deps.now()));
  return presentOne(deps.pool, row, viewer, deps.now());
}

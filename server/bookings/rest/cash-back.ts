import type { Booking } from '#contract/bookings.ts';
import { sideOf } from '#domain/booking.ts';
import { maySayReturned } from '#domain/booking/cash-back.ts';
import { asPaise } from '#domain/money.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import type { Viewer } from '../../http/viewer.ts';
import { presentOne } from '../present.ts';
import { ownBooking, takeStep } from '../steps/steps.ts';
import { taken } from '../steps/taken.ts';
import { cashBackOfBooking } from './cash-in.ts';

/** One of the two says that the cash was given back. Said twice by one of them it is said once. */
export async function sayReturned(deps: Deps, viewer: Viewer, bookingId: string): Promise<Booking> {
  const row = await ownBooking(deps.pool, viewer, bookingId);
  const ref = { panditId: row.panditId, bookingId };
  const back = (await cashBackOfBooking(deps.pool, ref)) ?? refuse('cash_none');
  const by = sideOf(row, viewer);
  const step = { action: 'returnRest', by, actorId: viewer.id, amount: asPaise(back.amount) } as const;
  if (maySayReturned(back, by)) taken(await takeStep(deps, { ...ref, ...step }), 'cash_none');
  else if (!back.said.includes(by)) refuse('cash_none');
  return presentOne(deps.pool, await ownBooking(deps.pool, viewer, bookingId), viewer, deps.now());
}

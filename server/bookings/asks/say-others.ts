import type { z } from 'zod';
import type { othersInput } from '#contract/booking/asks.ts';
import type { Booking } from '#contract/bookings.ts';
import { isPromised } from '#domain/asks/asks.ts';
import { isLive } from '#domain/booking.ts';
import { paise } from '#domain/money.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import type { Viewer } from '../../http/viewer.ts';
import { presentOne } from '../present.ts';
import { requesting } from '../request/request.ts';
import { ownBooking } from '../steps/steps.ts';
import { bookingOf } from '../store.ts';
import { askOf } from './ask-of.ts';
import { setAsk, setWish } from './ask-store.ts';

/**
 * Whether others are asked if the pandit does not come, as the family says it now: until the booking is over it can be said, and changed. It
 * counts for all who were asked for the same puja; what a pandit did before is not done again.
 */
export async function sayOthers(
  deps: Deps,
  viewer: Viewer,
  bookingId: string,
  { others, limit }: z.output<typeof othersInput>,
): Promise<Booking> {
  const seen = await ownBooking(deps.pool, viewer, bookingId);
  if (seen.customerId !== viewer.id) refuse('booking_unknown');
  const ref = { panditId: seen.panditId, bookingId };
  await requesting(deps, async (sql) => {
    const ask = await askOf(sql, seen, new Date(deps.now()));
    // as it is now that nobody else decides about it
    const row = await bookingOf(sql, ref);
    if (!row || !isLive(row.status) || row.begunAt !== null) refuse('ask_over');
    const key = { customerId: viewer.id, askId: ask.id };
    const before = ask.limitPaise ?? row.pricePaise;
    await setWish(sql, key, {
      consent: others,
      limit: limit ? paise(limit) : limit === null ? row.pricePaise : before,
    });
    // one that was asked alone has an ask of its own from now on
    if (ask.state === 'over') {
      const isHad = isPromised(row.status);
      await setAsk(sql, key, {
        state: isHad ? 'won' : 'asked',
        wonId: isHad ? bookingId : null,
        kept: null,
        nextAt: null,
      });
    }
  });
  const row = (await bookingOf(deps.pool, ref)) ?? refuse('booking_unknown');
  return presentOne(deps.pool, row, viewer, deps.now());
}

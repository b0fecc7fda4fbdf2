import type { Booking } from '#contract/bookings.ts';
import { promisedStatuses } from '#domain/booking.ts';
import type { Instant } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../http/failure.ts';
import type { Viewer } from '../http/viewer.ts';
import { tellOfBooking } from '../notifications/notifications.ts';
import { cancelFor } from './operator.ts';
import { presentAll } from './present.ts';
import { liveBookingsOf } from './store.ts';

/** What becomes of a pandit's bookings when the office decides that families cannot book them any more. */

const MOST = 500;
/** What the parties read. Why it was decided is between the office and the pandit. */
const REASON = 'The pandit no longer holds pujas for us.';

/** For the question before the decision: which they are. */
export async function liveOf({ pool, now }: Deps, admin: Viewer, panditId: string): Promise<{ bookings: Booking[] }> {
  return { bookings: await presentAll(pool, await liveBookingsOf(pool, panditId, MOST), admin, now()) };
}

export interface Leaving {
  readonly panditId: string;
  /** Which of their bookings end now. */
  readonly cancel: readonly string[];
  readonly requestId: string;
}

/**
 * Ends those bookings, in the transaction of the decision, and tells the families of the promised ones that stay. Refuses
 * `booking_unknown` where one is not the pandit's, or is over meanwhile: who decided saw something else.
 */
export async function settleLeaving(sql: Sql, admin: Viewer, leaving: Leaving, now: Instant): Promise<void> {
  const { panditId, cancel, requestId } = leaving;
  const live = await liveBookingsOf(sql, panditId, MOST);
  if (cancel.some((id) => !live.some((row) => row.id === id))) {
    refuse('booking_unknown', { fields: { cancel: 'booking_unknown' } });
  }
  for (const { id: bookingId, customerId, status } of live) {
    if (cancel.includes(bookingId)) {
      await cancelFor(sql, admin, { panditId, bookingId }, { reason: REASON, requestId }, now);
    } else if (promisedStatuses.includes(status)) {
      const news = { topic: 'panditLeft.customer', facts: {} } as const;
      await tellOfBooking(sql, { panditId, bookingId, personId: customerId, ...news }, now);
    }
  }
}

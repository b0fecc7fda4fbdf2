import type { Booking } from '#contract/bookings.ts';
import { isAgreed } from '#domain/booking.ts';
import type { Paise } from '#domain/money.ts';
import type { Instant } from '#domain/time.ts';
import type { Sql } from '../../db/sql.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import type { Viewer } from '../../http/viewer.ts';
import { advanceHeld } from '../../ledger/ledger.ts';
import { tellOfBooking } from '../../notifications/notifications.ts';
import { cancelFor, taken } from './admin-steps.ts';
import { presentAll } from '../present.ts';
import { liveBookingsOf, type BookingRow } from '../store.ts';

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
  /** Which of the agreed bookings end now. */
  readonly cancel: readonly string[];
  readonly requestId: string;
}

/**
 * Ends, in the transaction of the decision, those bookings and all that still ask for the pandit's word, which can be given
 * no more; tells the families of agreed pujas to come that theirs stay. Refuses `booking_unknown` where one is not the
 * pandit's, or is over meanwhile: who decided saw something else.
 */
export async function settleLeaving(sql: Sql, admin: Viewer, leaving: Leaving, now: Instant): Promise<void> {
  const { panditId, cancel, requestId } = leaving;
  const live = await liveBookingsOf(sql, panditId, MOST);
  if (cancel.some((id) => !live.some((row) => row.id === id))) {
    refuse('booking_unknown', { fields: { cancel: 'booking_unknown' } });
  }
  for (const row of live) {
    const ref = { panditId, bookingId: row.id };
    if (!isAgreed(row.status)) {
      // what is past its deadline, or was ended by the family just now, needs no ending
      await cancelFor(sql, admin, ref, { reason: REASON, requestId }, now);
    } else if (cancel.includes(row.id)) {
      taken(await cancelFor(sql, admin, ref, { reason: REASON, requestId }, now));
    } else if (now < row.startsAt.getTime()) {
      const topic = 'panditLeft.customer';
      const facts = { amount: await advanceLeft(sql, row) };
      await tellOfBooking(sql, { ...ref, personId: row.customerId, topic, facts }, now);
    }
  }
}

/** What a cancelling would give back; null where there is no such money. */
async function advanceLeft(sql: Sql, row: BookingRow): Promise<Paise | null> {
  if (row.paidAt === null) return null;
  const left = await advanceHeld(sql, { panditId: row.panditId, bookingId: row.id });
  return left > 0 ? left : null;
}

import type { Booking } from '#contract/bookings.ts';
import { isAgreed } from '#domain/booking.ts';
import { ownNote } from '#domain/booking/own-reason.ts';
import type { Paise } from '#domain/money.ts';
import type { Instant } from '#domain/time.ts';
import type { Sql } from '../../db/sql.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import type { Viewer } from '../../http/viewer.ts';
import { advanceHeld } from '../../ledger/ledger.ts';
import { tellOfBooking } from '../../notifications/notifications.ts';
import type { LeftBookings } from '../../notifications/topics.ts';
import { cancelFor, withdrawFor } from './admin-steps.ts';
import { taken } from './taken.ts';
import { presentAll } from '../present.ts';
import { liveBookingsOf, liveBookingsOfCustomer, type BookingRow } from '../store.ts';

/** What becomes of somebody's bookings when the office decides that they go on no more with us. */

const MOST = 500;

/** A pandit, or a family. */
export type Side =
  | { readonly panditId: string; readonly customerId: null }
  | { readonly panditId: null; readonly customerId: string };

const rowsOf = (sql: Sql, { panditId, customerId }: Side): Promise<BookingRow[]> =>
  panditId === null ? liveBookingsOfCustomer(sql, customerId, MOST) : liveBookingsOf(sql, panditId, MOST);

/** A pandit's bookings that are not over, the soonest first: a decision about the pandit has to settle each. */
export const liveBookings = async ({ pool, now }: Deps, admin: Viewer, side: Side): Promise<Booking[]> =>
  presentAll(pool, await rowsOf(pool, side), admin, now());

export type Leaving = Side & {
  /** Which of the agreed bookings end now. */
  readonly cancel: readonly string[];
  /** For which of them another pandit is looked for, as its family has said. */
  readonly substitute?: readonly string[];
  /** Where given, what becomes of every agreed one has to be among these. */
  readonly mustName?: ReadonlyMap<string, unknown>;
  readonly requestId: string;
};

/**
 * Ends, in the transaction of the decision, those bookings and all that still ask for the pandit's word, which can be given
 * no more; tells the families of agreed pujas to come that theirs stay. A pandit hears of all of them in the message about the
 * decision: what it says of them is given back. Refuses `booking_unknown` where one is not the
 * person's, or is over by now: the office saw something else; `stop_fates` where an agreed one was not named.
 */
export async function settleLeaving(sql: Sql, admin: Viewer, leaving: Leaving, now: Instant): Promise<LeftBookings> {
  const { cancel, substitute = [], mustName, requestId } = leaving;
  const live = await rowsOf(sql, leaving);
  if ([...cancel, ...substitute].some((id) => !live.some((row) => row.id === id))) {
    refuse('booking_unknown', { fields: { cancel: 'booking_unknown' } });
  }
  if (mustName && live.some((row) => isAgreed(row.status) && !mustName.has(row.id))) refuse('stop_fates');
  // the parties read no more than this: why somebody was paused is between the office and that person
  const why =
    leaving.panditId === null
      ? { reason: ownNote('familyLeaves'), requestId }
      : { reason: ownNote('panditLeaves'), requestId, told: { leaves: true }, hushed: ['pandit'] as const };
  const ended: BookingRow[] = [];
  for (const row of live) {
    const ref = { panditId: row.panditId, bookingId: row.id };
    if (!isAgreed(row.status)) {
      // what is past its deadline, or was ended by the family just now, needs no ending
      if ((await cancelFor(sql, admin, ref, why, now)).kind === 'done') ended.push(row);
    } else if (cancel.includes(row.id)) {
      taken(await cancelFor(sql, admin, ref, why, now));
      ended.push(row);
    } else if (substitute.includes(row.id)) {
      taken(await withdrawFor(sql, admin, ref, why, now));
      ended.push(row);
    } else if (leaving.panditId !== null && now < row.startsAt.getTime()) {
      const topic = 'panditLeft.customer';
      const facts = { amount: await advanceLeft(sql, row) };
      await tellOfBooking(sql, { ...ref, personId: row.customerId, topic, facts }, now);
    }
  }
  const stay = live.filter((row) => isAgreed(row.status) && !ended.includes(row));
  return { ended: ended.map(timeOf), stay: stay.map(timeOf) };
}

const timeOf = ({ day, startMinute }: BookingRow) => ({ day, startMinute });

/** What a cancelling would give back; null where there is no such money. */
async function advanceLeft(sql: Sql, row: BookingRow): Promise<Paise | null> {
  if (row.paidAt === null) return null;
  const left = await advanceHeld(sql, { panditId: row.panditId, bookingId: row.id });
  return left > 0 ? left : null;
}

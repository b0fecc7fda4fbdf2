import type { Booking } from '#contract/bookings.ts';
import { isPriest } from '#domain/roles.ts';
import type { Instant } from '#domain/time.ts';
import type { Sql } from '../../db/sql.ts';
import type { Viewer } from '../../http/viewer.ts';
import { hasLive, removePlaces } from './leave-store.ts';
import { presentWhole } from '../present.ts';
import { bookingsOfCustomer, bookingsOfPandit } from '../store.ts';

/** What a person takes along, and what they leave behind. */

const AT_ONCE = 200;

/** Every booking of the viewer's own, newest first, as their screens show it. */
export async function everyBooking(sql: Sql, viewer: Viewer, now: Instant): Promise<Booking[]> {
  const list = isPriest(viewer.userType) ? bookingsOfPandit : bookingsOfCustomer;
  const all: Booking[] = [];
  for (let before: string | null = null; ; before = all.at(-1)?._id ?? null) {
    const rows = await list(sql, viewer.id, { before, limit: AT_ONCE });
    all.push(...(await presentWhole(sql, rows, viewer, now)));
    if (rows.length < AT_ONCE) return all;
  }
}

/** Whether somebody still counts on this person, or they on somebody: a booking that has steps before it. */
export const hasLiveBooking = (sql: Sql, personId: string): Promise<boolean> => hasLive(sql, personId);

/** Takes the customer's addresses and notes off their bookings, none of which is live any more. */
export const forgetPlaces = (sql: Sql, customerId: string, at: Date): Promise<void> =>
  removePlaces(sql, customerId, at);

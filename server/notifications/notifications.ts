import type { Instant } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';
import { insertBookingMessage, insertMessage, type BookingMessage, type PersonalMessage } from './outbox-store.ts';

/** Leaves a message about a booking for the sending job, in the caller's transaction: no news without its cause. */
export const tellOfBooking = (sql: Sql, message: BookingMessage, now: Instant): Promise<void> =>
  insertBookingMessage(sql, message, new Date(now));

/** Leaves a message that concerns no booking, in the same way. */
export const tellPerson = (sql: Sql, message: PersonalMessage, now: Instant): Promise<void> =>
  insertMessage(sql, message, new Date(now));

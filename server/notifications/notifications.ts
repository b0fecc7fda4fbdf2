import type { Instant } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';
import { insertBookingMessage, type BookingMessage } from './outbox-store.ts';

/** Leaves a message about a booking for the sending job, in the caller's transaction: no news without its cause. */
export const tellOfBooking = (sql: Sql, message: BookingMessage, now: Instant): Promise<void> =>
  insertBookingMessage(sql, message, new Date(now));

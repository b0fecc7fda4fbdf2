import type { Instant } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';
import {
  insertBookingMessage,
  insertInvitationMessage,
  insertMessage,
  type BookingMessage,
  type PersonalMessage,
} from './outbox-store.ts';
import type { InvitationSending } from './topics.ts';

/** Leaves a message about a booking for the sending job, in the caller's transaction: no news without its cause. */
export const tellOfBooking = (sql: Sql, message: BookingMessage, now: Instant): Promise<void> =>
  insertBookingMessage(sql, message, new Date(now));

/** Leaves a message that concerns no booking, in the same way. */
export const tellPerson = (sql: Sql, message: PersonalMessage, now: Instant): Promise<void> =>
  insertMessage(sql, message, new Date(now));

/** Leaves an invitation to the office, for somebody who is not among our people yet. */
export const tellInvited = (sql: Sql, sending: InvitationSending, now: Instant): Promise<void> =>
  insertInvitationMessage(sql, sending, new Date(now));

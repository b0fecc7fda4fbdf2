import { holdingStatuses, unansweredStatuses } from '#domain/booking.ts';
import type { Sql } from '../../db/sql.ts';
import type { BookingRef } from '../../ledger/ledger.ts';

/** SQL of hours that a booking has taken from others who asked for them. */

/** In the transaction of the step that took them. */
export async function noteTaken(sql: Sql, { panditId, bookingId }: BookingRef, at: Date): Promise<void> {
  await sql`
    INSERT INTO taken_hours (pandit_id, booking_id, due_at) VALUES (${panditId}, ${bookingId}, ${at})
    ON CONFLICT (pandit_id, booking_id) DO UPDATE SET due_at = excluded.due_at, is_last = false`;
}

export interface Taken extends BookingRef {
  readonly isLast: boolean;
}

/** Oldest first. */
export const dueTaken = (sql: Sql, now: Date, limit: number): Promise<Taken[]> => sql<Taken[]>`
  SELECT pandit_id, booking_id, is_last FROM taken_hours WHERE due_at <= ${now} ORDER BY due_at LIMIT ${limit}`;

/** Notes that a row was looked at: the row comes once more, or is done. A row written again in between stays as it is. */
export async function noteLooked(
  sql: Sql,
  { panditId, bookingId, isLast }: Taken,
  now: Date,
  again: Date,
): Promise<void> {
  if (isLast) {
    await sql`
      DELETE FROM taken_hours
      WHERE pandit_id = ${panditId} AND booking_id = ${bookingId} AND is_last AND due_at <= ${now}`;
  } else {
    await sql`
      UPDATE taken_hours SET due_at = ${again}, is_last = true
      WHERE pandit_id = ${panditId} AND booking_id = ${bookingId} AND NOT is_last AND due_at <= ${now}`;
  }
}

/**
 * Requests of the same pandit for any of its hours that wait for an answer, as long as it has them. One for which another time is proposed
 * can still be held then.
 */
export const losersTo = (sql: Sql, { panditId, bookingId }: BookingRef, now: Date): Promise<BookingRef[]> => sql<
  BookingRef[]
>`
  SELECT other.pandit_id, other.id AS booking_id
  FROM bookings had JOIN bookings other ON other.pandit_id = had.pandit_id AND other.id <> had.id
    AND other.day BETWEEN had.day - 1 AND had.day + 1 AND other.period && had.period
  WHERE had.pandit_id = ${panditId} AND had.id = ${bookingId} AND had.status IN ${sql(holdingStatuses)}
    AND other.status IN ${sql(unansweredStatuses)}
    AND NOT EXISTS (
      SELECT 1 FROM booking_proposals p WHERE p.pandit_id = other.pandit_id AND p.booking_id = other.id
        AND p.closed_at IS NULL AND p.ends_at > ${now})
  ORDER BY other.id`;

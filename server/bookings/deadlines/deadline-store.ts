import type { BookingStatus } from '#domain/booking.ts';
import type { Sql } from '../../db/sql.ts';
import type { BookingRef } from '../../ledger/ledger.ts';

/** SQL of deadlines. */

export interface DueBooking extends BookingRef {
  readonly status: BookingStatus;
  readonly dueAt: Date;
}

/** Bookings whose deadline has come, longest ago first; read without a lock, each is claimed by its step. */
export async function dueBookings(
  sql: Sql,
  now: Date,
  after: DueBooking | undefined,
  limit: number,
): Promise<DueBooking[]> {
  return sql<DueBooking[]>`
    SELECT pandit_id, id AS booking_id, status, due_at FROM bookings
    WHERE due_at <= ${now} ${after ? sql`AND (due_at, id) > (${after.dueAt}, ${after.bookingId})` : sql``}
    ORDER BY due_at, id LIMIT ${limit}`;
}

import { bookingStatuses, isAgreed, type BookingStatus } from '#domain/booking.ts';
import type { Sql } from '../../db/sql.ts';
import type { BookingRef } from '../../ledger/ledger.ts';

/** SQL of deadlines. */

const agreedStatuses = bookingStatuses.filter(isAgreed);

export interface DueBooking extends BookingRef {
  readonly status: BookingStatus;
  readonly dueAt: Date;
}

/**
 * False while another process is about deadlines: nobody has to wait for it, and two would only take each other's steps. Until the
 * end of the transaction.
 */
export async function isOurTurn(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ ours: boolean }[]>`SELECT pg_try_advisory_xact_lock(hashtext('booking deadlines')) AS ours`;
  return row?.ours ?? false;
}

/**
 * Bookings whose deadline has come, longest ago first; read without a lock, each is claimed by its step. A puja whose money waits for
 * the office is completed once that is decided.
 */
export async function dueBookings(
  sql: Sql,
  now: Date,
  after: DueBooking | undefined,
  limit: number,
): Promise<DueBooking[]> {
  return sql<DueBooking[]>`
    SELECT pandit_id, id AS booking_id, status, due_at FROM bookings
    WHERE due_at <= ${now} AND NOT (money_waits > 0 AND status IN ${sql(agreedStatuses)}) ${after ? sql`AND (due_at, id) > (${after.dueAt}, ${after.bookingId})` : sql``}
    ORDER BY due_at, id LIMIT ${limit}`;
}

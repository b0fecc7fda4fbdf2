import type { UserStatus } from '#domain/roles.ts';
import type { ChangedBooking } from '../db/booking-changed.ts';
import type { Sql } from '../db/sql.ts';

/** SQL of live updates. */

/** Bookings with an event recorded since then, by the database's clock. */
export async function changesSince(sql: Sql, since: Date): Promise<ChangedBooking[]> {
  return sql<ChangedBooking[]>`
    SELECT DISTINCT b.id AS booking_id, b.pandit_id, b.customer_id, b.version
    FROM booking_events e JOIN bookings b ON b.pandit_id = e.pandit_id AND b.id = e.booking_id
    WHERE e.recorded_at > ${since}`;
}

/** Those of one person in the last milliseconds given, by the database's clock. */
export async function recentOf(sql: Sql, personId: string, ms: number): Promise<ChangedBooking[]> {
  return sql<ChangedBooking[]>`
    SELECT DISTINCT b.id AS booking_id, b.pandit_id, b.customer_id, b.version
    FROM booking_events e JOIN bookings b ON b.pandit_id = e.pandit_id AND b.id = e.booking_id
    WHERE e.recorded_at > now() - ${ms}::int * interval '1 millisecond' AND ${personId} IN (b.pandit_id, b.customer_id)`;
}

/** A letter, or another change of its thread, and the two who may know. */
export interface LetterNews {
  customerId: string;
  panditId: string;
  bookingId: string;
  /** Null where the thread was read or closed. */
  letterId: string | null;
  /** The same for the same change, however it is heard of. */
  key: string;
}

/** Letters and changes of threads in the last milliseconds given, by the database's clock: of one person, or of everybody. */
export const lettersSince = (sql: Sql, ms: number, personId: string | null = null): Promise<LetterNews[]> => {
  const since = sql`now() - ${ms}::int * interval '1 millisecond'`;
  const theirs = personId === null ? sql`` : sql`AND ${personId} IN (b.pandit_id, b.customer_id)`;
  return sql<LetterNews[]>`
    SELECT b.customer_id, l.pandit_id, l.booking_id, l.id AS letter_id, l.id::text AS key
    FROM booking_letters l JOIN bookings b ON b.pandit_id = l.pandit_id AND b.id = l.booking_id
    WHERE l.recorded_at > ${since} ${theirs}
    UNION ALL
    SELECT b.customer_id, t.pandit_id, t.booking_id, NULL, t.booking_id || ' ' || extract(epoch FROM t.changed_at)
    FROM booking_threads t JOIN bookings b ON b.pandit_id = t.pandit_id AND b.id = t.booking_id
    WHERE t.changed_at > ${since} ${theirs}`;
};

export async function databaseTime(sql: Sql): Promise<Date> {
  const [row] = await sql<{ now: Date }[]>`SELECT now() AS now`;
  if (!row) throw new Error('now() gives one row');
  return row.now;
}

/** Those of some sign-ins that still run, with the status of their person. */
export async function signInStateOf(
  sql: Sql,
  sessionIds: readonly string[],
): Promise<{ id: string; status: UserStatus }[]> {
  return sql<{ id: string; status: UserStatus }[]>`
    SELECT s.id, p.status FROM sessions s JOIN people p ON p.id = s.person_id
    WHERE s.id = ANY (${sessionIds as string[]}::uuid[]) AND s.ended_at IS NULL AND p.deleted_at IS NULL
      AND (s.expires_at IS NULL OR s.expires_at > now())`;
}

import { liveStatuses } from '#domain/booking.ts';
import type { Day } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';

/** SQL of the days a pandit is free. On the wire both ends belong to them; in the database the upper one does not. */

export interface Entry {
  id: string;
  fromDate: Day;
  toDate: Day;
}

export async function entriesOf(sql: Sql, panditId: string): Promise<Entry[]> {
  return sql<Entry[]>`
    SELECT id, lower(days) AS from_date, upper(days) - 1 AS to_date
    FROM availability WHERE pandit_id = ${panditId} ORDER BY lower(days)`;
}

export async function entryOf(sql: Sql, panditId: string, id: string): Promise<Entry | null> {
  const [row] = await sql<Entry[]>`
    SELECT id, lower(days) AS from_date, upper(days) - 1 AS to_date
    FROM availability WHERE pandit_id = ${panditId} AND id = ${id}`;
  return row ?? null;
}

/** Runs into `availability_no_overlap` where a day was declared before. */
export async function insertEntry(sql: Sql, panditId: string, entry: Entry, at: Date): Promise<void> {
  // one declaration at a time: two that overlap would otherwise wait for each other
  await sql`SELECT 1 FROM pandits WHERE pandit_id = ${panditId} FOR NO KEY UPDATE`;
  await sql`
    INSERT INTO availability (pandit_id, id, days, created_at)
    VALUES (${panditId}, ${entry.id}, daterange(${entry.fromDate}, ${entry.toDate}, '[]'), ${at})`;
}

export async function deleteEntry(sql: Sql, panditId: string, id: string): Promise<void> {
  await sql`DELETE FROM availability WHERE pandit_id = ${panditId} AND id = ${id}`;
}

/** Whether a booking that still has steps before it lies on these days. */
export async function hasLiveBooking(sql: Sql, panditId: string, from: Day, to: Day): Promise<boolean> {
  const rows = await sql`
    SELECT 1 FROM bookings
    WHERE pandit_id = ${panditId} AND day BETWEEN ${from} AND ${to} AND status IN ${sql(liveStatuses)} LIMIT 1`;
  return rows.length > 0;
}

/** The rituals a pandit offers that can still be booked. */
export async function offeredRituals(sql: Sql, panditId: string): Promise<Set<string>> {
  const rows = await sql<{ ritualId: string }[]>`
    SELECT o.ritual_id FROM offers o JOIN rituals r ON r.id = o.ritual_id
    WHERE o.pandit_id = ${panditId} AND r.archived_at IS NULL`;
  return new Set(rows.map((row) => row.ritualId));
}

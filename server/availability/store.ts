import { liveStatuses } from '#domain/booking.ts';
import type { Day } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';

/** SQL of the days a pandit is free. On the wire both ends belong to them; in the database the upper one does not. */

export interface Entry {
  id: string;
  fromDate: Day;
  toDate: Day;
}

/** Days from one to another, both included; null where there is no end on that side. */
export interface Span {
  from: Day | null;
  to: Day | null;
}

export async function entriesOf(sql: Sql, panditId: string, { from, to }: Span): Promise<Entry[]> {
  return sql<Entry[]>`
    SELECT id, lower(days) AS from_date, upper(days) - 1 AS to_date
    FROM availability WHERE pandit_id = ${panditId} AND days && daterange(${from}, ${to}, '[]') ORDER BY lower(days)`;
}

/** Days with a booking that still has steps before it. */
export async function bookedDays(sql: Sql, panditId: string, { from, to }: Span): Promise<Day[]> {
  const rows = await sql<{ day: Day }[]>`
    SELECT DISTINCT day FROM bookings
    WHERE pandit_id = ${panditId} AND daterange(${from}, ${to}, '[]') @> day AND status IN ${sql(liveStatuses)}
    ORDER BY day`;
  return rows.map(({ day }) => day);
}

/** The entry that declares a day, locked in the same way. */
export async function lockEntryOn(sql: Sql, panditId: string, day: Day): Promise<Entry | null> {
  const [row] = await sql<Entry[]>`
    SELECT id, lower(days) AS from_date, upper(days) - 1 AS to_date
    FROM availability WHERE pandit_id = ${panditId} AND days @> ${day}::date FOR UPDATE`;
  return row ?? null;
}

/** Nothing else can be taken from it or put on it until the transaction ends. */
export async function lockEntry(sql: Sql, panditId: string, id: string): Promise<Entry | null> {
  const [row] = await sql<Entry[]>`
    SELECT id, lower(days) AS from_date, upper(days) - 1 AS to_date
    FROM availability WHERE pandit_id = ${panditId} AND id = ${id} FOR UPDATE`;
  return row ?? null;
}

/** One declaration at a time: two that overlap would otherwise wait for each other. */
export async function lockDeclaring(sql: Sql, panditId: string): Promise<void> {
  await sql`SELECT 1 FROM pandits WHERE pandit_id = ${panditId} FOR NO KEY UPDATE`;
}

/** Runs into `availability_no_overlap` where a day was declared before; then none of them is written. */
export async function insertEntries(sql: Sql, panditId: string, entries: readonly Entry[], at: Date): Promise<void> {
  await sql`
    INSERT INTO availability (pandit_id, id, days, created_at)
    SELECT ${panditId}, id, daterange(from_date, to_date, '[]'), ${at}
    FROM unnest(${entries.map(({ id }) => id)}::uuid[], ${entries.map(({ fromDate }) => fromDate)}::date[],
      ${entries.map(({ toDate }) => toDate)}::date[]) AS e (id, from_date, to_date)`;
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

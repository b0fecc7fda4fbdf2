import type { Day, Period } from '#domain/time.ts';
import type { Sql } from '../../db/sql.ts';

/** SQL of what opened, and of the turns of those who wait for it (`server/waits`). */

/** Days of a pandit on which something may have become free. */
export async function insertOpened(sql: Sql, panditId: string, id: string, from: Day, to: Day): Promise<void> {
  await sql`INSERT INTO opened_days (pandit_id, id, from_day, to_day) VALUES (${panditId}, ${id}, ${from}, ${to})`;
}

/** Turns of families who wait for this pandit's day, or for any of these hours of it, end: they wait on. */
export async function forgetTurns(sql: Sql, panditId: string, day: Day, { from, to }: Period): Promise<void> {
  await sql`
    UPDATE waits w SET tell_at = NULL, told_at = NULL
    FROM rituals r
    WHERE r.id = w.ritual_id AND w.day = ${day} AND w.ended_at IS NULL AND w.told_at IS NOT NULL AND w.of_pandit_id = ${panditId}
      AND (w.start_minute IS NULL OR tstzrange(
        (w.day + w.start_minute * interval '1 minute') AT TIME ZONE 'Asia/Kolkata',
        (w.day + (w.start_minute + r.duration_minutes) * interval '1 minute') AT TIME ZONE 'Asia/Kolkata')
        && tstzrange(${new Date(from)}::timestamptz, ${new Date(to)}::timestamptz))`;
}

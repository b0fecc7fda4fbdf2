import { unansweredStatuses } from '#domain/booking.ts';
import type { NameInScripts } from '#domain/people/scripts/name-in.ts';
import type { Day, Period } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';
import type { Span } from './store.ts';

/** SQL of the hours on declared days in which a pandit is not to be asked. Each row lies within its day. */

export interface ClosedRow {
  id: string;
  day: Day;
  startsAt: Date;
  endsAt: Date;
  bookingId: string | null;
}

export async function closedOf(sql: Sql, panditId: string, { from, to }: Span): Promise<ClosedRow[]> {
  return sql<ClosedRow[]>`
    SELECT id, day, lower(period) AS starts_at, upper(period) AS ends_at, booking_id
    FROM closed_hours WHERE pandit_id = ${panditId} AND daterange(${from}, ${to}, '[]') @> day
    ORDER BY period, id`;
}

/** Whether any hour of a period, which may reach over midnight, is closed. */
export async function isClosed(sql: Sql, panditId: string, days: readonly Day[], period: Period): Promise<boolean> {
  const rows = await sql`
    SELECT 1 FROM closed_hours
    WHERE pandit_id = ${panditId} AND day IN ${sql(days)}
      AND lower(period) < ${new Date(period.to)} AND upper(period) > ${new Date(period.from)} LIMIT 1`;
  return rows.length > 0;
}

export interface NotFreeRow {
  id: string;
  ritual: string;
  family: NameInScripts;
  day: Day;
  startMinute: number | null;
}

/**
 * Requests that wait for an answer for hours that are closed, or on days that are not declared any more. One for which another time is
 * proposed can still be held then.
 */
export async function requestsNotFree(
  sql: Sql,
  panditId: string,
  { from, to }: Span,
  most: number,
): Promise<NotFreeRow[]> {
  return sql<NotFreeRow[]>`
    SELECT b.id, r.name AS ritual, b.day, b.start_minute,
      jsonb_build_object('name', p.name, 'name_odia', p.name_odia, 'name_devanagari', p.name_devanagari) AS family
    FROM bookings b JOIN rituals r ON r.id = b.ritual_id JOIN people p ON p.id = b.customer_id
    WHERE b.pandit_id = ${panditId} AND daterange(${from}, ${to}, '[]') @> b.day AND b.status IN ${sql(unansweredStatuses)}
      AND (EXISTS (SELECT 1 FROM closed_hours c
          WHERE c.pandit_id = b.pandit_id AND c.day BETWEEN b.day AND b.day + 1 AND c.period && b.period)
        OR NOT EXISTS (SELECT 1 FROM availability a WHERE a.pandit_id = b.pandit_id AND a.days @> b.day))
      AND NOT EXISTS (SELECT 1 FROM booking_proposals o
        WHERE o.pandit_id = b.pandit_id AND o.booking_id = b.id AND o.closed_at IS NULL)
    ORDER BY lower(b.period), b.id LIMIT ${most}`;
}

export interface NewClosed {
  readonly id: string;
  readonly day: Day;
  readonly period: Period;
  readonly bookingId: string | null;
}

export async function insertClosed(sql: Sql, panditId: string, rows: readonly NewClosed[], at: Date): Promise<void> {
  for (const { id, day, period, bookingId } of rows) {
    await sql`
      INSERT INTO closed_hours (pandit_id, id, day, period, booking_id, created_at)
      VALUES (${panditId}, ${id}, ${day}, tstzrange(${new Date(period.from)}, ${new Date(period.to)}), ${bookingId}, ${at})`;
  }
}

export async function deleteClosed(sql: Sql, panditId: string, ids: readonly string[]): Promise<void> {
  await sql`DELETE FROM closed_hours WHERE pandit_id = ${panditId} AND id = ANY (${ids as string[]}::uuid[])`;
}

import { holdingStatuses } from '#domain/booking.ts';
import { DAYS_SHOWN, type WhyTaken } from '#domain/calendar/free-days.ts';
import { addDays, type Day } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';

/** SQL behind the days that pages of pandits show as free. */

export interface DeclaredRow {
  panditId: string;
  fromDate: Day;
  toDate: Day;
}

export async function declaredBy(
  sql: Sql,
  panditIds: readonly string[],
  today: Day,
  count = DAYS_SHOWN,
): Promise<DeclaredRow[]> {
  if (panditIds.length === 0) return [];
  return sql<DeclaredRow[]>`
    SELECT pandit_id, lower(days) AS from_date, upper(days) - 1 AS to_date
    FROM availability
    WHERE pandit_id IN ${sql(panditIds)} AND days && daterange(${today}, ${addDays(today, count)})`;
}

export interface HeldRow {
  panditId: string;
  startsAt: Date;
  endsAt: Date;
}

/** Hours they closed themselves. */
export async function closedBy(sql: Sql, panditIds: readonly string[], today: Day): Promise<HeldRow[]> {
  if (panditIds.length === 0) return [];
  return sql<HeldRow[]>`
    SELECT pandit_id, lower(period) AS starts_at, upper(period) AS ends_at
    FROM closed_hours WHERE pandit_id IN ${sql(panditIds)} AND day BETWEEN ${today} AND ${addDays(today, DAYS_SHOWN)}`;
}

/** The day before counts too: a booking lasts a day at most, so only its can reach into today. */
export async function heldBy(sql: Sql, panditIds: readonly string[], today: Day): Promise<HeldRow[]> {
  if (panditIds.length === 0) return [];
  return sql<HeldRow[]>`
    SELECT pandit_id, lower(period) AS starts_at, upper(period) AS ends_at
    FROM bookings
    WHERE pandit_id IN ${sql(panditIds)} AND day BETWEEN ${addDays(today, -1)} AND ${addDays(today, DAYS_SHOWN)}
      AND status IN ${sql(holdingStatuses)}`;
}

export interface TakenRow {
  why: WhyTaken;
  startsAt: Date;
  endsAt: Date;
}

/** What of some days one pandit holds or has closed, but for one booking. */
export const takenOf = (
  sql: Sql,
  { panditId, bookingId }: { panditId: string; bookingId: string },
  first: Day,
  count: number,
): Promise<TakenRow[]> => sql<TakenRow[]>`
  SELECT 'puja' AS why, lower(period) AS starts_at, upper(period) AS ends_at
  FROM bookings
  WHERE pandit_id = ${panditId} AND day BETWEEN ${addDays(first, -1)} AND ${addDays(first, count)}
    AND status IN ${sql(holdingStatuses)} AND id <> ${bookingId}
  UNION ALL
  SELECT 'closed', lower(period), upper(period)
  FROM closed_hours WHERE pandit_id = ${panditId} AND day BETWEEN ${first} AND ${addDays(first, count)}`;

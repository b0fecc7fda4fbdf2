import { holdingStatuses, unansweredStatuses } from '#domain/booking.ts';
import type { Day } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';

/** SQL of how many ask for a pandit's days. */

export interface AskedRow {
  day: Day;
  asked: number;
  pujas: number;
}

/** By the index over a pandit's days. */
export const askedBetween = (sql: Sql, panditId: string, from: Day, to: Day): Promise<AskedRow[]> => sql<AskedRow[]>`
  SELECT day, count(*) FILTER (WHERE status IN ${sql(unansweredStatuses)})::int AS asked,
    count(*) FILTER (WHERE status IN ${sql(holdingStatuses)})::int AS pujas
  FROM bookings WHERE pandit_id = ${panditId} AND day BETWEEN ${from} AND ${to}
  GROUP BY day`;

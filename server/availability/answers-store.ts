import { unansweredStatuses } from '#domain/booking.ts';
import { days, type Instant } from '#domain/time.ts';
import { firstIdAt } from '../db/ids.ts';
import type { Sql } from '../db/sql.ts';

/** SQL of how soon pandits answer. */

/** Fewer say nothing about a person. */
const ENOUGH = 5;
/** As far back as it counts. */
const LOOKED_BACK = days(180);

/**
 * Milliseconds within which each of these answered half of the requests of late; pandits who answered too few are not included. Requests
 * of late are found by their ids, which begin with their time, and each by its key: left to itself the planner reads half a year of
 * everybody's bookings.
 */
export async function answerTimes(sql: Sql, panditIds: readonly string[], now: Instant): Promise<Map<string, number>> {
  if (panditIds.length === 0) return new Map();
  const rows = await sql<{ panditId: string; ms: number }[]>`
    SELECT e.pandit_id,
      (extract(epoch FROM percentile_cont(0.5) WITHIN GROUP (ORDER BY e.at - b.created_at)) * 1000)::float8 AS ms
    FROM booking_events e
    CROSS JOIN LATERAL (
      SELECT b.created_at FROM bookings b WHERE b.pandit_id = e.pandit_id AND b.id = e.booking_id LIMIT 1) b
    WHERE e.pandit_id IN ${sql(panditIds)} AND e.booking_id >= ${firstIdAt(now - LOOKED_BACK)}
      AND e.from_status IN ${sql(unansweredStatuses)} AND e.actor = 'pandit'
      AND e.to_status <> e.from_status
    GROUP BY e.pandit_id
    HAVING count(*) >= ${ENOUGH}`;
  return new Map(rows.map(({ panditId, ms }) => [panditId, ms]));
}

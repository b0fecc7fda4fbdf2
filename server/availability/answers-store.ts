import { unansweredStatuses } from '#domain/booking.ts';
import { DAY, type Instant } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';

/** SQL of how soon pandits answer. */

/** Fewer say nothing about a person. */
const ENOUGH = 5;
/** As far back as it counts. */
const LOOKED_BACK = 180 * DAY;

/** Milliseconds within which each of these answered half of the requests of late; whoever answered too few is not in it. */
export async function answerTimes(sql: Sql, panditIds: readonly string[], now: Instant): Promise<Map<string, number>> {
  if (panditIds.length === 0) return new Map();
  const rows = await sql<{ panditId: string; ms: number }[]>`
    SELECT e.pandit_id,
      (extract(epoch FROM percentile_cont(0.5) WITHIN GROUP (ORDER BY e.at - b.created_at)) * 1000)::float8 AS ms
    FROM booking_events e
    JOIN bookings b ON b.pandit_id = e.pandit_id AND b.id = e.booking_id
    WHERE e.pandit_id IN ${sql(panditIds)} AND e.from_status IN ${sql(unansweredStatuses)} AND e.actor = 'pandit'
      AND b.created_at > ${new Date(now - LOOKED_BACK)}
    GROUP BY e.pandit_id
    HAVING count(*) >= ${ENOUGH}`;
  return new Map(rows.map(({ panditId, ms }) => [panditId, ms]));
}

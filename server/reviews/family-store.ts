import type { FamilyRecord } from '#domain/reviews/family.ts';
import type { Sql } from '../db/sql.ts';

/** SQL of what pandits said of families. */

interface RecordRow extends FamilyRecord {
  readonly customerId: string;
}

/** What was said of families since then, and is shown; each with how many said so. No row of whom nothing was said. */
export const recordsOf = (sql: Sql, customerIds: readonly string[], since: string): Promise<RecordRow[]> =>
  sql<RecordRow[]>`
    SELECT c.customer_id, count(*)::int AS said, count(*) FILTER (WHERE NOT r.prepared)::int AS unprepared,
      count(*) FILTER (WHERE NOT r.respectful)::int AS disrespectful,
      count(*) FILTER (WHERE NOT r.paid_as_agreed)::int AS paid_late,
      count(*) FILTER (WHERE r.easy_to_find = false)::int AS hard_to_find
    FROM customer_bookings c
    JOIN reviews r ON r.pandit_id = c.pandit_id AND r.booking_id = c.booking_id AND r.side = 'pandit'
    WHERE c.customer_id = ANY(${customerIds}::uuid[]) AND r.shown_at IS NOT NULL AND r.withdrawn_at IS NULL
      AND r.month >= ${since}
    GROUP BY c.customer_id`;

/** Whose booking it is, to its pandit; null to anybody else. */
export async function familyFor(sql: Sql, bookingId: string, panditId: string): Promise<string | null> {
  const [row] = await sql<{ customerId: string }[]>`
    SELECT customer_id FROM bookings WHERE pandit_id = ${panditId} AND id = ${bookingId}`;
  return row?.customerId ?? null;
}

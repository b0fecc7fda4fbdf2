import { liveStatuses, payableStatuses } from '#domain/booking.ts';
import type { Sql } from '../../db/sql.ts';

/** SQL of a family's list by what it needs. The list is short and read as a whole before it is joined with anything. */

export interface NeedPage {
  readonly when: 'upcoming' | 'past' | null;
  readonly now: Date;
  /** Where the last one of the page before stands. */
  readonly after: Spot | null;
  readonly limit: number;
}

export interface Spot {
  readonly id: string;
  /** 0 waits for the family, 1 lies ahead, 2 is over. */
  readonly turn: number;
  /** Its place within that, in milliseconds: until when it waits, or when it begins. */
  readonly at: number;
}

export async function spotsByNeed(sql: Sql, customerId: string, page: NeedPage): Promise<Spot[]> {
  const { when, now, after, limit } = page;
  return sql<Spot[]>`
    SELECT id, turn, at FROM (
      SELECT id, turn, (1000 * extract(epoch FROM CASE turn WHEN 0 THEN due_at ELSE starts_at END))::bigint
        * CASE turn WHEN 2 THEN -1 ELSE 1 END AS at
      FROM (
        SELECT b.id, b.due_at, lower(b.period) AS starts_at,
          CASE WHEN NOT (b.status IN ${sql(liveStatuses)} AND upper(b.period) > ${now}) THEN 2
            WHEN b.status IN ${sql(payableStatuses)} THEN 0 ELSE 1 END AS turn
        FROM (SELECT pandit_id, booking_id FROM customer_bookings WHERE customer_id = ${customerId} OFFSET 0) own
        JOIN bookings b ON b.pandit_id = own.pandit_id AND b.id = own.booking_id) turns) spots
    WHERE (${when}::text IS NULL OR (turn = 2) = (${when}::text = 'past'))
      ${after ? sql`AND (turn, at, id) > (${after.turn}::int, ${after.at}::bigint, ${after.id}::uuid)` : sql``}
    ORDER BY turn, at, id LIMIT ${limit}`;
}

import { bookingStatuses, fellThrough, liveStatuses, payableStatuses } from '#domain/booking.ts';
import type { Sql } from '../../db/sql.ts';
import { ahead } from '../store.ts';
import { advanceWaits, lacksPandit } from './lacking-store.ts';

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

const fallenStatuses = bookingStatuses.filter(fellThrough);

/**
 * What waits for the family: an advance to pay, a time the pandit has proposed, a pandit to choose instead of one who does not come, while
 * what was paid waits for that, and a puja that has no pandit any more.
 */
export async function spotsByNeed(sql: Sql, customerId: string, page: NeedPage): Promise<Spot[]> {
  const { when, now, after, limit } = page;
  return sql<Spot[]>`
    SELECT id, turn, at FROM (
      SELECT id, turn, (1000 * extract(epoch FROM CASE turn WHEN 0 THEN waits_until ELSE starts_at END))::bigint
        * CASE turn WHEN 2 THEN -1 ELSE 1 END AS at
      FROM (
        SELECT b.id, least(b.due_at, p.ends_at, a.next_at, CASE WHEN b.due_at IS NULL THEN lower(b.period) END) AS waits_until,
          lower(b.period) AS starts_at,
          CASE WHEN a.next_at IS NOT NULL OR ${lacksPandit(sql, now)} THEN 0
            WHEN ${advanceWaits(sql)} THEN 1
            WHEN NOT ${ahead(sql, now)} THEN 2
            WHEN b.status IN ${sql(payableStatuses)} OR p.ends_at IS NOT NULL THEN 0 ELSE 1 END AS turn
        FROM (SELECT pandit_id, booking_id FROM customer_bookings WHERE customer_id = ${customerId} OFFSET 0) own
        JOIN bookings b ON b.pandit_id = own.pandit_id AND b.id = own.booking_id
        LEFT JOIN booking_proposals p ON p.pandit_id = b.pandit_id AND p.booking_id = b.id AND p.closed_at IS NULL
          AND p.ends_at > ${now} AND p.proposed_by = 'pandit' AND b.status IN ${sql(liveStatuses)}
        LEFT JOIN booking_asks a ON a.customer_id = b.customer_id AND a.id = b.ask_id AND a.state = 'choosing'
          AND a.next_at > ${now} AND b.status IN ${sql(fallenStatuses)}) turns) spots
    WHERE (${when}::text IS NULL OR (turn = 2) = (${when}::text = 'past'))
      ${after ? sql`AND (turn, at, id) > (${after.turn}::int, ${after.at}::bigint, ${after.id}::uuid)` : sql``}
    ORDER BY turn, at, id LIMIT ${limit}`;
}

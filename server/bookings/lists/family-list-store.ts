import {
  bookingStatuses,
  fellThrough,
  heldStatuses,
  isAgreed,
  liveStatuses,
  payableStatuses,
  wasHeld,
} from '#domain/booking.ts';
import { REST_DAYS } from '#domain/booking/rest.ts';
import { caseKinds, kinds } from '#domain/cases/case.ts';
import type { Sql } from '../../db/sql.ts';
import { ahead } from '../store.ts';
import { advanceWaits, lacksPandit } from './lacking-store.ts';

/** SQL of a family's list by what it needs. The list is short and read as a whole before it is joined with anything. */

export interface NeedPage {
  readonly when: 'upcoming' | 'past' | null;
  readonly now: Date;
  /** The place of the last one of the page before. */
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

const sharedKinds = caseKinds.filter((kind) => kinds[kind].shared);
const fallenStatuses = bookingStatuses.filter(fellThrough);
const restStatuses = bookingStatuses.filter((status) => wasHeld(status) || isAgreed(status));

/** Until when the rest of a booking `b` can be paid and spoken of. */
const restUntil = (sql: Sql) => sql`(upper(b.period) + ${REST_DAYS}::int * interval '1 day')`;

/** Whether we ask for the rest of a booking `b` whose puja is over (`askedOf` in the domain), and no case about its money is open. */
const isOwed = (sql: Sql, now: Date) => sql`
  (b.status IN ${sql(restStatuses)} AND b.money_waits = 0 AND ${restUntil(sql)} > ${now}
    AND b.price_paise - CASE WHEN b.paid_at IS NULL THEN 0 ELSE coalesce(b.advance_paise, 0) END - b.rest_paid_paise
      - greatest(b.rest_given_paise, b.rest_received_paise, 0)
      + coalesce((
        SELECT sum(e.amount_paise) FROM booking_events e
        WHERE e.pandit_id = b.pandit_id AND e.booking_id = b.id AND e.action = 'refund'
          AND e.from_status NOT IN ${sql(heldStatuses)}), 0) > 0)`;

/** Whether an open case about booking `b` waits for the family to say how it was (`asksFor` in the domain). */
const isAsked = (sql: Sql) => sql`
  (b.money_waits > 0 AND EXISTS (
    SELECT 1 FROM cases c
    WHERE c.pandit_id = b.pandit_id AND c.booking_id = b.id AND c.closed_at IS NULL AND c.kind IN ${sql(sharedKinds)}
      AND c.opened_by <> 'customer' AND NOT EXISTS (
        SELECT 1 FROM case_events e
        WHERE e.pandit_id = c.pandit_id AND e.case_id = c.id AND e.side = 'customer')))`;

/**
 * What waits for the family: an advance to pay, a time the pandit has proposed, a pandit to choose instead of one who does not come, while
 * what was paid waits for that, a puja that has no pandit any more, a case in which it has said nothing yet, and the rest of one that is
 * over. What is over stays among the past.
 */
export async function spotsByNeed(sql: Sql, customerId: string, page: NeedPage): Promise<Spot[]> {
  const { when, now, after, limit } = page;
  // of stage -1 is a puja that is over, of which something waits: first, and past
  return sql<Spot[]>`
    SELECT id, turn, at FROM (
      SELECT id, stage, greatest(stage, 0) AS turn,
        (1000 * extract(epoch FROM CASE stage WHEN -1 THEN rest_until WHEN 0 THEN waits_until ELSE starts_at END))::bigint
          * CASE stage WHEN 2 THEN -1 ELSE 1 END AS at
      FROM (
        SELECT b.id, lower(b.period) AS starts_at, ${restUntil(sql)} AS rest_until,
          least(b.due_at, p.ends_at, a.next_at, CASE WHEN b.due_at IS NULL THEN lower(b.period) END) AS waits_until,
          CASE WHEN a.next_at IS NOT NULL OR ${lacksPandit(sql, now)} THEN 0
            WHEN ${advanceWaits(sql)} THEN 1
            WHEN NOT ${ahead(sql, now)} THEN CASE WHEN ${isOwed(sql, now)} OR ${isAsked(sql)} THEN -1 ELSE 2 END
            WHEN ${isAsked(sql)} OR b.status IN ${sql(payableStatuses)} OR p.ends_at IS NOT NULL THEN 0 ELSE 1 END AS stage
        FROM (SELECT pandit_id, booking_id FROM customer_bookings WHERE customer_id = ${customerId} OFFSET 0) own
        JOIN bookings b ON b.pandit_id = own.pandit_id AND b.id = own.booking_id
        LEFT JOIN booking_proposals p ON p.pandit_id = b.pandit_id AND p.booking_id = b.id AND p.closed_at IS NULL
          AND p.ends_at > ${now} AND p.proposed_by = 'pandit' AND b.status IN ${sql(liveStatuses)}
        LEFT JOIN booking_asks a ON a.customer_id = b.customer_id AND a.id = b.ask_id AND a.state = 'choosing'
          AND a.next_at > ${now} AND b.status IN ${sql(fallenStatuses)}) stages) spots
    WHERE (${when}::text IS NULL OR (stage IN (-1, 2)) = (${when}::text = 'past'))
      ${after ? sql`AND (turn, at, id) > (${after.turn}::int, ${after.at}::bigint, ${after.id}::uuid)` : sql``}
    ORDER BY turn, at, id LIMIT ${limit}`;
}

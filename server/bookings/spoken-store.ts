import type { Side } from '#domain/booking.ts';
import type { Sql } from '../db/sql.ts';
import type { BookingRef } from '../ledger/ledger.ts';

/** SQL of all that the two of a booking wrote, wherever they did. */

export interface SpokenRow {
  bookingId: string;
  side: Side;
  words: string;
}

/** How many messages of a booking are read; a number spread over more would be less than a digit each. */
const LETTERS = 60;

export const spokenRows = (sql: Sql, refs: readonly BookingRef[]): Promise<SpokenRow[]> => sql<SpokenRow[]>`
  SELECT b.id AS booking_id, s.side, s.words
  FROM unnest(${refs.map((ref) => ref.panditId)}::uuid[], ${refs.map((ref) => ref.bookingId)}::uuid[]) AS r (pandit_id, id)
  JOIN bookings b ON b.pandit_id = r.pandit_id AND b.id = r.id
  CROSS JOIN LATERAL (
    VALUES ('customer', b.created_at, b.place), ('customer', b.created_at, b.customer_notes),
      ('pandit', b.created_at, b.pandit_notes)
    UNION ALL
    SELECT e.actor, e.at, e.note FROM booking_events e
    WHERE e.pandit_id = b.pandit_id AND e.booking_id = b.id AND e.actor IN ('customer', 'pandit')
    UNION ALL
    SELECT p.proposed_by, p.created_at, p.reason FROM booking_proposals p
    WHERE p.pandit_id = b.pandit_id AND p.booking_id = b.id
    UNION ALL
    (SELECT l.side, l.at, l.words FROM booking_letters l
     WHERE l.pandit_id = b.pandit_id AND l.booking_id = b.id ORDER BY l.id DESC LIMIT ${LETTERS})
    UNION ALL
    SELECT d.side, d.at, d.words FROM cases c
    JOIN case_events d ON d.pandit_id = c.pandit_id AND d.case_id = c.id
    WHERE c.pandit_id = b.pandit_id AND c.booking_id = b.id AND d.side IN ('customer', 'pandit')
  ) s (side, at, words)
  WHERE s.words IS NOT NULL
  ORDER BY b.id, s.at`;

import { heldStatuses } from '#domain/booking.ts';
import type { Day } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';

/** SQL of pairs that review each other often. */

export interface Pair {
  readonly panditId: string;
  readonly customerId: string;
}

export interface PairRow extends Pair {
  panditName: string;
  customerName: string;
  mutual: number;
  lastAt: Date;
  note: string | null;
}

export const openPairs = (
  sql: Sql,
  { after, limit }: { after: (Pair & { at: string }) | null; limit: number },
): Promise<PairRow[]> => sql<PairRow[]>`
  SELECT w.pandit_id, w.customer_id, p.name AS pandit_name, c.name AS customer_name, w.mutual, w.last_at, w.note
  FROM review_pairs w JOIN people p ON p.id = w.pandit_id JOIN people c ON c.id = w.customer_id
  WHERE (w.looked_at IS NULL OR w.looked_at < w.last_at)
    ${
      after === null
        ? sql``
        : sql`AND (w.last_at, w.pandit_id, w.customer_id)
          > (${after.at}::timestamptz, ${after.panditId}::uuid, ${after.customerId}::uuid)`
    }
  ORDER BY w.last_at, w.pandit_id, w.customer_id LIMIT ${limit}`;

export interface MutualRow extends Pair {
  bookingId: string;
  day: Day;
  stars: number | null;
  verified: boolean;
}

/** What both have written of, newest first: ten of each pair. */
export const reviewsBetween = (sql: Sql, found: readonly Pair[]): Promise<MutualRow[]> => sql<MutualRow[]>`
  SELECT k.pandit_id, k.customer_id, m.booking_id, m.day, m.stars, m.verified
  FROM unnest(${found.map(({ panditId }) => panditId)}::uuid[], ${found.map(({ customerId }) => customerId)}::uuid[])
    k (pandit_id, customer_id)
  CROSS JOIN LATERAL (
    SELECT b.id AS booking_id, b.day, f.stars, f.id AS review_id,
      EXISTS (SELECT 1 FROM payments x WHERE x.pandit_id = b.pandit_id AND x.booking_id = b.id AND x.applied)
      OR EXISTS (SELECT 1 FROM booking_events e WHERE e.pandit_id = b.pandit_id AND e.booking_id = b.id
        AND e.to_status IN ${sql(heldStatuses)} AND e.from_status <> e.to_status AND e.at >= upper(b.period)) AS verified
    FROM customer_bookings c
    JOIN bookings b ON b.pandit_id = c.pandit_id AND b.id = c.booking_id
    JOIN reviews f ON f.pandit_id = b.pandit_id AND f.booking_id = b.id AND f.side = 'customer'
    JOIN reviews o ON o.pandit_id = b.pandit_id AND o.booking_id = b.id AND o.side = 'pandit'
    WHERE c.customer_id = k.customer_id AND c.pandit_id = k.pandit_id
    ORDER BY f.id DESC LIMIT 10) m
  ORDER BY m.review_id DESC`;

/** Whether it is new that somebody looked at them; null where they are none of those. */
export async function markLooked(
  sql: Sql,
  { panditId, customerId }: Pair,
  { by, note, at }: { by: string; note: string; at: Date },
): Promise<boolean | null> {
  const marked = await sql`
    UPDATE review_pairs SET looked_at = ${at}, looked_by = ${by}, note = ${note}
    WHERE pandit_id = ${panditId} AND customer_id = ${customerId} AND (looked_at IS NULL OR looked_at < last_at)
    RETURNING pandit_id`;
  if (marked.length === 1) return true;
  const rows = await sql`SELECT 1 FROM review_pairs WHERE pandit_id = ${panditId} AND customer_id = ${customerId}`;
  return rows.length === 1 ? false : null;
}

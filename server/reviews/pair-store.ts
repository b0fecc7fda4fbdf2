import type { Sql } from '../db/sql.ts';

/** SQL of pairs that review each other. */

export interface Pair {
  readonly panditId: string;
  readonly customerId: string;
}

/** Pujas of which both have written since then, and since somebody of the office looked at the two. */
export async function countMutual(sql: Sql, { panditId, customerId }: Pair, since: Date): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (
      SELECT max(r.at) AS at FROM customer_bookings c
      JOIN reviews r ON r.pandit_id = c.pandit_id AND r.booking_id = c.booking_id
      WHERE c.customer_id = ${customerId} AND c.pandit_id = ${panditId}
      GROUP BY r.booking_id HAVING count(*) = 2) m
    WHERE m.at > greatest(${since}, (
      SELECT looked_at FROM review_pairs WHERE pandit_id = ${panditId} AND customer_id = ${customerId}))`;
  return row?.count ?? 0;
}

export async function keepPair(sql: Sql, { panditId, customerId }: Pair, mutual: number, at: Date): Promise<void> {
  await sql`
    INSERT INTO review_pairs (pandit_id, customer_id, mutual, last_at) VALUES (${panditId}, ${customerId}, ${mutual}, ${at})
    ON CONFLICT (pandit_id, customer_id) DO UPDATE SET mutual = excluded.mutual, last_at = excluded.last_at`;
}

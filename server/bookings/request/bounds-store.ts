import { unansweredStatuses } from '#domain/booking.ts';
import type { RequestCounts } from '#domain/bounds.ts';
import type { Instant } from '#domain/time.ts';
import { firstIdAt } from '../../db/ids.ts';
import type { Sql } from '../../db/sql.ts';

/** SQL of how much a family has asked. */

/** More of its newest requests than any bound is high are not looked at. */
const LOOKED_AT = 500;

/** One request of a family at a time. Transactions that only read the family's row, or point at it, do not wait. */
export async function lockFamily(sql: Sql, customerId: string): Promise<void> {
  await sql`SELECT 1 FROM people WHERE id = ${customerId} FOR NO KEY UPDATE`;
}

/** By the family's own list; ids tell when they were made. */
export async function countRequestsOf(
  sql: Sql,
  { customerId, panditId, since }: { customerId: string; panditId: string; since: Instant },
): Promise<RequestCounts> {
  const [row] = await sql<RequestCounts[]>`
    SELECT count(*) FILTER (WHERE b.status IN ${sql(unansweredStatuses)})::int AS open,
      count(*) FILTER (WHERE b.status IN ${sql(unansweredStatuses)} AND b.pandit_id = ${panditId})::int AS open_of_pair,
      count(*) FILTER (WHERE b.id > ${firstIdAt(since)}::uuid)::int AS in_a_day
    FROM (
      SELECT pandit_id, booking_id FROM customer_bookings WHERE customer_id = ${customerId}
      ORDER BY booking_id DESC LIMIT ${LOOKED_AT}
    ) own JOIN bookings b ON b.pandit_id = own.pandit_id AND b.id = own.booking_id`;
  return row ?? { open: 0, openOfPair: 0, inADay: 0 };
}

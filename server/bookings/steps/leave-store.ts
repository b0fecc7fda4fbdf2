import { liveStatuses } from '#domain/booking.ts';
import { ERASED_PLACE } from '#domain/people/erasure.ts';
import type { Sql } from '../../db/sql.ts';

/** SQL of people who leave. */

export async function hasLive(sql: Sql, personId: string): Promise<boolean> {
  const rows = await sql`
    (SELECT 1 FROM customer_bookings mine
      JOIN bookings b ON b.pandit_id = mine.pandit_id AND b.id = mine.booking_id
      WHERE mine.customer_id = ${personId} AND b.status IN ${sql(liveStatuses)} LIMIT 1)
    UNION ALL
    (SELECT 1 FROM bookings WHERE pandit_id = ${personId} AND status IN ${sql(liveStatuses)} LIMIT 1)`;
  return rows.length > 0;
}

export async function removePlaces(sql: Sql, customerId: string, at: Date): Promise<void> {
  await sql`
    UPDATE bookings b SET place = ${ERASED_PLACE}, customer_notes = NULL, updated_at = ${at}
    FROM customer_bookings mine
    WHERE mine.customer_id = ${customerId} AND b.pandit_id = mine.pandit_id AND b.id = mine.booking_id`;
}

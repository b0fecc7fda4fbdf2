import { bookingStatuses, fellThrough, heldStatuses, liveStatuses } from '#domain/booking.ts';
import type { Sql } from '../../db/sql.ts';
import type { BookingRef } from '../../ledger/ledger.ts';

/** SQL of pujas that have no pandit any more. */

const fallenStatuses = bookingStatuses.filter(fellThrough);
/** Who has the puja, or had it. */
const takenStatuses = [...liveStatuses, ...heldStatuses];

/**
 * Of a booking `b`: its pandit does not come, its hour (of one without an hour its day) is still ahead, nobody else has the puja or is asked
 * for it, the family has not asked anew since, and has not said that it is no longer needed.
 */
export const lacksPandit = (sql: Sql, now: Date) => sql`
  (b.status IN ${sql(fallenStatuses)}
    AND CASE WHEN b.start_minute IS NULL THEN upper(b.period) ELSE lower(b.period) END > ${now}
    AND NOT EXISTS (
      SELECT 1 FROM booking_asks s
      WHERE s.customer_id = b.customer_id AND s.id = b.ask_id AND s.state IN ('asked', 'seeking', 'choosing'))
    AND NOT EXISTS (
      SELECT 1 FROM customer_bookings c JOIN bookings o ON o.pandit_id = c.pandit_id AND o.id = c.booking_id
      WHERE c.customer_id = b.customer_id AND o.day = b.day AND o.ritual_id = b.ritual_id
        AND (o.id > b.id OR o.status IN ${sql(takenStatuses)} OR (o.id = b.id AND c.not_needed_at IS NOT NULL))))`;

/** Of a booking `b`: its pandit does not come, others are asked, and the advance that was paid on it waits for one of them. */
export const advanceWaits = (sql: Sql) => sql`
  (b.status IN ${sql(fallenStatuses)}
    AND EXISTS (
      SELECT 1 FROM booking_asks s
      WHERE s.customer_id = b.customer_id AND s.id = b.ask_id AND s.kept_id = b.id AND s.state IN ('asked', 'seeking')))`;

/** Which of these lack one, by their ids. */
export async function lackingOf(sql: Sql, refs: readonly BookingRef[], now: Date): Promise<ReadonlySet<string>> {
  if (refs.length === 0) return new Set();
  const rows = await sql<{ id: string }[]>`
    SELECT b.id FROM unnest(${refs.map(({ panditId }) => panditId)}::uuid[], ${refs.map(({ bookingId }) => bookingId)}::uuid[])
      AS k (pandit_id, id)
    JOIN bookings b ON b.pandit_id = k.pandit_id AND b.id = k.id
    WHERE ${lacksPandit(sql, now)}`;
  return new Set(rows.map(({ id }) => id));
}

/** The family needs it no longer; said twice it is said once. */
export async function setNotNeeded(sql: Sql, customerId: string, bookingId: string, at: Date): Promise<void> {
  await sql`
    UPDATE customer_bookings SET not_needed_at = coalesce(not_needed_at, ${at})
    WHERE customer_id = ${customerId} AND booking_id = ${bookingId}`;
}

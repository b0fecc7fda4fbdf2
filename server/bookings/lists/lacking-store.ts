import { bookingStatuses, fellThrough, heldStatuses, liveStatuses } from '#domain/booking.ts';
import type { Sql } from '../../db/sql.ts';
import type { BookingRef } from '../../ledger/ledger.ts';

/** SQL of pujas that have no pandit any more. */

const fallenStatuses = bookingStatuses.filter(fellThrough);
/** The pandit who has the puja, or had it. */
const takenStatuses = [...liveStatuses, ...heldStatuses];

/**
 * Of a booking `b`: its pandit does not come, its hour (of one without an hour its day) is still ahead, nobody else has the puja or is asked
 * for it, the family has not asked again since, and has not said that the puja is no longer needed.
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
        AND ((o.id > b.id AND NOT ${wasPassedOver(sql)}) OR o.status IN ${sql(takenStatuses)} OR (o.id = b.id AND c.not_needed_at IS NOT NULL))))`;

/** Whether the family of booking `o` asked several, and another of them got the puja. */
const wasPassedOver = (sql: Sql) => sql`
  (o.status = 'cancelled' AND EXISTS (
    SELECT 1 FROM booking_events e WHERE e.pandit_id = o.pandit_id AND e.booking_id = o.id AND e.action = 'passOver'))`;

/** Whether the pandit of booking `b` does not come, and its advance waits for another whom we ask or the family chooses. */
export const advanceWaits = (sql: Sql) => sql`
  (b.status IN ${sql(fallenStatuses)}
    AND EXISTS (
      SELECT 1 FROM booking_asks s
      WHERE s.customer_id = b.customer_id AND s.id = b.ask_id AND s.kept_id = b.id AND s.state IN ('asked', 'seeking', 'choosing')))`;

/** What becomes of a booking whose pandit does not come; of all others neither is so. */
export interface Fallen {
  readonly lacksPandit: boolean;
  readonly advanceWaits: boolean;
}
export const notFallen: Fallen = { lacksPandit: false, advanceWaits: false };

/** Which of these lack a pandit, and on which of them what was paid waits, by their ids. */
export async function fallenOf(sql: Sql, refs: readonly BookingRef[], now: Date): Promise<ReadonlyMap<string, Fallen>> {
  if (refs.length === 0) return new Map();
  const rows = await sql<(Fallen & { id: string })[]>`
    SELECT b.id, ${lacksPandit(sql, now)} AS lacks_pandit, ${advanceWaits(sql)} AS advance_waits
    FROM unnest(${refs.map(({ panditId }) => panditId)}::uuid[], ${refs.map(({ bookingId }) => bookingId)}::uuid[])
      AS k (pandit_id, id)
    JOIN bookings b ON b.pandit_id = k.pandit_id AND b.id = k.id`;
  return new Map(rows.map(({ id, ...fallen }) => [id, fallen]));
}

/** The family needs it no longer; said twice it is said once. */
export async function setNotNeeded(sql: Sql, customerId: string, bookingId: string, at: Date): Promise<void> {
  await sql`
    UPDATE customer_bookings SET not_needed_at = coalesce(not_needed_at, ${at})
    WHERE customer_id = ${customerId} AND booking_id = ${bookingId}`;
}

import { bookingStatuses, stepFor } from '#domain/booking.ts';
import type { Sql } from '../../db/sql.ts';
import type { BookingRef } from '../../ledger/ledger.ts';

const dropStatuses = bookingStatuses.filter((status) => stepFor('dropRest', status, 'time'));

/** Bookings that came to nothing before then, of which cash is still asked back on the family's word alone (`fallsAway` in the domain). */
export const claimsOver = (sql: Sql, endedBefore: Date, limit: number): Promise<BookingRef[]> => sql<BookingRef[]>`
  SELECT b.pandit_id, b.id AS booking_id FROM bookings b
  WHERE b.status IN ${sql(dropStatuses)} AND b.rest_given_paise > 0 AND coalesce(b.rest_received_paise, 0) = 0
    AND b.money_waits = 0
    AND NOT EXISTS (
      SELECT 1 FROM booking_events e
      WHERE e.pandit_id = b.pandit_id AND e.booking_id = b.id AND e.action IN ('returnRest', 'dropRest'))
    AND (
      SELECT max(e.at) FROM booking_events e
      WHERE e.pandit_id = b.pandit_id AND e.booking_id = b.id AND e.from_status IS DISTINCT FROM e.to_status) <= ${endedBefore}
  ORDER BY b.pandit_id, b.id LIMIT ${limit}`;

import type { Sql } from '../db/sql.ts';

/** Whether the office has ended `bookings` b: the two have nothing more to agree on. */
export const endedByOffice = (sql: Sql) => sql`EXISTS (
  SELECT 1 FROM booking_events e
  WHERE e.pandit_id = b.pandit_id AND e.booking_id = b.id AND e.to_status = b.status AND e.action IN ('cancelOnBehalf', 'notHeld'))`;

/** Whether the pandit of `bookings` b has given it up, or to another one. */
export const hasLeft = (sql: Sql) => sql`EXISTS (
  SELECT 1 FROM booking_events e
  WHERE e.pandit_id = b.pandit_id AND e.booking_id = b.id AND e.to_status = b.status AND e.from_status <> e.to_status
    AND e.action IN ('withdraw', 'withdrawOnBehalf', 'cannotAttend', 'handOver'))`;

import { byDay } from '#domain/calendar/declaring.ts';
import { asMillis, dayAt, earlier, type Instant, type Period } from '#domain/time.ts';
import { newId } from '../db/ids.ts';
import type { Sql } from '../db/sql.ts';
import { insertClosed, isClosed } from './closed-store.ts';

/** Hours in which a pandit is not to be asked, seen from bookings. */

/** Closes the hours of a booking that cannot be attended. In the transaction of that step, which is taken once. */
export async function closeHours(
  sql: Sql,
  { panditId, bookingId }: { panditId: string; bookingId: string },
  period: Period,
  now: Instant,
): Promise<void> {
  const rows = byDay(period).map((part) => ({ id: newId(now), ...part, bookingId }));
  await insertClosed(sql, panditId, rows, new Date(now));
}

/** Whether the pandit has closed any hour of this time. */
export const hasClosed = (sql: Sql, panditId: string, period: Period): Promise<boolean> =>
  isClosed(sql, panditId, [dayAt(period.from), dayAt(earlier(period.to, asMillis(1)))], period);

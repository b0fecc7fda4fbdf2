import {
  DAYS_AROUND,
  DAYS_SHOWN,
  freeDays,
  takenHours,
  type FreeDay,
  type TakenHours,
  type WhyTaken,
} from '#domain/calendar/free-days.ts';
import { addDays, dayAt, daysBetween, periodBetween, type Day, type Instant } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';
import { declaredBy, takenOf } from './free-days-store.ts';

export interface DayWithHours extends FreeDay {
  /** The hours of it that are not free, and why. */
  readonly taken: TakenHours<WhyTaken>[];
}

/** The next days on which a pandit has time for a booking of theirs, and those around its own, with the hours that are not free. Its own time is none of them. */
export async function daysWithHours(
  sql: Sql,
  booking: { panditId: string; bookingId: string; day: Day },
  now: Instant,
): Promise<DayWithHours[]> {
  const today = dayAt(now);
  const around = addDays(booking.day, -DAYS_AROUND);
  const [soon, near] = await Promise.all([
    daysFrom(sql, booking, { today, now, count: DAYS_SHOWN }),
    daysFrom(sql, booking, { today: around < today ? today : around, now, count: 2 * DAYS_AROUND + 1 }),
  ]);
  const all = new Map([...soon, ...near].map((one) => [one.day, one]));
  return [...all.values()].toSorted((one, other) => daysBetween(other.day, one.day));
}

async function daysFrom(
  sql: Sql,
  booking: { panditId: string; bookingId: string },
  span: { today: Day; now: Instant; count: number },
): Promise<DayWithHours[]> {
  const [declared, rows] = await Promise.all([
    declaredBy(sql, [booking.panditId], span.today, span.count),
    takenOf(sql, booking, span.today, span.count),
  ]);
  const held = rows.map(({ why, startsAt, endsAt }) => ({ why, ...periodBetween(startsAt, endsAt) }));
  return freeDays(declared, held, span).map((one) => ({ ...one, taken: takenHours(one.day, held) }));
}

import { freeDays, takenHours, type FreeDay, type TakenHours, type WhyTaken } from '#domain/calendar/free-days.ts';
import { dayAt, periodBetween, type Instant } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';
import { declaredBy, takenOf } from './free-days-store.ts';

export interface DayWithHours extends FreeDay {
  /** The hours of it that are not free, and why. */
  readonly taken: TakenHours<WhyTaken>[];
}

/** The next days on which a pandit has time for a booking of theirs, with the hours that are not free. Its own time is none of them. */
export async function daysWithHours(
  sql: Sql,
  { panditId, bookingId }: { panditId: string; bookingId: string },
  now: Instant,
): Promise<DayWithHours[]> {
  const today = dayAt(now);
  const [declared, rows] = await Promise.all([
    declaredBy(sql, [panditId], today),
    takenOf(sql, panditId, bookingId, today),
  ]);
  const held = rows.map(({ why, startsAt, endsAt }) => ({ why, ...periodBetween(startsAt, endsAt) }));
  return freeDays(declared, held, { today, now }).map((one) => ({ ...one, taken: takenHours(one.day, held) }));
}

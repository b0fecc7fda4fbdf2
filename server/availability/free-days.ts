import { freeDays, type FreeDay } from '#domain/calendar/free-days.ts';
import { dayAt, periodBetween, type Instant } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';
import { closedBy, declaredBy, heldBy } from './free-days-store.ts';

/** The next days on which each of these pandits has time; pandits without one are not included. */
export async function freeDaysOf(
  sql: Sql,
  panditIds: readonly string[],
  now: Instant,
): Promise<ReadonlyMap<string, FreeDay[]>> {
  const today = dayAt(now);
  const [declared, held, closed] = await Promise.all([
    declaredBy(sql, panditIds, today),
    heldBy(sql, panditIds, today),
    closedBy(sql, panditIds, today),
  ]);
  const daysBy = Map.groupBy(declared, ({ panditId }) => panditId);
  const heldByPandit = Map.groupBy([...held, ...closed], ({ panditId }) => panditId);
  return new Map(
    [...daysBy].map(([id, entries]) => {
      const periods = (heldByPandit.get(id) ?? []).map(({ startsAt, endsAt }) => periodBetween(startsAt, endsAt));
      return [id, freeDays(entries, periods, { today, now })];
    }),
  );
}

import type { BookingStatus } from '#domain/booking.ts';
import type { Paise } from '#domain/money.ts';
import type { Day } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';
import type { DailyCount } from '../counter.ts';

/** SQL of the dashboard. Each statement is a range of an index (docs/decisions/0041-dashboard-figures.md). */

/** Adds to what is there; a day or a kind that is new begins with it. */
export async function addCounts(sql: Sql, counts: readonly DailyCount[]): Promise<void> {
  await sql`
    INSERT INTO daily_counts (day, what, n)
    SELECT * FROM unnest(${counts.map(({ day }) => day)}::date[], ${counts.map(({ what }) => what)}::text[],
      ${counts.map(({ n }) => n)}::bigint[])
    ON CONFLICT (day, what) DO UPDATE SET n = daily_counts.n + excluded.n`;
}

export async function sumOfCounts(sql: Sql, what: DailyCount['what'], from: Day): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    SELECT coalesce(sum(n), 0)::bigint AS n FROM daily_counts WHERE what = ${what} AND day >= ${from}`;
  return row?.n ?? 0;
}

// India has had no summer time since 1945: its midnight is always the same time of day
const dayIn = (sql: Sql, column: 'created_at' | 'captured_at') => sql`
  (${sql(column)} AT TIME ZONE 'Asia/Kolkata')::date`;

export interface OnDay {
  readonly day: Day;
  readonly count: number;
}

export async function usersByDay(sql: Sql, from: Date): Promise<OnDay[]> {
  return sql<OnDay[]>`
    SELECT ${dayIn(sql, 'created_at')} AS day, count(*) AS count FROM people
    WHERE user_type = 'user' AND created_at >= ${from} AND deleted_at IS NULL GROUP BY 1`;
}

export async function bookingsByDay(sql: Sql, from: Date): Promise<(OnDay & { readonly status: BookingStatus })[]> {
  return sql<(OnDay & { status: BookingStatus })[]>`
    SELECT ${dayIn(sql, 'created_at')} AS day, status, count(*) AS count FROM bookings
    WHERE created_at >= ${from} GROUP BY 1, 2`;
}

export interface MoneyOnDay extends OnDay {
  readonly amount: Paise;
}

export async function capturedByDay(sql: Sql, from: Date): Promise<MoneyOnDay[]> {
  return sql<MoneyOnDay[]>`
    SELECT ${dayIn(sql, 'captured_at')} AS day, count(*) AS count, sum(amount_paise)::bigint AS amount FROM payments
    WHERE captured_at >= ${from} GROUP BY 1`;
}

export async function refundedByDay(sql: Sql, from: Date): Promise<MoneyOnDay[]> {
  return sql<MoneyOnDay[]>`
    SELECT ${dayIn(sql, 'created_at')} AS day, count(*) AS count, sum(amount_paise)::bigint AS amount FROM refunds
    WHERE created_at >= ${from} GROUP BY 1`;
}

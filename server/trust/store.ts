import type { CreditDoubt, WaitingState } from '#domain/booking/credit.ts';
import type { Paise } from '#domain/money.ts';
import type { Day, Millis } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';

/** SQL of credit that waits, with the story beside it. */

export interface WaitingCreditRow {
  bookingId: string;
  panditId: string;
  customerId: string;
  amountPaise: Paise;
  why: CreditDoubt[];
  at: Date;
  day: Day;
  ritualName: string;
  customerName: string;
  panditName: string;
  note: string | null;
}

export const creditsWaiting = (
  sql: Sql,
  { after, limit }: { after: { at: string; id: string } | null; limit: number },
): Promise<WaitingCreditRow[]> => sql<WaitingCreditRow[]>`
  SELECT w.booking_id, w.pandit_id, w.customer_id, w.amount_paise, w.why, date_trunc('milliseconds', w.at) AS at, b.day,
    r.name AS ritual_name, c.name AS customer_name, p.name AS pandit_name, e.note
  FROM credits_waiting w
  JOIN bookings b ON b.pandit_id = w.pandit_id AND b.id = w.booking_id
  JOIN rituals r ON r.id = b.ritual_id
  JOIN people c ON c.id = w.customer_id
  JOIN people p ON p.id = w.pandit_id
  LEFT JOIN booking_events e ON e.pandit_id = w.pandit_id AND e.booking_id = w.booking_id AND e.action = 'withdraw'
  WHERE w.state = 'waits'
    ${after === null ? sql`` : sql`AND (w.at, w.booking_id) > (${after.at}::timestamptz, ${after.id}::uuid)`}
  ORDER BY w.at, w.booking_id LIMIT ${limit}`;

/** A thousand at most. */
export async function countWaitingCredits(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (SELECT 1 FROM credits_waiting WHERE state = 'waits' LIMIT 1000) waiting`;
  return row?.count ?? 0;
}

export interface EarlierRow {
  ofId: string;
  bookingId: string;
  at: Date;
  day: Day;
  creditPaise: Paise;
  state: WaitingState | null;
}

/** What the same pandit withdrew from before, of the same family: ten of each, newest first. */
export const earlierOf = (sql: Sql, bookingIds: readonly string[]): Promise<EarlierRow[]> => sql<EarlierRow[]>`
  SELECT w.booking_id AS of_id, e.booking_id, e.at, e.day, e.credit_paise, e.state
  FROM unnest(${bookingIds as string[]}::uuid[]) one (id)
  JOIN bookings own ON own.id = one.id
  JOIN credits_waiting w ON w.pandit_id = own.pandit_id AND w.booking_id = own.id
  CROSS JOIN LATERAL (
    SELECT o.id AS booking_id, e.at, o.day, coalesce(x.amount_paise, o.credit_given_paise) AS credit_paise, x.state
    FROM customer_bookings c
    JOIN bookings o ON o.pandit_id = c.pandit_id AND o.id = c.booking_id
    JOIN booking_events e ON e.pandit_id = o.pandit_id AND e.booking_id = o.id AND e.action = 'withdraw'
    LEFT JOIN credits_waiting x ON x.pandit_id = o.pandit_id AND x.booking_id = o.id
    WHERE c.customer_id = w.customer_id AND c.pandit_id = w.pandit_id AND o.id <> w.booking_id AND e.at <= w.at
    ORDER BY e.at DESC LIMIT 10) e
  ORDER BY e.at DESC`;

/** How often the pandit of each withdrew in so long a time up to it, and from how many families. */
export const withdrawalsBefore = (sql: Sql, bookingIds: readonly string[], within: Millis) => sql<
  { bookingId: string; withdrawals: number; families: number }[]
>`
  SELECT w.booking_id, l.withdrawals, l.families
  FROM unnest(${bookingIds as string[]}::uuid[]) one (id)
  JOIN bookings own ON own.id = one.id
  JOIN credits_waiting w ON w.pandit_id = own.pandit_id AND w.booking_id = own.id
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS withdrawals, count(DISTINCT b.customer_id)::int AS families
    FROM booking_events e JOIN bookings b ON b.pandit_id = e.pandit_id AND b.id = e.booking_id
    WHERE e.action = 'withdraw' AND e.pandit_id = w.pandit_id AND e.at <= w.at
      AND e.at > w.at - ${within}::float8 * interval '1 ms') l`;

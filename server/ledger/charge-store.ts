import { NO_MONEY, type Paise } from '#domain/money.ts';
import type { Sql } from '../db/sql.ts';
import type { BookingRef } from './ledger.ts';

/** SQL of the credit that pandits bear. */

export async function insertCharge(
  sql: Sql,
  { panditId, bookingId }: BookingRef,
  amount: Paise,
  at: Date,
): Promise<void> {
  await sql`
    INSERT INTO pandit_charges (pandit_id, booking_id, amount_paise, left_paise, at)
    VALUES (${panditId}, ${bookingId}, ${amount}, ${amount}, ${at})
    ON CONFLICT (pandit_id, booking_id) DO NOTHING`;
}

/** What a pandit has still to bear, the oldest first, kept for this transaction. */
export const lockCharges = (sql: Sql, panditId: string): Promise<{ bookingId: string; leftPaise: Paise }[]> => sql<
  { bookingId: string; leftPaise: Paise }[]
>`
  SELECT booking_id, left_paise FROM pandit_charges WHERE pandit_id = ${panditId} AND left_paise > 0
  ORDER BY at, booking_id FOR UPDATE`;

export async function setLeft(sql: Sql, { panditId, bookingId }: BookingRef, left: Paise): Promise<void> {
  await sql`UPDATE pandit_charges SET left_paise = ${left} WHERE pandit_id = ${panditId} AND booking_id = ${bookingId}`;
}

export async function sumsOfCharges(
  sql: Sql,
  { panditId, bookingId }: BookingRef,
): Promise<{ advance: Paise; rest: Paise }> {
  const [row] = await sql<{ advance: Paise; rest: Paise }[]>`
    SELECT coalesce(sum(amount_paise) FILTER (WHERE kind = 'earning_charge'), 0)::bigint AS advance,
      coalesce(sum(amount_paise) FILTER (WHERE kind = 'rest_earning_charge'), 0)::bigint AS rest
    FROM ledger WHERE pandit_id = ${panditId} AND booking_id = ${bookingId}`;
  return row ?? { advance: NO_MONEY, rest: NO_MONEY };
}

import type { Policy } from '#domain/booking/cancellation.ts';
import type { CreditDoubt, EarlierCredits, WaitingState } from '#domain/booking/credit.ts';
import type { Paise } from '#domain/money.ts';
import type { Sql } from '../db/sql.ts';
import type { BookingRef } from './ledger.ts';

/** SQL of credit that waits for the office. */

interface Credited extends BookingRef {
  readonly customerId: string;
}

/** Earlier credit, whether given at once, waiting, or decided about: a booking has one. */
export async function earlierCredits(
  sql: Sql,
  { panditId, customerId }: Credited,
  { pairSince, monthSince }: { pairSince: Date; monthSince: Date },
): Promise<EarlierCredits> {
  const [row] = await sql<EarlierCredits[]>`
    WITH earlier AS (
      SELECT l.booking_id, l.pandit_id, b.customer_id, l.at
      FROM ledger l JOIN bookings b ON b.pandit_id = l.pandit_id AND b.id = l.booking_id
      WHERE l.pandit_id = ${panditId} AND l.kind = 'credit_given' AND l.at > ${pairSince}
      UNION ALL
      SELECT c.booking_id, b.pandit_id, c.customer_id, c.at
      FROM customer_credits c JOIN bookings b ON b.id = c.booking_id
      WHERE c.customer_id = ${customerId} AND c.kind = 'given' AND c.at > ${monthSince} AND b.pandit_id <> ${panditId}
      UNION ALL
      SELECT booking_id, pandit_id, customer_id, at FROM credits_waiting
      WHERE (pandit_id = ${panditId} AND at > ${pairSince}) OR (customer_id = ${customerId} AND at > ${monthSince})),
    once AS (SELECT booking_id, pandit_id, customer_id, min(at) AS at FROM earlier GROUP BY 1, 2, 3)
    SELECT count(*) FILTER (WHERE pandit_id = ${panditId} AND customer_id = ${customerId})::int AS of_pair,
      count(*) FILTER (WHERE pandit_id = ${panditId} AND at > ${monthSince})::int AS of_pandit,
      count(*) FILTER (WHERE customer_id = ${customerId} AND at > ${monthSince})::int AS of_family
    FROM once`;
  return row ?? { ofPair: 0, ofPandit: 0, ofFamily: 0 };
}

export async function insertWaiting(
  sql: Sql,
  { panditId, bookingId, customerId }: Credited,
  { amount, why, at }: { amount: Paise; why: readonly CreditDoubt[]; at: Date },
): Promise<void> {
  await sql`
    INSERT INTO credits_waiting (pandit_id, booking_id, customer_id, amount_paise, why, at)
    VALUES (${panditId}, ${bookingId}, ${customerId}, ${amount}, ${[...why]}, ${at})`;
}

export interface WaitingRow {
  panditId: string;
  customerId: string;
  amountPaise: Paise;
  state: WaitingState;
  reason: string | null;
  policy: Policy;
}

/** Kept for this transaction: one decides. */
export async function lockWaiting(sql: Sql, bookingId: string): Promise<WaitingRow | null> {
  const [row] = await sql<WaitingRow[]>`
    SELECT w.pandit_id, w.customer_id, w.amount_paise, w.state, w.reason, b.policy
    FROM bookings b JOIN credits_waiting w ON w.pandit_id = b.pandit_id AND w.booking_id = b.id
    WHERE b.id = ${bookingId} FOR UPDATE OF w`;
  return row ?? null;
}

export async function decideWaiting(
  sql: Sql,
  { panditId, bookingId }: BookingRef,
  { state, reason, by, at }: { state: WaitingState; reason: string; by: string; at: Date },
): Promise<void> {
  await sql`
    UPDATE credits_waiting SET state = ${state}, reason = ${reason}, decided_by = ${by}, decided_at = ${at}
    WHERE pandit_id = ${panditId} AND booking_id = ${bookingId}`;
}

/** What the family is given because its pandit withdrew. */
export async function noteCreditGiven(sql: Sql, { panditId, bookingId }: BookingRef, credit: Paise): Promise<void> {
  await sql`UPDATE bookings SET credit_given_paise = ${credit} WHERE pandit_id = ${panditId} AND id = ${bookingId}`;
}

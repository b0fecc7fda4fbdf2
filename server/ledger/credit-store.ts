import { NO_MONEY, type Paise } from '#domain/money.ts';
import type { Instant } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';
import type { BookingRef } from './ledger.ts';

/** SQL of a family's credit: a statement of account, whose sum is what is left. */

/** Lets one advance at a time decide what it uses. `NO KEY`, so that rows that only point at the person can be written. */
export async function lockCustomer(sql: Sql, customerId: string): Promise<void> {
  await sql`SELECT 1 FROM people WHERE id = ${customerId} FOR NO KEY UPDATE`;
}

/** How much credit a family has left. */
export async function creditOf(sql: Sql, customerId: string): Promise<Paise> {
  const [row] = await sql<{ amount: Paise }[]>`
    SELECT coalesce(sum(amount_paise), 0)::bigint AS amount FROM customer_credits WHERE customer_id = ${customerId}`;
  return row?.amount ?? NO_MONEY;
}

/**
 * What of it can be used with a pandit: not what that pandit's own withdrawals gave. However the rest was used, as much is left for them
 * as others gave, less what was used with them before, and never more than there is.
 */
export async function creditWith(
  sql: Sql,
  { customerId, panditId }: { customerId: string; panditId: string },
): Promise<Paise> {
  const [row] = await sql<{ amount: Paise }[]>`
    SELECT greatest(0, least(coalesce(sum(c.amount_paise), 0),
      coalesce(sum(c.amount_paise) FILTER (WHERE (c.kind = 'given') = (b.pandit_id <> ${panditId})), 0)))::bigint AS amount
    FROM customer_credits c JOIN bookings b ON b.id = c.booking_id WHERE c.customer_id = ${customerId}`;
  return row?.amount ?? NO_MONEY;
}

export async function insertCredit(
  sql: Sql,
  { customerId, bookingId }: { customerId: string; bookingId: string },
  kind: 'given' | 'used' | 'back',
  amount: Paise,
  now: Instant,
): Promise<void> {
  await sql`
    INSERT INTO customer_credits (customer_id, booking_id, kind, amount_paise, at)
    VALUES (${customerId}, ${bookingId}, ${kind}, ${amount}, ${new Date(now)})`;
}

/** Before the puja: the advance is what was paid, without the credit that is credit again; the price is due after the puja. */
export async function noteCreditBack(sql: Sql, { panditId, bookingId }: BookingRef, amount: Paise): Promise<void> {
  await sql`
    UPDATE bookings SET advance_paise = advance_paise - ${amount}, credit_paise = credit_paise - ${amount}
    WHERE pandit_id = ${panditId} AND id = ${bookingId}`;
}

import type { Purpose } from '#domain/booking/rest.ts';
import { NO_MONEY, type Paise } from '#domain/money.ts';
import type { Sql } from '../db/sql.ts';
import type { BookingRef } from './ledger.ts';

/** SQL of what is owed to pandits by booking, of its advance and of its rest: the ledger's `pandit` account, as a list to work off. */

export async function insertDue(
  sql: Sql,
  booking: BookingRef,
  amount: Paise,
  since: Date,
  purpose: Purpose = 'advance',
): Promise<void> {
  await sql`
    INSERT INTO earnings_due (pandit_id, booking_id, purpose, amount_paise, since)
    VALUES (${booking.panditId}, ${booking.bookingId}, ${purpose}, ${amount}, ${since})`;
}

/** What is owed for a booking, kept for this transaction; nothing where it was paid out, or never earned. */
export async function lockDue(
  sql: Sql,
  { panditId, bookingId }: BookingRef,
  purpose: Purpose = 'advance',
): Promise<Paise> {
  const [row] = await sql<{ amountPaise: Paise }[]>`
    SELECT amount_paise FROM earnings_due
    WHERE pandit_id = ${panditId} AND booking_id = ${bookingId} AND purpose = ${purpose} FOR UPDATE`;
  return row?.amountPaise ?? NO_MONEY;
}

/** The same to be read alone. */
export async function dueFor(
  sql: Sql,
  { panditId, bookingId }: BookingRef,
  purpose: Purpose = 'advance',
): Promise<Paise> {
  const [row] = await sql<{ amountPaise: Paise }[]>`
    SELECT amount_paise FROM earnings_due
    WHERE pandit_id = ${panditId} AND booking_id = ${bookingId} AND purpose = ${purpose}`;
  return row?.amountPaise ?? NO_MONEY;
}

/** So much is still owed; zero takes the row away. */
export async function setDue(
  sql: Sql,
  { panditId, bookingId }: BookingRef,
  amount: Paise,
  purpose: Purpose = 'advance',
): Promise<void> {
  if (amount === 0) {
    await sql`
      DELETE FROM earnings_due WHERE pandit_id = ${panditId} AND booking_id = ${bookingId} AND purpose = ${purpose}`;
  } else {
    await sql`
      UPDATE earnings_due SET amount_paise = ${amount}
      WHERE pandit_id = ${panditId} AND booking_id = ${bookingId} AND purpose = ${purpose}`;
  }
}

/** Takes what is owed off the list, to be paid out: once. Null where nothing is, or not the amount that is expected. */
export async function takeDue(
  sql: Sql,
  { panditId, bookingId }: BookingRef,
  expected: Paise | null,
  purpose: Purpose = 'advance',
): Promise<Paise | null> {
  const [row] = await sql<{ amountPaise: Paise }[]>`
    DELETE FROM earnings_due
    WHERE pandit_id = ${panditId} AND booking_id = ${bookingId} AND purpose = ${purpose}
      AND (${expected}::bigint IS NULL OR amount_paise = ${expected})
    RETURNING amount_paise`;
  return row?.amountPaise ?? null;
}

/** Whether a case about the booking's money is open; who is about to open one waits until the transaction ends. */
export async function moneyWaits(sql: Sql, { panditId, bookingId }: BookingRef): Promise<boolean> {
  const rows = await sql`
    SELECT 1 FROM (SELECT money_waits FROM bookings WHERE pandit_id = ${panditId} AND id = ${bookingId} FOR SHARE) b
    WHERE b.money_waits > 0`;
  return rows.length === 1;
}

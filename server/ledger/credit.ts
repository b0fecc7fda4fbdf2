import { asPaise, NO_MONEY, type Paise } from '#domain/money.ts';
import type { Instant } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';
import { creditOf as sumOf, creditWith, insertCredit, lockCustomer } from './credit-store.ts';
import { transfer, type BookingRef } from './ledger.ts';

/**
 * Credit of a family: given by us when its pandit withdraws late, used for its next advance without asking, never cash
 * (docs/decisions/0104-the-data-of-a-whole-life.md). Each function runs in the transaction of the step it belongs to.
 */

interface Credited extends BookingRef {
  readonly customerId: string;
}

/** How much credit a family has left. */
export const creditOf = (sql: Sql, customerId: string): Promise<Paise> => sumOf(sql, customerId);

/** We give it, out of our commission; once for a booking. */
export async function giveCredit(sql: Sql, booking: Credited, amount: Paise, now: Instant): Promise<void> {
  if (amount === 0) return;
  await insertCredit(sql, booking, 'given', amount, now);
  await transfer(sql, booking, { kind: 'credit_given', sourceId: booking.bookingId, amount }, now);
}

/**
 * Sets aside what an advance can use of it, and says how much: nothing that came of a withdrawal of this same pandit; where it
 * covers all of it the family confirms that without a payment.
 */
export async function setCreditAside(sql: Sql, booking: Credited, advance: Paise, now: Instant): Promise<Paise> {
  await lockCustomer(sql, booking.customerId);
  const amount = asPaise(Math.min(await creditWith(sql, booking), advance));
  if (amount <= 0) return NO_MONEY;
  await insertCredit(sql, booking, 'used', asPaise(-amount), now);
  return amount;
}

/** The advance is paid: what was set aside is held with it. */
export async function holdCredit(sql: Sql, booking: BookingRef, amount: Paise, now: Instant): Promise<void> {
  if (amount > 0) await transfer(sql, booking, { kind: 'credit_used', sourceId: booking.bookingId, amount }, now);
}

/** The booking came to nothing before it was paid: what was set aside is the family's again. */
export async function freeCredit(sql: Sql, booking: Credited, amount: Paise, now: Instant): Promise<void> {
  if (amount > 0) await insertCredit(sql, booking, 'back', amount, now);
}

/** The same after it was paid: what was held of it goes back. */
export async function returnCredit(sql: Sql, booking: Credited, amount: Paise, now: Instant): Promise<void> {
  if (amount === 0) return;
  await freeCredit(sql, booking, amount, now);
  await transfer(sql, booking, { kind: 'credit_back', sourceId: booking.bookingId, amount }, now);
}

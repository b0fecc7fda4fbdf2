import type { Purpose } from '#domain/booking/rest.ts';
import { asPaise, minus, type Paise } from '#domain/money.ts';
import type { Instant } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';
import { insertCharge, lockCharges, setLeft, sumsOfCharges } from './charge-store.ts';
import { insertDue } from './due-store.ts';
import { transfer, type BookingRef } from './ledger.ts';

/** Credit that a pandit bears, because the booking said so when it was asked for: taken off what is earned next. */

/** So much is to be borne for a booking; once. */
export const charge = (sql: Sql, booking: BookingRef, amount: Paise, now: Instant): Promise<void> =>
  insertCharge(sql, booking, amount, new Date(now));

/** What was earned is owed, less what is still to be borne: the oldest first. The pandit is locked from before (`numberEarnings`). */
export async function oweEarned(
  sql: Sql,
  booking: BookingRef,
  earned: Paise,
  purpose: Purpose,
  now: Instant,
): Promise<void> {
  let owed = earned;
  for (const { bookingId, leftPaise } of await lockCharges(sql, booking.panditId)) {
    const taken = asPaise(Math.min(owed, leftPaise));
    if (taken === 0) break;
    owed = minus(owed, taken);
    await setLeft(sql, { panditId: booking.panditId, bookingId }, minus(leftPaise, taken));
  }
  const taken = minus(earned, owed);
  const kind = purpose === 'rest' ? 'rest_earning_charge' : 'earning_charge';
  if (taken > 0) await transfer(sql, booking, { kind, sourceId: booking.bookingId, amount: taken }, now);
  if (owed > 0) await insertDue(sql, booking, owed, new Date(now), purpose);
}

/** What was taken so off what was earned by a booking. */
export const chargedOf = (sql: Sql, booking: BookingRef): Promise<{ advance: Paise; rest: Paise }> =>
  sumsOfCharges(sql, booking);

import { days, instantOf, later } from '#domain/time.ts';
import { transition } from '../bookings/steps/transition.ts';
import { transaction, type Sql } from '../db/sql.ts';
import type { Family } from '../payments/test-money.ts';
import type { TestApp } from '../testing/test-app.ts';
import { refOf } from './test-settled.ts';

/** What tests of the ledger share: steps that may fail, and where a booking's rupees are. */

export const inOne = <T>({ deps }: TestApp, work: (sql: Sql) => Promise<T>): Promise<T> => transaction(deps.pool, work);

export const accept = (t: TestApp, { booking, pandit }: Family) =>
  t.call(
    'POST /booking/update-booking-status',
    { body: { bookingId: booking._id, bookingStatus: 'confirmedbypandit' } },
    pandit,
  );

/** A step time takes, as its job would once everything is over. */
export const timeTakes = (t: TestApp, family: Family, action: 'complete' | 'expire') => {
  const over = later(instantOf(family.booking.endsAt), days(2));
  return inOne(t, (sql) => transition(sql, { ...refOf(family), action, by: 'time', actorId: null }, over));
};

/** Rupees on each account of a booking: what was credited less what was debited. */
export async function accountsOf({ deps }: TestApp, { booking }: Family): Promise<Record<string, number>> {
  const rows = await deps.pool<{ account: string; rupees: number }[]>`
    SELECT account, (sum(amount) / 100)::float AS rupees FROM (
      SELECT credit AS account, amount_paise AS amount FROM ledger WHERE booking_id = ${booking._id}
      UNION ALL SELECT debit, -amount_paise FROM ledger WHERE booking_id = ${booking._id}) AS side
    GROUP BY account HAVING sum(amount) <> 0`;
  return Object.fromEntries(rows.map((row) => [row.account, row.rupees]));
}

import { days, HOUR, instantOf, later, type Day } from '#domain/time.ts';
import { makeBookable, makeBooking, type Bookable } from '../bookings/test-factories.ts';
import { transition } from '../bookings/steps/transition.ts';
import { transaction } from '../db/sql.ts';
import { paid, verify, type Family } from '../payments/test-money.ts';
import type { TestApp } from '../testing/test-app.ts';
import { payOut, type BookingRef } from './ledger.ts';
import type { PayoutMethod } from './store.ts';

/** Bookings whose advance went the whole way, by the doors people use. */

export const refOf = ({ pandit, booking }: Family): BookingRef => ({ panditId: pandit.id, bookingId: booking._id });

/** A booking whose advance is paid: rupees. */
export async function paidFamily(t: TestApp, advance: number, bookable?: Bookable, day?: Day): Promise<Family> {
  const offered = bookable ?? (await makeBookable(t));
  const customer = await t.person('user');
  const wish = { status: 'advancepaymentrequested', advance, ...(day && { day }) } as const;
  const booking = await makeBooking(t, offered, customer, wish);
  const family = { customer, pandit: offered.pandit, booking, advance };
  const { status } = await verify(t, family, await paid(t, family));
  if (status !== 200) throw new Error('not paid');
  return family;
}

/** Accepted by the pandit, and not completed yet. */
export async function confirmedFamily(t: TestApp, advance: number, bookable?: Bookable, day?: Day): Promise<Family> {
  const family = await paidFamily(t, advance, bookable, day);
  const body = { bookingId: family.booking._id, bookingStatus: 'confirmedbypandit' } as const;
  await t.call('POST /booking/update-booking-status', { body }, family.pandit);
  return family;
}

/** An agreed puja of two hours that begins in this many hours, or began before. */
export async function agreedAhead(t: TestApp, advance: number, hours: number): Promise<Family> {
  const family = await confirmedFamily(t, advance);
  const from = t.deps.now() + hours * HOUR;
  await t.deps.pool`UPDATE bookings SET period = tstzrange(${new Date(from)}, ${new Date(from + 2 * HOUR)})
    WHERE id = ${family.booking._id}`;
  return family;
}

/** Time completes it, two days after it has ended unless told when. */
export async function complete(t: TestApp, family: Family, after = days(2)): Promise<void> {
  const step = { ...refOf(family), action: 'complete', by: 'time', actorId: null } as const;
  const outcome = await transaction(t.deps.pool, (sql) =>
    transition(sql, step, later(instantOf(family.booking.endsAt), after)),
  );
  if (outcome.kind !== 'done') throw new Error(`not completed: ${outcome.kind}`);
}

export async function settledFamily(t: TestApp, advance: number, bookable?: Bookable, day?: Day): Promise<Family> {
  const family = await confirmedFamily(t, advance, bookable, day);
  await complete(t, family);
  return family;
}

export const payOutTo = (t: TestApp, family: Family, method: PayoutMethod, reference: string | null = null) =>
  transaction(t.deps.pool, (sql) => payOut(sql, refOf(family), { method, reference }, t.deps.now()));

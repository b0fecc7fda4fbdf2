import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays, dayAt, HOUR, MINUTE, minutes } from '#domain/time.ts';
import { makeBookable } from '../bookings/test-factories.ts';
import { confirmedFamily, paidFamily } from '../ledger/test-settled.ts';
import { moneyApp, paid, verify, familyToPay, type MoneyApp } from '../payments/test-money.ts';
import { refundJob } from '../payments/refunds/refunds.ts';
import type { TestPerson } from '../testing/test-app.ts';

/** Bookings that need the office: counted in the menu, and shown by the list behind it. */

let t: MoneyApp;
let admin: TestPerson;
beforeAll(async () => {
  t = await moneyApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.deps.pool`TRUNCATE people, bookings CASCADE`;
  admin = await t.person('admin');
});

/** Why the office is needed, as the newest list said it. */
let why: (string[] | undefined)[] = [];

/** The list, which is as long as the menu says. */
async function trouble(): Promise<string[]> {
  const { bookings } = (await t.call('GET /admin/waiting', {}, admin)).body.data;
  const { body } = await t.call('GET /booking/admin/bookings', { query: { show: 'trouble', pageSize: '100' } }, admin);
  expect(body.data).toHaveLength(bookings);
  why = body.data.map((booking) => booking.trouble);
  return body.data.map(({ _id }) => _id);
}

const far = async () => {
  const offered = await makeBookable(t);
  return { offered, day: addDays(dayAt(t.deps.now()), 20) };
};

test('money that came too late is trouble until it is back', async () => {
  const family = await familyToPay(t, 300);
  const checkout = await paid(t, family);
  const cancelled = { bookingId: family.booking._id, bookingStatus: 'cancelled' } as const;
  await t.call('POST /booking/update-booking-status', { body: cancelled }, family.customer);
  expect(await trouble()).toEqual([]);
  await verify(t, family, checkout);
  expect(await trouble()).toEqual([family.booking._id]);
  expect(why).toEqual([['moneyAstray']]);
  await refundJob(t.deps).run();
  await t.deps.pool`UPDATE refunds SET status = 'processed' WHERE status = 'sent'`;
  expect(await trouble()).toEqual([]);
});

test('a refund that failed for good is trouble, one that is on its way is none', async () => {
  const { offered, day } = await far();
  const { booking } = await confirmedFamily(t, 400, offered, day);
  const body = { bookingId: booking._id, reason: 'The family is ill' };
  expect((await t.call('POST /booking/admin/cancel', { body }, admin)).status).toBe(200);
  expect(await trouble()).toEqual([]);
  await t.deps.pool`UPDATE refunds SET status = 'failed', due_at = NULL`;
  expect(await trouble()).toEqual([booking._id]);
  expect(why).toEqual([['refundFailed']]);
});

test('a paid advance is trouble once the pandit has three hours left, until he confirms', async () => {
  const { offered, day } = await far();
  const family = await paidFamily(t, 400, offered, day);
  // nearly a day has passed, and nobody had to sign in again
  await t.deps.pool`UPDATE bookings SET due_at = ${new Date(t.deps.now() + 3 * HOUR + 10 * MINUTE)}`;
  expect(await trouble()).toEqual([]);
  t.wait(minutes(10));
  expect(await trouble()).toEqual([family.booking._id]);
  expect(why).toEqual([['unconfirmed']]);
  const confirm = { bookingId: family.booking._id, bookingStatus: 'confirmedbypandit' } as const;
  expect((await t.call('POST /booking/update-booking-status', { body: confirm }, family.pandit)).status).toBe(200);
  expect(await trouble()).toEqual([]);
});

test('a promised day with a pandit who is no longer approved is trouble; a request he never answered is none', async () => {
  const { offered, day } = await far();
  const { booking, pandit } = await confirmedFamily(t, 400, offered, day);
  const asked = {
    panditId: pandit.id,
    ritualId: offered.ritual.id,
    bookingDate: addDays(day, -3),
    userAddress: 'Puri',
  };
  await t.call('POST /booking/book-pandit', { body: asked }, await t.person('user'));
  expect(await trouble()).toEqual([]);
  const decide = (userStatus: 'rejected' | 'approved') => {
    const body = { userId: pandit.id, userStatus, comment: 'Papers' };
    return t.call('POST /user/admin/update-user-status', { body }, admin);
  };
  expect((await decide('rejected')).status).toBe(200);
  expect(await trouble()).toEqual([booking._id]);
  // a refund that fails besides does not count it twice
  const refund = { bookingId: booking._id, amount: 100, reason: 'Half', key: booking._id };
  await t.call('POST /booking/admin/refund', { body: refund }, admin);
  await t.deps.pool`UPDATE refunds SET status = 'failed'`;
  expect(await trouble()).toEqual([booking._id]);
  expect(why).toEqual([['panditGone', 'refundFailed']]);
  const { body } = await t.call('GET /booking/:id', { params: { id: booking._id } }, admin);
  expect(body.data.trouble).toEqual(['panditGone', 'refundFailed']);
  await t.deps.pool`UPDATE refunds SET status = 'processed'`;
  await decide('approved');
  expect(await trouble()).toEqual([]);
});

test('bookings in trouble are in the order of their pujas, whenever they were asked for', async () => {
  const { offered, day } = await far();
  const later = await confirmedFamily(t, 400, offered, addDays(day, 2));
  const sooner = await confirmedFamily(t, 400, offered, day);
  const latest = await confirmedFamily(t, 400, offered, addDays(day, 3));
  const body = { userId: offered.pandit.id, userStatus: 'rejected', comment: 'Papers' } as const;
  await t.call('POST /user/admin/update-user-status', { body }, admin);
  expect(await trouble()).toEqual([sooner, later, latest].map(({ booking }) => booking._id));
});

test('of more than a thousand in trouble the menu says a thousand, and the list how many there are', async () => {
  const { offered, day } = await far();
  const { booking } = await confirmedFamily(t, 400, offered, day);
  await t.deps.pool`
    INSERT INTO bookings (pandit_id, id, customer_id, ritual_id, status, day, start_minute, period, price_paise, place, due_at)
    SELECT b.pandit_id, gen_random_uuid(), b.customer_id, b.ritual_id, b.status, b.day + 2, n,
      tstzrange(lower(b.period) + interval '2 days' + n * interval '1 minute', lower(b.period) + interval '2 days' + (n + 1) * interval '1 minute'),
      b.price_paise, b.place, b.due_at + interval '2 days'
    FROM bookings b, generate_series(1, 1001) n WHERE b.id = ${booking._id}`;
  const body = { userId: offered.pandit.id, userStatus: 'rejected', comment: 'Papers' } as const;
  await t.call('POST /user/admin/update-user-status', { body }, admin);
  expect((await t.call('GET /admin/waiting', {}, admin)).body.data.bookings).toBe(1000);
  const listed = await t.call('GET /booking/admin/list', { query: { show: 'trouble' } }, admin);
  expect(listed.body.data.filtered).toBe(1002);
});

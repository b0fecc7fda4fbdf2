import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookingStatuses } from '#domain/booking.ts';
import {
  addDays,
  asInstant,
  asMillis,
  dayAt,
  earlier,
  HOUR,
  later,
  MINUTE,
  startOfDay,
  type Day,
  type Instant,
} from '#domain/time.ts';
import type { Sent } from '#contract/index.ts';
import { keepSearchable } from '../availability/searchable/searchable.ts';
import { makeBookable, makeBooking, type Bookable } from '../bookings/test-factories.ts';
import { newId } from '../db/ids.ts';
import { confirmedFamily, paidFamily } from '../ledger/test-settled.ts';
import { testApp, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { dashboardJobs } from './counts.ts';

/** The figures of the dashboard, and that each leads to a list of as many. */

const today = addDays(dayAt(asInstant(Date.now())), 3);
const midnight = startOfDay(today);
let at: Instant = earlier(midnight, MINUTE);
let t: TestApp;
let admin: TestPerson;
let offered: Bookable;

beforeAll(async () => {
  t = await testApp({}, { now: () => at });
});
afterAll(() => t.close());
beforeEach(async () => {
  at = earlier(midnight, MINUTE);
  const { pool } = t.deps;
  await pool`TRUNCATE people, pandits, bookings, rituals, daily_counts CASCADE`;
  admin = await t.person('admin');
  offered = await makeBookable(t);
  await pool`UPDATE people SET created_at = '2020-01-01'`;
});

const figures = async () => (await t.call('GET /admin/dashboard', {}, admin)).body.data;

async function family(registered: Instant = at): Promise<TestPerson> {
  const person = await t.person('user');
  await t.deps.pool`UPDATE people SET created_at = ${new Date(registered)} WHERE id = ${person.id}`;
  return person;
}

let asked = 0;
/** A request of somebody new, each for an hour of its own. */
async function request(wish: Parameters<typeof makeBooking>[3] = {}) {
  asked += 1;
  const day = addDays(dayAt(at), 2 + (asked % 20));
  return makeBooking(t, offered, await family(), { day, startTime: '06:00', ...wish });
}

const search = (more: { cursor?: string; limit?: number; date?: Day } = {}) => {
  const body = { ritualId: offered.ritual.id, date: addDays(today, 2), ...more };
  return t.call('POST /availability/filter-availability', { body });
};
const flush = async () => {
  for (const job of dashboardJobs(t.deps)) await job.run();
};

const usersSince = async (since: Day) =>
  (await t.call('POST /user/get-users', { body: { userType: 'user', since, pageSize: 100 } }, admin)).body.data;
type Narrowing = Sent<'GET /booking/admin/list', 'query'>;
const bookingsLike = async (query: Narrowing) => {
  const { body } = await t.call('GET /booking/admin/bookings', { query: { ...query, pageSize: '100' } }, admin);
  const counts = (await t.call('GET /booking/admin/list', { query }, admin)).body.data;
  expect(counts.filtered).toBe(body.data.length);
  return body.data.map(({ _id }) => _id);
};
const moneySince = async (list: 'captures' | 'refunds', since: Day) =>
  (await t.call('GET /payment/admin/list', { query: { list, since, pageSize: '100' } }, admin)).body.data;
const sumOf = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

test('a day is India’s: 23:59 belongs to the day before, 00:01 to the new one, in figures and lists', async () => {
  const money = await makeBookable(t);
  await search();
  await paidFamily(t, 300, money, addDays(today, 4));
  await request();
  const before = await family();
  at = later(midnight, MINUTE);
  await search();
  await search({ limit: 1 });
  await paidFamily(t, 501, money, addDays(today, 5));
  const { customer } = await paidFamily(t, 200, money, addDays(today, 6));
  await request();
  const after = await family();
  // the factories date these by the database's clock
  await t.deps
    .pool`UPDATE people SET created_at = '2020-01-01' WHERE user_type = 'user' AND id NOT IN (${before.id}, ${after.id})`;
  const [booking] = await t.deps.pool<{ id: string }[]>`SELECT id FROM bookings WHERE customer_id = ${customer.id}`;
  const refund = { bookingId: booking?.id ?? '', amount: 50, reason: 'Asked by phone', key: newId(at) };
  expect((await t.call('POST /booking/admin/refund', { body: refund }, admin)).status).toBe(200);
  await flush();

  const shown = await figures();
  expect(shown).toMatchObject({
    today,
    weekFrom: addDays(today, -6),
    monthFrom: addDays(today, -29),
    users: { today: 1, week: 2, month: 2 },
    captured: { amount: 701, count: 2 },
    refunded: { amount: 50, count: 1 },
    funnel: { searches: 3, requests: 5 },
  });
  expect(shown.days).toHaveLength(30);
  expect(shown.days.slice(-2)).toEqual([
    { day: addDays(today, -1), users: 1, bookings: 2, captured: 300 },
    { day: today, users: 1, bookings: 3, captured: 701 },
  ]);
  expect((await usersSince(today)).users.map(({ _id }) => _id)).toEqual([after.id]);
  expect(await bookingsLike({ since: today })).toHaveLength(3);
  expect(await bookingsLike({ since: shown.monthFrom })).toHaveLength(5);
  const captures = await moneySince('captures', today);
  expect([captures.filtered, captures.total, sumOf(captures.rows)]).toEqual([2, 3, 701]);
  expect((await moneySince('refunds', today)).rows).toMatchObject([{ amount: 50 }]);
});

test('seven and thirty days end with today, to the second', async () => {
  at = midnight;
  for (const days of [6, 29]) {
    await family(startOfDay(addDays(today, -days)));
    await family(earlier(startOfDay(addDays(today, -days)), asMillis(1000)));
  }
  await t.deps.pool`UPDATE people SET deleted_at = now() WHERE id = ${(await family()).id}`;
  const { users, days, weekFrom, monthFrom } = await figures();
  expect(users).toEqual({ today: 0, week: 1, month: 3 });
  expect(days[0]).toMatchObject({ day: addDays(today, -29), users: 1 });
  expect((await usersSince(weekFrom)).filtered).toBe(1);
  expect((await usersSince(monthFrom)).filtered).toBe(3);
});

test('bookings by status and each step of the funnel are as many as their lists show', async () => {
  for (const status of bookingStatuses) await request({ status });
  await request({ status: 'pendingwithpandit' });
  await confirmedFamily(t, 400, offered, addDays(today, 25));
  await t.deps.pool`
    UPDATE bookings SET created_at = ${new Date(startOfDay(addDays(today, -30)))}
    WHERE id = ${(await request({ status: 'cancelled' }))._id}`;
  at = later(midnight, MINUTE);
  await t.deps
    .pool`INSERT INTO daily_counts VALUES (${addDays(today, -29)}, 'search', 40), (${addDays(today, -30)}, 'search', 7)`;
  const { bookings, funnel, monthFrom: since } = await figures();
  const expected = { pendingwithpandit: 2, confirmedbypandit: 2 } as Record<string, number>;
  expect(bookings).toEqual(bookingStatuses.map((status) => ({ status, count: expected[status] ?? 1 })));
  for (const { status, count } of bookings) expect(await bookingsLike({ show: status, since })).toHaveLength(count);
  expect(funnel).toEqual({ searches: 40, requests: 10, accepted: 5, paid: 3 });
  expect(await bookingsLike({ since })).toHaveLength(10);
  expect(await bookingsLike({ show: 'accepted', since })).toHaveLength(5);
  expect(await bookingsLike({ show: 'paid', since })).toHaveLength(3);
  expect(await bookingsLike({ show: 'cancelled' })).toHaveLength(2);
});

test('a search within a part of the bookings stays within it', async () => {
  const mine = await request({ status: 'rejected' });
  await request({ status: 'rejected' });
  await request();
  const { phone, name } = mine.userId;
  for (const words of [phone ?? '', name.toUpperCase(), mine._id.slice(-8).toUpperCase()]) {
    expect(await bookingsLike({ show: 'rejected', search: words }), words).toEqual([mine._id]);
    expect(await bookingsLike({ show: 'completed', search: words })).toEqual([]);
  }
  expect(await bookingsLike({ show: 'rejected', search: "%_'" })).toEqual([]);
});

test('pandits waiting: oldest first, late after 24 hours, as many as their list has', async () => {
  const ages = [23 * HOUR, 50 * HOUR, 24 * HOUR, HOUR];
  const waiting: string[] = [];
  for (const [index, age] of ages.entries()) {
    const { id } = await t.person(index === 1 ? 'acharya' : 'pandit', 'pending');
    await t.deps.pool`UPDATE people SET created_at = ${new Date(at - age)} WHERE id = ${id}`;
    waiting.push(id);
  }
  await t.person('pandit', 'evaluation');
  const shown = (await figures()).waiting;
  const inOrder = [1, 2, 0, 3].map((index) => waiting[index]);
  expect(shown).toMatchObject({ total: 4, late: 2, oldest: inOrder.map((_id) => ({ _id, why: 'new' })) });
  expect(Date.parse(shown.oldest[0]?.dueAt ?? '')).toBe(at - 26 * HOUR);
  const body = { userType: 'pandit', userStatus: 'pending' } as const;
  expect((await t.call('POST /user/get-users', { body }, admin)).body.data.filtered).toBe(4);
  expect((await t.call('GET /admin/waiting', {}, admin)).body.data).toMatchObject({ pandits: 4 });
});

test('a training that was refused or whose time is over waits for the office, from then on', async () => {
  const acharya = await t.person('acharya');
  const inTraining = async (until: Day) => {
    const person = await t.person('pandit', 'training_required');
    await t.deps.pool`
      UPDATE pandits SET acharya_id = ${acharya.id}, training_period = ${until} WHERE pandit_id = ${person.id}`;
    return person;
  };
  const [refusing, expired, going] = [
    await inTraining(addDays(today, 9)),
    await inTraining(addDays(dayAt(at), -2)),
    await inTraining(dayAt(at)),
  ];
  const answer = { userId: refusing.id, trainingAccepted: 'rejected' } as const;
  expect((await t.call('POST /user/update-training-acceptance', { body: answer }, refusing)).status).toBe(200);
  expect((await figures()).waiting).toMatchObject({
    total: 2,
    late: 1,
    oldest: [
      { _id: expired.id, why: 'expired', since: new Date(startOfDay(addDays(dayAt(at), -1))).toISOString() },
      { _id: refusing.id, why: 'refused', since: new Date(at).toISOString() },
    ],
  });
  expect((await t.call('GET /admin/waiting', {}, admin)).body.data).toMatchObject({ pandits: 2 });
  const body = { userType: 'pandit', atDesk: true, sort: 'registered' } as const;
  const { users, filtered } = (await t.call('POST /user/get-users', { body }, admin)).body.data;
  expect([filtered, users.map(({ _id }) => _id).toSorted()]).toEqual([2, [refusing.id, expired.id].toSorted()]);
  const named = { ...body, search: going.name };
  expect((await t.call('POST /user/get-users', { body: named }, admin)).body.data.users).toEqual([]);
});

test('searches are counted once, whatever page they go on to, and are written down when the process stops', async () => {
  const other = await testApp();
  const { pandit, ritual, day } = await makeBookable(other);
  const once = (more: object = {}) => {
    const body = { ritualId: ritual.id, date: day, ...more };
    return other.call('POST /availability/filter-availability', { body });
  };
  const second = await other.person('pandit');
  await other.deps
    .pool`INSERT INTO offers SELECT ${second.id}, ritual_id, category_id, price_paise FROM offers WHERE pandit_id = ${pandit.id}`;
  await other.deps
    .pool`INSERT INTO availability SELECT ${second.id}, ${newId()}, days FROM availability WHERE pandit_id = ${pandit.id}`;
  await keepSearchable(other.deps.pool, [second.id], other.deps.now());
  const first = await once({ limit: 1 });
  const next = first.body.data.nextCursor;
  expect(next).not.toBeNull();
  expect((await once({ limit: 1, cursor: next })).status).toBe(200);
  expect((await once({ date: '2020-01-01' })).status).toBe(422);
  await once();
  const kept = () => other.deps.pool`SELECT what, n FROM daily_counts`;
  expect([...(await kept())]).toEqual([]);
  await other.app.close();
  expect([...(await kept())]).toEqual([{ what: 'search', n: 2 }]);
  await other.close();
});

test('where a great many come in a month the figures are kept for a minute, and who waits is of now', async () => {
  const other = await testApp();
  const office = await other.person('admin');
  const shown = async () => (await other.call('GET /admin/dashboard', {}, office)).body.data;
  await other.deps.pool`
    INSERT INTO people (id, user_type, status, name, phone)
    SELECT gen_random_uuid(), 'user', 'active', 'Mina Das', (8000000000 + n)::text FROM generate_series(1, 10001) n`;
  const before = await shown();
  expect(before).toMatchObject({ users: { today: 10_001 }, waiting: { total: 0 } });
  await other.person('user');
  const waiting = await other.person('pandit', 'pending');
  const after = await shown();
  expect(after).toEqual({ ...before, waiting: { ...before.waiting, total: 1, oldest: [expect.anything()] } });
  expect(after.waiting.oldest[0]?._id).toBe(waiting.id);
  await other.close();
});

test('what could not be written down is counted later', async () => {
  await search();
  const { pool } = t.deps;
  await pool`ALTER TABLE daily_counts RENAME TO away`;
  await expect(flush()).rejects.toThrow('daily_counts');
  await pool`ALTER TABLE away RENAME TO daily_counts`;
  await search();
  await flush();
  await flush();
  expect((await figures()).funnel.searches).toBe(2);
});

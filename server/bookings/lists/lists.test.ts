import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BookingStatus } from '#domain/booking.ts';
import { addDays } from '#domain/time.ts';
import { testApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { makeBookable, makeBooking, type Bookable } from '../test-factories.ts';

let t: TestApp;
let b: Bookable;
let customer: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  t = await testApp();
  admin = await t.person('admin');
});
beforeEach(async () => {
  b = await makeBookable(t);
  customer = await t.person('user');
  await t.deps.pool`UPDATE people SET email = ${`${customer.id}@example.in`} WHERE id = ${customer.id}`;
  await t.deps.pool`UPDATE people SET email = ${`${b.pandit.id}@example.in`} WHERE id = ${b.pandit.id}`;
});
afterAll(() => t.close());

const mine = (who: TestPerson | null, body: Record<string, unknown> = {}) =>
  t.call('POST /booking/get-bookings-by-user', { body }, who);
const one = (id: string, who: TestPerson | null) => t.call('GET /booking/:id', { params: { id } }, who);
const all = (query: Record<string, string>, who: TestPerson | null = admin) =>
  t.call('GET /booking/admin/boookings', { query }, who);

/** Bookings of the customer on the days that follow, oldest first. */
async function makeSome(count: number) {
  const made = [];
  for (let n = 0; n < count; n += 1) made.push(await makeBooking(t, b, customer, { day: addDays(b.day, n) }));
  return made.map((booking) => booking._id);
}

describe('my bookings', () => {
  test('newest first, a page at a time, with the number of all', async () => {
    const ids = (await makeSome(5)).toReversed();
    for (const who of [customer, b.pandit]) {
      const first = await mine(who, { limit: 2, userId: who.id });
      expect(first.status).toBe(200);
      expect(first.body.data.count).toBe(5);
      const second = await mine(who, { limit: 2, cursor: first.body.data.nextCursor });
      const third = await mine(who, { limit: 2, cursor: second.body.data.nextCursor });
      const pages = [first, second, third].map((page) => page.body.data.bookings.map((booking) => booking._id));
      expect(pages).toEqual([ids.slice(0, 2), ids.slice(2, 4), ids.slice(4)]);
      expect(third.body.data.nextCursor).toBeNull();
    }
  });

  test('those ahead and the others, each with its own pages', async () => {
    const make = async (n: number, status?: BookingStatus) =>
      (await makeBooking(t, b, customer, { day: addDays(b.day, n), ...(status && { status }) }))._id;
    const asked = await make(0);
    const cancelled = await make(1, 'cancelled');
    const confirmed = await make(2, 'confirmedbypandit');
    const completed = await make(3, 'completed');
    const payable = await make(4, 'advancepaymentrequested');
    // held yesterday, and not yet marked as completed
    const held = await make(5, 'confirmedbypandit');
    await t.deps
      .pool`UPDATE bookings SET day = day - 7, period = tstzrange(now() - interval '3 h', now() - interval '1 s')
      WHERE id = ${held}`;
    for (const who of [customer, b.pandit]) {
      const pages = async (when: 'upcoming' | 'past') => {
        const first = (await mine(who, { when, limit: 2 })).body.data;
        const second = (await mine(who, { when, limit: 2, cursor: first.nextCursor })).body.data;
        expect([first.count, second.count, second.nextCursor]).toEqual([3, 3, null]);
        return [...first.bookings, ...second.bookings].map(({ _id }) => _id);
      };
      expect(await pages('upcoming')).toEqual([payable, confirmed, asked]);
      expect(await pages('past')).toEqual([held, completed, cancelled]);
      expect((await mine(who)).body.data.count).toBe(6);
    }
    expect((await mine(customer, { when: 'soon' })).status).toBe(400);
  });

  test('empty for someone new', async () => {
    const { body } = await mine(await t.person('user'));
    expect(body.data).toEqual({ bookings: [], count: 0, nextCursor: null });
  });

  test("are not another's, and not a stranger's", async () => {
    expect((await mine(customer, { userId: b.pandit.id })).status).toBe(403);
    expect((await mine(null)).status).toBe(401);
  });

  test.each(['nonsense', '', Buffer.from('["x"]').toString('base64url'), Buffer.from('"1"').toString('base64url')])(
    'a cursor %j that we never gave is malformed',
    async (cursor) => {
      const refused = await mine(customer, { cursor });
      expect(refused.status).toBe(400);
      expect(refused.body.error?.fields).toHaveProperty('cursor');
    },
  );

  test.each([0, 51, '5', 1.5])('a limit of %j is malformed', async (limit) => {
    expect((await mine(customer, { limit })).status).toBe(400);
  });
});

describe('what one party sees of the other', () => {
  test.each([
    ['pendingwithpandit', false],
    ['advancepaymentrequested', false],
    ['advancepaymentdone', false],
    ['confirmedbypandit', true],
    ['completed', true],
    ['rejected', false],
    ['cancelled', false],
    ['expired', false],
  ] as const)('%s: each sees the other’s phone: %s; nobody an e-mail address', async (status, shown) => {
    const booking = await makeBooking(t, b, customer, { status });
    const asPandit = (await one(booking._id, b.pandit)).body.data;
    expect(asPandit.userId).toMatchObject({ name: customer.name, phone: shown ? customer.phone : null, email: null });
    const inList = (await mine(b.pandit)).body.data.bookings[0];
    expect(inList?.userId).toEqual(asPandit.userId);
    const asCustomer = (await one(booking._id, customer)).body.data;
    expect(asCustomer.panditId).toMatchObject({
      name: b.pandit.name,
      phone: shown ? b.pandit.phone : null,
      email: null,
    });
    expect(asCustomer.userId.email).toBe(`${customer.id}@example.in`);
  });

  test('an admin sees both', async () => {
    const booking = await makeBooking(t, b, customer);
    const { data } = (await one(booking._id, admin)).body;
    expect([data.userId.phone, data.panditId.phone]).toEqual([customer.phone, b.pandit.phone]);
    expect([data.userId.email, data.panditId.email]).toEqual([
      `${customer.id}@example.in`,
      `${b.pandit.id}@example.in`,
    ]);
  });

  test('for everyone else there is no such booking', async () => {
    const booking = await makeBooking(t, b, customer);
    expect((await one(booking._id, await t.person('user'))).status).toBe(404);
    expect((await one(booking._id, await t.person('pandit'))).status).toBe(404);
    expect((await one(booking._id, null)).status).toBe(401);
    expect((await one('not-an-id', customer)).status).toBe(400);
  });
});

test('the pandit reads of requests for the same time; the customer does not', async () => {
  const nine = await makeBooking(t, b, customer, { startTime: '09:00' });
  const ten = await makeBooking(t, b, await t.person('user'), { startTime: '10:30' });
  const noon = await makeBooking(t, b, customer, { startTime: '13:00' });
  const conflicts = async (who: TestPerson) =>
    Object.fromEntries((await mine(who)).body.data.bookings.map((booking) => [booking._id, booking.hasConflict]));
  expect(await conflicts(b.pandit)).toEqual({ [nine._id]: true, [ten._id]: true, [noon._id]: false });
  expect(await conflicts(customer)).toEqual({ [nine._id]: false, [noon._id]: false });
});

describe('the admin’s list', () => {
  test('is for admins', async () => {
    expect((await all({}, null)).status).toBe(401);
    expect((await all({}, customer)).status).toBe(403);
    expect((await all({}, b.pandit)).status).toBe(403);
  });

  test('answers under both spellings, newest first', async () => {
    const ids = (await makeSome(3)).toReversed();
    const odd = await all({});
    const plain = await t.call('GET /booking/admin/bookings', { query: {} }, admin);
    expect(odd.body.data.slice(0, 3).map((booking) => booking._id)).toEqual(ids);
    expect(plain.body.data).toEqual(odd.body.data);
    const next = await all({ cursor: ids[0] ?? '' });
    expect(next.body.data[0]?._id).toBe(ids[1]);
    expect((await all({ cursor: 'x' })).status).toBe(400);
  });

  test('is searched by the user’s name, phone or the id as shown', async () => {
    const [id = ''] = await makeSome(1);
    const found = async (search: string) => (await all({ search })).body.data.map((booking) => booking._id);
    expect(await found(customer.name)).toEqual([id]);
    expect(await found(customer.phone)).toEqual([id]);
    expect(await found(`0${customer.phone.slice(0, 5)}-${customer.phone.slice(5)}`)).toEqual([id]);
    expect(await found(id.slice(-8).toUpperCase())).toEqual([id]);
    expect(await found(` ${id} `)).toEqual([id]);
    expect(await found('%')).toEqual([]);
    expect(await found('nobody of this name')).toEqual([]);
  });

  test('is paged by number as well', async () => {
    const ids = (await makeSome(3)).toReversed();
    const page = async (query: Record<string, string>) =>
      (await all({ search: customer.name, ...query })).body.data.map((booking) => booking._id);
    expect(await page({ pageSize: '2' })).toEqual(ids.slice(0, 2));
    expect(await page({ page: '2', pageSize: '2' })).toEqual(ids.slice(2));
    expect(await page({ page: '3', pageSize: '2' })).toEqual([]);
  });

  test.each([{ page: '0' }, { page: '-1' }, { page: '1.5' }, { page: 'x' }, { pageSize: '101' }, { pageSize: '' }])(
    '%o is no page',
    async (query) => {
      expect((await all(query)).status).toBe(400);
    },
  );
});

describe('the figures over the admin’s list', () => {
  const counts = async (query: Record<string, string> = {}, who: TestPerson | null = admin) =>
    t.call('GET /booking/admin/list', { query }, who);

  test('are for admins', async () => {
    expect((await counts({}, null)).status).toBe(401);
    expect((await counts({}, customer)).status).toBe(403);
    expect((await counts({}, b.pandit)).status).toBe(403);
  });

  test('count each state and what a search finds', async () => {
    const before = (await counts()).body.data;
    const made = (
      ['confirmedbypandit', 'pendingwithpandit', 'advancepaymentdone', 'rejected', 'completed'] as const
    ).entries();
    for (const [n, status] of made) await makeBooking(t, b, customer, { status, day: addDays(b.day, n) });
    const after = (await counts({ search: ` ${customer.phone} ` })).body.data;
    expect(after.bookings).toHaveLength(5);
    expect(after).toMatchObject({
      total: before.total + 5,
      filtered: 5,
      more: false,
      confirmedbypandit: 1,
      pendingwithpandit: 1,
      advancepaymentdone: 1,
    });
    expect((await counts()).body.data).toMatchObject({ confirmedbypandit: before.confirmedbypandit + 1 });
    expect((await counts()).body.data.filtered).toBe(after.total);
    expect((await counts({ search: 'nobody of this name' })).body.data.filtered).toBe(0);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, dayAt, type Day } from '#domain/time.ts';
import { makeBooking, makeOffer, makeRitual, type TestRitual } from '../bookings/test-factories.ts';
import { testApp, type TestApp, type TestPerson } from '../testing/test-app.ts';

let t: TestApp;
let pandit: TestPerson;
let ritual: TestRitual;
let today: Day;
beforeAll(async () => {
  t = await testApp();
  ritual = await makeRitual(t);
});
beforeEach(async () => {
  pandit = await t.person('pandit');
  today = dayAt(t.deps.now());
  await makeOffer(t, pandit, ritual);
});
afterAll(() => t.close());

const day = (offset: number): Day => addDays(today, offset);
const declare = (from: Day, to: Day, more: Record<string, unknown> = {}, who: TestPerson | null = pandit) =>
  t.call('POST /availability/declare-availability', { body: { fromDate: from, toDate: to, ...more } }, who);
const daysOf = (who: TestPerson | null, userId?: string) =>
  t.call('POST /availability/get-by-user', { body: { ...(userId && { userId }) } }, who);
const remove = (id: string, who: TestPerson | null = pandit) =>
  t.call('DELETE /availability/:id', { params: { id } }, who);

describe('declaring days', () => {
  test('from one day to another, both included, and they are listed in order', async () => {
    const later = await declare(day(10), day(12), {
      userId: pandit.id,
      rituals: [{ ritualId: ritual.id, price: 500 }],
    });
    expect(later.status).toBe(201);
    expect(later.body.message).toBe('Availability declared successfully!');
    const { _id, id, ...dates } = later.body.data;
    expect(id).toBe(_id);
    expect(dates).toEqual({ fromDate: day(10), toDate: day(12) });
    const soon = await declare(today, today);
    const { body } = await daysOf(pandit);
    expect(body.data.availability).toEqual([soon.body.data, later.body.data]);
  });

  test.each([
    [3, 5],
    [5, 7],
    [1, 3],
    [4, 4],
    [1, 9],
  ])('days %i to %i overlap the days 3 to 5', async (from, to) => {
    await declare(day(3), day(5));
    const refused = await declare(day(from), day(to));
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe('Availability conflict: Dates overlap with an existing entry.');
  });

  test('the day after the last may follow', async () => {
    await declare(day(3), day(5));
    expect((await declare(day(6), day(6))).status).toBe(201);
    expect((await declare(day(2), day(2))).status).toBe(201);
  });

  test('pressed many times, it is declared once', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, (_, n) => declare(day(n), day(20 + n))));
    expect(all.map((one) => one.status).sort()).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
  });

  test('of two that share a day, whichever comes first, exactly one is declared', async () => {
    for (let round = 0; round < 6; round += 1) {
      const from = 30 + round * 20;
      const both = await Promise.all([declare(day(from), day(from + 5)), declare(day(from + 5), day(from + 9))]);
      expect(both.map((one) => one.status).toSorted()).toEqual([201, 409]);
    }
    expect((await daysOf(pandit)).body.data.availability).toHaveLength(6);
  });

  test('another pandit may declare the same days', async () => {
    await declare(day(3), day(5));
    const other = await t.person('acharya');
    await makeOffer(t, other, ritual);
    expect((await declare(day(3), day(5), {}, other)).status).toBe(201);
  });

  test.each([
    ['reversed', 5, 4, 'dates_reversed', 'toDate'],
    ['over', -1, 4, 'date_past', 'fromDate'],
    ['too far away', 5, 731, 'dates_far', 'toDate'],
  ] as const)('days that are %s are refused beside their field', async (_what, from, to, code, field) => {
    const refused = await declare(day(from), day(to));
    expect(refused.status).toBe(422);
    expect(refused.body.error?.code).toBe(code);
    expect(refused.body.error?.fields).toHaveProperty(field);
  });

  test('two years ahead is the furthest', async () => {
    expect((await declare(day(730), day(730))).status).toBe(201);
  });

  test.each(['', '2026-02-30', '20-11-2026', undefined])('%j is no day', async (fromDate) => {
    const refused = await declare(fromDate as Day, day(3));
    expect(refused.status).toBe(400);
    expect(refused.body.error?.fields).toHaveProperty('fromDate');
  });

  test('only an approved pandit with a ritual', async () => {
    const pending = await t.person('pandit', 'pending');
    await makeOffer(t, pending, ritual);
    const early = await declare(day(3), day(5), {}, pending);
    expect([early.status, early.body.error?.code]).toEqual([403, 'not_approved']);
    const bare = await declare(day(3), day(5), {}, await t.person('pandit'));
    expect(bare.status).toBe(422);
    expect(bare.body.message).toBe('Please update rituals in your profile and try again.');
    const other = await makeRitual(t);
    const foreign = await declare(day(3), day(5), { rituals: [{ ritualId: other.id, price: 100 }] });
    expect([foreign.status, foreign.body.error?.code]).toEqual([422, 'offer_missing']);
  });

  test('only for oneself, and only pandits', async () => {
    const other = await t.person('pandit');
    expect((await declare(day(3), day(5), { userId: other.id })).status).toBe(403);
    expect((await declare(day(3), day(5), {}, null)).status).toBe(401);
    expect((await declare(day(3), day(5), {}, await t.person('user'))).status).toBe(403);
  });
});

test('the days are shown to the pandit and to an admin', async () => {
  await declare(day(3), day(5));
  expect((await daysOf(pandit, pandit.id)).body.data.availability).toHaveLength(1);
  expect((await daysOf(await t.person('admin'), pandit.id)).body.data.availability).toHaveLength(1);
  expect((await daysOf(await t.person('pandit'), pandit.id)).status).toBe(403);
  expect((await daysOf(await t.person('user'), pandit.id)).status).toBe(403);
  expect((await daysOf(null)).status).toBe(401);
});

test('of a month, only what touches it; booked are the days with a live booking', async () => {
  await declare(day(3), day(12));
  await declare(day(14), day(15));
  await declare(day(40), day(45));
  const bookable = { pandit, ritual, day: day(5), price: 1100 };
  const family = await t.person('user');
  await makeBooking(t, bookable, family, { status: 'confirmedbypandit', startTime: '09:00' });
  await makeBooking(t, bookable, family, { startTime: '17:00' });
  await makeBooking(t, bookable, family, { day: day(6), status: 'rejected' });
  await makeBooking(t, bookable, family, { day: day(41) });
  const seen = async (range: { fromDate?: Day; toDate?: Day }) => {
    const { data } = (await t.call('POST /availability/get-by-user', { body: range }, pandit)).body;
    return [data.availability.map(({ fromDate }) => fromDate), data.booked];
  };
  expect(await seen({ fromDate: day(12), toDate: day(14) })).toEqual([[day(3), day(14)], []]);
  expect(await seen({ fromDate: day(5), toDate: day(39) })).toEqual([[day(3), day(14)], [day(5)]]);
  expect(await seen({ fromDate: day(16) })).toEqual([[day(40)], [day(41)]]);
  expect(await seen({ toDate: day(5) })).toEqual([[day(3)], [day(5)]]);
  expect(await seen({})).toEqual([
    [day(3), day(14), day(40)],
    [day(5), day(41)],
  ]);
  const turned = await t.call('POST /availability/get-by-user', { body: { fromDate: day(5), toDate: day(4) } }, pandit);
  expect([turned.status, turned.body.error?.fields]).toEqual([422, { toDate: expect.any(String) }]);
});

describe('taking days back', () => {
  test('removes them', async () => {
    const { body } = await declare(day(3), day(5));
    const removed = await remove(body.data.id);
    expect(removed.status).toBe(200);
    expect(removed.body.message).toBe('The days were removed.');
    expect((await daysOf(pandit)).body.data.availability).toEqual([]);
    expect((await remove(body.data.id)).status).toBe(404);
  });

  test("is not possible for another's", async () => {
    const { body } = await declare(day(3), day(5));
    expect((await remove(body.data.id, await t.person('pandit'))).status).toBe(404);
    expect((await remove(body.data.id, null)).status).toBe(401);
    expect((await remove(body.data.id, await t.person('user'))).status).toBe(403);
    expect((await remove('x')).status).toBe(400);
  });

  test('is not possible while a live booking lies on them', async () => {
    const { body } = await declare(day(3), day(5));
    const bookable = { pandit, ritual, day: day(5), price: 1100 };
    const customer = await t.person('user');
    const booking = await makeBooking(t, bookable, customer);
    const refused = await remove(body.data.id);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('There is a booking on these days. They cannot be removed.');
    await t.call(
      'POST /booking/update-booking-status',
      { body: { bookingId: booking._id, bookingStatus: 'cancelled' } },
      customer,
    );
    expect((await remove(body.data.id)).status).toBe(200);
  });

  test('and a request for one of them at that moment: one of the two comes too late', async () => {
    const families = await Promise.all(Array.from({ length: 10 }, () => t.person('user')));
    const rounds = families.map(async (family, round) => {
      const on = day(3 + 2 * round);
      const { body } = await declare(on, on);
      const asked = { panditId: pandit.id, ritualId: ritual.id, bookingDate: on, userAddress: 'Plot 12, Nayapalli' };
      const [removed, booked] = await Promise.all([
        remove(body.data.id),
        t.call('POST /booking/book-pandit', { body: asked }, family),
      ]);
      return [removed.status, booked.status].join();
    });
    for (const outcome of await Promise.all(rounds)) expect(['200,409', '409,201']).toContain(outcome);
  });
});

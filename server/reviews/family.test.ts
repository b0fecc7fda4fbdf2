import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListPart } from '#domain/people/pandit-list.ts';
import { addDays } from '#domain/time.ts';
import { makeBookable, makeBooking } from '../bookings/test-factories.ts';
import { moneyApp, type MoneyApp } from '../payments/test-money.ts';
import type { TestPerson } from '../testing/test-app.ts';
import { callsOf, held } from './test-reviews.ts';

/** What pandits tap about a family the next one reads, with its count; the family reads the same. */

let t: MoneyApp;
let by: ReturnType<typeof callsOf>;
beforeAll(async () => {
  t = await moneyApp();
  by = callsOf(t);
});
afterAll(() => t.close());

const forPandit = (id: string, who: TestPerson | null) => t.call('GET /booking/:id/family', { params: { id } }, who);
const ofMe = async (who: TestPerson) => (await t.call('GET /user/said-of-me', {}, who)).body.data;
const well = { prepared: true, respectful: true, paidAsAgreed: true, easyToFind: true };

test('"hard to find" and "paid late" are beside the next request with their count, and on the family’s own page', async () => {
  const family = await t.person('user');
  expect(await ofMe(family)).toEqual({ said: 0, faults: [] });
  const said = [
    { ...well, easyToFind: false },
    { ...well, easyToFind: false, paidAsAgreed: false },
    well,
    // who says nothing of the place says no fault of it
    { prepared: true, respectful: true, paidAsAgreed: true },
  ];
  for (const one of said) {
    const puja = await held(t, undefined, family);
    await by.reviewFamily(puja, one);
    await by.review(puja, { stars: 5 });
  }
  const next = await makeBookable(t);
  const { _id } = await makeBooking(t, next, family);
  const expected = {
    said: 4,
    faults: [
      { what: 'hardToFind', count: 2, of: 4 },
      { what: 'paidLate', count: 1, of: 4 },
    ],
  };
  expect((await forPandit(_id, next.pandit)).body.data).toEqual(expected);
  expect(await ofMe(family)).toEqual(expected);
});

test('stands in the list of what is to be answered, for each request; and nowhere once it is answered', async () => {
  const [family, unknown] = [await t.person('user'), await t.person('user')];
  const puja = await held(t, undefined, family);
  await by.reviewFamily(puja, { ...well, easyToFind: false });
  await by.review(puja, { stars: 5 });
  const next = await makeBookable(t);
  const asked = [await makeBooking(t, next, family), await makeBooking(t, next, family, { day: addDays(next.day, 1) })];
  await makeBooking(t, next, unknown, { day: addDays(next.day, 2) });
  const list = async (show: ListPart, who = next.pandit) =>
    (await t.call('POST /booking/get-bookings-by-user', { body: { show } }, who)).body.data;
  const faults = [{ what: 'hardToFind', count: 1, of: 1 }];
  const expected = Object.fromEntries(asked.map(({ _id }) => [_id, faults]));
  expect(await list('toAnswer')).toMatchObject({ count: 3, saidOf: expected });
  expect((await list('toAnswer')).saidOf).toEqual(expected);
  expect((await list('toAnswer', puja.pandit)).saidOf).toEqual({});

  const [first = '', second = ''] = asked.map(({ _id }) => _id);
  const body = { bookingId: first, bookingStatus: 'confirmedbypandit' } as const;
  expect((await t.call('POST /booking/update-booking-status', { body }, next.pandit)).status).toBe(200);
  expect((await list('toAnswer')).saidOf).toEqual({ [second]: faults });
  for (const show of ['waiting', 'upcoming', 'past'] as const) expect((await list(show)).saidOf).toBeUndefined();
  const own = await t.call('POST /booking/get-bookings-by-user', { body: { sort: 'need' } }, family);
  expect(own.body.data.saidOf).toBeUndefined();
});

test('is said only once it is shown, and no longer once it is withdrawn; and to that pandit alone', async () => {
  const family = await t.person('user');
  const puja = await held(t, undefined, family);
  await by.reviewFamily(puja, { ...well, paidAsAgreed: false });
  expect((await ofMe(family)).faults).toEqual([]);
  await by.review(puja, { stars: 5 });
  expect((await ofMe(family)).faults).toEqual([{ what: 'paidLate', count: 1, of: 1 }]);
  const [other, admin] = [await makeBookable(t), await t.person('admin')];
  expect((await forPandit(puja.booking._id, puja.pandit)).status).toBe(200);
  expect((await forPandit(puja.booking._id, other.pandit)).body.error?.code).toBe('booking_unknown');
  for (const who of [family, admin]) expect((await forPandit(puja.booking._id, who)).status).toBe(403);
  expect((await forPandit(puja.booking._id, null)).status).toBe(401);
  await by.withdraw(puja, puja.pandit);
  expect((await ofMe(family)).faults).toEqual([]);
});

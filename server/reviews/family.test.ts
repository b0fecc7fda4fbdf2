import { afterAll, beforeAll, expect, test } from 'vitest';
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

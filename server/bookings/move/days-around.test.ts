import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#domain/time.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { makeBookable, makeBooking } from '../test-factories.ts';

/** The days to which a booking can be moved: the next ones, and those around its own. */

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('a booking weeks ahead can be moved to days around its own, besides the next ones', async () => {
  const b = await makeBookable(t);
  const { _id: id } = await makeBooking(t, b, await t.person('user'), { day: addDays(b.day, 27), startTime: '09:00' });
  const held = { status: 'confirmedbypandit', startTime: '16:00', day: addDays(b.day, 26) } as const;
  await makeBooking(t, b, await t.person('user'), held);
  const { days, minutes } = (await t.call('GET /booking/:id/times', { params: { id } }, b.pandit)).body.data;
  expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 31 }, (_, nth) => addDays(b.day, nth)));
  expect(days.find(({ day }) => day === held.day)?.taken).toEqual([{ from: '16:00', to: '18:00', why: 'puja' }]);
  expect(minutes).toBe(120);
  const body = { day: addDays(b.day, 30), startTime: '10:00' };
  expect((await t.call('POST /booking/:id/propose', { params: { id }, body }, b.pandit)).status).toBe(200);
});

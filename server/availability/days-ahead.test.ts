import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dayAt } from '#domain/time.ts';
import { makeBookable, makeBooking } from '../bookings/test-factories.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('a pandit sees each day’s tithi and who asks for it, and festivals months ahead', async () => {
  const b = await makeBookable(t);
  const [one, two] = [await t.person('user'), await t.person('user')];
  await makeBooking(t, b, one, { startTime: '09:00' });
  await makeBooking(t, b, two, { startTime: '09:00' });
  await makeBooking(t, b, two, { startTime: '15:00', status: 'confirmedbypandit' });
  const { status, body } = await t.call('GET /availability/days-ahead', {}, b.pandit);
  expect(status).toBe(200);
  const today = dayAt(t.deps.now());
  const { days, festivals } = body.data;
  expect(days.map(({ date }) => date)).toEqual(Array.from({ length: 14 }, (_, nth) => addDays(today, nth)));
  expect(days.every(({ tithi }) => /^((Shukla|Krishna) \w+|Purnima|Amavasya)$/.test(tithi?.en ?? ''))).toBe(true);
  expect(days.find(({ date }) => date === b.day)).toMatchObject({ asked: 2, pujas: 1 });
  // there is no half of a year without festivals
  expect(festivals.length).toBeGreaterThan(5);
  expect(festivals.map(({ date }) => date)).toEqual(festivals.map(({ date }) => date).toSorted());
  expect(festivals.every(({ date, festivals: names }) => date >= addDays(today, 14) && names.length > 0)).toBe(true);
});

test('is for pandits, each their own', async () => {
  const other = await t.person('pandit');
  const { body } = await t.call('GET /availability/days-ahead', {}, other);
  expect(body.data.days.every(({ asked, pujas }) => asked + pujas === 0)).toBe(true);
  expect((await t.call('GET /availability/days-ahead', {}, null)).status).toBe(401);
  expect((await t.call('GET /availability/days-ahead', {}, await t.person('user'))).status).toBe(403);
});

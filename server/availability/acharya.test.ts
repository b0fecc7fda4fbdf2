import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dayAt, type Day } from '#domain/time.ts';
import { makeBooking, makeRitual, type TestRitual } from '../bookings/test-factories.ts';
import { testApp, type TestApp, type TestPerson } from '../testing/test-app.ts';

let t: TestApp;
let rituals: TestRitual[];
let day: Day;
beforeAll(async () => {
  t = await testApp();
  rituals = [await makeRitual(t), await makeRitual(t)];
  day = addDays(dayAt(t.deps.now()), 3);
});
afterAll(() => t.close());

const [first, second] = [0, 1].map((place) => () => rituals[place]?.id ?? '') as [() => string, () => string];
const declare = (who: TestPerson, from: Day, choice?: unknown[]) =>
  t.call(
    'POST /availability/declare-availability',
    { body: { fromDate: from, toDate: from, ...(choice && { rituals: choice as never }) } },
    who,
  );
const found = async (ritualId: string) =>
  (await t.call('POST /availability/filter-availability', { body: { ritualId, date: day } })).body.data.results;

test('an acharya chooses with the days what they hold and for how much, is found, booked and paid as a pandit is', async () => {
  const acharya = await t.person('acharya');
  const none = await declare(acharya, day);
  expect([none.status, none.body.message]).toEqual([
    422,
    'Please choose at least one ritual you hold, with its price, and try again.',
  ]);
  const declared = await declare(acharya, day, [{ ritualId: first(), price: 2100 }]);
  expect(declared.status).toBe(201);
  expect(await found(first())).toMatchObject([{ price: 2100, userId: { _id: acharya.id, userType: 'acharya' } }]);

  const family = await t.person('user');
  const bookable = { pandit: acharya, ritual: rituals[0] as TestRitual, day, price: 2100 };
  const done = await makeBooking(t, bookable, family, { status: 'completed', startTime: '09:00' });
  expect(done).toMatchObject({ bookingStatus: 'completed', price: 2100 });
  const earnings = await t.call('GET /payment/earnings', { query: {} }, acharya);
  expect(earnings.status).toBe(200);
});

test('what was chosen stays with later days, until it is chosen again', async () => {
  const acharya = await t.person('acharya');
  await declare(acharya, day, [{ ritualId: first(), price: 900, experience: 12 }]);
  expect((await declare(acharya, addDays(day, 1))).status).toBe(201);
  const both = [
    { ritualId: first(), price: 950 },
    { ritualId: second(), price: 700 },
  ];
  expect((await declare(acharya, addDays(day, 2), both)).status).toBe(201);
  const { body } = await t.call('GET /user/get-user/:userId', { params: { userId: acharya.id } }, acharya);
  expect(body.data.rituals.map(({ price, experience }) => [price, experience])).toEqual([
    [950, 12],
    [700, 0],
  ]);
});

test('what a pandit may not offer an acharya may not either, and then no day is declared', async () => {
  const acharya = await t.person('acharya');
  for (const [choice, message] of [
    [[{ ritualId: first(), price: 0 }], 'Please give whole rupees, at least 1.'],
    [[{ ritualId: acharya.id, price: 500 }], 'We could not find this ritual.'],
  ] as const) {
    const { body } = await declare(acharya, day, [...choice]);
    expect([body.message, ...Object.values(body.error?.fields ?? {})]).toContain(message);
  }
  const { body } = await t.call('POST /availability/get-by-user', { body: {} }, acharya);
  expect(body.data.availability).toEqual([]);
  const pandit = await t.person('pandit');
  expect((await declare(pandit, day, [{ ritualId: first(), price: 500 }])).body.message).toBe(
    'Please update rituals in your profile and try again.',
  );
});

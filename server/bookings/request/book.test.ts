import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, clockOf, dayAt, HOUR } from '#domain/time.ts';
import { testApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { declareDays, makeBookable, makeBooking, makeRitual, type Bookable } from '../test-factories.ts';

let t: TestApp;
let customer: TestPerson;
let b: Bookable;
beforeAll(async () => {
  t = await testApp();
  customer = await t.person('user');
  b = await makeBookable(t);
});
afterAll(() => t.close());

const today = () => dayAt(t.deps.now());

/** Asks as the customer for the bookable pandit, with anything else put in. */
const ask = (changes: Record<string, unknown> = {}, who: TestPerson | null = customer) =>
  t.call(
    'POST /booking/book-pandit',
    {
      body: {
        panditId: b.pandit.id,
        ritualId: b.ritual.id,
        bookingDate: b.day,
        userAddress: 'Plot 12, Nayapalli, Bhubaneswar',
        ...changes,
      },
    },
    who,
  );

test('a request is made at the price of the offer and waits for the pandit', async () => {
  const asked = await ask({ startTime: '09:30', additionalNotesByUser: 'Second floor', userId: customer.id });
  expect(asked.status).toBe(201);
  expect(asked.body.message).toBe('Booking request sent successfully to Pandit. Please wait for a reply.');
  expect(asked.body.data).toMatchObject({
    bookingStatus: 'pendingwithpandit',
    bookingDate: b.day,
    startTime: '09:30',
    startsAt: `${b.day}T04:00:00.000Z`,
    endsAt: `${b.day}T06:00:00.000Z`,
    price: 1100,
    isAdvancePayment: false,
    advanceAmountToBePaid: null,
    refundedAmount: 0,
    userAddress: 'Plot 12, Nayapalli, Bhubaneswar',
    additionalNotesByUser: 'Second floor',
    userId: { _id: customer.id, phone: customer.phone },
    panditId: { _id: b.pandit.id, phone: null },
    ritualId: { _id: b.ritual.id, ritualType: b.ritual.name },
    hasConflict: false,
    conflicts: [],
    __v: 0,
  });
  expect(asked.body.data.events).toMatchObject([
    { action: 'request', from: null, to: 'pendingwithpandit', actor: 'customer' },
  ]);
});

test('an answer is due in two days, or two hours before the puja begins', async () => {
  const far = await ask({ bookingDate: addDays(b.day, 20) });
  const dueIn = Date.parse(far.body.data.dueAt ?? '') - Date.parse(far.body.data.createdAt);
  expect(dueIn).toBe(48 * HOUR);
  const near = await ask({ startTime: '05:15' });
  expect(Date.parse(near.body.data.dueAt ?? '')).toBe(Date.parse(near.body.data.startsAt) - 2 * HOUR);
});

test('a puja for the whole of today can still be answered today', async () => {
  const here = await makeBookable(t);
  await declareDays(t, here.pandit, today(), today());
  const booking = await makeBooking(t, { ...here, day: today() }, customer);
  expect(Date.parse(booking.dueAt ?? '')).toBe(Date.parse(booking.endsAt));
});

test('a visitor, and a person who is not a customer, cannot ask', async () => {
  expect((await ask({}, null)).status).toBe(401);
  const other = await t.person('pandit');
  expect((await ask({}, other)).status).toBe(403);
  const admin = await t.person('admin');
  expect((await ask({}, admin)).status).toBe(403);
});

test("nobody books in another's name", async () => {
  const stranger = await t.person('user');
  const asked = await ask({ userId: stranger.id });
  expect(asked.status).toBe(403);
  expect(asked.body.error?.code).toBe('not_yours');
});

test.each([
  ['a day that does not exist', { bookingDate: '2026-02-30' }, 'bookingDate', 'This date does not exist.'],
  ['no place', { userAddress: '  ' }, 'userAddress', 'Please enter the place of Puja.'],
  ['a place of one letter', { userAddress: 'x' }, 'userAddress', 'Please say more: house, street, village or town.'],
  ['a clock nobody has', { startTime: '24:10' }, 'startTime', 'Please give a time like 09:30.'],
  ['a field of its own', { price: 1 }, 'price', 'This field is not known here.'],
  ['a name for an id', { panditId: 'Sharma' }, 'panditId', 'This value is not valid.'],
])('%s is malformed', async (_what, change, field, sentence) => {
  const asked = await ask(change);
  expect(asked.status).toBe(400);
  expect(asked.body.error?.fields[field]).toBe(sentence);
});

test('days and times that are over are refused beside their field', async () => {
  const yesterday = await ask({ bookingDate: addDays(today(), -1) });
  expect(yesterday.status).toBe(422);
  expect(yesterday.body.error).toMatchObject({
    code: 'date_past',
    fields: { bookingDate: 'Please choose today or a later day.' },
  });
  const passed = await ask({ bookingDate: today(), startTime: '00:00' });
  expect(passed.status).toBe(422);
  expect(passed.body.error).toMatchObject({
    code: 'start_passed',
    fields: { startTime: 'This time has already passed.' },
  });
});

test('only an approved pandit can be asked', async () => {
  const pending = await t.person('pandit', 'pending');
  const suspended = await t.person('acharya', 'suspended');
  for (const panditId of [pending.id, suspended.id, customer.id, '018f0000-0000-7000-8000-000000000000']) {
    const asked = await ask({ panditId });
    expect(asked.status).toBe(404);
    expect(asked.body.error?.code).toBe('pandit_unknown');
  }
});

test('a ritual the pandit does not offer is refused', async () => {
  const other = await makeRitual(t);
  const asked = await ask({ ritualId: other.id });
  expect(asked.status).toBe(422);
  expect(asked.body.error?.code).toBe('offer_missing');
});

test('a day the pandit did not declare is refused', async () => {
  for (const bookingDate of [addDays(b.day, 31), '9999-12-31']) {
    const asked = await ask({ bookingDate });
    expect(asked.status).toBe(409);
    expect(asked.body.message).toBe('This pandit is not available for this booking.');
  }
});

test('a time that is held is refused, the hour after it is not', async () => {
  const day = addDays(b.day, 3);
  await makeBooking(t, b, customer, { day, startTime: '09:00', status: 'confirmedbypandit' });
  const family = await t.person('user');
  const within = await ask({ bookingDate: day, startTime: '10:59' }, family);
  expect(within.status).toBe(409);
  expect(within.body.message).toBe('This pandit is already booked at that time.');
  const wholeDay = await ask({ bookingDate: day }, family);
  expect(wholeDay.body.error?.code).toBe('pandit_busy');
  expect((await ask({ bookingDate: day, startTime: '11:00' }, family)).status).toBe(201);
});

test('many families may ask for the same hour', async () => {
  const day = addDays(b.day, 4);
  for (const family of [await t.person('user'), await t.person('user')]) {
    expect((await ask({ bookingDate: day, startTime: '09:00' }, family)).status).toBe(201);
  }
});

test('the same request is made once, however often the button is pressed', async () => {
  const bookingDate = addDays(b.day, 5);
  const all = await Promise.all(Array.from({ length: 8 }, () => ask({ bookingDate, startTime: clockOf(600) })));
  expect(all.map((one) => one.status).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
  const refused = all.find((one) => one.status === 409);
  expect(refused?.body.message).toBe('You have already asked this pandit for this puja on this day.');
});

test('any time of a day and an hour of it are one request, whichever is asked first; hours apart are two', async () => {
  for (const [at, first, second] of [
    [7, undefined, '09:00'],
    [8, '09:00', undefined],
    [9, '09:00', '10:30'],
  ] as const) {
    const bookingDate = addDays(b.day, at);
    const hour = (startTime: string | undefined) => ask({ bookingDate, ...(startTime && { startTime }) });
    expect((await hour(first)).status).toBe(201);
    expect((await hour(second)).body.error?.code).toBe('booking_asked_before');
  }
  expect((await ask({ bookingDate: addDays(b.day, 9), startTime: '16:00' })).status).toBe(201);
  const bookingDate = addDays(b.day, 10);
  const raced = await Promise.all(
    ['08:00', '08:30', '09:00', '09:30'].map((startTime) => ask({ bookingDate, startTime })),
  );
  expect(raced.filter(({ status }) => status === 201)).toHaveLength(1);
});

test('after a cancellation the family may ask again', async () => {
  const day = addDays(b.day, 6);
  await makeBooking(t, b, customer, { day, status: 'cancelled' });
  expect((await ask({ bookingDate: day })).status).toBe(201);
});

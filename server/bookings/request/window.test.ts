import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MuhuratWindowSaid } from '#contract/almanac/muhurat.ts';
import { anything } from '#domain/almanac/muhurat/rule.ts';
import { placeQuery } from '#domain/calendar/degrees.ts';
import { windowOf } from '#domain/calendar/good-hours.ts';
import { addDays, clockOf, minutesOf } from '#domain/time.ts';
import { testApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { makeBookable, makeOffer, declareDays, type Bookable } from '../test-factories.ts';

/** Asking for good hours instead of a day and an hour (docs/decisions/0115-hours-of-a-booking.md). */

let t: TestApp;
let customer: TestPerson;
let admin: TestPerson;
let b: Bookable;
let version = 0;
beforeAll(async () => {
  t = await testApp();
  [customer, admin] = [await t.person('user'), await t.person('admin')];
  b = await makeBookable(t);
  // on every day of the year, so that it does not matter which is today
  await write({ ...anything, dayPart: 'daylight', trims: ['rahuKaal'], minMinutes: 30 });
});
afterAll(() => t.close());

async function write(rules: object): Promise<void> {
  const body = { ritualId: b.ritual.id, version, rules, isSure: true } as never;
  const written = await t.call('POST /muhurat/rules', { body }, admin);
  expect(written.status).toBe(201);
  version += 1;
}

/** The first good hours of a day this many days ahead. */
async function hoursOn(nth: number, place = 'Jajpur'): Promise<MuhuratWindowSaid> {
  const [row] = await t.deps.pool<{ slug: string }[]>`SELECT slug FROM rituals WHERE id = ${b.ritual.id}`;
  const query = { ritual: row?.slug ?? '', ...placeQuery(place), from: addDays(b.day, nth), days: '1' };
  const { body } = await t.call('GET /muhurat', { query } as never);
  const [first] = body.data as unknown as MuhuratWindowSaid[];
  if (!first) throw new Error('no good hours');
  return first;
}

const ask = (changes: Record<string, unknown>, who = customer, panditId = b.pandit.id) =>
  t.call(
    'POST /booking/book-pandit',
    {
      body: {
        panditId,
        ritualId: b.ritual.id,
        bookingDate: b.day,
        userAddress: 'Plot 12, Jajpur',
        ...changes,
      } as never,
    },
    who,
  );
const asked = async (nth: number, changes: Record<string, unknown> = {}) => {
  const hours = await hoursOn(nth);
  const answer = await ask({ bookingDate: hours.date, window: windowOf(hours, 'Jajpur'), ...changes });
  return { hours, answer };
};
const now = async (id: string) => (await t.call('GET /booking/:id', { params: { id } }, b.pandit)).body.data;

test('a booking begins with the hours it is asked for, keeps them, and the pandit sees why', async () => {
  const { hours, answer } = await asked(1);
  expect(answer.status).toBe(201);
  const seen = await now(answer.body.data._id);
  expect(seen).toMatchObject({
    startTime: hours.from.slice(11, 16),
    muhurat: { from: hours.from, to: hours.to, date: hours.date, district: 'Jajpur', warnings: hours.warnings },
  });
  const [told] = await t.deps.pool<{ good: string }[]>`
    SELECT muhurat->>'to' AS good FROM bookings WHERE id = ${answer.body.data._id}`;
  expect(told?.good).toBe(hours.to);
});

test('hours of a place that is no district are kept by its degrees, and are not another place’s', async () => {
  const surat = '21.1702,72.8311';
  const hours = await hoursOn(8, surat);
  const answer = await ask({ bookingDate: hours.date, window: windowOf(hours, surat) });
  expect(answer.status).toBe(201);
  expect((await now(answer.body.data._id)).muhurat).toMatchObject({ from: hours.from, to: hours.to, district: surat });
  const elsewhere = await ask({ bookingDate: addDays(hours.date, 1), window: windowOf(hours, '26.1,91.7') });
  expect([elsewhere.status, elsewhere.body.error?.code]).toEqual([409, 'muhurat_gone']);
});

test('new rules change nothing about hours that were promised, and the old hours are refused', async () => {
  const { hours, answer } = await asked(2);
  const before = { ...anything, dayPart: 'daylight', trims: ['rahuKaal'], minMinutes: 30 } as const;
  const id = answer.body.data._id;
  const said = async () => {
    const whole = [b.pandit, customer].map((who) => t.call('GET /booking/:id', { params: { id } }, who));
    return (await Promise.all(whole)).map(({ body }) => body.data.muhurat?.rulesChanged);
  };
  expect(await said()).toEqual([false, false]);
  await write({ ...before, dayPart: 'evening' });
  expect((await now(id)).muhurat).toMatchObject({ from: hours.from, to: hours.to });
  // both read so; in a list, which looks at many, it is not looked up
  expect(await said()).toEqual([true, true]);
  const { bookings } = (await t.call('POST /booking/get-bookings-by-user', { body: {} }, customer)).body.data;
  expect(bookings.find(({ _id }) => _id === id)?.muhurat).not.toHaveProperty('rulesChanged');
  const late = await ask({ bookingDate: addDays(b.day, 3), window: windowOf(hours, 'Jajpur') });
  expect([late.status, late.body.error?.code]).toEqual([409, 'muhurat_gone']);
  // other rules that give the same hours, or more, take nothing back
  await write({ ...before, minMinutes: 20 });
  expect(await said()).toEqual([false, false]);
  await write({ ...before, dayPart: 'evening' });
  await t.deps.pool`UPDATE bookings SET status = 'cancelled', due_at = NULL WHERE id = ${id}`;
  expect(await said()).toEqual([undefined, undefined]);
  await write(before);
});

test('a time within the hours may be named, one outside them not', async () => {
  const hours = await hoursOn(4);
  const window = windowOf(hours, 'Jajpur');
  const from = minutesOf(hours.from.slice(11, 16));
  const inside = await ask({ bookingDate: hours.date, window, startTime: clockOf(from + 10) });
  expect(inside.body.data).toMatchObject({ startTime: clockOf(from + 10), muhurat: { from: hours.from } });
  const outside = await ask({ bookingDate: hours.date, window, startTime: clockOf(from - 1) });
  expect([outside.status, outside.body.error]).toMatchObject([
    422,
    { code: 'muhurat_outside', fields: { startTime: 'Please choose a time within the good hours.' } },
  ]);
  expect((await ask({ bookingDate: addDays(hours.date, 1), window })).status).toBe(422);
});

test('a time after the midnight in the hours is of the next day', async () => {
  const byDay = { ...anything, dayPart: 'daylight', trims: ['rahuKaal'], minMinutes: 30 };
  await write({ ...anything, dayPart: 'whole', minMinutes: 30 });
  const hours = await hoursOn(8);
  const window = windowOf(hours, 'Jajpur');
  expect(hours.to.slice(0, 10)).toBe(addDays(hours.date, 1));
  const night = await ask({ bookingDate: hours.date, window, startTime: '00:05' });
  expect(night.body.data).toMatchObject({
    bookingDate: addDays(hours.date, 1),
    startTime: '00:05',
    muhurat: { from: hours.from, date: hours.date },
  });
  await write(byDay);
});

test.each([
  ['nonsense', 400],
  ['2026-02-31T09:00~2026-02-31T11:00', 400],
  ['2030-01-01T03:00~2030-01-01T04:00', 409],
  ['1930-01-01T03:00~1930-01-01T04:00', 409],
  ['2030-01-01T03:00~2030-01-01T04:00~Atlantis', 422],
  ['2030-01-01T03:00~2030-01-01T04:00~40.7,74', 400],
  ['2030-01-01T03:00~2030-01-01T04:00~21.17', 400],
  [5, 400],
])('hours like %s are refused', async (window, status) => {
  expect((await ask({ window })).status).toBe(status);
});

test('several are asked for the same hours', async () => {
  const other = await t.person('pandit');
  await makeOffer(t, other, b.ritual);
  await declareDays(t, other, b.day, addDays(b.day, 30));
  const hours = await hoursOn(6);
  const { status, body } = await t.call(
    'POST /booking/ask',
    {
      body: {
        panditIds: [b.pandit.id, other.id],
        ritualId: b.ritual.id,
        bookingDate: hours.date,
        window: windowOf(hours, 'Jajpur'),
        userAddress: 'Plot 12, Jajpur',
        others: 'no',
      } as never,
    },
    customer,
  );
  expect(status).toBe(201);
  expect(body.data.bookings.map(({ muhurat }) => muhurat?.from)).toEqual([hours.from, hours.from]);
});

test('the pandit answers with other hours; agreed to, the booking keeps those', async () => {
  const { answer } = await asked(7);
  const params = { id: answer.body.data._id };
  const other = await hoursOn(8);
  const window = windowOf(other, 'Jajpur');
  const proposed = await t.call('POST /booking/:id/propose', { params, body: { day: other.date, window } }, b.pandit);
  expect(proposed.body.data.proposal).toMatchObject({
    startTime: other.from.slice(11, 16),
    muhurat: { from: other.from, to: other.to },
  });
  const body = { day: other.date, startTime: other.from.slice(11, 16) };
  expect((await t.call('POST /booking/:id/proposal/accept', { params, body }, customer)).status).toBe(200);
  expect((await now(params.id)).muhurat).toMatchObject({ from: other.from, date: other.date });
  // and moved out of them by the clock alone, it has none
  const plain = { day: addDays(other.date, 1), startTime: '05:00' };
  await t.call('POST /booking/:id/propose', { params, body: plain }, customer);
  expect((await t.call('POST /booking/:id/proposal/accept', { params, body: plain }, b.pandit)).status).toBe(200);
  expect((await now(params.id)).muhurat).toBeNull();
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Sent } from '#contract/index.ts';
import { daysIn, type Weekday } from '#domain/calendar/declaring.ts';
import { addDays, asDay, dayAt, weekday, type Day } from '#domain/time.ts';
import { makeOffer, makeRitual, type TestRitual } from '../bookings/test-factories.ts';
import { testApp, type TestApp, type TestPerson } from '../testing/test-app.ts';

/** "Every Sunday until …" in one call. */

let t: TestApp;
let pandit: TestPerson;
let ritual: TestRitual;
/** The first Sunday after today. */
let sunday: Day;
beforeAll(async () => {
  t = await testApp();
  ritual = await makeRitual(t);
});
beforeEach(async () => {
  pandit = await t.person('pandit');
  const today = dayAt(t.deps.now());
  sunday = addDays(today, 7 - weekday(today));
  await makeOffer(t, pandit, ritual);
});
afterAll(() => t.close());

type Wish = Partial<Sent<'POST /availability/declare-pattern', 'body'>>;

const on = (offset: number): Day => addDays(sunday, offset);
const every = (weekdays: Weekday[], from: Day, to: Day, more: Wish = {}, who: TestPerson | null = pandit) =>
  t.call('POST /availability/declare-pattern', { body: { weekdays, fromDate: from, toDate: to, ...more } }, who);
const declare = (from: Day, to: Day) =>
  t.call('POST /availability/declare-availability', { body: { fromDate: from, toDate: to } }, pandit);
const declared = async () => {
  const { body } = await t.call('POST /availability/get-by-user', { body: {} }, pandit);
  return body.data.availability.map(({ fromDate, toDate }) => [fromDate, toDate]);
};

test('every Sunday until a day, each its own entry', async () => {
  const { status, body } = await every([0], on(0), on(20));
  expect(status).toBe(200);
  expect(body.message).toBe('Availability declared successfully!');
  expect(body.data).toMatchObject({ added: 3, skipped: 0 });
  expect(body.data.availability.map(({ fromDate, toDate }) => [fromDate, toDate])).toEqual(await declared());
  expect(await declared()).toEqual([
    [on(0), on(0)],
    [on(7), on(7)],
    [on(14), on(14)],
  ]);
});

test('weekdays that are neighbours are one entry; days declared before stay and are counted', async () => {
  await declare(on(6), on(6));
  await declare(on(13), on(16));
  const { body } = await every([6, 0, 3], on(0), on(14));
  expect(body.data).toMatchObject({ added: 4, skipped: 3 });
  expect(await declared()).toEqual([
    [on(0), on(0)],
    [on(3), on(3)],
    [on(6), on(6)],
    [on(7), on(7)],
    [on(10), on(10)],
    [on(13), on(16)],
  ]);
});

test('asked many times at once, it is declared once', async () => {
  const all = await Promise.all(Array.from({ length: 6 }, () => every([0, 2], on(0), on(27))));
  expect(all.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(all.map(({ body }) => body.data.added).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 0, 8]);
  expect(await declared()).toHaveLength(8);
});

test('at the same time as other declarations: no day twice, none lost', async () => {
  const [weekly, monthly, stretch] = await Promise.all([
    every([0, 6], on(0), on(27)),
    every([1, 2, 0], on(0), on(27)),
    declare(on(5), on(9)),
  ]);
  expect([weekly.status, monthly.status]).toEqual([200, 200]);
  expect([201, 409]).toContain(stretch.status);
  const days = (await declared()).flatMap(([from = '', to = '']) =>
    daysIn({ fromDate: asDay(from), toDate: asDay(to) }),
  );
  expect(new Set(days).size).toBe(days.length);
  const wanted = daysIn({ fromDate: on(0), toDate: on(27) }).filter((day) => [0, 1, 2, 6].includes(weekday(day)));
  expect(days).toEqual(expect.arrayContaining(wanted));
});

test('two years of every other day are one call', async () => {
  const today = dayAt(t.deps.now());
  const { body } = await every([1, 3, 5], addDays(today, 1), addDays(today, 730));
  expect(body.data.added).toBe(body.data.availability.length);
  expect(body.data.added).toBeGreaterThan(310);
});

test.each([
  ['no weekday', { weekdays: [] }, 400, 'weekdays'],
  ['a weekday there is none of', { weekdays: [7 as 6] }, 400, 'weekdays.0'],
  ['no day to begin with', { fromDate: '' }, 400, 'fromDate'],
  ['a day that does not exist', { toDate: '2027-02-30' }, 400, 'toDate'],
] as const)('%s is refused beside its field', async (_what, wrong, status, field) => {
  const refused = await every([0], on(0), on(20), wrong as Wish);
  expect([refused.status, Object.keys(refused.body.error?.fields ?? {})]).toEqual([status, [field]]);
  expect(await declared()).toEqual([]);
});

test.each([
  ['reversed', 7, 0, 'dates_reversed', 'toDate'],
  ['past', -30, 7, 'date_past', 'fromDate'],
  ['too far', 0, 731, 'dates_far', 'toDate'],
  ['without such a weekday', 1, 6, 'pattern_empty', 'weekdays'],
] as const)('dates that are %s are refused beside their field', async (_what, from, to, code, field) => {
  const refused = await every([0], on(from), on(to));
  expect([refused.status, refused.body.error?.code]).toEqual([422, code]);
  expect(refused.body.error?.fields).toHaveProperty(field);
  expect(await declared()).toEqual([]);
});

test('only for oneself, only approved, only with a ritual', async () => {
  expect((await every([0], on(0), on(20), { userId: (await t.person('pandit')).id })).status).toBe(403);
  const early = await every([0], on(0), on(20), {}, await t.person('pandit', 'pending'));
  expect([early.status, early.body.error?.code]).toEqual([403, 'not_approved']);
  const bare = await every([0], on(0), on(20), {}, await t.person('pandit'));
  expect([bare.status, bare.body.message]).toEqual([422, 'Please update rituals in your profile and try again.']);
});

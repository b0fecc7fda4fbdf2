import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, dayAt, HOUR, instantOf, startOfDay, type Day } from '#domain/time.ts';
import { declareDays, makeBooking, makeOffer, makeRitual, type TestRitual } from '../../bookings/test-factories.ts';
import { testApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { keepSearchable } from '../searchable/searchable.ts';

let t: TestApp;
let ritual: TestRitual;
let customer: TestPerson;
let day: Day;
beforeAll(async () => {
  t = await testApp();
  customer = await t.person('user');
});
beforeEach(async () => {
  // two hours long
  ritual = await makeRitual(t, 120);
  day = addDays(dayAt(t.deps.now()), 3);
});
afterAll(() => t.close());

async function pandit({ price = 1100, district = 'Jajpur', on = day } = {}): Promise<TestPerson> {
  const made = await t.person('pandit');
  await makeOffer(t, made, ritual, price);
  await declareDays(t, made, on, on);
  await t.deps.pool`UPDATE people SET district = ${district} WHERE id = ${made.id}`;
  await keepSearchable(t.deps.pool, [made.id], t.deps.now());
  return made;
}

async function busy(who: TestPerson, startTime: string): Promise<void> {
  await makeBooking(t, { pandit: who, ritual, day, price: 1100 }, customer, { startTime, status: 'confirmedbypandit' });
}

async function closed(who: TestPerson, from: string, to: string): Promise<void> {
  const body = { day, free: true, closed: [{ from, to }] };
  const answer = await t.call('POST /availability/set-day', { body } as never, who);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
}

const window = (from: string, to: string, until = day) => `${day}T${from}~${until}T${to}~Jajpur`;
const search = (more: Record<string, unknown>) =>
  t.call('POST /availability/filter-availability', { body: { ritualId: ritual.id, date: day, ...more } });
const found = async (more: Record<string, unknown>) =>
  (await search(more)).body.data.results.map((one) => [one.userId._id, one.startTime]);
const count = async (windows: readonly string[], more: Record<string, unknown> = {}) => {
  const body = { ritualId: ritual.id, windows: [...windows], ...more };
  return (await t.call('POST /availability/free-in-windows', { body })).body.data.free.map((one) => one.count);
};

describe('good hours are searched whole', () => {
  test('a pandit taken at the first minute is found with the first time they could begin', async () => {
    const [free, later, gone] = [await pandit({ price: 1 }), await pandit({ price: 2 }), await pandit({ price: 3 })];
    await busy(later, '08:30');
    await busy(gone, '08:30');
    await closed(gone, '10:30', '13:00');
    const hours = window('09:00', '12:00');
    expect(await found({ window: hours })).toEqual([
      [free.id, '09:00'],
      [later.id, '10:30'],
    ]);
    // a time within that is named is asked for alone
    expect(await found({ window: hours, startTime: '09:00' })).toEqual([[free.id, null]]);
    expect(await count([hours, window('13:00', '14:00'), window('08:00', '08:45')])).toEqual([2, 3, 1]);
  });

  test('a gap that is too short for the ritual is none', async () => {
    const one = await pandit();
    await busy(one, '07:00');
    await busy(one, '10:30');
    // from nine to half past ten is an hour and a half
    expect(await found({ window: window('08:00', '10:00') })).toEqual([]);
    expect(await found({ window: window('08:00', '12:45') })).toEqual([[one.id, '12:30']]);
  });

  test('the puja begins on the day its hours begin on, though they last past midnight', async () => {
    const one = await pandit();
    await closed(one, '20:00', '00:00');
    expect(await found({ window: window('21:00', '02:00', addDays(day, 1)) })).toEqual([]);
    expect(await found({ window: window('06:00', '05:58', addDays(day, 1)) })).toEqual([[one.id, '06:00']]);
  });

  test('of hours that have begun what is left is searched, and nothing of hours that are over', async () => {
    const today = dayAt(t.deps.now());
    const one = await pandit({ on: today });
    const now = t.deps.now() - startOfDay(today);
    // near midnight there is nothing left of a day
    if (now > 20 * HOUR) return;
    const whole = `${today}T00:00~${today}T23:00~Jajpur`;
    const answer = await search({ date: today, window: whole });
    const [first] = answer.body.data.results;
    expect(first?.userId._id).toBe(one.id);
    expect(instantOf(`${today}T${first?.startTime}:00+05:30`)).toBeGreaterThan(t.deps.now());
    const over = await search({ date: today, window: `${today}T00:00~${today}T00:01~Jajpur` });
    expect(over.body.error?.code).toBe('start_passed');
  });

  test.each([
    ['hours of another day', () => `${addDays(day, 3)}T09:12~${addDays(day, 3)}T11:05`],
    ['what is no hours', () => 'tomorrow'],
  ])('%s are refused', async (_what, asked) => {
    expect((await search({ window: asked() })).body.error?.code).toMatch(/muhurat_window|malformed/);
  });
});

describe('how many are free is counted for many hours at once', () => {
  test('by district and price, each once, in the order they were asked in', async () => {
    await pandit({ price: 500 });
    await pandit({ price: 900 });
    await pandit({ price: 900, district: 'Puri' });
    const morning = window('09:00', '11:00');
    const other = `${addDays(day, 1)}T09:00~${addDays(day, 1)}T11:00~Jajpur`;
    expect(await count([other, morning])).toEqual([0, 3]);
    expect(await count([morning], { district: 'Jajpur' })).toEqual([2]);
    expect(await count([morning], { district: 'Jajpur', price: 600 })).toEqual([1]);
  });

  test('also of days too far ahead to be known one by one', async () => {
    const [far, further] = [addDays(day, 200), addDays(day, 700)];
    await pandit({ on: far });
    const of = (on: Day) => `${on}T09:00~${on}T11:00~Jajpur`;
    expect(await count([of(far), of(addDays(far, 1)), of(further), of(addDays(day, 5_000))])).toEqual([1, 0, 0, 0]);
  });

  test('of a ritual nobody knows it is refused', async () => {
    const body = { ritualId: '019a5f00-0000-7000-8000-000000000001', windows: [window('09:00', '11:00')] };
    const answer = await t.call('POST /availability/free-in-windows', { body });
    expect([answer.status, answer.body.error?.code]).toEqual([404, 'ritual_unknown']);
  });
});

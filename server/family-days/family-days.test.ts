import { afterAll, beforeAll, expect, test } from 'vitest';
import { monthName } from '#domain/almanac/names/months.ts';
import { tithiFullName } from '#domain/almanac/names/names.ts';
import { addDays, asDay, days, hours, instantOf, later, startOfDay } from '#domain/time.ts';
import { givePassword, PASSWORD, testClock } from '../auth/test-auth.ts';
import { testApp, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { remind } from './reminders.ts';

/** Days a family keeps by the moon: theirs alone, with dates ahead and a word before each. */

const clock = testClock();
let t: TestApp;
let family: TestPerson;
beforeAll(async () => {
  t = await testApp({}, { now: clock.now });
  family = await t.person('user');
});
afterAll(() => t.close());

const add = (body: Record<string, unknown>, who: TestPerson | null = family) =>
  t.call('POST /my-days/add', { body: body as never }, who);
const list = async (who: TestPerson) => (await t.call('GET /my-days', {}, who)).body.data.days;
const fathers = { by: 'tithi', kind: 'shraddha', name: 'Father’s shraddha', month: 6, tithi: 20 };

test('a tithi of a month gives its days of the next ten years, soonest first', async () => {
  const { status, body } = await add(fathers);
  expect([status, body.message]).toEqual([201, 'Kept. We remind you a month and a week before.']);
  const [day] = body.data.days;
  expect(day).toMatchObject({
    name: 'Father’s shraddha',
    tithi: 20,
    month: 6,
    origin: null,
    window: 'aparahna',
    pandit: null,
  });
  expect(day?.dates).toHaveLength(10);
  expect(day?.dates).toEqual(day?.dates.toSorted());
  // the dark half of Odisha's Bhadra lies between August and the middle of September
  expect(day?.dates.every((date) => ['08', '09'].includes(date.slice(5, 7)))).toBe(true);
});

test('a date gives its tithi at a place; where two stood on it the hour decides', async () => {
  const who = await t.person('user');
  // computed: Chaturthi until the evening, then Panchami
  const [noon] = (await add({ by: 'date', kind: 'shraddha', name: 'Aja', date: '2019-11-16' }, who)).body.data.days;
  expect(noon).toMatchObject({ tithi: 19, origin: '2019-11-16', otherTithi: 20 });
  const night = { by: 'date', kind: 'birth', name: 'Mother', date: '2019-11-16', time: '23:30', district: 'Jajpur' };
  const all = (await add(night, who)).body.data.days;
  expect(all.find(({ name }) => name === 'Mother')).toMatchObject({ tithi: 20, otherTithi: null });
});

test('a day of an extra month says so, and is kept in the ordinary month of that name', async () => {
  const who = await t.person('user');
  // Srabana came twice in 2023, the extra one from 18 July to 16 August
  await add({ by: 'date', kind: 'shraddha', name: 'Aja', date: '2023-07-25' }, who);
  await add({ by: 'date', kind: 'shraddha', name: 'Aai', date: '2023-08-25' }, who);
  const kept = await list(who);
  const of = (name: string) => kept.find((one) => one.name === name);
  expect(of('Aja')).toMatchObject({ adhikaMonth: 5, month: 5 });
  expect(of('Aja')?.dates).toHaveLength(10);
  expect([of('Aai')?.month, of('Aai')?.adhikaMonth]).toEqual([5, null]);
});

test.each([
  [{ ...fathers, kind: 'feast' }, 400],
  [{ ...fathers, name: ' ' }, 400],
  [{ ...fathers, month: 13 }, 400],
  [{ ...fathers, tithi: 0 }, 400],
  [{ ...fathers, tithi: '5' }, 400],
  [{ by: 'date', kind: 'birth', name: 'x', date: '2026-02-31' }, 400],
  [{ by: 'date', kind: 'birth', name: 'x', date: '1949-12-31' }, 400],
  [{ by: 'date', kind: 'birth', name: 'x', date: '2001-02-03', time: '25:00' }, 400],
  [{ by: 'date', kind: 'birth', name: 'x', date: '2001-02-03', district: 'Atlantis' }, 422],
  [{ by: 'date', kind: 'birth', name: 'x', date: '2099-01-01' }, 422],
  [{ by: 'moon' }, 400],
])('%o is refused', async (body, status) => {
  expect((await add(body as Record<string, unknown>)).status).toBe(status);
});

test('a year before the almanac is refused beside its field', async () => {
  for (const date of ['1899-12-31', '1949-12-31']) {
    const { status, body } = await add({ by: 'date', kind: 'birth', name: 'Jeje', date });
    expect([status, body.error?.fields.date]).toEqual([400, 'The almanac reaches from 1950 to 2100.']);
  }
});

test('is for families, each its own', async () => {
  expect((await add(fathers, null)).status).toBe(401);
  expect((await add(fathers, await t.person('pandit'))).status).toBe(403);
  const other = await t.person('user');
  expect(await list(other)).toEqual([]);
  const [mine] = await list(family);
  const remove = (who: TestPerson) => t.call('POST /my-days/remove', { body: { dayId: mine?._id ?? '' } }, who);
  const refused = await remove(other);
  expect([refused.status, refused.body.error?.code]).toEqual([404, 'family_day_unknown']);
  expect(await list(family)).toHaveLength(1);
  // twice is once
  expect([(await remove(family)).status, (await remove(family)).status]).toEqual([200, 200]);
  expect(await list(family)).toEqual([]);
});

test('one press more keeps it once, and the list has an end', async () => {
  const who = await t.person('user');
  const both = await Promise.all([add(fathers, who), add(fathers, who)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  await t.deps.pool`
    INSERT INTO family_days (customer_id, id, kind, name, month, tithi, created_at)
    SELECT ${who.id}, gen_random_uuid(), 'vrata', 'Vrata ' || n, 1, 11, now() FROM generate_series(1, 38) n`;
  const last = await Promise.all(['A', 'B'].map((name) => add({ ...fathers, name }, who)));
  expect(last.map(({ body }) => body.error?.code ?? 'kept').toSorted()).toEqual(['family_days_many', 'kept']);
});

test('the family is reminded a month and a week before, by day and once', async () => {
  const who = await t.person('user');
  const [day] = (await add(fathers, who)).body.data.days;
  const next = asDay(day?.dates[0] ?? '');
  const told = async () =>
    (
      await t.deps.pool<{ payload: { ahead: number; familyDay: string }; dueAt: Date }[]>`
        SELECT payload, due_at FROM outbox WHERE person_id = ${who.id} AND topic = 'soon.familyDay' ORDER BY id`
    ).map(({ payload, dueAt }) => ({ ahead: payload.ahead, of: payload.familyDay, at: dueAt.toISOString() }));
  const at = (ahead: number, hour: number) => later(startOfDay(addDays(next, -ahead)), hours(hour));
  // found by what is written of it, so that it does not matter how far away the day is today
  await t.deps.pool`
    UPDATE family_days SET remind_at = ${new Date(at(30, 10))}, remind_of = ${next}, remind_ahead = 30 WHERE customer_id = ${who.id}`;
  const deps = { pool: t.deps.pool, now: () => at(30, 22) };
  await Promise.all([remind(deps), remind(deps)]);
  expect(await told()).toEqual([{ ahead: 30, of: next, at: new Date(at(29, 7)).toISOString() }]);
  await remind({ pool: t.deps.pool, now: () => at(7, 11) });
  await remind({ pool: t.deps.pool, now: () => at(6, 11) });
  expect((await told()).map(({ ahead }) => ahead)).toEqual([30, 7]);
  const [row] = await t.deps.pool<{ remindOf: string }[]>`
    SELECT remind_of FROM family_days WHERE customer_id = ${who.id}`;
  expect(row && instantOf(`${row.remindOf}T00:00:00Z`) - startOfDay(next)).toBeGreaterThan(days(300));
});

test('goes along with one’s data, and away with the account', async () => {
  const who = await t.person('user');
  await givePassword(t, who);
  await add(fathers, who);
  expect((await t.call('GET /user/export-data', {}, who)).body.data.familyDays).toEqual([
    {
      kind: 'shraddha',
      name: 'Father’s shraddha',
      month: { ...monthName(6) },
      tithi: { ...tithiFullName(20) },
      origin: null,
    },
  ]);
  const waiting = async () => {
    await t.deps
      .pool`UPDATE family_days SET remind_at = now(), remind_of = '2099-01-01', remind_ahead = 30 WHERE customer_id = ${who.id}`;
    await remind({ pool: t.deps.pool, now: () => later(clock.now(), hours(1)) });
    return (await t.deps.pool`SELECT 1 FROM outbox WHERE person_id = ${who.id} AND payload::text LIKE '%shraddha%'`)
      .length;
  };
  expect(await waiting()).toBe(1);
  const [day] = await list(who);
  await t.call('POST /my-days/remove', { body: { dayId: day?._id ?? '' } }, who);
  expect(await waiting()).toBe(0);
  await add(fathers, who);
  expect(await waiting()).toBe(1);
  // what was sent names it too
  await t.deps.pool`UPDATE outbox SET done_at = now() WHERE person_id = ${who.id}`;
  await t.call('POST /user/delete-account', { body: { password: PASSWORD } }, who);
  expect(await waiting()).toBe(0);
  expect(await t.deps.pool`SELECT 1 FROM family_days WHERE customer_id = ${who.id}`).toHaveLength(0);
});

test('of an erased account no name of a day is left in any table', async () => {
  const who = await t.person('user');
  await givePassword(t, who);
  const name = 'Jejema Kuntala of Barapada';
  await add({ ...fathers, name }, who);
  const remindNow = async () => {
    await t.deps
      .pool`UPDATE family_days SET remind_at = now(), remind_of = '2099-01-01', remind_ahead = 30 WHERE customer_id = ${who.id}`;
    await remind({ pool: t.deps.pool, now: () => later(clock.now(), hours(1)) });
  };
  // one reminder is sent, one waits
  await remindNow();
  await t.deps.pool`UPDATE outbox SET done_at = now() WHERE person_id = ${who.id}`;
  await remindNow();
  const tables = await t.deps.pool<{ name: string }[]>`
    SELECT quote_ident(table_name) AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`;
  const holding = async () => {
    const found: string[] = [];
    for (const table of tables) {
      const [row] = await t.deps.pool.unsafe<{ count: number }[]>(
        `SELECT count(*)::int AS count FROM ${table.name} AS one WHERE one::text LIKE '%Kuntala%'`,
      );
      if (row && row.count > 0) found.push(table.name);
    }
    return found;
  };
  expect(await holding()).toEqual(expect.arrayContaining(['family_days', 'outbox']));
  await t.call('POST /user/delete-account', { body: { password: PASSWORD } }, who);
  expect(await holding()).toEqual([]);
});

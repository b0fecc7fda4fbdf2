import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp, type TestPerson } from '../testing/test-app.ts';

let t: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  t = await testApp();
  admin = await t.person('admin');
});
afterAll(() => t.close());

const given = { festival: 'diwali', panji: 'biraja', date: '2027-10-30', source: 'Biraja panji 2027, page 41' };
const enter = (body: typeof given, who: TestPerson | null = admin) =>
  t.call('POST /panchang/admin/panji-dates', { body }, who);
const differsOf = async () => {
  const { body } = await t.call('GET /panchang/festivals', { query: { year: '2027' } });
  return body.data.find(({ slug }) => slug === 'diwali')?.differs;
};

test('what the office enters of another almanac stands beside ours, with its source, until it is taken back', async () => {
  expect((await enter(given)).status).toBe(201);
  expect(await differsOf()).toEqual([{ panji: 'biraja', date: '2027-10-30', source: given.source }]);
  const { body } = await enter({ ...given, date: '2027-10-28' });
  expect(body.data.dates).toMatchObject([{ festival: 'diwali', date: '2027-10-28', enteredBy: admin.name }]);
  const remove = () =>
    t.call(
      'POST /panchang/admin/panji-dates/remove',
      { body: { festival: 'diwali', panji: 'biraja', year: 2027 } },
      admin,
    );
  expect((await remove()).body.data.dates).toEqual([]);
  expect((await remove()).status).toBe(200);
  expect(await differsOf()).toEqual([]);
  const deeds = await t.deps.pool<
    { action: string }[]
  >`SELECT action FROM audit WHERE action LIKE 'panji.%' ORDER BY id`;
  expect(deeds.map(({ action }) => action)).toEqual(['panji.entered', 'panji.entered', 'panji.removed']);
});

test('a table enters all its lines or none, and names the one that is wrong', async () => {
  const csv = (text: string) => t.call('POST /panchang/admin/panji-dates/csv', { body: { csv: text } }, admin);
  const good =
    'festival,panji,date,source\nratha-yatra,kohinoor,2028-06-24,Kohinoor 2028\nnuakhai,biraja,2028-08-24,"Biraja, page 3"\n';
  expect((await csv(good)).body.data).toEqual({ entered: 2 });
  const bad = await csv('ratha-yatra,biraja,2028-06-24,Biraja\nratha-yatra,biraja,2028-02-31,Biraja');
  expect([bad.status, bad.body.message]).toEqual([
    422,
    'Line 2 is not right: a known festival, a known panji, a day and a source are needed.',
  ]);
  const { body } = await t.call('GET /panchang/admin/panji-dates', { query: { year: '2028' } }, admin);
  expect(body.data.dates.map(({ festival, panji }) => [festival, panji])).toEqual([
    ['ratha-yatra', 'kohinoor'],
    ['nuakhai', 'biraja'],
  ]);
});

test.each([
  [{ festival: 'mango-day' }, 404, 'festival_unknown'],
  [{ panji: 'nobody' }, 400, 'panji_unknown'],
  [{ date: '2101-01-01' }, 400, 'almanac_years'],
  [{ festival: 'manabasa-gurubara' }, 422, 'panji_weekly'],
])('%o is refused', async (change, status, code) => {
  const answer = await enter({ ...given, ...change });
  expect([answer.status, answer.body.error?.code]).toEqual([status, code]);
});

test('nobody but the office enters', async () => {
  expect((await enter(given, await t.person('user'))).status).toBe(403);
  expect((await enter(given, null)).status).toBe(401);
});

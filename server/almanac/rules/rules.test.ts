import { afterAll, beforeAll, expect, test } from 'vitest';
import { anything } from '#domain/almanac/muhurat/rule.ts';
import { grihaPravesh } from '#domain/almanac/muhurat/start-set.ts';
import { newId } from '../../db/ids.ts';
import { testApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let t: TestApp;
let admin: TestPerson;
let acharya: TestPerson;
beforeAll(async () => {
  t = await testApp();
  admin = await t.person('admin');
  acharya = await t.person('acharya');
});
afterAll(() => t.close());

async function ritual(slug: string): Promise<string> {
  const id = newId();
  await t.deps.pool`
    INSERT INTO rituals (id, slug, name, description, image_url, duration_minutes)
    VALUES (${id}, ${slug}, ${slug}, 'A ritual', '/x.webp', 120)`;
  return id;
}

const thursdays = { ...grihaPravesh, weekdays: { mode: 'allow' as const, items: [4] } };
/** No month of the twelve is in. */
const never = { ...anything, months: { mode: 'allow' as const, items: [], by: 'amanta' as const } };

const preview = (body: object, who = admin) => t.call('POST /muhurat/rules/preview', { body } as never, who);
const write = (body: object) => t.call('POST /muhurat/rules', { body } as never, admin);
const correct = (body: object, who = acharya) => t.call('POST /muhurat/correct', { body } as never, who);
const rulesOf = async (slug: string) => (await t.call('GET /muhurat/rules/:slug', { params: { slug } })).body.data;

test('before rules are written their days of the coming year are shown, and which come and go', async () => {
  const ritualId = await ritual('gruha-pratistha');
  const { status, body } = await preview({ ritualId, rules: thursdays });
  expect(status).toBe(200);
  const { before, after, come, go } = body.data;
  expect(after).toBeGreaterThan(0);
  expect([come, go.length]).toEqual([[], before - after]);
  const weekdays = new Set(go.map((day) => new Date(`${day}T00:00:00Z`).getUTCDay()));
  expect([...weekdays].toSorted()).toEqual([1, 3, 5, 6]);
  // nothing was written by it
  expect((await rulesOf('gruha-pratistha')).version).toBe(0);

  // the same days are the ones that are given once it is written
  expect((await write({ ritualId, version: 0, rules: thursdays })).status).toBe(201);
  const query = { ritual: 'gruha-pratistha', from: body.data.from, days: '366' };
  const hours = await t.call('GET /muhurat', { query } as never);
  expect(new Set(hours.body.data.map(({ date }) => date)).size).toBe(after);
  expect((await preview({ ritualId, rules: grihaPravesh }, acharya)).body.data).toMatchObject({
    before: after,
    after: before,
    come: go,
    go: [],
  });
});

test('a ritual that has no rules yet gets its first ones, whose days all come', async () => {
  const ritualId = await ritual('new-puja');
  const { before, after, come } = (await preview({ ritualId, rules: thursdays })).body.data;
  expect([before, come.length]).toEqual([0, after]);
  expect((await write({ ritualId, version: 0, rules: thursdays })).status).toBe(201);
  expect(await rulesOf('new-puja')).toMatchObject({ version: 1, status: 'draft' });
});

test('rules that leave no day at all need a second yes', async () => {
  const ritualId = await ritual('never-puja');
  expect((await preview({ ritualId, rules: never })).body.data).toMatchObject({ after: 0, come: [] });
  for (const deed of [write, correct]) {
    const refused = await deed({ ritualId, version: 0, rules: never });
    expect([refused.status, refused.body.error?.code]).toEqual([409, 'muhurat_never']);
  }
  expect((await write({ ritualId, version: 0, rules: never, isSure: true })).status).toBe(201);
  expect(await rulesOf('never-puja')).toMatchObject({ version: 1 });
});

test('an acharya’s correction is a version of its own, confirmed in their name; the office does not correct', async () => {
  const ritualId = await ritual('mundan');
  const { rules } = await rulesOf('mundan');
  const corrected = await correct({ ritualId, version: 0, rules: { ...rules, dayPart: 'forenoon' } });
  expect(corrected.status).toBe(201);
  expect(await rulesOf('mundan')).toMatchObject({
    version: 1,
    status: 'confirmed',
    confirmedBy: acharya.name,
    rules: { dayPart: 'forenoon' },
  });
  const late = await correct({ ritualId, version: 0, rules });
  expect(late.body.error?.code).toBe('stale');
  expect((await correct({ ritualId, version: 1, rules }, admin)).status).toBe(403);
  const lines = await t.deps.pool<{ action: string }[]>`SELECT action FROM audit WHERE actor_id = ${acharya.id}`;
  expect(lines.map(({ action }) => action)).toEqual(['muhurat.corrected']);
});

test('an acharya whose own profile is still reviewed gives no word on rules', async () => {
  const ritualId = await ritual('namkaran');
  const { rules } = await rulesOf('namkaran');
  const waiting = await t.person('acharya', 'pending');
  const confirmed = await t.call('POST /muhurat/confirm', { body: { ritualId, version: 0 } }, waiting);
  const corrected = await correct({ ritualId, version: 0, rules }, waiting);
  expect([confirmed.body.error?.code, corrected.body.error?.code]).toEqual(['not_approved', 'not_approved']);
  expect(await rulesOf('namkaran')).toMatchObject({ version: 0, status: 'draft' });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { indexedOfPerson } from '../db/words.ts';
import type { Sent } from '#contract/index.ts';
import { newId } from '../db/ids.ts';
import { testApp, type TestApp, type TestPerson } from '../testing/test-app.ts';

let t: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  t = await testApp();
  admin = await t.person('admin');
});
afterAll(() => t.close());

type Query = Parameters<typeof list>[0];
const list = (body: Sent<'POST /user/get-users', 'body'>) => t.call('POST /user/get-users', { body }, admin);
const idsOf = async (query: Query): Promise<string[]> => (await list(query)).body.data.users.map((user) => user._id);

test('only admins list people and acharyas', async () => {
  const pandit = await t.person('pandit');
  expect((await t.call('POST /user/get-users', { body: { userType: 'user' } })).status).toBe(401);
  expect((await t.call('POST /user/get-users', { body: { userType: 'user' } }, pandit)).status).toBe(403);
  expect((await t.call('GET /user/get-acharya-users', {})).status).toBe(401);
  expect((await t.call('GET /user/get-acharya-users', {}, pandit)).status).toBe(403);
});

test('a list is of users or of pandits, and nothing is guessed', async () => {
  const ask = (body: object) => t.call('POST /user/get-users', { body: body as { userType: 'user' } }, admin);
  expect((await ask({})).status).toBe(400);
  expect((await ask({ userType: 'admin' })).status).toBe(400);
  expect((await ask({ userType: 'user', page: '1' })).status).toBe(400);
  expect((await ask({ userType: 'user', pageSize: 101 })).status).toBe(400);
  expect((await ask({ userType: 'user', role: 'admin' })).body.error?.fields).toEqual({
    role: 'This field is not known here.',
  });
});

test('acharyas are among the pandits, customers apart, admins nowhere', async () => {
  const [customer, pandit, acharya] = await Promise.all([t.person('user'), t.person('pandit'), t.person('acharya')]);
  const pandits = await idsOf({ userType: 'pandit', pageSize: 100 });
  expect(pandits).toEqual(expect.arrayContaining([pandit.id, acharya.id]));
  const users = await idsOf({ userType: 'user', pageSize: 100 });
  expect(users).toContain(customer.id);
  for (const id of [pandit.id, acharya.id, admin.id]) expect(users).not.toContain(id);
  expect(pandits).not.toContain(admin.id);
});

test('the newest come first, page by page', async () => {
  const made = [];
  for (let n = 0; n < 5; n += 1) made.unshift((await t.person('user')).id);
  const first = await list({ userType: 'user', pageSize: 2 });
  expect(first.body.data.users.map((user) => user._id)).toEqual(made.slice(0, 2));
  expect(first.body.data.filtered).toBe(first.body.data.total);
  expect(await idsOf({ userType: 'user', pageSize: 2, page: 2 })).toEqual(made.slice(2, 4));
  expect(await idsOf({ userType: 'user', page: 1000 })).toEqual([]);
});

test('a search finds by name, phone, e-mail or the end of the id, and signs mean themselves', async () => {
  const person = await t.person('user');
  await t.deps
    .pool`UPDATE people SET name = 'Minati 100% _Das\\', email = 'minati@example.org' WHERE id = ${person.id}`;
  const other = await t.person('user');
  for (const search of [
    'minati',
    'MINATI@EX',
    person.phone.slice(2),
    person.id.slice(-6).toUpperCase(),
    `+91 ${person.phone.slice(0, 5)} ${person.phone.slice(5)}`,
    person.id,
    'minati  100%',
    '100%',
    '_das',
    '\\',
  ]) {
    const found = await list({ userType: 'user', search });
    expect(
      found.body.data.users.map((user) => user._id),
      search,
    ).toContain(person.id);
    expect(found.body.data.filtered, search).toBeLessThan(found.body.data.total);
  }
  expect(await idsOf({ userType: 'user', search: '%' })).not.toContain(other.id);
  expect((await list({ userType: 'user', search: "' OR 1=1 --" })).body.data).toMatchObject({ users: [], filtered: 0 });
});

test('a list can be of one status', async () => {
  const waiting = await t.person('pandit', 'evaluation');
  await t.person('pandit', 'approved');
  const { data } = (await list({ userType: 'pandit', userStatus: 'evaluation' })).body;
  expect(data.users.map((user) => user._id)).toEqual([waiting.id]);
  expect(data.filtered).toBe(1);
  expect(data.total).toBeGreaterThan(1);
  expect(await idsOf({ userType: 'pandit', userStatus: 'evaluation', search: 'nobody' })).toEqual([]);
});

test.each([
  ['people_shown', ['minati', 'das']],
  ['people_name_words', ['da']],
])('a search of people goes through %s', async (index, words) => {
  const sql = t.deps.pool;
  const plan = await sql.begin(async (open) => {
    await open`SET LOCAL enable_seqscan = off`;
    return open<
      { queryPlan: string }[]
    >`EXPLAIN SELECT 1 FROM people p WHERE ${indexedOfPerson(sql, sql`p.shown`, words)}`;
  });
  expect(JSON.stringify(plan)).toContain(index);
});

test('only approved acharyas can be assigned', async () => {
  const approved = await t.person('acharya', 'approved');
  const pending = await t.person('acharya', 'pending');
  const { acharyas } = (await t.call('GET /user/get-acharya-users', {}, admin)).body.data;
  expect(acharyas).toContainEqual({ _id: approved.id, name: approved.name });
  expect(acharyas.map((acharya) => acharya._id)).not.toContain(pending.id);
});

test('a profile is for its owner and for admins', async () => {
  const customer = await t.person('user');
  const stranger = await t.person('pandit');
  const read = (who?: TestPerson) => t.call('GET /user/get-user/:userId', { params: { userId: customer.id } }, who);
  expect((await read()).status).toBe(401);
  expect(await read(stranger)).toMatchObject({ status: 403, body: { error: { code: 'not_yours' } } });
  expect((await read(admin)).status).toBe(200);
  const own = await read(customer);
  expect(own.body.data).toMatchObject({
    _id: customer.id,
    phone: customer.phone,
    userType: 'user',
    userStatus: 'active',
    languagesKnown: [],
    rituals: [],
    acharyaId: null,
    isAttachedToTemple: false,
  });
  expect(own.body.data.createdAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  expect(JSON.stringify(own.body)).not.toContain('password');
});

test('nobody learns from a refusal whether a person exists; an admin does', async () => {
  const customer = await t.person('user');
  const read = (userId: string, who: TestPerson) => t.call('GET /user/get-user/:userId', { params: { userId } }, who);
  expect((await read(newId(), customer)).status).toBe(403);
  expect(await read(newId(), admin)).toMatchObject({ status: 404, body: { message: 'Profile not found.' } });
  expect((await read('not-an-id', admin)).status).toBe(400);
});

test('who names no page gets everybody', async () => {
  for (let n = 0; n < 21; n += 1) await t.person('user');
  const { users, total } = (await list({ userType: 'user' })).body.data;
  expect(users).toHaveLength(total);
  expect(total).toBeGreaterThan(20);
});

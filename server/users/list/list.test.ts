import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sent } from '#contract/index.ts';
import { testApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

/** The office's lists of people: what is searched, in which order, and how much of a long list is counted. */

let t: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  t = await testApp();
  admin = await t.person('admin');
});
afterAll(() => t.close());

type Question = Sent<'POST /user/get-users', 'body'>;
const list = async (body: Question) => (await t.call('POST /user/get-users', { body }, admin)).body.data;
const namesOf = async (body: Question) => (await list(body)).users.map(({ name }) => name);
async function set(person: TestPerson, name: string, at = '2026-01-01T00:00:00Z'): Promise<void> {
  await t.deps.pool`UPDATE people SET name = ${name}, created_at = ${at} WHERE id = ${person.id}`;
}

describe('the order', () => {
  test('is by registration or by name, both ways, on every page', async () => {
    for (const [name, at] of [
      ['amara Sortable', '2026-02-02T00:00:00Z'],
      ['Bimal Sortable', '2026-02-01T00:00:00Z'],
      ['Chinu Sortable', '2026-02-03T00:00:00Z'],
    ] as const) {
      await set(await t.person('acharya'), name, at);
    }
    const sorted = (sort: Question['sort']) => namesOf({ userType: 'pandit', search: 'sortable', sort });
    const first = (names: string[]) => names.map((name) => name[0]?.toUpperCase()).join('');
    expect(first(await sorted('name'))).toBe('ABC');
    expect(first(await sorted('-name'))).toBe('CBA');
    expect(first(await sorted('registered'))).toBe('BAC');
    expect(first(await sorted('-registered'))).toBe('CAB');
    expect(await sorted(undefined)).toEqual(await sorted('-registered'));
    const all = await namesOf({ userType: 'pandit', sort: 'name', pageSize: 100 });
    const second = await namesOf({ userType: 'pandit', sort: 'name', page: 2, pageSize: 1 });
    expect(second).toEqual(all.slice(1, 2));
  });
});

describe('a search', () => {
  test.each(['21/11/2025', '21 Nov 2025', '2025-11-21'])(
    'for %s finds who registered on that day in India',
    async (day) => {
      const [first, last, next] = [await t.person('user'), await t.person('user'), await t.person('user')];
      await set(first, `first ${day}`, '2025-11-20T18:30:00Z');
      await set(last, `last ${day}`, '2025-11-21T18:29:59Z');
      await set(next, `next ${day}`, '2025-11-21T18:30:00Z');
      const names = await namesOf({ userType: 'user', search: day });
      expect(names).toEqual(expect.arrayContaining([`first ${day}`, `last ${day}`]));
      expect(names).not.toContain(`next ${day}`);
    },
  );

  test('for the type that is in each row finds everybody', async () => {
    const { total } = await list({ userType: 'user' });
    for (const search of ['User', 'use'])
      expect(await list({ userType: 'user', search })).toMatchObject({ filtered: total, more: false });
  });

  test('for a language or a status finds pandits, and no families', async () => {
    const [telugu, trained] = [await t.person('pandit'), await t.person('pandit', 'training_required')];
    await t.deps.pool`UPDATE pandits SET languages = '{Odia,Telugu}' WHERE pandit_id = ${telugu.id}`;
    expect(await namesOf({ userType: 'pandit', search: 'telu' })).toEqual([telugu.name]);
    expect(await namesOf({ userType: 'pandit', search: 'Training required' })).toEqual([trained.name]);
    expect(await list({ userType: 'user', search: 'telugu' })).toMatchObject({ users: [], filtered: 0, more: false });
  });
});

describe('in a long list', () => {
  beforeAll(async () => {
    // one in seven is a Sahoo, more than are counted; one alone is a Zebedee
    await t.deps.pool`
      INSERT INTO people (id, user_type, status, name, phone, created_at)
      SELECT gen_random_uuid(), 'user', 'active',
        CASE WHEN n = 7 THEN 'Zebedee Rath' WHEN n % 7 = 0 THEN 'Kuni Sahoo' ELSE 'Mina Das' END,
        (8000000000 + n)::text, timestamptz '2024-01-01' + n * interval '1 minute'
      FROM generate_series(1, 8400) n`;
    await t.deps.pool`ANALYZE people`;
  });

  test('a common word is found without counting all that have it: that many, and more', async () => {
    const { users, filtered, more, total } = await list({ userType: 'user', search: 'sahoo', page: 1, pageSize: 5 });
    expect(users).toHaveLength(5);
    expect(users.every(({ name }) => name === 'Kuni Sahoo')).toBe(true);
    expect({ filtered, more }).toEqual({ filtered: 1000, more: true });
    expect(total).toBeGreaterThan(8400);
  });

  test('its pages go on in order to the thousandth', async () => {
    const seen = new Set<string>();
    for (let page = 1; page <= 20; page += 1) {
      const { users } = await list({ userType: 'user', search: 'sahoo', page, pageSize: 50 });
      expect(users).toHaveLength(50);
      for (const { _id } of users) seen.add(_id);
    }
    expect(seen.size).toBe(1000);
    expect((await list({ userType: 'user', search: 'sahoo', page: 21, pageSize: 50 })).users).toEqual([]);
  });

  test('a rare one is found however far down, and counted', async () => {
    expect(await list({ userType: 'user', search: 'zebedee' })).toMatchObject({ filtered: 1, more: false });
    expect(await list({ userType: 'user', search: '8000000007' })).toMatchObject({ filtered: 1, more: false });
  });

  test('a part of a number is found wherever it is: in a phone, an address, a name or the end of an id', async () => {
    const [person, other] = [await t.person('user'), await t.person('user')];
    await t.deps.pool`UPDATE people SET email = 'kuni.77130492864@example.org' WHERE id = ${person.id}`;
    await set(other, 'House 606177245');
    const idsOf = async (search: string) => (await list({ userType: 'user', search })).users.map(({ _id }) => _id);
    expect(await namesOf({ userType: 'user', search: '00008399' })).toEqual(['Mina Das']);
    for (const search of ['77130492', '77130492864'])
      expect([search, await idsOf(search)]).toEqual([search, [person.id]]);
    expect(await idsOf('06177245')).toEqual([other.id]);
    const tail = '01990000-0000-7000-8000-00ab48151623';
    await t.deps.pool`
      INSERT INTO people (id, user_type, status, name, phone) VALUES (${tail}, 'user', 'active', 'Tail', '8700000000')`;
    expect(await idsOf('48151623')).toEqual([tail]);
    expect(await idsOf('77130493')).toEqual([]);
  });

  test('one or two letters are found anywhere in a word, in any script', async () => {
    const odia = await t.person('user');
    await set(odia, 'ସସ୍ମିତା ଦାସ');
    expect(await list({ userType: 'user', search: 'ze' })).toMatchObject({ filtered: 1, more: false });
    expect(await list({ userType: 'user', search: 'eb' })).toMatchObject({ filtered: 1, more: false });
    expect(await list({ userType: 'user', search: 'z' })).toMatchObject({ filtered: 1, more: false });
    expect(await namesOf({ userType: 'user', search: 'ମି' })).toEqual(['ସସ୍ମିତା ଦାସ']);
    expect(await namesOf({ userType: 'user', search: 'ଦା' })).toEqual(['ସସ୍ମିତା ଦାସ']);
  });

  test('a part of a word is enough from three letters on, and several words come in any order', async () => {
    const rare = await t.person('user');
    await set(rare, 'Kuni Bebarta Sahoo');
    expect(await namesOf({ userType: 'user', search: 'barta' })).toEqual(['Kuni Bebarta Sahoo']);
    expect(await namesOf({ userType: 'user', search: 'sahoo beba' })).toEqual(['Kuni Bebarta Sahoo']);
    expect((await list({ userType: 'user', search: 'das zebedee' })).filtered).toBe(0);
    // both are common, together as often as alone
    const { users, more } = await list({ userType: 'user', search: 'sahoo kuni', sort: 'name', page: 1, pageSize: 5 });
    expect(users.map(({ name }) => name)).toEqual(['Kuni Bebarta Sahoo', ...Array<string>(4).fill('Kuni Sahoo')]);
    expect(more).toBe(true);
  });

  test('a common word comes in the order of names as well, from both ends', async () => {
    await set(await t.person('user'), 'Aarti Sahoo');
    await set(await t.person('user'), 'Yukta Sahoo');
    const first = (sort: Question['sort']) =>
      namesOf({ userType: 'user', search: 'sahoo', sort, page: 1, pageSize: 1 });
    expect(await first('name')).toEqual(['Aarti Sahoo']);
    expect(await first('-name')).toEqual(['Yukta Sahoo']);
  });
});

describe('in a list too long to be looked through', () => {
  beforeAll(async () => {
    // the oldest are a Zubeida, a Kuntala in Odia and two hundred Tripathys; then come twelve thousand others
    await t.deps.pool`
      INSERT INTO people (id, user_type, status, name, phone, email, created_at)
      SELECT ('01980000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'user', 'active',
        CASE WHEN n = 1 THEN 'Zubeida Khatun' WHEN n = 2 THEN 'କୁନ୍ତଳା ସୁନା' WHEN n <= 202 THEN 'Usha Tripathy' ELSE 'Mina Das' END,
        (6300000000 + n)::text, CASE WHEN n = 1 THEN 'zk@example.org' END, timestamptz '2020-01-01' + n * interval '1 minute'
      FROM generate_series(1, 12202) n`;
    await t.deps.pool`VACUUM ANALYZE people`;
  });

  test.each(['-registered', 'registered', 'name', '-name'] as const)(
    'a page far down has what belongs there, and the last one what is left (%s)',
    async (sort) => {
      const { total } = await list({ userType: 'user', page: 1, pageSize: 1 });
      const pages = Math.ceil(total / 100);
      const rows = async (page: number) =>
        (await list({ userType: 'user', sort, page, pageSize: 100 })).users.map(({ _id }) => _id);
      const { pool } = t.deps;
      const inOrder = sort.endsWith('name')
        ? await pool`SELECT id FROM people WHERE user_type = 'user' AND deleted_at IS NULL ORDER BY lower(name), id`
        : await pool`SELECT id FROM people WHERE user_type = 'user' AND deleted_at IS NULL ORDER BY created_at, id`;
      const ids = inOrder.map(({ id }) => id as string);
      const sorted = sort.startsWith('-') ? ids.toReversed() : ids;
      // one statement reads them all: a few of them, and the last two
      const looked = Array.from({ length: pages }, (_, nth) => nth + 1).filter(
        (page) => page % 12 === 1 || page > pages - 2,
      );
      for (const page of looked)
        expect(await rows(page), `page ${page}`).toEqual(sorted.slice((page - 1) * 100, page * 100));
      expect(await rows(pages + 1)).toEqual([]);
    },
  );

  test.each(['zubeida', 'beid', 'khatun zub', 'zk@exa', '6300000001', 'zubeida 01/01/2020'])(
    '%s is found among the oldest',
    async (search) => {
      const { users, filtered, more } = await list({ userType: 'user', search });
      expect({ names: users.map(({ name }) => name), filtered, more }).toEqual({
        names: ['Zubeida Khatun'],
        filtered: 1,
        more: false,
      });
    },
  );

  test('what has no three letters in a row is found where a word begins, and may stand elsewhere as well', async () => {
    for (const search of ['zu kh', 'ସୁନା']) {
      const { users, more } = await list({ userType: 'user', search });
      expect([search, users.length, more]).toEqual([search, 1, true]);
    }
  });

  test.each([
    ['-registered', 152],
    ['name', 53],
  ] as const)('all of a few are counted, in the order %s', async (sort, nth) => {
    const { users, filtered, more } = await list({ userType: 'user', search: 'tripathy', page: 2, pageSize: 50, sort });
    expect({ filtered, more }).toEqual({ filtered: 200, more: false });
    expect(users[0]?._id).toBe(`01980000-0000-7000-8000-${String(nth).padStart(12, '0')}`);
  });

  test('a name that more have than can be sorted is found at the end of the order too', async () => {
    await t.deps.pool`UPDATE people SET name = 'Yashoda Das' WHERE name = 'Mina Das' AND created_at < '2021-01-01'`;
    const { users, filtered, more } = await list({
      userType: 'user',
      search: 'yashoda',
      sort: 'name',
      pageSize: 20,
      page: 1,
    });
    expect({ names: new Set(users.map(({ name }) => name)), count: users.length, filtered, more }).toEqual({
      names: new Set(['Yashoda Das']),
      count: 20,
      filtered: 1000,
      more: true,
    });
  });

  test('a language and a status are found among pandits', async () => {
    await t.deps.pool`
      WITH many AS (
        INSERT INTO people (id, user_type, status, name, phone, created_at)
        SELECT ('01970000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'pandit', CASE WHEN n = 1 THEN 'suspended' ELSE 'approved' END,
          'Gopal Panda', (6200000000 + n)::text, timestamptz '2020-01-01' + n * interval '1 minute'
        FROM generate_series(1, 10100) n RETURNING id, phone)
      INSERT INTO pandits (pandit_id, languages)
      SELECT id, CASE WHEN phone = '6200000001' THEN '{Odia,Kannada}'::text[] ELSE '{Odia}' END FROM many`;
    for (const search of ['kanna', 'panda kannada', 'suspended'])
      expect([search, (await list({ userType: 'pandit', search })).users.map(({ phone }) => phone)]).toEqual([
        search,
        ['6200000001'],
      ]);
  });
});

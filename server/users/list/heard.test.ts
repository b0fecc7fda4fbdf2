import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givePassword, PASSWORD } from '../../auth/test-auth.ts';
import { buildSearchOnce, searchableJobs } from '../../availability/searchable/searchable.ts';
import { migrate } from '../../db/migrate.ts';
import { testApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

/** Pandits are found by how their names sound and by where they live, in any script; what is written so comes first. */

let t: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  t = await testApp();
  admin = await t.person('admin');
});
afterAll(() => t.close());

async function list(search: string, more: { userStatus?: 'approved' | 'pending' } = {}) {
  const body = { userType: 'pandit', search, page: 1, pageSize: 50, ...more } as const;
  return (await t.call('POST /user/get-users', { body }, admin)).body.data;
}
const found = async (search: string) => (await list(search)).users.map(({ name }) => name);

async function pandit(name: string, place: { district?: string; city?: string } = {}): Promise<TestPerson> {
  const person = await t.person('pandit');
  const updateData = { name, ...(place.district && { state: 'Odisha' }), ...place };
  const { status } = await t.call('POST /user/update-profile', { body: { updateData } }, person);
  expect(status).toBe(200);
  return person;
}

describe('by the name', () => {
  beforeAll(async () => {
    for (const name of ['Lingaraj Mohapatra', 'ମହାପାତ୍ର ଲିଙ୍ଗରାଜ', 'Lingaraja Mahapatro', 'Lingadhar Sethi', 'Rushi Dwivedy'])
      await pandit(name);
  });

  test.each([
    'lingaraj mahapatra',
    'ଲିଙ୍ଗରାଜ ମହାପାତ୍ର',
    'लिंगराज महापात्र',
    'Mahapatra, Lingraj',
    'pandit linga raj mohapatra',
  ])('%s finds everybody who is called so, however they write it', async (search) => {
    expect((await found(search)).toSorted()).toEqual(['Lingaraj Mohapatra', 'Lingaraja Mahapatro', 'ମହାପାତ୍ର ଲିଙ୍ଗରାଜ']);
  });

  test('what is written so comes first, and what sounds so after it', async () => {
    expect((await found('mohapatra'))[0]).toBe('Lingaraj Mohapatra');
    expect((await found('mahapatro'))[0]).toBe('Lingaraja Mahapatro');
    expect((await found('ମହାପାତ୍ର'))[0]).toBe('ମହାପାତ୍ର ଲିଙ୍ଗରାଜ');
    expect(await found('mahapatro')).toHaveLength(3);
  });

  test('the beginning of a name is enough', async () => {
    expect((await found('ଲିଙ୍ଗରାଜ ମହା')).toSorted()).toEqual(['Lingaraj Mohapatra', 'Lingaraja Mahapatro', 'ମହାପାତ୍ର ଲିଙ୍ଗରାଜ']);
  });

  test.each(['dwivedi', 'Dwibedee', 'ଦ୍ୱିବେଦୀ', 'द्विवेदी', 'ऋषि द्विवेदी', 'ଋଷି'])(
    'Rushi Dwivedy is found as %s',
    async (search) => {
      expect(await found(search)).toEqual(['Rushi Dwivedy']);
    },
  );

  test('the number of hits and the status that narrows the list count for these as well', async () => {
    expect(await list('लिंगराज', { userStatus: 'approved' })).toMatchObject({ filtered: 3, more: false });
    expect(await list('लिंगराज', { userStatus: 'pending' })).toMatchObject({ filtered: 0, users: [] });
  });

  test('the one search of the office and the table to keep have them too', async () => {
    const { body } = await t.call('GET /admin/find', { query: { q: 'लिंगराज' } }, admin);
    expect(body.data.people).toHaveLength(3);
    const query = new URLSearchParams({ userType: 'pandit', search: 'लिंगराज महापात्र' });
    const csv = await fetch(`${t.url}/api/user/admin/people.csv?${query}`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    const rows = (await csv.text()).split('\n').filter((row) => /Lingaraj|ଲିଙ୍ଗରାଜ/.test(row));
    expect(rows).toHaveLength(3);
  });

  test('a name in another script that a profile has finds its pandit, too', async () => {
    const person = await pandit('G. B. Hota');
    const updateData = { nameOdia: 'ଗୋଲକ ବିହାରୀ ହୋତା' };
    expect((await t.call('POST /user/update-profile', { body: { updateData } }, person)).status).toBe(200);
    expect(await found('golak bihari')).toEqual(['G. B. Hota']);
  });

  test('a change of the name changes it, and an erasure ends it', async () => {
    const person = await pandit('Satrughna Khuntia');
    expect(await found('ଶତ୍ରୁଘ୍ନ')).toEqual(['Satrughna Khuntia']);
    await t.call('POST /user/update-profile', { body: { updateData: { name: 'Bharat Khuntia' } } }, person);
    expect(await found('ଶତ୍ରୁଘ୍ନ')).toEqual([]);
    expect(await found('ଭରତ')).toEqual(['Bharat Khuntia']);

    const leaving = await t.person('pandit');
    await givePassword(t, leaving);
    await t.call('POST /user/update-profile', { body: { updateData: { name: 'Dushasana Bhoi' } } }, leaving);
    expect(await found('ଦୁଃଶାସନ')).toEqual(['Dushasana Bhoi']);
    const { status } = await t.call('POST /user/delete-account', { body: { password: PASSWORD } }, leaving);
    expect(status).toBe(200);
    const [kept] = await t.deps.pool<
      { nameKey: string }[]
    >`SELECT name_key FROM pandits WHERE pandit_id = ${leaving.id}`;
    expect(kept?.nameKey).not.toMatch(/dusasn|bi/);
  });

  test('a number, an address or an id has no sound', async () => {
    for (const search of ['00000000000', 'nobody@example.org', '#D74FA239']) expect(await found(search)).toEqual([]);
  });
});

describe('names that an older process wrote', () => {
  const written = async (person: TestPerson, name: string) => {
    await t.deps.pool`UPDATE people SET name = ${name} WHERE id = ${person.id}`;
  };

  test('are found once a process of this version has started', async () => {
    const person = await t.person('pandit');
    await written(person, 'Yudhistira Barik');
    expect(await found('ଯୁଧିଷ୍ଠିର')).toEqual([]);
    await buildSearchOnce(t.deps.pool, t.deps.now());
    expect(await found('ଯୁଧିଷ୍ଠିର')).toEqual(['Yudhistira Barik']);
  });

  test('are mended by the round, where they were changed beside their key', async () => {
    const person = await pandit('Nakula Sahani');
    await written(person, 'Sahadeba Sahani');
    expect(await found('ସହଦେବ')).toEqual([]);
    for (const job of searchableJobs(t.deps)) await job.run();
    expect(await found('ସହଦେବ')).toEqual(['Sahadeba Sahani']);
    expect(await found('ନକୁଳ')).toEqual([]);
  });
});

describe('keys that are folded further by a new version', () => {
  test('are made anew by its migration, and no others', async () => {
    const people = [await pandit('Bhaba Chaturvedy'), await pandit('ଋଷଭ କର'), await pandit('Kapila Pande')];
    const other = await pandit('Bhakta Panda');
    const old = ['bb cturbdi bbcturbdi', 'rsb kr rsbkr', 'kpil pnd kpilpnd'];
    const keyed = (id: string, key: string) =>
      t.deps.pool`UPDATE pandits SET name_key = ${key} WHERE pandit_id = ${id}`;
    for (const [nth, { id }] of people.entries()) await keyed(id, old[nth] ?? '');
    await keyed(other.id, 'left pnd');

    await t.deps.pool`DELETE FROM migrations WHERE name = '0288_names_that_end_in_y.sql'`;
    expect(await migrate(t.deps.pool)).toHaveLength(1);
    await buildSearchOnce(t.deps.pool, t.deps.now());
    expect(await found('चतुर्वेदी')).toEqual(['Bhaba Chaturvedy']);
    expect(await found('Rishabh')).toEqual(['ଋଷଭ କର']);
    expect(await found('कपिल पाण्डेय')).toEqual(['Kapila Pande']);
    const [kept] = await t.deps.pool`SELECT name_key FROM pandits WHERE pandit_id = ${other.id}`;
    expect(kept).toEqual({ nameKey: 'left pnd' });
  });
});

describe('by the place', () => {
  beforeAll(async () => {
    await pandit('Ghana Tripathy', { district: 'Khordha', city: 'Bhubaneswar' });
    await pandit('Dibya Tripathy', { district: 'Khordha', city: 'Jatni' });
    await pandit('Kanha Tripathy', { district: 'Balasore', city: 'Soro' });
  });

  test.each([
    ['Khurda', ['Dibya Tripathy', 'Ghana Tripathy']],
    ['ଖୋର୍ଦ୍ଧା', ['Dibya Tripathy', 'Ghana Tripathy']],
    ['खुर्दा', ['Dibya Tripathy', 'Ghana Tripathy']],
    ['Baleswar', ['Kanha Tripathy']],
    ['ବାଲେଶ୍ୱର', ['Kanha Tripathy']],
    ['ଭୁବନେଶ୍ୱର', ['Ghana Tripathy']],
    ['bhubanes', ['Ghana Tripathy']],
    ['Jatani', ['Dibya Tripathy']],
    ['Tripathi Bhubaneswar', ['Ghana Tripathy']],
    ['ତ୍ରିପାଠୀ ଖୋର୍ଦ୍ଧା', ['Dibya Tripathy', 'Ghana Tripathy']],
    ['बालेश्वर त्रिपाठी', ['Kanha Tripathy']],
  ])('%s finds %j', async (search, names) => {
    expect((await found(search)).toSorted()).toEqual(names);
  });

  test('who is called so comes before who lives there', async () => {
    await pandit('Soro Chandra Behera');
    expect(await found('Soro')).toEqual(['Soro Chandra Behera', 'Kanha Tripathy']);
  });
});

describe('a name that nobody has', () => {
  beforeAll(async () => {
    for (const name of ['Kshirodchandra Mardaraj', 'Kshirod Pani']) await pandit(name);
  });

  test('finds those who are called nearly so, the nearest first, and says so', async () => {
    const { users, near, filtered } = await list('Khirodchandra Mardarajan');
    expect([users[0]?.name, near, filtered > 0]).toEqual(['Kshirodchandra Mardaraj', true, true]);
    const { body } = await t.call('GET /admin/find', { query: { q: 'Khirodchandra Mardarajan' } }, admin);
    expect(body.data).toMatchObject({ near: true, people: [{ name: 'Kshirodchandra Mardaraj' }], bookings: [] });
  });

  test('and is like nobody’s finds nobody', async () => {
    expect(await list('Zebulon Quixote')).toMatchObject({ users: [], near: false, filtered: 0 });
  });

  test('is not said of what was found', async () => {
    expect(await list('Kshirod')).toMatchObject({ near: false });
    expect(await list('')).toMatchObject({ near: false });
  });
});

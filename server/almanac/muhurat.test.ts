import { afterAll, beforeAll, expect, test } from 'vitest';
import { grihaPravesh } from '#domain/almanac/muhurat/start-set.ts';
import { testApp, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { newId } from '../db/ids.ts';

let t: TestApp;
let admin: TestPerson;
let acharya: TestPerson;
let house: string;
beforeAll(async () => {
  t = await testApp();
  admin = await t.person('admin');
  acharya = await t.person('acharya');
  house = await ritual('gruha-pratistha', 'Gruha Pratistha');
  await ritual('varshika-shraddha', 'Varshika Shraddha');
});
afterAll(() => t.close());

async function ritual(slug: string, name: string): Promise<string> {
  const id = newId();
  await t.deps.pool`
    INSERT INTO rituals (id, slug, name, description, image_url, duration_minutes)
    VALUES (${id}, ${slug}, ${name}, 'A ritual', '/x.webp', 120)`;
  return id;
}

const hours = (query: Record<string, string>) => t.call('GET /muhurat', { query } as never);
const rulesOf = async (slug: string) => (await t.call('GET /muhurat/rules/:slug', { params: { slug } })).body.data;

test('a ritual’s next hours in a district come with why', async () => {
  const { status, body } = await hours({
    ritual: 'gruha-pratistha',
    district: 'Jajpur',
    from: '2026-11-23',
    days: '20',
  });
  expect(status).toBe(200);
  expect(body.data.length).toBeGreaterThan(2);
  for (const { from, to, date, why } of body.data) {
    expect(from < to && from >= `${date}T05`).toBe(true);
    expect(why).toMatch(/^(Mon|Wednes|Thurs|Fri|Satur)day, (Shukla|Krishna) \w+( then (Shukla|Krishna) \w+)?, \w+/);
  }
  expect(body.data.map(({ from }) => from)).toEqual(body.data.map(({ from }) => from).toSorted());
});

test('whole days without hours are told with the reason and its true end', async () => {
  await ritual('vivah-bahaghara', 'Vivah (Bahaghara)');
  const query = { ritual: 'vivah-bahaghara', district: 'Puri', from: '2027-07-20', days: '30' };
  const { status, body } = await t.call('GET /muhurat/barred', { query } as never);
  expect(status).toBe(200);
  expect(body.data).toContainEqual({
    code: 'chaturmasya',
    from: '2027-07-20',
    to: '2027-11-09',
    of: [],
    spare: 0,
  });
  expect((await hours(query)).body.data).toEqual([]);
  // the almanac ends before the reason does
  const last = await t.call('GET /muhurat/barred', { query: { ...query, from: '2100-12-20', days: '60' } } as never);
  expect(last.body.data).toContainEqual({ code: 'sun', from: '2100-12-20', to: '2100-12-31', of: [9], spare: 0 });
  const refused = await t.call('GET /muhurat/barred', { query: { ritual: 'nothing' } } as never);
  expect(refused.body.error?.code).toBe('ritual_unknown');
});

test.each([
  [{ ritual: 'nothing' }, 404, 'ritual_unknown'],
  [{ ritual: 'varshika-shraddha' }, 404, 'muhurat_none'],
  [{ ritual: 'gruha-pratistha', district: 'Atlantis' }, 400, 'almanac_district'],
  [{ ritual: 'gruha-pratistha', days: '0' }, 400, 'muhurat_days'],
  [{ ritual: 'gruha-pratistha', days: '367' }, 400, 'muhurat_days'],
  [{ ritual: 'gruha-pratistha', from: '2026-02-31' }, 400, 'almanac_date'],
])('%o is refused', async (query, status, code) => {
  const answer = await hours(query as Record<string, string>);
  expect([answer.status, answer.body.error?.code]).toEqual([status, code]);
});

test('rituals that have hours are listed with who confirmed their rules; a rite for the dead is not', async () => {
  const { body } = await t.call('GET /muhurat/rituals', {});
  const slugs = body.data.map(({ slug }) => slug);
  expect(slugs).toEqual(['gruha-pratistha', 'vivah-bahaghara']);
  expect(body.data[0]?.status).toMatch(/draft|confirmed/);
});

test('at the end of the almanac there are no more days, and no fault', async () => {
  expect((await hours({ ritual: 'gruha-pratistha', from: '2100-12-01', days: '60' })).status).toBe(200);
});

test('rules are drafts until an acharya confirms them; a new version is a draft again', async () => {
  expect(await rulesOf('gruha-pratistha')).toMatchObject({ version: 0, status: 'draft', confirmedBy: null });
  const confirm = (version: number, who: TestPerson) =>
    t.call('POST /muhurat/confirm', { body: { ritualId: house, version } }, who);
  const both = await Promise.all([confirm(0, acharya), confirm(0, acharya)]);
  expect(both.some(({ status }) => status === 200)).toBe(true);
  expect(await rulesOf('gruha-pratistha')).toMatchObject({
    version: 1,
    status: 'confirmed',
    confirmedBy: acharya.name,
  });
  const listed = await t.call('GET /muhurat/rituals', {});
  expect(listed.body.data).toContainEqual({
    slug: 'gruha-pratistha',
    status: 'confirmed',
    confirmedBy: acharya.name,
  });
  // asked again it is as before
  expect((await confirm(1, acharya)).status).toBe(200);

  const rules = { ...grihaPravesh, weekdays: { mode: 'allow' as const, items: [4] } };
  const write = (version: number) =>
    t.call('POST /muhurat/rules', { body: { ritualId: house, version, rules } as never }, admin);
  const written = await Promise.all([write(1), write(1)]);
  expect(written.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(await rulesOf('gruha-pratistha')).toMatchObject({ version: 2, status: 'draft', confirmedBy: null });
  const { body } = await hours({ ritual: 'gruha-pratistha', from: '2026-11-23', days: '90' });
  expect(body.data.every(({ why }) => why.startsWith('Thursday'))).toBe(true);

  expect((await confirm(1, acharya)).body.error?.code).toBe('stale');
  expect((await confirm(2, admin)).status).toBe(403);
  expect(
    (await t.call('POST /muhurat/rules', { body: { ritualId: house, version: 2, rules } as never }, acharya)).status,
  ).toBe(403);
});

test('a rule that lets an eclipse in has to say why', async () => {
  const rules = { ...grihaPravesh, eclipseOut: false };
  const write = async (more: object) => {
    const { version } = await rulesOf('gruha-pratistha');
    return t.call('POST /muhurat/rules', { body: { ritualId: house, version, rules: { ...rules, ...more } } }, admin);
  };
  const refused = await write({});
  expect([refused.status, refused.body.error?.fields['rules.eclipseWhy']]).toEqual([
    422,
    'Please say why this ritual may begin on the day of an eclipse.',
  ]);
  expect((await write({ eclipseWhy: 'Asked of an acharya of Puri.' })).status).toBe(201);
});

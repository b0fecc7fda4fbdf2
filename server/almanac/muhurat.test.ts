import { afterAll, beforeAll, expect, test } from 'vitest';
import { anything } from '#domain/almanac/muhurat/rule.ts';
import { grihaPravesh } from '#domain/almanac/muhurat/start-set.ts';
import { weekday } from '#domain/time.ts';
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
  for (const { from, to, date, tithi, nakshatra } of body.data) {
    expect(from < to && from >= `${date}T05`).toBe(true);
    expect(grihaPravesh.weekdays?.items).toContain(weekday(date));
    expect([tithi, nakshatra].every((index) => index >= 1)).toBe(true);
  }
  expect(body.data.map(({ from }) => from)).toEqual(body.data.map(({ from }) => from).toSorted());
});

test('whole days without hours come with the reason and its true end', async () => {
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
  [{ ritual: 'gruha-pratistha', district: 'Atlantis' }, 422, 'almanac_district'],
  [{ ritual: 'gruha-pratistha', days: '0' }, 400, 'muhurat_days'],
  [{ ritual: 'gruha-pratistha', days: '367' }, 400, 'muhurat_days'],
  [{ ritual: 'gruha-pratistha', from: '2026-02-31' }, 400, 'almanac_date'],
])('%o is refused', async (query, status, code) => {
  const answer = await hours(query as Record<string, string>);
  expect([answer.status, answer.body.error?.code]).toEqual([status, code]);
});

test('any place of India has hours by its degrees: those of a headquarters are the district’s', async () => {
  const asked = { ritual: 'gruha-pratistha', from: '2026-11-23', days: '40' };
  const [byDistrict, byDegrees] = await Promise.all([
    hours({ ...asked, district: 'Jajpur' }),
    hours({ ...asked, lat: '20.8485', lon: '86.3373' }),
  ]);
  expect(byDegrees.body.data.length).toBeGreaterThan(2);
  expect(byDegrees.body.data).toEqual(byDistrict.body.data);
  // as a phone's map shows them
  const longer = await hours({ ...asked, lat: '20.848497', lon: '86.33730' });
  expect(longer.body.data).toEqual(byDistrict.body.data);
  // in Kutch the sun rises more than an hour after Jajpur's, and what begins with it later
  const kutch = (await hours({ ...asked, lat: '23.25', lon: '69.67' })).body.data;
  const risen = (all: typeof kutch) => all.map(({ from }) => from.slice(11, 16)).toSorted()[0] ?? '';
  const morning = (all: typeof kutch) => all.filter(({ from }) => /T0[5-8]/.test(from));
  expect(risen(morning(kutch)) > risen(morning(byDistrict.body.data))).toBe(true);
  const barred = await t.call('GET /muhurat/barred', { query: { ...asked, lat: '23.25', lon: '69.67' } } as never);
  expect(barred.status).toBe(200);
});

test.each([
  [{ lat: '200', lon: '85.5' }, 'lat'],
  [{ lat: '20.5', lon: '999' }, 'lon'],
  [{ lat: 'abc', lon: '85.5' }, 'lat'],
  [{ lat: '20.5' }, 'lon'],
  [{ lon: '85.5' }, 'lat'],
  [{ lat: '', lon: '85.5' }, 'lat'],
  [{ lat: '5.99', lon: '85.5' }, 'lat'],
  [{ lat: '38.01', lon: '85.5' }, 'lat'],
  [{ lat: '20.5', lon: '67.99' }, 'lon'],
  [{ lat: '20.5', lon: '98.5' }, 'lon'],
  [{ lat: '-20.5', lon: '85.5' }, 'lat'],
  [{ lat: '2e1', lon: '85.5' }, 'lat'],
  [{ lat: '20,5', lon: '85.5' }, 'lat'],
  [{ lat: '20.5', lon: 'NaN' }, 'lon'],
  [{ lat: '20.5', lon: "85.5' OR 1=1" }, 'lon'],
])('%o is refused beside its field', async (query, field) => {
  const sentence = field === 'lat' ? /^Please give a latitude from 6 to 38/ : /^Please give a longitude from 68 to 98/;
  for (const path of ['GET /muhurat', 'GET /muhurat/barred'] as const) {
    const answer = await t.call(path, { query: { ritual: 'gruha-pratistha', ...query } } as never);
    expect(answer.status).toBe(422);
    expect(answer.body.error?.fields).toEqual({ [field]: expect.stringMatching(sentence) });
  }
});

test('beside a district degrees do not count', async () => {
  const asked = { ritual: 'gruha-pratistha', from: '2026-11-23', days: '20', district: 'Jajpur' };
  const both = await hours({ ...asked, lat: '8.08', lon: '77.54' });
  expect(both.body.data).toEqual((await hours(asked)).body.data);
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
  expect(body.data.every(({ date }) => weekday(date) === 4)).toBe(true);

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

test('a planet that is set bars days or warns of them, as the office sets it; only what bars is named as a reason', async () => {
  const id = await ritual('asta-puja', 'Asta Puja');
  // Venus is set from 15 October 2026
  const asked = { ritual: 'asta-puja', district: 'Jajpur', from: '2026-10-18', days: '5' };
  const found = async (version: number, level: 'block' | 'warn') => {
    const body = { ritualId: id, version, rules: { ...anything, asta: { level, days: 3 } } } as never;
    expect((await t.call('POST /muhurat/rules', { body }, admin)).status).toBe(201);
    const all = (await hours(asked)).body.data;
    const barred = await t.call('GET /muhurat/barred', { query: asked } as never);
    return {
      days: new Set(all.map(({ date }) => date)).size,
      warnings: [...new Set(all.flatMap(({ warnings }) => warnings))],
      barred: barred.body.data.map(({ code }) => code),
    };
  };
  expect(await found(0, 'block')).toMatchObject({ days: 0, barred: ['venus-set'] });
  expect(await found(1, 'warn')).toMatchObject({ days: 5, warnings: ['venus-set'], barred: [] });
});

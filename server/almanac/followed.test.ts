import { afterAll, beforeAll, expect, test } from 'vitest';
import { FOLLOWED_COOKIE } from '#domain/almanac/names/panji.ts';
import { member, PASSWORD } from '../auth/test-auth.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const nobody = { district: null, panji: null, birth: null };
const follow = (district: string, panji?: string, who?: { token: string }) =>
  t.call('POST /panchang/follow', { body: { district, ...(panji !== undefined && { panji }) } }, who);
const followedWith = async (cookie: string): Promise<unknown> => {
  const reply = await fetch(`${t.url}/api/panchang/followed`, { headers: { cookie } });
  return ((await reply.json()) as { data: unknown }).data;
};

test('a visitor’s browser remembers a district and an almanac, and nothing that we do not know', async () => {
  const { status, body, headers } = await follow('Jajpur', 'biraja');
  const chosen = { district: 'Jajpur', panji: 'biraja', birth: null };
  expect([status, body.data]).toEqual([200, chosen]);
  const [cookie = ''] = headers.getSetCookie();
  expect(cookie).toMatch(/^sankalp_almanac=Jajpur\.biraja;.*HttpOnly/);
  expect(await followedWith(cookie.split(';', 1)[0] ?? '')).toEqual(chosen);
  expect(await followedWith(`${FOLLOWED_COOKIE}=Atlantis.nobody`)).toEqual(nobody);
  expect(await followedWith('')).toEqual(nobody);
});

test('with an account it is there on every device, is taken along, and goes with the account', async () => {
  const who = await member(t);
  const followed = async () => (await t.call('GET /panchang/followed', {}, who)).body.data;
  expect(await followed()).toEqual(nobody);
  await follow('Puri', 'kohinoor', who);
  await follow('Jajpur', '', who);
  await t.call('POST /panchang/birth-star', { body: { birth: '3.2' } }, who);
  expect(await followed()).toEqual({ district: 'Jajpur', panji: null, birth: '3.2' });
  const { body } = await t.call('GET /user/export-data', {}, who);
  expect(body.data.almanac).toEqual({ district: 'Jajpur', panji: null, birth: '3.2' });
  expect((await t.call('POST /user/delete-account', { body: { password: PASSWORD } }, who)).status).toBe(200);
  expect(await t.deps.pool`SELECT 1 FROM almanac_choices WHERE person_id = ${who.id}`).toHaveLength(0);
});

test('a birth star is kept beside them, in the same places, and goes where it is taken back', async () => {
  const cookieOf = ({ headers }: { headers: Headers }) => headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  const post = async (cookie: string, path: string, body: object) => {
    const headers = { cookie, 'content-type': 'application/json' };
    return cookieOf(
      await fetch(`${t.url}/api/panchang/${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
    );
  };
  const alone = await post('', 'birth-star', { birth: '27.12' });
  expect(await followedWith(alone)).toEqual({ ...nobody, birth: '27.12' });
  const both = await post(alone, 'follow', { district: 'Jajpur', panji: 'biraja' });
  expect(await followedWith(both)).toEqual({ district: 'Jajpur', panji: 'biraja', birth: '27.12' });
  const without = await post(both, 'birth-star', { birth: '' });
  expect(await followedWith(without)).toEqual({ district: 'Jajpur', panji: 'biraja', birth: null });
  expect(await followedWith(`${FOLLOWED_COOKIE}=Jajpur.biraja.3.9`)).toMatchObject({ birth: null });
  const who = await member(t);
  await t.call('POST /panchang/birth-star', { body: { birth: '5.3' } }, who);
  await t.call('POST /panchang/follow', { body: { district: 'Puri' } }, who);
  const kept = await t.call('GET /panchang/followed', {}, who);
  expect(kept.body.data).toEqual({ district: 'Puri', panji: null, birth: '5.3' });
  const wrong = await t.call('POST /panchang/birth-star', { body: { birth: '28.1' } }, who);
  expect([wrong.status, wrong.body.message]).toEqual([400, 'Please choose your birth star from the list.']);
});

test.each([
  ['Atlantis', undefined, 422, 'almanac_district'],
  ['Jajpur', 'nobody', 400, 'panji_unknown'],
])('%s with %s is refused in a sentence', async (district, panji, refused, code) => {
  const { status, body } = await follow(district, panji);
  expect([status, body.error?.code]).toEqual([refused, code]);
});

test('a day shows the followed almanac’s festivals, and says what others have', async () => {
  const day = async (date: string, panji?: string) => {
    const { body } = await t.call('GET /panchang/day', { query: { date, ...(panji && { panji }) } });
    const { festivals, elsewhere } = body.data;
    return {
      kept: festivals.find(({ slug }) => slug === 'diwali'),
      others: elsewhere.map(({ slug, panji: by }) => [slug, by]),
    };
  };
  const ours = await day('2025-10-20');
  expect(ours.kept?.differs).toEqual([expect.objectContaining({ panji: 'jagannath', date: '2025-10-21' })]);
  expect((await day('2025-10-21')).kept).toBeUndefined();
  expect((await day('2025-10-21')).others).toContainEqual(['diwali', 'jagannath']);
  const temple = await day('2025-10-21', 'jagannath');
  expect(temple.kept?.differs).toEqual([{ panji: 'computed', date: '2025-10-20', source: null }]);
  expect((await day('2025-10-20', 'jagannath')).others).toContainEqual(['diwali', 'computed']);
  // whose day comes first is named: ours, where nothing was entered for the almanac
  const by = async (date: string, panji: string) =>
    (await t.call('GET /panchang/day', { query: { date, panji } })).body.data.elsewhere.map((one) => one.by);
  expect([await by('2025-10-20', 'jagannath'), await by('2025-10-21', 'bhagyadeepa')]).toEqual([['jagannath'], [null]]);
  const month = await t.call('GET /panchang/month', { query: { year: '2025', month: '10', panji: 'jagannath' } });
  const diwali = month.body.data.days.filter(({ festivals }) => festivals.some(({ slug }) => slug === 'diwali'));
  expect(diwali.map(({ date }) => date)).toEqual(['2025-10-21']);
  const none = await t.call('GET /panchang/day', { query: { panji: 'nobody' } });
  expect([none.status, none.body.message]).toEqual([400, 'We do not know this panji.']);
});

test('what was entered for a festival that comes twice in a year is about the nearer one', async () => {
  const { body } = await t.call('GET /panchang/festivals', { query: { year: '2024' } });
  const twice = body.data.find(
    ({ slug }, nth) =>
      body.data.findIndex((one) => one.slug === slug) < nth && !/somabara|gurubar|osha|mangalabara/.test(slug),
  );
  const days = body.data.filter(({ slug }) => slug === twice?.slug).map(({ date }) => date);
  expect(days).toHaveLength(2);
  const [first = ''] = days;
  await t.deps.pool`
    INSERT INTO panji_dates (year, festival, panji, day, source, entered_at)
    VALUES (2024, ${twice?.slug ?? ''}, 'biraja', ${first}::date + 1, 'a test', now())`;
  const again = await t.call('GET /panchang/festivals', { query: { year: '2024', panji: 'biraja' } });
  const moved = again.body.data.filter(({ slug }) => slug === twice?.slug);
  expect(moved.map(({ date, differs }) => [date === first, differs.length])).toEqual([
    [false, 1],
    [false, 0],
  ]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const list = (query: { year: string; panji?: string }) => t.call('GET /panchang/festivals', { query });

test('a year’s festivals come in order, with their rule and what they were decided by', async () => {
  const { body } = await list({ year: '2026' });
  const dates = body.data.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted());
  expect(body.data.length).toBeGreaterThan(110);
  const ganesh = body.data.find(({ slug }) => slug === 'ganesh-chaturthi');
  expect(ganesh).toMatchObject({
    date: '2026-09-14',
    names: { or: 'ଗଣେଶ ପୂଜା', hi: 'गणेश चतुर्थी' },
    rule: { kind: 'tithi', month: 6, tithi: 4, window: 'midday', tie: 'most' },
    why: { tithi: { index: 4 }, window: { name: 'midday' }, ingress: null },
    differs: [],
  });
});

test('an almanac that has another day is named beside ours; a followed almanac comes first', async () => {
  const pana = async (panji?: string) => {
    const { body } = await list({ year: '2024', ...(panji && { panji }) });
    return body.data.find(({ slug }) => slug === 'pana-sankranti');
  };
  const ours = await pana();
  expect([ours?.date, ours?.differs.map(({ panji, date }) => [panji, date])]).toEqual([
    '2024-04-13',
    ['gn-tripathy', 'jagannath', 'kohinoor', 'radharaman'].map((panji) => [panji, '2024-04-14']),
  ]);
  const kohinoor = await pana('kohinoor');
  expect([kohinoor?.date, kohinoor?.differs.map(({ panji }) => panji)]).toEqual([
    '2024-04-14',
    ['biraja', 'samanta-chandrasekhar', 'computed'],
  ]);
});

test('a day and a month carry their festivals', async () => {
  const { body } = await t.call('GET /panchang/day', { query: { date: '2026-11-24' } });
  expect(body.data.festivals).toContainEqual({
    slug: 'kartika-purnima',
    names: expect.objectContaining({ or: expect.stringContaining('ବୋଇତ') }),
    differs: [],
  });
  const month = await t.call('GET /panchang/month', { query: { year: '2026', month: '6' } });
  const raja = month.body.data.days.filter(({ festivals }) => festivals.some(({ slug }) => slug === 'raja-sankranti'));
  expect(raja.map(({ date }) => date)).toEqual(['2026-06-15']);
});

test('a festival has its page over years, the last of the almanac too', async () => {
  const call = (slug: string, year: string) =>
    t.call('GET /panchang/festivals/:slug', { params: { slug }, query: { year, years: '5' } });
  const { body } = await call('ratha-yatra', '2025');
  expect(body.data.days.map(({ date }) => date).slice(0, 2)).toEqual(['2025-06-27', '2026-07-16']);
  expect((await call('ratha-yatra', '2100')).body.data.days).toHaveLength(1);
  const none = await call('mango-day', '2025');
  expect([none.status, none.body.message]).toEqual([404, 'We do not know this festival.']);
});

test('a festival’s page says which days came into question, how close it was, and who published what', async () => {
  const page = async (slug: string, year: string) => {
    const { body } = await t.call('GET /panchang/festivals/:slug', { params: { slug }, query: { year, years: '1' } });
    return body.data.days[0];
  };
  const diwali = await page('diwali', '2025');
  expect(diwali?.why).toMatchObject({
    candidates: [
      { date: '2025-10-20', minutes: 148, has: true },
      { date: '2025-10-21', minutes: 35, has: true },
    ],
    marginMinutes: 113,
    danda: { date: '2025-10-21', minutes: 35 },
    exception: null,
  });
  expect(diwali?.published.map(({ by, date }) => [by, date])).toEqual([
    ['jagannath', '2025-10-21'],
    ['timeanddate', '2025-10-20'],
    ['odisha-govt', '2025-10-21'],
  ]);
  expect((await page('vijaya-dashami', '2026'))?.why.exception).toBe('shravana');
  expect((await page('mahashtami', '2026'))?.why.exception).toBe('with-dashami');
  // Durga Puja has the state's day beside ours in each year whose list we have
  for (const year of ['2023', '2024', '2025', '2026']) {
    const day = await page('mahashtami', year);
    expect([year, day?.published.find(({ by }) => by === 'odisha-govt')?.date]).toEqual([year, day?.date]);
  }
  const kumar = await page('kumar-purnima', '2024');
  expect(kumar).toMatchObject({ date: '2024-10-17', differs: [{ panji: 'state', date: '2024-10-16' }] });
});

test('an eclipse has the hours of the district, cut by the horizon, and its sutak', async () => {
  const seen = async (year: string, district: string) => {
    const { body } = await t.call('GET /panchang/eclipses', { query: { year, district } });
    return body.data.eclipses.map(({ of, from, seen: { from: first, to }, rises, sutakFrom }) =>
      [of, from, first, to, rises, sutakFrom].map((one) => one?.slice(0, 16) ?? null).join(' '),
    );
  };
  // the moon rises eclipsed on 3 March 2026: first in the east
  expect(await seen('2026', 'Mayurbhanj')).toEqual([
    'moon 2026-03-03T15:19 2026-03-03T17:46 2026-03-03T18:47 2026-03-03T17:46 2026-03-03T06:19',
  ]);
  expect((await seen('2026', 'Malkangiri'))[0]).toContain('moon 2026-03-03T15:19 2026-03-03T18:07 ');
  // the sun's own hours differ by district
  expect(await seen('2027', 'Khordha')).toEqual([
    'sun 2027-08-02T16:09 2027-08-02T16:09 2027-08-02T17:21  2027-08-02T04:09',
  ]);
  expect((await seen('2027', 'Malkangiri'))[0]).toContain('sun 2027-08-02T16:03 ');
  // the day's own page has the same
  const day = await t.call('GET /panchang/day', { query: { date: '2027-08-02', district: 'Malkangiri' } });
  expect(day.body.data.eclipses).toMatchObject([{ of: 'sun', seen: { from: expect.stringContaining('T16:03') } }]);
  // sutak begins before that sunrise, on the almanac's day before
  const before = await t.call('GET /panchang/day', { query: { date: '2027-08-01', district: 'Malkangiri' } });
  const sutak = [{ from: expect.stringContaining('02T04:03'), to: expect.stringContaining('02T17:') }];
  expect([before.body.data.eclipses, before.body.data.sutak]).toMatchObject([[], sutak]);
  expect(day.body.data.sutak).toEqual(before.body.data.sutak);
  const month = await t.call('GET /panchang/month', { query: { year: '2027', month: '8', district: 'Malkangiri' } });
  const marked = month.body.data.days.filter(({ eclipses }) => eclipses.length > 0);
  expect(marked.map(({ date, eclipses }) => [date, eclipses])).toEqual([['2027-08-02', day.body.data.eclipses]]);
  const nowhere = await t.call('GET /panchang/eclipses', { query: { year: '2027', district: 'Atlantis' } });
  expect([nowhere.status, nowhere.body.error?.code]).toEqual([422, 'almanac_district']);
});

test.each([
  [{ year: '1949' }, 'almanac_years', 'The almanac reaches from 1950 to 2100.'],
  [{ year: '2026', panji: 'nobody' }, 'panji_unknown', 'We do not know this panji.'],
])('%o is refused in a sentence', async (query, code, sentence) => {
  const { status, body } = await list(query);
  expect([status, body.error?.code, body.message]).toEqual([400, code, sentence]);
});

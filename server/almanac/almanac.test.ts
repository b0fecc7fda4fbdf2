import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { computeYear } from '#domain/almanac/sky/compute.ts';
import { METHOD } from '#domain/almanac/sky/sky-year.ts';
import { instantOf } from '#domain/time.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { storeNext } from './skies.ts';
import { keepYear, namesOfStored, storedYears } from './store.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const day = (query: Record<string, string>) => t.call('GET /panchang/day', { query } as never);

describe('a day of the almanac', () => {
  test('has its limbs, its hours and its names, with the offset of its place', async () => {
    const { status, body } = await day({ date: '2026-12-14', lat: '20.2961', lon: '85.8245', tz: 'Asia/Kolkata' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      date: '2026-12-14',
      weekday: 1,
      sunrise: '2026-12-14T06:13:41+05:30',
      atSunrise: { tithi: 5, nakshatra: 22 },
      month: { amanta: { index: 9, adhika: false }, purnimanta: { index: 9 } },
      years: { saka: 1948, vikram: 2083, sal: 1434 },
      ritu: 'hemanta',
      ayana: 'dakshinayana',
    });
    const [first, second] = body.data.limbs.tithi;
    expect([first?.index, second?.index]).toEqual([5, 6]);
    // its true beginning, the day before
    expect(String(first?.from) < body.data.sunrise && first?.to === second?.from).toBe(true);
    expect(body.data.windows.rahuKaal?.from.slice(11, 16)).toBe('07:35');
    expect(body.data.choghadiya).toHaveLength(16);
    expect(body.data.hora[0]).toMatchObject({ of: 'moon', from: body.data.sunrise });
  });

  test('has panchaka, Bhadra with its dwelling, the sign that rises and both ways of the sun', async () => {
    const { body } = await day({ date: '2027-05-27', district: 'Khordha' });
    // the moon is in Dhanishtha from the 27th, in the second half of it from the evening
    expect(body.data).toMatchObject({
      ayana: 'uttarayana',
      panchaka: { from: expect.stringMatching(/^2027-05-27T17:4/) },
    });
    expect(body.data.panchaka && body.data.panchaka.to > '2027-05-31').toBe(true);
    expect(body.data.bhadra.map(({ dwelling }) => dwelling)).toEqual(['below']);
    const { lagna, sunrise, nextSunrise } = body.data;
    expect(lagna[0]).toMatchObject({ index: 2, from: sunrise });
    expect(lagna.at(-1)?.to).toBe(nextSunrise);
    expect(lagna.map(({ index }) => index)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2]);
    expect(lagna.slice(1).map(({ from }) => from)).toEqual(lagna.slice(0, -1).map(({ to }) => to));
  });

  test('says what it is worth to a birth star', async () => {
    const { body } = await day({ date: '2026-12-14', district: 'Khordha', birth: '3.2' });
    // from Krittika Shravana is the twentieth star, the second of nine; from Vrisha Makara is the ninth sign
    expect(body.data.bala?.tara[0]).toMatchObject({ index: 22, tara: 'sampat', worth: 'good' });
    expect(body.data.bala?.tara[1]).toMatchObject({ index: 23, tara: 'vipat', worth: 'bad' });
    expect(body.data.bala?.chandra[0]).toMatchObject({ index: 10, nth: 9, worth: 'middling' });
    expect((await day({ date: '2026-12-14' })).body.data.bala).toBeNull();
    expect((await day({ birth: '3.9' })).body.error?.code).toBe('birth_star_unknown');
  });

  test('of a district is that of its headquarters, and elsewhere by its own clock', async () => {
    const jajpur = await day({ date: '2026-12-14', district: 'Jajpur' });
    expect(jajpur.body.data.sunrise).not.toBe('2026-12-14T06:13:41+05:30');
    const york = await day({ date: '2026-11-23', lat: '40.7128', lon: '-74.006', tz: 'America/New_York' });
    expect([york.body.data.sunrise, york.body.data.weekday]).toEqual([
      expect.stringMatching(/^2026-11-23T06:5\d:\d\d-05:00$/),
      1,
    ]);
  });

  test('without a date is the one that is now: until sunrise yesterday’s', async () => {
    const now = t.deps.now;
    Object.assign(t.deps, { now: () => instantOf('2026-12-15T04:00:00+05:30') });
    try {
      expect((await day({})).body.data.date).toBe('2026-12-14');
    } finally {
      Object.assign(t.deps, { now });
    }
  });

  test.each([
    [{ date: '2026-02-31' }, 400, 'almanac_date', 'This day does not exist. Please give a day like 2026-12-14.'],
    [{ date: '2101-01-01' }, 400, 'almanac_years', 'The almanac reaches from 1950 to 2100.'],
    [
      { date: '2026-12-14', lat: '91', lon: '0' },
      422,
      'almanac_place',
      expect.stringContaining('This place does not exist'),
    ],
    [{ date: '2026-12-14', lat: '20' }, 422, 'almanac_place', expect.stringContaining('both are needed')],
    [
      { date: '2026-12-21', lat: '90', lon: '0' },
      422,
      'almanac_pole',
      expect.stringContaining('the sun does not rise'),
    ],
    [
      { date: '2026-12-14', tz: 'Mars/Olympus', lat: '20', lon: '85' },
      422,
      'almanac_tz',
      expect.stringContaining('time zone'),
    ],
    [
      { date: '2026-12-14', district: 'Atlantis' },
      422,
      'almanac_district',
      expect.stringContaining('district of Odisha'),
    ],
  ])('of %o is refused in a sentence', async (query, refused, code, sentence) => {
    const { status, body } = await day(query as Record<string, string>);
    expect([status, body.error?.code, body.message]).toEqual([refused, code, sentence]);
  });

  test.each([
    [{ lat: '200', lon: '85' }, 'lat'],
    [{ lat: '20', lon: '999' }, 'lon'],
    [{ lat: 'abc', lon: '85' }, 'lat'],
    [{ lat: '20', lon: '' }, 'lon'],
    [{ lon: '85' }, 'lat'],
    [{ district: 'Atlantis' }, 'district'],
    [{ district: '' }, 'district'],
  ])('or a month at %o is refused beside its field', async (place, field) => {
    const month = await t.call('GET /panchang/month', { query: { year: '2026', month: '12', ...place } as never });
    for (const { status, body } of [await day({ date: '2026-12-14', ...place } as never), month])
      expect([status, Object.keys(body.error?.fields ?? {})]).toEqual([422, [field]]);
  });
});

test('a month has its days, each as its own page has it', async () => {
  const { body } = await t.call('GET /panchang/month', { query: { year: '2026', month: '2', district: 'Jajpur' } });
  expect(body.data.days.map(({ date }) => date.slice(8))).toEqual(
    Array.from({ length: 28 }, (_, nth) => String(nth + 1).padStart(2, '0')),
  );
  const one = await day({ date: '2026-02-14', district: 'Jajpur' });
  expect(body.data.days[13]).toMatchObject({
    sunrise: one.body.data.sunrise,
    tithi: one.body.data.limbs.tithi,
    month: one.body.data.month,
  });
  const none = await t.call('GET /panchang/month', { query: { year: '2026', month: '13' } });
  expect([none.status, none.body.error?.code]).toEqual([400, 'almanac_month']);
});

test('a day of an extra month says from when to when Malamasa lasts, in whichever month one looks', async () => {
  const malamasa = { first: '2026-05-17', last: '2026-06-15' };
  const { body } = await t.call('GET /panchang/month', { query: { year: '2026', month: '6' } });
  expect(body.data.days.slice(13, 16).map((one) => one.malamasa)).toEqual([malamasa, malamasa, null]);
  expect((await day({ date: '2026-05-17' })).body.data.malamasa).toEqual(malamasa);
  expect((await day({ date: '2026-05-16' })).body.data.malamasa).toBeNull();
});

describe('what is stored', () => {
  test('is what is computed, to the last bit', async () => {
    const fresh = computeYear(1999);
    await keepYear(t.deps.pool, METHOD, fresh);
    expect(await storedYears(t.deps.pool, METHOD, [1999])).toEqual([fresh]);
  });

  test('is written once, however many write', async () => {
    const fresh = computeYear(1998);
    await Promise.all([1, 2, 3].map(() => keepYear(t.deps.pool, METHOD, fresh)));
    expect(await storedYears(t.deps.pool, METHOD, [1998])).toEqual([fresh]);
  });

  test('reaches, once the job has had its turns, from two years ago to four years ahead', async () => {
    while ((await storeNext(t.deps)) > 0);
    const year = new Date(t.deps.now()).getUTCFullYear();
    const stored = await namesOfStored(t.deps.pool, METHOD);
    expect(stored).toEqual(expect.arrayContaining([-2, -1, 0, 1, 2, 3, 4].map((ahead) => year + ahead)));
    expect(await storeNext(t.deps)).toBe(0);
  });
});

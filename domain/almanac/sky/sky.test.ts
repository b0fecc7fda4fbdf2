import { Body, MakeTime, Observer, SearchRiseSet } from 'astronomy-engine';
import { assert, double, integer, property, record } from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { addDays, asDay, asInstant, DAY, HOUR, type Day } from '../../time.ts';
import { boundsOf, headOf } from '../day/day.ts';
import { monthsFrom } from '../day/month.ts';
import { sunTimes } from '../day/rise.ts';
import { BHUBANESWAR, cannotCompute, isoIn, type Place } from '../place.ts';
import { FIRST_YEAR, LAST_YEAR, startOfYear } from '../years.ts';
import { computeYear } from './compute.ts';
import { Sky, limbs } from './sky.ts';

/** The sky over 150 years, by sample; `npm run soak` walks through all of them. */

// a year is a second of work on a busy machine
vi.setConfig({ testTimeout: 60_000 });

const skies = new Map<number, Sky>();
/** Around a year, so that its lunar months are whole. */
function skyAround(year: number): Sky {
  const known = skies.get(year) ?? new Sky([year - 1, year, year + 1].map(computeYear));
  skies.set(year, known);
  return known;
}
const sampled = [FIRST_YEAR, 1987, 2026, 2063, LAST_YEAR];

/** The shortest and the longest a part can be, in hours, over these years. */
const lengths = {
  tithi: [19, 27.1],
  nakshatra: [19.5, 28.2],
  yoga: [18, 28],
  karana: [9, 14],
  moonRashi: [45, 62],
  sunRashi: [29 * 24, 32 * 24],
  pada: [4.5, 7.5],
} as const;

describe.each(sampled)('in %i', (year) => {
  const sky = skyAround(year);

  test.each(limbs)('every %s begins when the one before ends, and is the next one', (limb) => {
    const spans = sky.spans(limb, startOfYear(year), startOfYear(year + 1));
    const first = limb === 'karana' || limb === 'pada' ? 0 : 1;
    const circle = { tithi: 30, nakshatra: 27, yoga: 27, karana: 60, moonRashi: 12, sunRashi: 12, pada: 108 }[limb];
    const [shortest, longest] = lengths[limb];
    expect(spans[0]?.from).toBeLessThanOrEqual(startOfYear(year));
    expect(spans.at(-1)?.to).toBeGreaterThanOrEqual(startOfYear(year + 1));
    for (const [nth, span] of spans.entries()) {
      const next = spans[nth + 1];
      const length = (span.to - span.from) / HOUR;
      expect(length > shortest && length < longest, `${limb} ${span.index}: ${length} h`).toBe(true);
      if (!next) continue;
      expect(next.from).toBe(span.to);
      expect(next.index).toBe(((span.index - first + 1) % circle) + first);
    }
  });

  test('months follow each other by name, one twice where it is adhika', () => {
    const months = monthsFrom(
      sky,
      asInstant(startOfYear(year) - 300 * DAY),
      asInstant(startOfYear(year + 1) + 250 * DAY),
    );
    expect(months.length).toBeGreaterThan(22);
    for (const [nth, month] of months.entries()) {
      const next = months[nth + 1];
      if (!next) continue;
      const step = (next.index - month.index + 12) % 12;
      expect(step, JSON.stringify([month, next])).toBe(month.adhika ? 0 : month.kshaya ? 2 : 1);
    }
  });
});

test('the years with an extra month are those that almanacs had', () => {
  const adhika = [2012, 2015, 2023, 2026].map((year) => {
    const months = monthsFrom(skyAround(year), startOfYear(year), startOfYear(year + 1));
    return months.filter((month) => month.adhika).map(({ index }) => index);
  });
  // Bhadraba, Asadha (Nabakalebara), Srabana, Jyestha
  expect(adhika).toEqual([[6], [4], [5], [3]]);
});

describe('rising and setting', () => {
  const anyPlace = record({
    lat: double({ min: -60, max: 60, noNaN: true }),
    lon: double({ min: -179, max: 179, noNaN: true }),
  });
  const anyDay = integer({ min: 0, max: 364 }).map((nth) => addDays(asDay('2026-01-01'), nth));

  test('agree with the library’s own search, at any place of the inhabited world', () => {
    const sky = skyAround(2026);
    assert(
      property(anyPlace, anyDay, ({ lat, lon }, day) => {
        const place: Place = { lat, lon, tz: 'UTC' };
        const head = headOf(sky, place, day);
        if (!head) throw new Error(`no day at ${lat}, ${lon}`);
        const observer = new Observer(lat, lon, 0);
        const search = (body: Body, up: 1 | -1, from: number) =>
          SearchRiseSet(body, observer, up, MakeTime(new Date(from)), 3)?.date.getTime() ?? Number.NaN;
        // at 60 degrees the sun comes up so flat that a second of arc is seconds of time
        expect(Math.abs(head.sunrise - search(Body.Sun, 1, head.sunrise - 3 * HOUR))).toBeLessThan(6_000);
        expect(Math.abs(head.sunset - search(Body.Sun, -1, head.sunset - 3 * HOUR))).toBeLessThan(6_000);
        const moonrise = head.moonrise ?? search(Body.Moon, 1, head.sunrise);
        expect(Math.abs(moonrise - search(Body.Moon, 1, moonrise - HOUR))).toBeLessThan(20_000);
      }),
      { numRuns: 60 },
    );
  });

  test('are in order, day after day', () => {
    const sky = skyAround(2026);
    let day: Day = asDay('2026-01-01');
    for (let before = 0; day < '2027-01-01'; day = addDays(day, 1)) {
      const bounds = boundsOf(sky, BHUBANESWAR, day);
      if (!bounds) throw new Error(`no day: ${day}`);
      expect(before).toBeLessThan(bounds.sunrise);
      expect(bounds.sunrise).toBeLessThan(bounds.sunset);
      expect(bounds.sunset).toBeLessThan(bounds.nextSunrise);
      before = bounds.sunset;
    }
  });

  // for families abroad: by their own day and clock
  test.each([
    ['Delhi', { lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' }, '2026-06-21', '2026-06-21T05:23:55+05:30'],
    ['Varanasi', { lat: 25.3176, lon: 82.9739, tz: 'Asia/Kolkata' }, '2026-12-21', '2026-12-21T06:39:10+05:30'],
    ['New York', { lat: 40.7128, lon: -74.006, tz: 'America/New_York' }, '2026-11-23', '2026-11-23T06:52:07-05:00'],
  ])('in %s', (_name, place, day, rise) => {
    const times = sunTimes(skyAround(2026), place, asDay(day));
    expect(times && isoIn(place.tz, times.sunrise)).toBe(rise);
    const searched = SearchRiseSet(
      Body.Sun,
      new Observer(place.lat, place.lon, 0),
      1,
      new Date(Date.parse(rise) - HOUR),
      1,
    );
    expect(Math.abs((searched?.date.getTime() ?? 0) - Date.parse(rise))).toBeLessThan(2_000);
  });

  test('are refused where there are none', () => {
    expect(sunTimes(skyAround(2026), { lat: 78.2, lon: 15.6, tz: 'Europe/Oslo' }, asDay('2026-12-21'))).toBeNull();
    expect(cannotCompute('2026-02-31', BHUBANESWAR)).toBe('almanac_date');
    expect(cannotCompute('1949-12-31', BHUBANESWAR)).toBe('almanac_years');
    expect(cannotCompute('2026-12-14', { ...BHUBANESWAR, lat: 90.1 })).toBe('almanac_place');
    expect(cannotCompute('2026-12-14', { ...BHUBANESWAR, tz: 'Asia/Cuttack' })).toBe('almanac_tz');
  });
});

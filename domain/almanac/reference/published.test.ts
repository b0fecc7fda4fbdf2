import { describe, expect, test } from 'vitest';
import { asInstant, DAY, type Day, type Instant, type Period } from '../../time.ts';
import { almanacDay, boundsOf } from '../day/day.ts';
import { sunTimes } from '../day/rise.ts';
import { karanaName, rashiName, yogaName } from '../names/names.ts';
import type { WindowKind } from '../names/windows.ts';
import { BHUBANESWAR, INDIA, isoIn, PURI, type Place } from '../place.ts';
import { computeYear } from '../sky/compute.ts';
import { Sky, type Limb } from '../sky/sky.ts';
import { binding, instantIn, instantsIn, type Fact } from './published.ts';

/** Every published time we know, against ours (docs/almanac.md has the table). */

const sky = new Sky([2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027].map(computeYear));

const placeOf = ({ lat, lon }: Fact): Place =>
  lat === undefined || lon === undefined ? BHUBANESWAR : { lat, lon, tz: INDIA };
/** As people compare them: both cut to the minute where a minute was printed, else to the second. */
const minutesOff = (ours: Instant, theirs: Instant): number =>
  theirs % 60_000 === 0 ? Math.floor(ours / 60_000) - theirs / 60_000 : (ours - theirs) / 60_000;

const WITHIN = 1;
/** What is further off, by name; docs/almanac.md says why. */
const conflicts: Readonly<Record<string, number>> = {
  // a site that computes without the 20.5″ of the others, and says seconds
  'ref-106': 1.4,
};

const ends: Readonly<Record<string, { limb: Limb; edge: 'from' | 'to' }>> = {
  tithi_begin: { limb: 'tithi', edge: 'from' },
  tithi_end: { limb: 'tithi', edge: 'to' },
  nakshatra_begin: { limb: 'nakshatra', edge: 'from' },
  nakshatra_end: { limb: 'nakshatra', edge: 'to' },
  yoga_end: { limb: 'yoga', edge: 'to' },
  karana_end: { limb: 'karana', edge: 'to' },
  moon_rashi_end: { limb: 'moonRashi', edge: 'to' },
  sankranti: { limb: 'sunRashi', edge: 'from' },
};

/** Whether a part is the one that is named. */
function isNamed(fact: Fact, limb: Limb, index: number): boolean {
  if (limb === 'tithi') return index === fact.tithi;
  if (limb === 'nakshatra') return index === fact.nakshatra;
  if (limb === 'yoga') return yogaName(index).en === fact.yoga;
  if (limb === 'karana') return karanaName(index).en === fact.karana;
  return rashiName(index).en === fact.rashi;
}

describe('limbs', () => {
  const all = binding.flatMap((fact) => {
    const end = ends[fact.kind];
    return end ? [{ fact, ...end }] : [];
  });

  test('there are some', () => {
    expect(all.length).toBeGreaterThan(38);
  });

  test.each(all)('$fact.id: $fact.kind, $fact.value', ({ fact, limb, edge }) => {
    const theirs = instantIn(String(fact.value));
    const near = sky.spans(limb, asInstant(theirs - 2 * DAY), asInstant(theirs + 2 * DAY));
    const ours = near.find(({ index, ...span }) => isNamed(fact, limb, index) && Math.abs(span[edge] - theirs) < DAY);
    expect(ours).toBeDefined();
    const off = minutesOff(ours?.[edge] ?? theirs, theirs);
    expect(Math.abs(off), isoIn(INDIA, ours?.[edge] ?? theirs)).toBeLessThanOrEqual(conflicts[fact.id] ?? WITHIN);
  });
});

describe('the sun', () => {
  const all = binding.filter(({ kind }) => kind === 'sunrise' || kind === 'sunset' || kind === 'sunrise_to_midday');

  test.each(all)('$id: $kind in $place, $value', (fact) => {
    // Odia papers print the sun of Puri, its middle, without the air
    const panji = fact.series === 'odia-panji';
    const times = sunTimes(sky, panji ? PURI : placeOf(fact), fact.date, panji ? 'panji' : 'standard');
    if (!times) throw new Error('no sun');
    const { sunrise, sunset } = times;
    const middle = asInstant((sunrise + sunset) / 2);
    const ours = fact.kind === 'sunrise' ? [sunrise] : fact.kind === 'sunset' ? [sunset] : [sunrise, middle];
    const off = instantsIn(fact.value).map((theirs, nth) => Math.abs(minutesOff(ours[nth] ?? theirs, theirs)));
    expect(Math.max(...off)).toBeLessThanOrEqual(WITHIN);
  });
});

describe('parts of a day', () => {
  const named: Readonly<Record<string, WindowKind>> = {
    rahu_kaal: 'rahuKaal',
    gulika: 'gulika',
    yamaganda: 'yamaganda',
    abhijit: 'abhijit',
    madhyahna: 'madhyahna',
    nishita: 'nishita',
  };
  const all = binding.flatMap((fact) => {
    const window = named[fact.kind];
    return window ? [{ fact, window }] : [];
  });

  test.each(all)('$fact.id: $window in $fact.place, $fact.value', ({ fact, window }) => {
    const panji = fact.series === 'odia-panji';
    const ours = dayOf(fact.date, panji ? PURI : placeOf(fact), panji).windows[window];
    expect(ours === null).toBe(fact.value === null);
    expect(fact.value === null ? 0 : edgesOff(ours, instantsIn(fact.value))).toBeLessThanOrEqual(
      conflicts[fact.id] ?? WITHIN,
    );
  });

  const edgesOff = (ours: Period | null, theirs: Instant[]): number =>
    Math.max(
      ...[ours?.from, ours?.to].map((edge, nth) =>
        Math.abs(minutesOff(edge ?? asInstant(0), theirs[nth] ?? edge ?? asInstant(0))),
      ),
    );

  const dayOf = (day: Day, place: Place, panji: boolean) => {
    const found = almanacDay(sky, place, day, panji ? 'panji' : 'standard');
    if (!found) throw new Error('no day');
    return found;
  };
});

describe('what runs at sunrise', () => {
  const all = binding.filter(({ kind }) => kind.endsWith('_at_sunrise'));

  test.each(all)('$id: $kind on $date is $value', (fact) => {
    const limb = fact.kind === 'tithi_at_sunrise' ? 'tithi' : 'nakshatra';
    const bounds = boundsOf(sky, placeOf(fact), fact.date);
    if (!bounds) throw new Error('no day');
    expect(sky.at(limb, bounds.sunrise).index).toBe(fact.value);
  });
});

test('every published fact that binds is looked at here or among the festivals', () => {
  const looked = new Set([
    ...Object.keys(ends),
    'sunrise',
    'sunset',
    'sunrise_to_midday',
    'rahu_kaal',
    'gulika',
    'yamaganda',
    'abhijit',
    'madhyahna',
    'nishita',
    'tithi_at_sunrise',
    'nakshatra_at_sunrise',
    'festival_date',
  ]);
  expect(binding.filter(({ kind }) => !looked.has(kind))).toEqual([]);
});

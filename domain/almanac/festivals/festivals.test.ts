import { describe, expect, test, vi } from 'vitest';
import { addDays, daysBetween, type Day } from '../../time.ts';
import { facts, slugOfPublished } from '../reference/published.ts';
import { computeYear } from '../sky/compute.ts';
import type { SkyYear } from '../sky/sky-year.ts';
import { Sky } from '../sky/sky.ts';
import { daysOf, festivals, festivalsOf, hasTwoAsadhas, type FestivalDay } from './festivals.ts';
import { nabakalebaraYears } from '../names/nabakalebara.ts';

/** Days of festivals against those that were published, and over the years. */

vi.setConfig({ testTimeout: 60_000 });

const years = new Map<number, SkyYear>();
const yearOf = (year: number): SkyYear => {
  const sky = years.get(year) ?? computeYear(year);
  years.set(year, sky);
  return sky;
};
const skyOf = (year: number): Sky => new Sky([year - 1, year, year + 1].map(yearOf));
const known = new Map<number, FestivalDay[]>();
function festivalsIn(year: number): FestivalDay[] {
  const all = known.get(year) ?? festivalsOf(skyOf(year), year);
  known.set(year, all);
  return all;
}

/** Where two rules are kept, by name: ours is the other one. docs/almanac.md says which. */
const conflicts: readonly string[] = [
  // Raksha Bandhan 2023: the national day keeps clear of Bhadra, Odisha's Gamha Purnima goes by sunrise
  'ref-228',
  // Diwali 2025: the state's list had the second evening; the Mukti Mandap and the nation the first, as in 2024
  'ref-281',
];

describe('published days', () => {
  const published = facts.filter(({ kind }) => kind === 'festival_date');

  test('are many, and none has a name we do not know', () => {
    expect(published.length).toBeGreaterThan(65);
    expect(published.filter(({ value }) => !slugOfPublished(value))).toEqual([]);
  });

  test.each(published.map((fact) => ({ ...fact, slug: slugOfPublished(fact.value) ?? '' })))(
    '$id: $slug on $date ($authority)',
    ({ id, slug, date }) => {
      const ours = daysOf(festivalsIn(Number(date.slice(0, 4))), slug);
      expect(ours.includes(date), `${slug}: ${ours.join(' ')}`).toBe(!conflicts.includes(id));
    },
  );
});

describe('what people decided', () => {
  test.each([
    // the temple's meeting took the 14th, two almanacs the 13th: entered as differences
    ['pana-sankranti', '2024-04-13'],
    ['saraswati-puja', '2025-02-02'],
    ['kumar-purnima', '2025-10-07'],
    ['gajalakshmi-puja', '2025-10-06'],
    ['diwali', '2025-10-20'],
    ['ganesh-chaturthi', '2026-09-14'],
    ['deva-dipabali', '2026-12-08'],
  ])('%s is computed for %s', (slug, day) => {
    expect(daysOf(festivalsIn(Number(day.slice(0, 4))), slug)).toEqual([day]);
  });
});

describe('Durga Puja', () => {
  test.each([
    // Saptami, Ashtami, Navami, Dashami as the state's lists had them (Dashami alone for 2014 and 2022)
    [2014, ['10-01', '10-02', '10-03', '10-04']],
    [2020, ['10-23', '10-24', '10-25', '10-26']],
    [2021, ['10-12', '10-13', '10-14', '10-15']],
    [2022, ['10-02', '10-03', '10-04', '10-05']],
    [2023, ['10-21', '10-22', '10-23', '10-24']],
    [2024, ['10-10', '10-11', '10-12', '10-13']],
    [2025, ['09-29', '09-30', '10-01', '10-02']],
    [2026, ['10-17', '10-18', '10-19', '10-20']],
  ])('of %i is on the days of the state’s list', (year, days) => {
    const slugs = ['mahasaptami', 'mahashtami', 'mahanavami', 'vijaya-dashami'];
    expect(slugs.flatMap((slug) => daysOf(festivalsIn(year), slug))).toEqual(days.map((day) => `${year}-${day}`));
  });

  test('says where Shravana moved it', () => {
    const moved = (year: number) =>
      festivalsIn(year).find(({ festival }) => festival.slug === 'vijaya-dashami')?.why.exception ?? null;
    expect([2019, 2025, 2026].map(moved)).toEqual([null, null, 'shravana']);
  });
});

describe('how a day was decided', () => {
  const whyOf = (year: number, slug: string) => festivalsIn(year).find(({ festival }) => festival.slug === slug)?.why;
  const minutes = (ms: number) => Math.round(ms / 60_000);

  test('of two evenings both are named with what each has, and the difference', () => {
    const why = whyOf(2025, 'diwali');
    expect(why?.candidates.map(({ day, shared }) => [day, minutes(shared)])).toEqual([
      ['2025-10-20', 149],
      ['2025-10-21', 36],
    ]);
    expect(minutes(why?.margin ?? 0)).toBe(113);
    expect(why?.danda).toMatchObject({ day: '2025-10-21' });
  });

  test('one danda is said of a later evening that has it, and of no other', () => {
    expect([2022, 2023, 2024, 2025, 2026].filter((year) => whyOf(year, 'diwali')?.danda)).toEqual([2024, 2025]);
    expect(whyOf(2025, 'kali-puja')?.danda).toBeNull();
  });

  test('a sunrise that the tithi nearly missed says by how many minutes', () => {
    // Dashami began some seven minutes before the sun rose on 9 October 2008
    const why = whyOf(2008, 'vijaya-dashami');
    expect(why?.candidates.map(({ day }) => day)).toEqual(['2008-10-09', '2008-10-10']);
    expect(minutes(why?.margin ?? 0)).toBe(7);
  });
});

describe('over the years', () => {
  const sampled = [1963, 1983, 2015, 2026, 2077];

  test.each(sampled)('in and around %i each comes once a lunar year', (year) => {
    const all = [year - 1, year, year + 1].flatMap(festivalsIn);
    for (const { slug, rule } of festivals) {
      if (rule.kind === 'weekday' || (rule.kind === 'tithi' && rule.month === 0)) continue;
      const days = daysOf(all, slug);
      expect(days.length, slug).toBeGreaterThanOrEqual(2);
      const apart = days.slice(1).map((day, nth) => daysBetween(days[nth] as Day, day));
      const [least, most] = rule.kind === 'ingress' ? [365, 366] : [353, 386];
      expect(
        apart.filter((gap) => gap < least || gap > most),
        `${slug}: ${days.join(' ')}`,
      ).toEqual([]);
    }
  });

  test('Thursdays of Margasira are four or five, and none is in an extra month', () => {
    for (const year of [2024, 2025, 2026]) {
      const days = daysOf(festivalsIn(year), 'manabasa-gurubara');
      expect(days.length).toBeGreaterThanOrEqual(4);
      expect(days.length).toBeLessThanOrEqual(5);
    }
  });

  test('the Lords of Puri get new bodies in years with two Asadhas; of 1977 the temple said so, and the sky does not', () => {
    const some = [1969, 1976, 1977, 2014, 2015, 2018, 2026, 2034];
    const differs = some.filter((year) => hasTwoAsadhas(skyOf(year), year) !== nabakalebaraYears.includes(year));
    expect(differs).toEqual([1977]);
  });

  test('Raja is four days on end', () => {
    const four = ['pahili-raja', 'raja-sankranti', 'basi-raja', 'basumati-snana'].flatMap((slug) =>
      daysOf(festivalsIn(2026), slug),
    );
    expect(four).toEqual([0, 1, 2, 3].map((ahead) => addDays(four[0] as Day, ahead)));
  });
});

describe('each festival', () => {
  test('has a slug of its own, three names, a line, and a rule', () => {
    expect(new Set(festivals.map(({ slug }) => slug)).size).toBe(festivals.length);
    for (const { slug, names, line } of festivals) {
      expect([names.en, names.or, names.hi, line].every(Boolean), slug).toBe(true);
      expect(/[\u0B00-\u0B7F]/.test(names.or) && /[\u0900-\u097F]/.test(names.hi), slug).toBe(true);
    }
  });

  test('says what it was decided by', () => {
    const found = festivalsIn(2026).find(({ festival }) => festival.slug === 'ganesh-chaturthi');
    expect(found?.why.window?.name).toBe('midday');
    expect(found?.why.tithi?.index).toBe(4);
  });

  test('of Puri are the fourteen', () => {
    expect(festivals.filter(({ puri }) => puri).map(({ slug }) => slug)).toHaveLength(14);
  });
});

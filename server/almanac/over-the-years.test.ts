import { expect, test } from 'vitest';
import { festivals, festivalsOf, hasTwoAsadhas } from '#domain/almanac/festivals/festivals.ts';
import { nabakalebaraYears } from '#domain/almanac/names/nabakalebara.ts';
import { boundsOf } from '#domain/almanac/day/day.ts';
import { amantaAt, monthsFrom } from '#domain/almanac/day/month.ts';
import { BHUBANESWAR } from '#domain/almanac/place.ts';
import { computeYear } from '#domain/almanac/sky/compute.ts';
import type { SkyYear } from '#domain/almanac/sky/sky-year.ts';
import { limbs, Sky } from '#domain/almanac/sky/sky.ts';
import { FIRST_YEAR, LAST_YEAR, startOfYear } from '#domain/almanac/years.ts';
import { addDays, asDay, daysBetween, type Day } from '#domain/time.ts';
import { rounds } from '../testing/test-rounds.ts';

/** The almanac year by year: three of them in `npm test`, all 151 in `npm run soak`. */

const kept = new Map<number, SkyYear>();
function skyAround(year: number): Sky {
  const around = [year - 1, year, year + 1].map((one) => {
    const sky = kept.get(one) ?? computeYear(one);
    kept.set(one, sky);
    return sky;
  });
  kept.delete(year - 2);
  return new Sky(around);
}

const count = rounds(3, LAST_YEAR - FIRST_YEAR + 1);
const first = count === 3 ? 2025 : FIRST_YEAR;
const years = Array.from({ length: count }, (_, nth) => first + nth);

test('limbs cover time without gap or overlap, months go on by name, days follow each other', () => {
  const adhika: string[] = [];
  for (const year of years) {
    const sky = skyAround(year);
    for (const limb of limbs) {
      const spans = sky.spans(limb, startOfYear(year), startOfYear(year + 1));
      const circle = { tithi: 30, nakshatra: 27, yoga: 27, karana: 60, moonRashi: 12, sunRashi: 12, pada: 108 }[limb];
      const broken = spans.slice(1).filter((span, nth) => {
        const before = spans[nth];
        return before && (before.to !== span.from || (before.index + 1 - span.index) % circle !== 0);
      });
      expect(broken, `${year} ${limb}`).toEqual([]);
    }
    for (const month of monthsFrom(sky, startOfYear(year), startOfYear(year + 1))) {
      if (month.adhika || month.kshaya) adhika.push(`${year} ${month.index}${month.kshaya ? ' kshaya' : ''}`);
      const step = (amantaAt(sky, month.to).index - month.index + 12) % 12;
      expect(step, `${year} month ${month.index}`).toBe(month.adhika ? 0 : month.kshaya ? 2 : 1);
    }
    let end = 0;
    for (let day: Day = asDay(`${year}-01-01`); day.startsWith(String(year)); day = addDays(day, 1)) {
      const bounds = boundsOf(sky, BHUBANESWAR, day);
      expect(bounds && bounds.sunrise > end && bounds.sunset < bounds.nextSunrise, day).toBe(true);
      end = bounds?.sunset ?? 0;
    }
  }
  // every 32 or 33 months, and two years with a lost month among them
  expect(adhika.length).toBeGreaterThanOrEqual(Math.floor(count / 2.72) - 1);
  expect(adhika.length).toBeLessThanOrEqual(Math.ceil(count / 2.72) + 6);
});

test('each festival comes once in each lunar year', () => {
  const days = new Map<string, Day[]>();
  for (const year of years) {
    for (const { festival, day } of festivalsOf(skyAround(year), year)) {
      days.set(festival.slug, [...(days.get(festival.slug) ?? []), day]);
    }
  }
  for (const { slug, rule } of festivals) {
    if (rule.kind === 'weekday' || (rule.kind === 'tithi' && rule.month === 0)) continue;
    const all = days.get(slug) ?? [];
    const wrong = all.slice(1).filter((day, nth) => {
      const apart = daysBetween(all[nth] ?? day, day);
      return apart < 353 || apart > 386;
    });
    expect(wrong, slug).toEqual([]);
    expect(all.length, slug).toBeGreaterThanOrEqual(count - 1);
  }
});

test('years of new bodies at Puri are those with two Asadhas, 1977 aside', () => {
  const wrong = years.filter((year) => hasTwoAsadhas(skyAround(year), year) !== nabakalebaraYears.includes(year));
  expect(wrong.filter((year) => year !== 1977)).toEqual([]);
});

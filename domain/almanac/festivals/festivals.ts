import { asDay, type Day } from '../../time.ts';
import type { Sky } from '../sky/sky.ts';
import { Year, type Decided } from './decide.ts';
import { autumnFestivals } from './list-autumn.ts';
import { monthlyFestivals } from './list-monthly.ts';
import { rainFestivals } from './list-rains.ts';
import { springFestivals } from './list-spring.ts';
import type { Festival } from './rule.ts';

/** All festivals and vratas we know, and their days in a year. */

export const festivals: readonly Festival[] = [
  ...springFestivals,
  ...rainFestivals,
  ...autumnFestivals,
  ...monthlyFestivals,
];

const bySlug = new Map(festivals.map((festival) => [festival.slug, festival]));
export const festivalNamed = (slug: string): Festival | undefined => bySlug.get(slug);

export interface FestivalDay extends Decided {
  readonly festival: Festival;
}

/** Of a civil year, in order of their days. The sky must reach some forty days beyond it on both sides. */
export function festivalsOf(sky: Sky, year: number): FestivalDay[] {
  const of = new Year(sky, year);
  const known = new Map<string, readonly Decided[]>();
  const decided = (slug: string): readonly Decided[] => {
    const rule = festivalNamed(slug)?.rule;
    const days = known.get(slug) ?? (rule ? of.decide(rule, decided) : []);
    known.set(slug, days);
    return days;
  };
  return festivals
    .flatMap((festival) =>
      decided(festival.slug).map((one) => ({
        festival,
        ...one,
        why: festival.danda ? { ...one.why, danda: of.danda(one) } : one.why,
      })),
    )
    .toSorted((one, other) => one.day.localeCompare(other.day));
}

/** Whether Asadha comes twice. */
export const hasTwoAsadhas = (sky: Sky, year: number): boolean =>
  new Year(sky, year).months.some(
    ({ index, adhika, from }) => adhika && index === 4 && new Date(from).getUTCFullYear() === year,
  );

export const daysOf = (all: readonly FestivalDay[], slug: string): Day[] =>
  all.filter(({ festival }) => festival.slug === slug).map(({ day }) => asDay(day));

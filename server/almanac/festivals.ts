import { LRUCache } from 'lru-cache';
import type { FestivalDay as Said } from '#contract/almanac/festivals.ts';
import type { EclipseSeen, FestivalOfDay } from '#contract/almanac/day.ts';
import { festivalNamed, festivalsOf, type FestivalDay } from '#domain/almanac/festivals/festivals.ts';
import { ruleWords, type Why } from '#domain/almanac/festivals/rule.ts';
import { tithiFullName } from '#domain/almanac/names/names.ts';
import { isPanji, type Panji } from '#domain/almanac/names/panji.ts';
import { INDIA, isoIn } from '#domain/almanac/place.ts';
import { isYear, LAST_YEAR, startOfYear } from '#domain/almanac/years.ts';
import { days, earlier, later, type Day, type Period } from '#domain/time.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../http/failure.ts';
import { enteredOf, type Entered } from './panji-store.ts';
import { skyBetween } from './skies.ts';

/** Festivals of years: computed once a process and year, beside what the office entered of other almanacs. */

const known = new LRUCache<number, FestivalDay[]>({ max: 24 });

export async function festivalsIn(deps: Pick<Deps, 'pool'>, year: number): Promise<FestivalDay[]> {
  const before = known.get(year);
  if (before) return before;
  // a festival of the first of January may hang on a month that began in the year before
  const sky = await skyBetween(deps, earlier(startOfYear(year), days(40)), later(startOfYear(year + 1), days(40)));
  const found = festivalsOf(sky, year);
  known.set(year, found);
  return found;
}

/** By their days, for pages that show days. */
export async function festivalsByDay(deps: Pick<Deps, 'pool'>, years: readonly number[]) {
  const all = (await Promise.all([...new Set(years)].filter(isYear).map((year) => festivalsIn(deps, year)))).flat();
  const byDay = Map.groupBy(all, ({ day }) => day);
  return (day: Day): FestivalOfDay[] =>
    (byDay.get(day) ?? []).map(({ festival: { slug, names } }) => ({ slug, names: { ...names } }));
}

export async function festivalList(
  deps: Pick<Deps, 'pool'>,
  { year, panji }: { year: number; panji?: string | undefined },
): Promise<Said[]> {
  if (!isYear(year)) refuse('almanac_years');
  const followed = panji === undefined ? null : isPanji(panji) ? panji : refuse('panji_unknown');
  const [found, entered] = await Promise.all([festivalsIn(deps, year), enteredOf(deps.pool, [year])]);
  return found
    .map((one) => festivalSaid(one, entered, followed))
    .toSorted((one, other) => one.date.localeCompare(other.date));
}

const YEARS_USUAL = 3;

export async function festivalPage(
  deps: Pick<Deps, 'pool'>,
  slug: string,
  asked: { year: number; years?: string | undefined },
) {
  const festival = festivalNamed(slug) ?? refuse('festival_unknown');
  if (!isYear(asked.year)) refuse('almanac_years');
  const count = Math.min(Number(asked.years ?? YEARS_USUAL), LAST_YEAR - asked.year + 1);
  const years = Array.from({ length: count }, (_, nth) => asked.year + nth);
  const [found, entered] = await Promise.all([
    Promise.all(years.map((year) => festivalsIn(deps, year))),
    enteredOf(deps.pool, years),
  ]);
  const own = found.flat().filter((one) => one.festival.slug === slug);
  const { names, line, rule } = festival;
  return {
    slug,
    names: { ...names },
    line,
    rule: ruleWords(rule),
    days: own.map((one) =>
      festivalSaid(
        one,
        entered.filter(({ day }) => day.slice(0, 4) === one.day.slice(0, 4)),
        null,
      ),
    ),
  };
}

export async function eclipsesOf(deps: Pick<Deps, 'pool'>, year: number): Promise<{ eclipses: EclipseSeen[] }> {
  if (!isYear(year)) refuse('almanac_years');
  const sky = await skyBetween(deps, startOfYear(year), startOfYear(year + 1));
  const eclipses = sky.eclipses(startOfYear(year), startOfYear(year + 1));
  return { eclipses: eclipses.map((one) => ({ ...one, ...span(one), peak: isoIn(INDIA, one.peak) })) };
}

/** The followed almanac's day stands first where it was entered; every other that differs is named beside it. */
function festivalSaid({ festival, day, why }: FestivalDay, entered: readonly Entered[], followed: Panji | null): Said {
  const { slug, names, line, rule, puri, announced, quiet } = festival;
  const others = entered.filter((one) => one.festival === slug);
  const date = others.find(({ panji }) => panji === followed)?.day ?? day;
  const all = [...others, { panji: 'computed', day, source: null }];
  const differs = all
    .filter((one) => one.day !== date)
    .map((one) => ({ panji: one.panji, date: one.day, source: one.source }));
  return {
    date,
    slug,
    names: { ...names },
    rule: ruleWords(rule),
    differs,
    line,
    why: whySaid(why),
    puri,
    announced,
    quiet,
  };
}

const whySaid = ({ tithi, window, ingress }: Why): Said['why'] => ({
  tithi: tithi && { index: tithi.index, name: tithiFullName(tithi.index).en, ...span(tithi) },
  window: window && { name: window.name, ...span(window) },
  ingress: ingress && isoIn(INDIA, ingress),
});

const span = ({ from, to }: Period) => ({ from: isoIn(INDIA, from), to: isoIn(INDIA, to) });

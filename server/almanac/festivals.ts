import { LRUCache } from 'lru-cache';
import type { FestivalDay as Said, PublishedDay } from '#contract/almanac/festivals.ts';
import type { Difference, Elsewhere, FestivalOfDay } from '#contract/almanac/day.ts';
import { festivalNamed, type FestivalDay } from '#domain/almanac/festivals/festivals.ts';
import type { Rule, Why } from '#domain/almanac/festivals/rule.ts';
import { hasLastWord, type Panji } from '#domain/almanac/names/panji.ts';
import { INDIA, isoIn } from '#domain/almanac/place.ts';
import { publishedDays } from '#domain/almanac/reference/published.ts';
import { FIRST_YEAR, isYear, LAST_YEAR, startOfYear, yearOf } from '#domain/almanac/years.ts';
import { days, earlier, later, MINUTE, startOfDay, type Day, type Period } from '#domain/time.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../http/failure.ts';
import { panjiAsked } from './followed.ts';
import { enteredOf, type Entered } from './panji/store.ts';
import { skiesBetween } from './skies.ts';
import { inThread } from './thread/thread.ts';

/** Festivals of years: computed once a process and year, beside what the office entered of other almanacs. */

/** All there are, 50 kB each: a visitor who asks for many pushes out nobody else's. */
const known = new LRUCache<number, Promise<FestivalDay[]>>({ max: LAST_YEAR - FIRST_YEAR + 1 });

/** Asked for by several at once they are computed once. */
export function festivalsIn(deps: Pick<Deps, 'pool'>, year: number): Promise<FestivalDay[]> {
  const before = known.get(year);
  if (before) return before;
  const found = computeFestivals(deps, year);
  known.set(year, found);
  found.catch(() => known.delete(year));
  return found;
}

async function computeFestivals(deps: Pick<Deps, 'pool'>, year: number): Promise<FestivalDay[]> {
  // a festival of the first of January may hang on a month that began in the year before
  const skies = await skiesBetween(deps, earlier(startOfYear(year), days(40)), later(startOfYear(year + 1), days(40)));
  return inThread('festivals', { year, skies });
}

/** Of a year by their days, for pages that show days: those of the followed almanac, and what others have on that day. */
export async function festivalsByDay(deps: Pick<Deps, 'pool'>, year: number, followed: Panji | null) {
  const [found, entered] = await Promise.all([festivalsIn(deps, year), enteredOf(deps.pool, [year])]);
  const all = found.map((one) => ({ ...one, ...placed(one, entered, followed) }));
  const kept = Map.groupBy(all, ({ date }) => date);
  const others = all.flatMap(({ festival: { slug, names }, date, by, differs }) =>
    differs.map(({ panji, source, date: day }) => ({
      day,
      said: { slug, names: { ...names }, panji, source, date, by },
    })),
  );
  return (day: Day): { festivals: FestivalOfDay[]; elsewhere: Elsewhere[] } => ({
    festivals: (kept.get(day) ?? []).map(({ festival, differs }) => ({
      slug: festival.slug,
      names: { ...festival.names },
      differs,
    })),
    elsewhere: others.filter((one) => one.day === day).map(({ said }) => said),
  });
}

export async function festivalList(
  deps: Pick<Deps, 'pool'>,
  { year, panji }: { year: number; panji?: string | undefined },
): Promise<Said[]> {
  if (!isYear(year)) refuse('almanac_years');
  const followed = panjiAsked(panji);
  const [found, entered] = await Promise.all([festivalsIn(deps, year), enteredOf(deps.pool, [year])]);
  return found
    .map((one) => festivalSaid(one, entered, followed))
    .toSorted((one, other) => one.date.localeCompare(other.date));
}

const YEARS_USUAL = 3;

export async function festivalPage(
  deps: Pick<Deps, 'pool'>,
  slug: string,
  asked: { year: number; years?: string | undefined; panji?: string | undefined },
) {
  const festival = festivalNamed(slug) ?? refuse('festival_unknown');
  if (!isYear(asked.year)) refuse('almanac_years');
  const followed = panjiAsked(asked.panji);
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
    rule: ruleTold(rule),
    days: own.map((one) => ({
      ...festivalSaid(one, entered, followed),
      published: [...aboutSame(one, entered).map(enteredSaid), ...comparedWith(one, aboutSame(one, entered))],
    })),
  };
}

function festivalSaid(one: FestivalDay, entered: readonly Entered[], followed: Panji | null): Said {
  const { slug, names, line, rule, puri, quiet } = one.festival;
  return {
    ...placed(one, entered, followed),
    slug,
    names: { ...names },
    rule: ruleTold(rule),
    line,
    why: whySaid(one.why),
    puri,
    announced: announcedSaid(one, entered),
    quiet,
  };
}

/** A festival that another one hangs on is named. */
const ruleTold = (rule: Rule): Said['rule'] =>
  rule.kind === 'after' ? { ...rule, names: { ...(festivalNamed(rule.slug) ?? never(rule.slug)).names } } : rule;

function never(slug: string): never {
  throw new Error(`no festival ${slug}`);
}

function announcedSaid({ festival, day }: FestivalDay, entered: readonly Entered[]): Said['announced'] {
  const by = festival.announced;
  if (by === null) return null;
  const said = aboutSame({ festival, day }, entered).find(({ panji }) => panji === by);
  const { atMinute = null, lagna = null, source = null } = said ?? {};
  return { by, date: said?.day ?? null, atMinute, lagna, source };
}

/** A festival may come twice in a civil year: what was entered is about the one that lies nearer. */
const NEAR = days(45);

const aboutSame = ({ festival, day }: Pick<FestivalDay, 'festival' | 'day'>, entered: readonly Entered[]): Entered[] =>
  entered.filter((one) => one.festival === festival.slug && Math.abs(startOfDay(one.day) - startOfDay(day)) < NEAR);

const enteredSaid = ({ panji, day, source, atMinute, lagna }: Entered): PublishedDay => ({
  by: panji,
  date: day,
  source,
  atMinute,
  lagna,
});

/** The lists that ours was compared with, for this year; the temple that announces a day is named, and what was entered of it says more. */
const comparedWith = ({ festival, day }: FestivalDay, entered: readonly Entered[]): PublishedDay[] =>
  publishedDays(festival.slug, yearOf(day))
    .map(({ authority, date }) => ({
      by: authority === 'temple' ? (festival.announced ?? authority) : authority,
      date,
      source: null,
      atMinute: null,
      lagna: null,
    }))
    .filter((one) => !entered.some(({ panji, day: said }) => panji === one.by && said === one.date));

/** The followed almanac’s day comes first where it was entered, else the announced one where that decides; every other day that differs is named beside it. */
function placed({ festival, day }: FestivalDay, entered: readonly Entered[], followed: Panji | null) {
  const others = aboutSame({ festival, day }, entered);
  const own =
    others.find(({ panji }) => panji === followed) ??
    others.find(({ panji }) => panji === festival.announced && hasLastWord(festival.announced));
  const date = own?.day ?? day;
  const differs: Difference[] = [...others, { panji: 'computed', day, source: null }]
    .filter((one) => one.day !== date)
    .map((one) => ({ panji: one.panji, date: one.day, source: one.source }));
  return { date, by: own?.panji ?? null, differs };
}

const whySaid = ({ tithi, window, ingress, candidates, margin, exception, danda }: Why): Said['why'] => ({
  tithi: tithi && { index: tithi.index, ...span(tithi) },
  window: window && { name: window.name, ...span(window) },
  ingress: ingress && isoIn(INDIA, ingress),
  candidates: candidates.map((one) => ({
    date: one.day,
    ...span(one.window),
    minutes: wholeMinutes(one.shared),
    has: one.shared > 0,
  })),
  marginMinutes: margin === null ? null : wholeMinutes(margin),
  exception,
  danda: danda && { date: danda.day, minutes: wholeMinutes(danda.left) },
});

const wholeMinutes = (ms: number): number => Math.floor(ms / MINUTE);

const span = ({ from, to }: Period) => ({ from: isoIn(INDIA, from), to: isoIn(INDIA, to) });

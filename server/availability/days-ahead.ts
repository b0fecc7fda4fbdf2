import type { Reply } from '#contract/index.ts';
import { boundsOf } from '#domain/almanac/day/day.ts';
import { tithiFullName, type Names } from '#domain/almanac/names/names.ts';
import { BHUBANESWAR, noonOf } from '#domain/almanac/place.ts';
import { isCovered, yearOf } from '#domain/almanac/years.ts';
import { addDays, dayAt, days, earlier, later, type Day } from '#domain/time.ts';
import { festivalsIn } from '../almanac/festivals.ts';
import { skyBetween } from '../almanac/skies.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../http/viewer.ts';
import { askedBetween } from './days-ahead-store.ts';

/** A pandit's days to come: the tithi, the festivals, and how many ask for each. */

const NEAR = 14;
const AHEAD = 150;

export async function daysAhead(
  deps: Pick<Deps, 'pool' | 'now'>,
  viewer: Viewer,
): Promise<Reply<'GET /availability/days-ahead'>> {
  const today = dayAt(deps.now());
  const last = addDays(today, AHEAD);
  const covered = (nth: number): Day[] => [addDays(today, nth)].filter(isCovered);
  const near = Array.from({ length: NEAR }, (_, nth) => nth).flatMap(covered);
  const [asked, tithiOf, festivals] = await Promise.all([
    askedBetween(deps.pool, viewer.id, today, last),
    tithisOf(deps, near),
    festivalsFrom(deps, today, last),
  ]);
  const counts = new Map(asked.map((row) => [row.day, row]));
  const said = (date: Day, tithi: Names | null) => ({
    date,
    tithi,
    festivals: festivals.get(date)?.map(({ names }) => ({ ...names })) ?? [],
    asked: counts.get(date)?.asked ?? 0,
    pujas: counts.get(date)?.pujas ?? 0,
  });
  const after = [...festivals].filter(
    ([date, those]) => date >= addDays(today, NEAR) && those.some(({ once }) => once),
  );
  return {
    days: near.map((date) => said(date, tithiOf(date))),
    festivals: after.map(([date]) => said(date, null)),
  };
}

async function tithisOf(deps: Pick<Deps, 'pool'>, near: readonly Day[]): Promise<(day: Day) => Names | null> {
  const [first, last] = [near[0], near.at(-1)];
  if (!first || !last) return () => null;
  const from = noonOf(first, BHUBANESWAR);
  const sky = await skyBetween(deps, earlier(from, days(2)), later(noonOf(last, BHUBANESWAR), days(2)));
  return (day) => {
    const bounds = boundsOf(sky, BHUBANESWAR, day);
    return bounds ? tithiFullName(sky.at('tithi', bounds.sunrise).index) : null;
  };
}

/** By their days, in order; `once`: it comes once a year, and is no fast of every month. */
async function festivalsFrom(deps: Pick<Deps, 'pool'>, from: Day, to: Day) {
  const years = [...new Set([yearOf(from), yearOf(to)])].filter((year) => isCovered(`${year}-01-01` as Day));
  const all = (await Promise.all(years.map((year) => festivalsIn(deps, year)))).flat();
  const named = all
    .filter(({ day }) => day >= from && day <= to)
    .map(({ day, festival: { names, rule, slug } }) => ({
      day,
      names,
      once: rule.kind !== 'weekday' && !slug.endsWith('-ekadashi'),
    }));
  return Map.groupBy(named, ({ day }) => day);
}

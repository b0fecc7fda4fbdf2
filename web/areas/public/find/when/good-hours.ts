import type { DayOfMonth } from '#contract/almanac/day.ts';
import type { MuhuratRulesSaid, MuhuratWindowSaid } from '#contract/almanac/muhurat.ts';
import { namedLimbs } from '#domain/almanac/names/limbs.ts';
import type { Names } from '#domain/almanac/names/names.ts';
import type { NamedLimbs } from '#domain/calendar/limbs.ts';
import { whyEmpty, type WhyEmpty } from '#domain/calendar/why-empty.ts';
import { firstOf, lastOf } from '#domain/calendar/calendar.ts';
import type { PageContext } from '#contract/page.ts';
import {
  addDays,
  asDay,
  dayAt,
  daysBetween,
  instantOf,
  isMonth,
  monthBefore,
  type Day,
  type Month,
} from '#domain/time.ts';
import { districtIn, placeQuery, readDegrees } from '#domain/calendar/degrees.ts';
import { readWindow, windowOf } from '#domain/calendar/good-hours.ts';
import { dayFirst } from '#domain/calendar/hours-of-night.ts';
import { districtIn as inLanguage } from '#domain/district-names.ts';
import { districtNames } from '#domain/places.ts';
import { refusedAs } from '../../../../parts/api/refusal.ts';
import { limitsOf, type Asked } from '../../shared/asked.ts';
import { freeIn, type Free } from '../../shared/free-in.ts';
import type { BandDay } from '../../shared/hours-band.tsx';
import { bandDay } from '../../shared/rahu-kaal.ts';
import { CAPITAL, placeOf } from '../../panchang/shared/asked.ts';

/** What a family chooses a day by: asked of the almanac on the server. */

/** Good hours with their tithis and stars: the browser has no table of those names. */
export interface NamedWindow extends MuhuratWindowSaid {
  readonly limbs: NamedLimbs;
}

export interface WhenData {
  readonly district: string;
  /** The same in the reader's language. */
  readonly said: string;
  readonly month: Month;
  /** How many good hours each of the next months has. */
  readonly months: readonly { readonly month: Month; readonly count: number }[];
  /** Those of the month. */
  readonly windows: readonly NamedWindow[];
  /** How many are free in each of them; null where that was not told. */
  readonly free: readonly Free[] | null;
  readonly days: readonly DayOfMonth[];
  /** The days of the windows, as their bands draw them. */
  readonly bands: readonly BandDay[];
  readonly rules: MuhuratRulesSaid;
  /** The months without any, those that follow each other together, and why. */
  readonly empty: readonly WhyEmpty[];
}

const MONTHS = 4;

/** Null for a ritual whose hours nobody computes. */
export async function whenToAsk(page: PageContext, url: URL, slug: string, asked: Asked): Promise<WhenData | null> {
  const today = dayAt(instantOf(new Date()));
  const [place, first] = [await placeIn(page, url), today.slice(0, 7)];
  const next = Array.from({ length: MONTHS }, (_, nth) => monthBefore(today, -nth));
  const named = url.searchParams.get('month') ?? '';
  const end = asDay(`${monthBefore(today, -MONTHS)}-01`);
  const query = { ritual: slug, ...placeQuery(place), from: today, days: String(daysBetween(today, end)) };
  const [windows, rules] = await Promise.all([
    page.call('GET /muhurat', { query }).catch(refusedAs(null)),
    page.call('GET /muhurat/rules/:slug', { params: { slug } }).catch(refusedAs(null)),
  ]);
  if (!windows || !rules) return null;
  const ahead = windows.filter(({ from }) => Date.parse(from) > Date.now());
  const months = next.map((month) => ({ month, count: ahead.filter(({ date }) => date.startsWith(month)).length }));
  const best = months.find(({ count }) => count > 0)?.month ?? first;
  const month = isMonth(named) && next.includes(named) ? named : best;
  const shown = ahead.filter(({ date }) => date.startsWith(month));
  const [free, days, empty] = await Promise.all([
    freeOf(page, shown, place, asked),
    daysIn(page, month, place),
    whyNone(page, { slug, district: place }, emptyIn(months, today)),
  ]);
  const good = new Set(shown.map(({ date }) => date));
  return {
    district: place,
    said: inLanguage(page.locale, place),
    month,
    months,
    windows: shown.map((one) => ({ ...one, limbs: namedLimbs(one) })),
    free,
    days: days.filter(({ date }) => date >= today),
    bands: days.filter(({ date }) => good.has(date)).map(bandDay),
    rules,
    empty,
  };
}

interface Stretch {
  readonly from: Day;
  readonly to: Day;
}

/** Months without hours, those that follow each other as one; of this month what is left. */
function emptyIn(months: WhenData['months'], today: Day): Stretch[] {
  const stretches: Stretch[] = [];
  for (const { month, count } of months) {
    if (count > 0) continue;
    const [from, to] = [month === today.slice(0, 7) ? today : firstOf(month), lastOf(month)];
    const before = stretches.at(-1);
    if (before && addDays(before.to, 1) === from) stretches.splice(-1, 1, { from: before.from, to });
    else stretches.push({ from, to });
  }
  return stretches;
}

async function whyNone(
  { call }: PageContext,
  { slug, district }: { slug: string; district: string },
  stretches: readonly Stretch[],
): Promise<WhyEmpty[]> {
  const [from, to] = [stretches[0]?.from, stretches.at(-1)?.to];
  if (!from || !to) return [];
  const query = { ritual: slug, ...placeQuery(district), from, days: String(daysBetween(from, to) + 1) };
  // the hours are worth showing without
  const barred = await call('GET /muhurat/barred', { query }).catch(refusedAs(null));
  return barred ? stretches.map((one) => whyEmpty(barred, one.from, one.to)) : [];
}

/** As a press on them would search. */
const freeOf = (page: PageContext, windows: readonly MuhuratWindowSaid[], district: string, asked: Asked) =>
  freeIn(page.call, {
    ritual: asked.ritual,
    windows: windows.map((one) => windowOf(one, district)),
    limits: limitsOf({ ...asked, district: asked.district || (asked.pandit ? '' : districtIn(district)) }),
  });

/** A day that was chosen, as the almanac has it, with its good hours. */
export interface DayData {
  readonly district: string;
  /** Tithi and star: of the hours that are taken, else of the day from its sunrise on. */
  readonly limbs: NamedLimbs | null;
  readonly festivals: readonly Names[];
  /** Null for a ritual whose hours nobody computes. */
  readonly windows: readonly MuhuratWindowSaid[] | null;
  readonly free: readonly Free[] | null;
  /** Which of them is searched for. */
  readonly taken: MuhuratWindowSaid | null;
  /** Why there are none, where there are none. */
  readonly empty: WhyEmpty | null;
}

export async function dayOf(page: PageContext, url: URL, slug: string, asked: Asked & { date: Day }): Promise<DayData> {
  const district = await placeIn(page, url);
  const { date, window } = asked;
  // hours after midnight belong to the almanac's day before
  const query = { ritual: slug, ...placeQuery(district), from: addDays(date, -1), days: '2' };
  const [days, windows] = await Promise.all([
    daysIn(page, date.slice(0, 7), district),
    page.call('GET /muhurat', { query }).catch(refusedAs(null)),
  ]);
  const near = windows ? dayFirst(windows.filter((one) => one.date === date || one.from.startsWith(date))) : null;
  const taken = near?.find((one) => windowOf(one, district) === window) ?? null;
  const day = days.find((one) => one.date === (taken?.date ?? date));
  const at = taken ?? (day && { ...day.atSunrise, turns: [] });
  const festivals = day?.festivals.map(({ names }) => names) ?? [];
  const isEmpty = near?.length === 0;
  const [free, [empty = null]] = await Promise.all([
    // once hours are chosen, the free pandits are below
    near && !window ? freeOf(page, near, district, asked) : null,
    whyNone(page, { slug, district }, isEmpty ? [{ from: date, to: date }] : []),
  ]);
  return { district, limbs: at ? namedLimbs(at) : null, festivals, windows: near, free, taken, empty };
}

async function daysIn({ call }: PageContext, of: Month, district: string): Promise<readonly DayOfMonth[]> {
  const [year = '', month = ''] = of.split('-');
  const answer = await call('GET /panchang/month', { query: { year, month, ...placeQuery(district) } }).catch(
    refusedAs(null),
  );
  return answer?.days ?? [];
}

/** For a district nobody knows the capital's, which the page says. */
export async function placeIn(page: PageContext, url: URL): Promise<string> {
  // hours that were chosen elsewhere say where they are for
  const chosen = readWindow(url.searchParams.get('window') ?? '');
  if (chosen && readDegrees(chosen.district)) return chosen.district;
  const named = chosen?.district ?? url.searchParams.get('district');
  if (!named) return (await placeOf(url, page)).district;
  return districtNames.find((name) => name === named) ?? CAPITAL;
}

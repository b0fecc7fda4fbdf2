import type { MuhuratWindowSaid } from '#contract/almanac/muhurat.ts';
import type { ServerCall } from '#contract/page.ts';
import { whyEmpty, type WhyEmpty } from '#domain/calendar/why-empty.ts';
import { monthOf } from '#domain/calendar/calendar.ts';
import { addDays, asDay, dayAt, daysBetween, type Day, type Instant } from '#domain/time.ts';
import { placeQuery } from '#domain/calendar/degrees.ts';
import { windowOf } from '#domain/calendar/good-hours.ts';
import { dayFirst } from '#domain/calendar/hours-of-night.ts';
import { refusedAs } from '../../../../parts/api/refusal.ts';
import { freeIn } from '../../shared/free-in.ts';
import type { BandDay } from '../../shared/hours-band.tsx';
import { bandDay } from '../../shared/rahu-kaal.ts';

/** Which hours a page shows, and from when to when their days are light. */

/** Rites whose days of a year families ask for long before. */
export const yearsListed: ReadonlySet<string> = new Set([
  'vivah-bahaghara',
  'gruha-pratistha',
  'upanayana-brata',
  'mundan',
]);

/** How many days a page shows at most, and how many more it searches. */
const SHOWN = 12;
const FEW = 6;

interface Asked {
  slug: string;
  /** A district, or degrees. */
  where: string;
}

/** Hours, and the days that were looked through for them: all between the two that have none are without. */
export interface HoursFound {
  readonly hours: readonly MuhuratWindowSaid[];
  readonly from: Day;
  readonly until: Day;
}

/** The next ones; where the next two months have few, those of a year. */
export async function hoursAhead(
  call: ServerCall,
  { slug, where, now }: Asked & { now: Instant },
): Promise<HoursFound> {
  const from = dayAt(now);
  const ask = async (days: number): Promise<HoursFound> => {
    const all = await call('GET /muhurat', { query: { ritual: slug, ...placeQuery(where), from, days: String(days) } });
    return { hours: all.filter(({ to }) => Date.parse(to) > now), from, until: addDays(from, days - 1) };
  };
  const soon = await ask(60);
  return firstDays(daysIn(soon.hours) < FEW ? await ask(366) : soon);
}

/** The first that a family can still ask for; those of the night only where the next months have no others. */
export async function nextHours(
  call: ServerCall,
  { slug, where, now }: Asked & { now: Instant },
): Promise<MuhuratWindowSaid | null> {
  const query = { ritual: slug, ...placeQuery(where), from: addDays(dayAt(now), 1), days: '90' };
  // the cards are worth showing without
  const hours = await call('GET /muhurat', { query }).catch(refusedAs([]));
  return dayFirst(hours)[0] ?? null;
}

export async function hoursOfYear(
  call: ServerCall,
  { slug, where, year }: Asked & { year: string },
): Promise<HoursFound> {
  const days = leap(year) ? '366' : '365';
  const hours = await call('GET /muhurat', {
    query: { ritual: slug, ...placeQuery(where), from: `${year}-01-01`, days },
  });
  return { hours, from: asDay(`${year}-01-01`), until: asDay(`${year}-12-31`) };
}

/** So many days without hours are worth a word. */
const LONG = 21;

/** The long stretches without hours, and why. */
export async function stretchesOf(
  call: ServerCall,
  { slug, where }: Asked,
  { hours, from, until }: HoursFound,
): Promise<WhyEmpty[]> {
  const ends = [addDays(from, -1), ...new Set(hours.map(({ date }) => date)), addDays(until, 1)];
  const empty = ends.slice(1).flatMap((next, nth) => {
    const before = ends[nth] ?? next;
    return daysBetween(before, next) > LONG ? [{ from: addDays(before, 1), to: addDays(next, -1) }] : [];
  });
  if (empty.length === 0) return [];
  const days = String(daysBetween(from, until) + 1);
  const query = { ritual: slug, ...placeQuery(where), from, days };
  // the hours are worth showing without
  const barred = await call('GET /muhurat/barred', { query }).catch(refusedAs(null));
  return barred ? empty.map((one) => whyEmpty(barred, one.from, one.to)) : [];
}

const leap = (year: string): boolean => Number(year) % 4 === 0 && year !== '2100';

const daysIn = (hours: readonly MuhuratWindowSaid[]): number => new Set(hours.map(({ date }) => date)).size;

function firstDays(found: HoursFound): HoursFound {
  const dates = [...new Set(found.hours.map(({ date }) => date))];
  const last = dates[SHOWN - 1];
  if (dates.length <= SHOWN || !last) return found;
  return { ...found, hours: found.hours.filter(({ date }) => date <= last), until: last };
}

/** How many are free in each, as a press on it would search. */
export const freeOf = (
  call: ServerCall,
  { ritual, district }: { ritual: string; district: string },
  hours: readonly MuhuratWindowSaid[],
) => freeIn(call, { ritual, windows: hours.map((one) => windowOf(one, district)), limits: { district } });

/** Sunrise, sunset and Rahu kaal of the days that are shown. */
export async function lightOf(
  call: ServerCall,
  where: string,
  hours: readonly MuhuratWindowSaid[],
): Promise<BandDay[]> {
  const wanted = new Set(hours.map(({ date }) => date));
  const months = [...new Set([...wanted].map(monthOf))];
  const found = await Promise.all(
    months.map((month) => {
      const [year = '', of = ''] = month.split('-');
      return call('GET /panchang/month', { query: { year, month: of, ...placeQuery(where) } });
    }),
  );
  return found
    .flatMap(({ days }) => days)
    .filter(({ date }) => wanted.has(date))
    .map(bandDay);
}

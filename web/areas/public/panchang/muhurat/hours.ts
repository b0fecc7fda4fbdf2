import type { MuhuratWindowSaid } from '#contract/almanac/muhurat.ts';
import type { ServerCall } from '#contract/page.ts';
import { monthOf } from '#domain/calendar/calendar.ts';
import { dayAt, type Day, type Instant } from '#domain/time.ts';

/** Which hours a page shows, and from when to when their days are light. */

/** Rites whose days of a year families ask for long before. */
export const yearsListed: ReadonlySet<string> = new Set([
  'vivah-bahaghara',
  'gruha-pratistha',
  'upanayana-brata',
  'mundan',
]);

/** So many days a page shows at most, and so many it looks further for. */
const SHOWN = 12;
const FEW = 6;

interface Asked {
  slug: string;
  district: string;
}

/** The next ones; where the next two months have few, those of a year. */
export async function hoursAhead(
  call: ServerCall,
  { slug, district, now }: Asked & { now: Instant },
): Promise<MuhuratWindowSaid[]> {
  const ask = async (count: string) => {
    const all = await call('GET /muhurat', { query: { ritual: slug, district, from: dayAt(now), days: count } });
    return all.filter(({ to }) => Date.parse(to) > now);
  };
  const soon = await ask('60');
  return firstDays(daysIn(soon) < FEW ? await ask('366') : soon);
}

export const hoursOfYear = (call: ServerCall, { slug, district, year }: Asked & { year: string }) =>
  call('GET /muhurat', { query: { ritual: slug, district, from: `${year}-01-01`, days: leap(year) ? '366' : '365' } });

const leap = (year: string): boolean => Number(year) % 4 === 0 && year !== '2100';

const daysIn = (hours: readonly MuhuratWindowSaid[]): number => new Set(hours.map(({ date }) => date)).size;

function firstDays(hours: readonly MuhuratWindowSaid[]): MuhuratWindowSaid[] {
  const shown = new Set([...new Set(hours.map(({ date }) => date))].slice(0, SHOWN));
  return hours.filter(({ date }) => shown.has(date));
}

export interface Light {
  readonly date: Day;
  readonly sunrise: string;
  readonly sunset: string;
}

/** Sunrise and sunset of the days that are shown. */
export async function lightOf(
  call: ServerCall,
  district: string,
  hours: readonly MuhuratWindowSaid[],
): Promise<Light[]> {
  const wanted = new Set(hours.map(({ date }) => date));
  const months = [...new Set([...wanted].map(monthOf))];
  const found = await Promise.all(
    months.map((month) => {
      const [year = '', of = ''] = month.split('-');
      return call('GET /panchang/month', { query: { year, month: of, district } });
    }),
  );
  return found
    .flatMap(({ days }) => days)
    .filter(({ date }) => wanted.has(date))
    .map(({ date, sunrise, sunset }) => ({ date, sunrise, sunset }));
}

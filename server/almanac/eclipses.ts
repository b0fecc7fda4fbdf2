import { LRUCache } from 'lru-cache';
import type { LocalEclipseSaid } from '#contract/almanac/day.ts';
import type { LocalEclipse } from '#domain/almanac/day/eclipse.ts';
import { isoIn, type Place } from '#domain/almanac/place.ts';
import { isYear, startOfYear } from '#domain/almanac/years.ts';
import { days, earlier, later, type Instant, type Period } from '#domain/time.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../http/failure.ts';
import { placeAsked } from './place.ts';
import { skiesBetween } from './skies.ts';
import { inThread } from './thread/thread.ts';

/** Eclipses of a year as a district sees them. */

/** Some are asked for often: this year's and the next, of thirty districts. */
const known = new LRUCache<string, Promise<LocalEclipse[]>>({ max: 100 });

export async function eclipsesOf(
  deps: Pick<Deps, 'pool'>,
  { year, district }: { year: number; district?: string | undefined },
): Promise<{ eclipses: LocalEclipseSaid[] }> {
  if (!isYear(year)) refuse('almanac_years');
  const place = placeAsked({ district });
  return { eclipses: (await eclipsesAt(deps, year, place)).map((one) => eclipseSaid(one, place.tz)) };
}

/** The eclipses of a year that the place sees. */
export function eclipsesAt(deps: Pick<Deps, 'pool'>, year: number, place: Place): Promise<LocalEclipse[]> {
  const name = `${year} ${place.lat} ${place.lon}`;
  const asked = known.get(name) ?? compute(deps, year, place);
  known.set(name, asked);
  asked.catch(() => known.delete(name));
  return asked;
}

export function eclipseSaid(one: LocalEclipse, tz: string): LocalEclipseSaid {
  const at = (instant: Instant): string => isoIn(tz, instant);
  const span = ({ from, to }: Period) => ({ from: at(from), to: at(to) });
  return {
    ...one,
    ...span(one),
    peak: at(one.peak),
    seen: span(one.seen),
    rises: one.rises && at(one.rises),
    sets: one.sets && at(one.sets),
    sutakFrom: at(one.sutakFrom),
  };
}

async function compute(deps: Pick<Deps, 'pool'>, year: number, place: Place) {
  const skies = await skiesBetween(deps, earlier(startOfYear(year), days(2)), later(startOfYear(year + 1), days(2)));
  return inThread('eclipses', { year, skies, place });
}

import {
  EclipseKind,
  NextLunarEclipse,
  NextLocalSolarEclipse,
  Observer,
  SearchLocalSolarEclipse,
  SearchLunarEclipse,
  type LocalSolarEclipseInfo,
  type LunarEclipseInfo,
} from 'astronomy-engine';
import { asInstant, type Instant } from '../../time.ts';
import { startOfYear } from '../years.ts';
import { altitude, centuriesOf, equatorial } from './earth.ts';
import { along } from './interpolate.ts';
import type { Eclipse, SkyYear } from './sky-year.ts';

/** Eclipses that can be seen from Odisha. A shadow too pale to see (a penumbra) is none: no temple closes for it. */

/** Bhubaneswar; over the state the edges differ by a few minutes. */
const ODISHA = { lat: 20.2961, lon: 85.8245 };
const observer = new Observer(ODISHA.lat, ODISHA.lon, 0);
const MINUTE_MS = 60_000;

/** Those of a year whose darkest moment lies in it, in order. */
export function eclipsesIn(year: number, tracks: SkyYear['tracks']): Eclipse[] {
  return [...ofMoon(year, tracks), ...ofSun(year)].toSorted((one, other) => one.peak - other.peak);
}

function ofMoon(year: number, tracks: SkyYear['tracks']): Eclipse[] {
  const end = startOfYear(year + 1);
  const found: Eclipse[] = [];
  let next: LunarEclipseInfo = SearchLunarEclipse(new Date(startOfYear(year)));
  while (next.peak.date.getTime() < end) {
    const eclipse = next.kind === EclipseKind.Penumbral ? null : seenOfMoon(next, tracks);
    if (eclipse) found.push(eclipse);
    next = NextLunarEclipse(next.peak);
  }
  return found;
}

function seenOfMoon(
  { kind, peak, sd_partial: half, obscuration }: LunarEclipseInfo,
  tracks: SkyYear['tracks'],
): Eclipse | null {
  const middle = toTheSecond(peak.date.getTime());
  const [from, to] = [middle - half * MINUTE_MS, middle + half * MINUTE_MS].map(toTheSecond);
  if (from === undefined || to === undefined || !(isUp(from, tracks) || isUp(middle, tracks) || isUp(to, tracks)))
    return null;
  return {
    of: 'moon',
    kind: kind === EclipseKind.Total ? 'total' : 'partial',
    from,
    peak: middle,
    to,
    covered: obscuration,
  };
}

function isUp(at: Instant, { moon }: SkyYear['tracks']): boolean {
  return altitude(at, ODISHA, equatorial(along(moon, at, 0), along(moon, at, 1), centuriesOf(at))) > -0.5;
}

function ofSun(year: number): Eclipse[] {
  const end = startOfYear(year + 1);
  const found: Eclipse[] = [];
  let next: LocalSolarEclipseInfo = SearchLocalSolarEclipse(new Date(startOfYear(year)), observer);
  while (next.peak.time.date.getTime() < end) {
    if ([next.partial_begin, next.peak, next.partial_end].some((event) => event.altitude > 0))
      found.push(seenOfSun(next));
    next = NextLocalSolarEclipse(next.peak.time, observer);
  }
  return found;
}

function seenOfSun({
  kind,
  peak,
  partial_begin: begin,
  partial_end: end,
  obscuration,
}: LocalSolarEclipseInfo): Eclipse {
  return {
    of: 'sun',
    kind: kind === EclipseKind.Total ? 'total' : kind === EclipseKind.Annular ? 'annular' : 'partial',
    from: toTheSecond(begin.time.date.getTime()),
    peak: toTheSecond(peak.time.date.getTime()),
    to: toTheSecond(end.time.date.getTime()),
    covered: obscuration,
  };
}

const toTheSecond = (ms: number): Instant => asInstant(Math.round(ms / 1000) * 1000);

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

/** Eclipses that can be seen from a place. A shadow too pale to see (a penumbra) is none: no temple closes for it. */

export interface Spot {
  readonly lat: number;
  readonly lon: number;
}
const MINUTE_MS = 60_000;

/** Those of a year whose darkest moment lies in it, in order. An eclipse of the sun has the hours and the share of the place. */
export function eclipsesIn(year: number, tracks: SkyYear['tracks'], spot: Spot): Eclipse[] {
  return [...ofMoon(year, tracks, spot), ...ofSun(year, spot)].toSorted((one, other) => one.peak - other.peak);
}

function ofMoon(year: number, tracks: SkyYear['tracks'], spot: Spot): Eclipse[] {
  const end = startOfYear(year + 1);
  const found: Eclipse[] = [];
  let next: LunarEclipseInfo = SearchLunarEclipse(new Date(startOfYear(year)));
  while (next.peak.date.getTime() < end) {
    const eclipse = next.kind === EclipseKind.Penumbral ? null : seenOfMoon(next, tracks, spot);
    if (eclipse) found.push(eclipse);
    next = NextLunarEclipse(next.peak);
  }
  return found;
}

function seenOfMoon(
  { kind, peak, sd_partial: half, obscuration }: LunarEclipseInfo,
  tracks: SkyYear['tracks'],
  spot: Spot,
): Eclipse | null {
  const middle = toTheSecond(peak.date.getTime());
  const [from, to] = [middle - half * MINUTE_MS, middle + half * MINUTE_MS].map(toTheSecond);
  if (from === undefined || to === undefined || ![from, middle, to].some((at) => isUp(at, tracks, spot))) return null;
  return {
    of: 'moon',
    kind: kind === EclipseKind.Total ? 'total' : 'partial',
    from,
    peak: middle,
    to,
    covered: obscuration,
  };
}

function isUp(at: Instant, { moon }: SkyYear['tracks'], spot: Spot): boolean {
  return altitude(at, spot, equatorial(along(moon, at, 0), along(moon, at, 1), centuriesOf(at))) > -0.5;
}

function ofSun(year: number, { lat, lon }: Spot): Eclipse[] {
  const observer = new Observer(lat, lon, 0);
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

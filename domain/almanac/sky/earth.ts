import { asInstant, instantOf, type Instant } from '../../time.ts';

/** How the Earth turns and nods: what lies between a longitude in the sky and a rising at a place. */

const RADIAN = Math.PI / 180;
export const sine = (degrees: number): number => Math.sin(degrees * RADIAN);
export const cosine = (degrees: number): number => Math.cos(degrees * RADIAN);
export const turned = (degrees: number): number => ((degrees % 360) + 360) % 360;
/** The same angle between -180 and 180. */
export const aroundZero = (degrees: number): number => turned(degrees + 180) - 180;

const J2000 = instantOf('2000-01-01T12:00:00Z');
const DAY_MS = 86_400_000;
/** Days since 2000 of the clock. */
export const daysOf = (at: Instant): number => (at - J2000) / DAY_MS;
export const instantAfter = (days: number): Instant => asInstant(J2000 + days * DAY_MS);

/**
 * Seconds by which the even time of the planets is ahead of the Earth’s clock: observed until 2025, then a guess that grows as in
 * the last decades (the usual formula is 5 s off in 2025 already). In 2100 it may be wrong by a minute, and every limb with it.
 */
const ahead: readonly (readonly [year: number, seconds: number])[] = [
  [1945, 26.8],
  [1950, 29.1],
  [1955, 31.1],
  [1960, 33.2],
  [1965, 35.7],
  [1970, 40.2],
  [1975, 45.5],
  [1980, 50.5],
  [1985, 54.3],
  [1990, 56.9],
  [1995, 60.8],
  [2000, 63.8],
  [2005, 64.7],
  [2010, 66.1],
  [2015, 67.6],
  [2020, 69.4],
  [2025, 69.2],
  [2030, 69.3],
  [2050, 74],
  [2105, 95],
];

export function secondsAhead(days: number): number {
  const year = 2000 + days / 365.25;
  const next = ahead.findIndex(([at]) => at > year);
  const [until, untilSeconds] = ahead[next === -1 ? ahead.length - 1 : Math.max(next, 1)] ?? [0, 0];
  const [since, sinceSeconds] = ahead[(next === -1 ? ahead.length - 1 : Math.max(next, 1)) - 1] ?? [0, 0];
  return sinceSeconds + ((untilSeconds - sinceSeconds) * (year - since)) / (until - since);
}

/** Julian centuries of even time since 2000. */
export const centuriesOf = (at: Instant): number => {
  const days = daysOf(at);
  return (days + secondsAhead(days) / 86_400) / 36_525;
};

/** By how much the equinox nods, in degrees: the four largest terms. */
export function nutation(centuries: number): number {
  const node = 125.04452 - 1934.136261 * centuries;
  const sun = 280.4665 + 36_000.7698 * centuries;
  const moon = 218.3165 + 481_267.8813 * centuries;
  const seconds = -17.2 * sine(node) - 1.32 * sine(2 * sun) - 0.23 * sine(2 * moon) + 0.21 * sine(2 * node);
  return seconds / 3600;
}

/** The angle between the equator and the path of the sun, of date. */
export const obliquity = (centuries: number): number =>
  23.439291 - 0.0130042 * centuries + (9.2 / 3600) * cosine(125.04452 - 1934.136261 * centuries);

/** Lahiri: by how much the signs of the almanac lie behind the equinox. */
export const ayanamsa = (centuries: number): number =>
  23.857092 + (5028.796195 * centuries + 1.1054348 * centuries ** 2) / 3600;

/** The right ascension that stands in the south at longitude 0, in degrees. */
export function siderealTime(at: Instant): number {
  const days = daysOf(at);
  const centuries = days / 36_525;
  const mean = 280.46061837 + 360.98564736629 * days + 0.000387933 * centuries ** 2;
  return turned(mean + nutation(centuries) * cosine(obliquity(centuries)));
}

/** Right ascension and declination of a place on the ecliptic, in degrees. */
export function equatorial(longitude: number, latitude: number, centuries: number): { ra: number; dec: number } {
  const tilt = obliquity(centuries);
  const z = sine(latitude) * cosine(tilt) + cosine(latitude) * sine(tilt) * sine(longitude);
  const y = sine(longitude) * cosine(tilt) * cosine(latitude) - sine(latitude) * sine(tilt);
  const x = cosine(longitude) * cosine(latitude);
  return { ra: turned(Math.atan2(y, x) / RADIAN), dec: Math.asin(z) / RADIAN };
}

/** How high something stands, in degrees, above the horizon of a place. */
export function altitude(
  at: Instant,
  place: { lat: number; lon: number },
  { ra, dec }: { ra: number; dec: number },
): number {
  const hour = siderealTime(at) + place.lon - ra;
  const up = sine(place.lat) * sine(dec) + cosine(place.lat) * cosine(dec) * cosine(hour);
  return Math.asin(Math.min(1, Math.max(-1, up))) / RADIAN;
}

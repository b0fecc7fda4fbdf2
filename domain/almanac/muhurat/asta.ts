import { asInstant, DAY, hours, type Instant } from '../../time.ts';
import type { Place } from '../place.ts';
import { aroundZero } from '../sky/earth.ts';
import type { Sky } from '../sky/sky.ts';

/**
 * Whether Jupiter or Venus is set: so near the sun that it cannot be seen. In degrees of time between its rising (or setting) and
 * the sun’s, at the place. Limits that fit published dates to two or three days: 11 of Jupiter; of Venus 7.5 in the morning, 6.75 in the evening, and
 * 8 of both going backward.
 */

export type SettingPlanet = 'jupiter' | 'venus';

const RADIAN = Math.PI / 180;

export function isSet(sky: Sky, place: Place, planet: SettingPlanet, at: Instant): boolean {
  const sun = sky.equatorial('sun', at);
  const other = sky.equatorial(planet, at);
  // on the other side of the sky it is up all night
  if (Math.abs(aroundZero(other.ra - sun.ra)) > 90) return false;
  const half = (dec: number): number =>
    Math.acos(Math.min(1, Math.max(-1, -Math.tan(place.lat * RADIAN) * Math.tan(dec * RADIAN)))) / RADIAN;
  const rises = aroundZero(sun.ra - half(sun.dec) - (other.ra - half(other.dec)));
  const sets = aroundZero(other.ra + half(other.dec) - (sun.ra + half(sun.dec)));
  const limit = limitsOf(sky, planet, at);
  return rises < limit.morning && sets < limit.evening;
}

function limitsOf(sky: Sky, planet: SettingPlanet, at: Instant): { morning: number; evening: number } {
  if (planet === 'jupiter') return { morning: 11, evening: 11 };
  const backward = sky.place(planet, asInstant(at + DAY)).lon < sky.place(planet, at).lon;
  return backward ? { morning: 8, evening: 8 } : { morning: 7.5, evening: 6.75 };
}

/** Whether one of the two is set on a day or within this many days of it. */
export function isSetAround(sky: Sky, place: Place, noon: Instant, around: number): SettingPlanet | null {
  for (let ahead = -around; ahead <= around; ahead += 1) {
    const at = asInstant(noon + ahead * hours(24));
    for (const planet of ['jupiter', 'venus'] as const) if (isSet(sky, place, planet, at)) return planet;
  }
  return null;
}

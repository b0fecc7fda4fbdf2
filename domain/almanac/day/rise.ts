import { asInstant, HOUR, MINUTE, type Day, type Instant } from '../../time.ts';
import { noonOf, type Place } from '../place.ts';
import { altitude, aroundZero, daysOf, siderealTime, sine, cosine } from '../sky/earth.ts';
import type { Sky } from '../sky/sky.ts';

/**
 * Rising and setting. `standard` is how the world and most almanacs have it: the upper edge on the horizon, lifted by the air (34′).
 * `panji` is how Odia newspapers print it: the middle of the disc, no air; some three minutes later at sunrise, earlier at sunset.
 */
export type Horizon = 'standard' | 'panji';

const AIR = 34 / 60;
const RADIAN = Math.PI / 180;

export interface SunTimes {
  readonly sunrise: Instant;
  readonly sunset: Instant;
}

/** Of a day of the place’s calendar; null where the sun does not both rise and set. */
export function sunTimes(sky: Sky, place: Place, day: Day, horizon: Horizon = 'standard'): SunTimes | null {
  const noon = noonOf(day, place);
  const sunrise = sunCrosses(sky, place, noon, -1, horizon);
  const sunset = sunCrosses(sky, place, noon, 1, horizon);
  return sunrise && sunset && sunset - sunrise > 10 * MINUTE ? { sunrise, sunset } : null;
}

/** How high the sun’s middle stands when it is said to rise. */
function sunStands(at: Instant, horizon: Horizon): number {
  if (horizon === 'panji') return 0;
  const anomaly = 357.529 + 0.98560028 * daysOf(at);
  const distance = 1.00014 - 0.01671 * cosine(anomaly) - 0.00014 * cosine(2 * anomaly);
  // half the disc, the air, and what the height of the Earth takes off (8.8″)
  return -(0.26656 / distance) - AIR + 8.794 / 3600;
}

/** By how far it still has to turn, again and again: the sun itself moves little. */
function sunCrosses(sky: Sky, place: Place, noon: Instant, side: 1 | -1, horizon: Horizon): Instant | null {
  let at = asInstant(noon + side * 6 * HOUR);
  for (let round = 0; round < 8; round += 1) {
    const { ra, dec } = sky.equatorial('sun', at);
    const reached = sine(sunStands(at, horizon)) - sine(place.lat) * sine(dec);
    const turn = reached / (cosine(place.lat) * cosine(dec));
    if (!(Math.abs(turn) < 1)) return null;
    const hour = (side * Math.acos(turn)) / RADIAN;
    const off = (aroundZero(hour - (siderealTime(at) + place.lon - ra)) / 15.041) * HOUR;
    at = asInstant(at + off);
    if (Math.abs(off) < 50) return toTheSecond(at);
  }
  return null;
}

const toTheSecond = (ms: number): Instant => asInstant(Math.round(ms / 1000) * 1000);

/** The next time after an instant that the moon’s upper edge rises or sets, within 26 hours; null where it does not. */
export function moonCrosses(sky: Sky, place: Place, after: Instant, going: 'up' | 'down'): Instant | null {
  const sign = going === 'up' ? 1 : -1;
  const above = (at: Instant): number => sign * moonAbove(sky, place, at);
  let [from, was] = [after, above(after)];
  for (let hour = 1; hour <= 26; hour += 1) {
    const to = asInstant(after + hour * HOUR);
    const is = above(to);
    if (was < 0 && is >= 0) return toTheSecond(rootBetween(above, from, to));
    [from, was] = [to, is];
  }
  return null;
}

function moonAbove(sky: Sky, place: Place, at: Instant): number {
  const { ra, dec, km } = sky.equatorial('moon', at);
  const parallax = Math.asin(6378.14 / km) / RADIAN;
  return altitude(at, place, { ra, dec }) - (0.7275 * parallax - AIR);
}

/** Of something below zero at the one and not at the other end: by the false position, which halves where it lags. */
function rootBetween(of: (at: Instant) => number, from: Instant, to: Instant): Instant {
  let [low, high] = [from as number, to as number];
  for (let round = 0; round < 40 && high - low > 400; round += 1) {
    const [below, over] = [of(asInstant(low)), of(asInstant(high))];
    const share = Math.min(0.95, Math.max(0.05, -below / (over - below)));
    const middle = low + (high - low) * share;
    if (of(asInstant(middle)) < 0) low = middle;
    else high = middle;
  }
  return asInstant((low + high) / 2);
}

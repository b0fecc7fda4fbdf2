import { asInstant, HOUR, MINUTE, type Day, type Instant } from '../../time.ts';
import { noonOf, type Place } from '../place.ts';
import { aroundZero, cosine, daysOf, siderealTime, sine, turned } from '../sky/earth.ts';
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

/** In an hour the sky turns so far before the moon, which lags behind the stars. */
const MOON_TURN = 14.49;

/** The next time after an instant that the moon’s upper edge rises or sets; null where it does not within a day or so. */
export function moonCrosses(sky: Sky, place: Place, after: Instant, going: 'up' | 'down'): Instant | null {
  const found = moonNear(sky, place, asInstant(after + ahead(sky, place, after, going)), going);
  if (found === null || found >= after) return found;
  // a slow moon: the crossing lay just before
  return moonNear(sky, place, asInstant(found + (360 / MOON_TURN) * HOUR), going);
}

/** How long until the crossing, if the body did not move in between. */
function ahead(sky: Sky, place: Place, at: Instant, going: 'up' | 'down'): number {
  return (turned(moonTurn(sky, place, at, going) ?? 0) / MOON_TURN) * HOUR;
}

function moonNear(sky: Sky, place: Place, guess: Instant, going: 'up' | 'down'): Instant | null {
  let at = guess;
  for (let round = 0; round < 12; round += 1) {
    const turn = moonTurn(sky, place, at, going);
    if (turn === null) return null;
    const off = (aroundZero(turn) / MOON_TURN) * HOUR;
    at = asInstant(at + off);
    if (Math.abs(off) < 200) return toTheSecond(at);
  }
  return null;
}

/** By how much the sky still has to turn until the moon crosses; null where it stays on one side. */
function moonTurn(sky: Sky, place: Place, at: Instant, going: 'up' | 'down'): number | null {
  const { ra, dec, km } = sky.equatorial('moon', at);
  const stands = 0.7275 * (Math.asin(6378.14 / km) / RADIAN) - AIR;
  const turn = (sine(stands) - sine(place.lat) * sine(dec)) / (cosine(place.lat) * cosine(dec));
  if (!(Math.abs(turn) < 1)) return null;
  const hour = ((going === 'up' ? -1 : 1) * Math.acos(turn)) / RADIAN;
  return hour - (siderealTime(at) + place.lon - ra);
}

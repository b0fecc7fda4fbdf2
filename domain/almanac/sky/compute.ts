import {
  Body,
  Ecliptic,
  EclipticGeoMoon,
  GeoVector,
  MakeTime,
  SetDeltaTFunction,
  SunPosition,
  type AstroTime,
} from 'astronomy-engine';
import { asInstant, asMillis, DAY, hours, type Instant, type Millis } from '../../time.ts';
import { startOfYear } from '../years.ts';
import { ayanamsa, centuriesOf, nutation, secondsAhead, turned } from './earth.ts';
import { BHUBANESWAR } from '../place.ts';
import { eclipsesIn } from './eclipses.ts';
import { AFTER, BEFORE, between } from './interpolate.ts';
import { circleOf, type Run, type SkyYear, type Track } from './sky-year.ts';

/** The sky of a year from the planets’ motions. The only door to the astronomy: nothing that a browser loads comes through it. */

SetDeltaTFunction(secondsAhead);

/**
 * Almanacs in print and on the web have the sun 20.5″ further back than it is seen (exactly the constant of aberration, once more):
 * with it 41 published tithis agree to 0.85 min, without it to 1.6 min. See docs/almanac.md.
 */
export const SUN_BEHIND = 20.5 / 3600;

const MOON_STEP = hours(6);
const SUN_STEP = DAY;

/** What the sky does in a year; a tenth of a second of work. */
export function computeYear(year: number): SkyYear {
  const sun = trackOf(year, SUN_STEP, 1, (time) => [SunPosition(time).elon]);
  const moon = trackOf(year, MOON_STEP, 3, (time) => {
    const { lon, lat, dist } = EclipticGeoMoon(time);
    return [lon, lat, dist * KM_PER_AU];
  });
  const tracks = { sun, moon, jupiter: planet(year, Body.Jupiter), venus: planet(year, Body.Venus) };
  return { year, runs: runsOf(year, sun, moon), tracks, eclipses: eclipsesIn(year, tracks, BHUBANESWAR) };
}

const KM_PER_AU = 149_597_870.7;

const planet = (year: number, body: Body): Track =>
  trackOf(year, SUN_STEP, 2, (time) => {
    const { elon, elat } = Ecliptic(GeoVector(body, time, true));
    return [elon, elat];
  });

/** The year, and on both sides what is needed to tell what lies between the last steps, and to overlap with the next year. */
function trackOf(year: number, step: Millis, width: number, at: (time: AstroTime) => readonly number[]): Track {
  const margin = asMillis((BEFORE + AFTER) * SUN_STEP);
  const from = asInstant(startOfYear(year) - margin);
  const count = Math.floor((startOfYear(year + 1) + margin - from) / step) + 1;
  const values = new Float64Array(count * width);
  for (let node = 0; node < count; node += 1) {
    const time = MakeTime(new Date(from + node * step));
    for (const [column, value] of at(time).entries()) values[node * width + column] = value;
  }
  unwrap(values, width);
  return { from, step, width, values };
}

/** A longitude that passes 360 goes on from there. */
function unwrap(values: Float64Array, width: number): void {
  for (let node = width; node < values.length; node += width) {
    const before = values[node - width] ?? 0;
    const value = values[node] ?? 0;
    values[node] = value + 360 * Math.round((before - value) / 360);
  }
}

function runsOf(year: number, sun: Track, moon: Track): SkyYear['runs'] {
  const nodes = moon.values.length / moon.width;
  const angles = { karana: zeros(nodes), pada: zeros(nodes), yoga: zeros(nodes), sunSign: zeros(nodes) };
  for (let node = 0; node < nodes; node += 1) {
    const at = asInstant(moon.from + node * moon.step);
    const moonAt = moon.values[node * moon.width] ?? 0;
    const sunAt = longitudeOf(sun, at) - SUN_BEHIND;
    const centuries = centuriesOf(at);
    const signs = ayanamsa(centuries) + nutation(centuries);
    angles.karana[node] = moonAt - sunAt;
    angles.pada[node] = moonAt - signs;
    angles.yoga[node] = moonAt + sunAt - 2 * signs;
    angles.sunSign[node] = sunAt - signs;
  }
  const run = (kind: keyof typeof angles): Run => crossings(year, moon, angles[kind], circleOf[kind]);
  return { karana: run('karana'), pada: run('pada'), yoga: run('yoga'), sunSign: run('sunSign') };
}

const zeros = (length: number): Float64Array => new Float64Array(length);

function longitudeOf({ from, step, values }: Track, at: Instant): number {
  const steps = (at - from) / step;
  const k = Math.min(Math.max(Math.floor(steps), BEFORE), values.length - 1 - AFTER);
  return between(values, k, steps - k);
}

/** When an angle that only grows enters each of the equal parts of the circle, to the second, within the year. */
function crossings(year: number, { from, step }: Track, angle: Float64Array, parts: number): Run {
  const size = 360 / parts;
  const at: number[] = [];
  let first = -1;
  for (let k = BEFORE; k < angle.length - AFTER; k += 1) {
    const begun = Math.floor((angle[k] ?? 0) / size);
    const reached = Math.floor((angle[k + 1] ?? 0) / size);
    for (let part = begun + 1; part <= reached; part += 1) {
      const instant = toTheSecond(from + step * (k + crossed(angle, k, part * size)));
      if (instant < startOfYear(year) || instant >= startOfYear(year + 1)) continue;
      if (first === -1) first = Math.round(turned(part * size) / size) % parts;
      at.push(instant);
    }
  }
  return { first, at: Float64Array.from(at) };
}

const toTheSecond = (ms: number): Instant => asInstant(Math.round(ms / 1000) * 1000);

/** How much of the step after `k` is over when the angle is `target`: by its slope, again and again. */
function crossed(angle: Float64Array, k: number, target: number): number {
  const begun = angle[k] ?? 0;
  const slope = (angle[k + 1] ?? 0) - begun;
  let x = (target - begun) / slope;
  for (let round = 0; round < 12; round += 1) {
    const off = target - between(angle, k, x);
    x += off / slope;
    if (Math.abs(off) < 1e-9) break;
  }
  return x;
}

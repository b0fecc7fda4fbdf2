import { asInstant, MINUTE, type Instant, type Period } from '../../time.ts';
import type { Place } from '../place.ts';
import { ayanamsa, centuriesOf, cosine, nutation, obliquity, siderealTime, sine, turned } from '../sky/earth.ts';

/** Which sign rises in the east: twelve of them a day, some two hours each. */

/** 1 to 12 from Mesha. */
export function lagnaAt(place: Place, at: Instant): number {
  const centuries = centuriesOf(at);
  const tilt = obliquity(centuries);
  const south = siderealTime(at) + place.lon;
  const across = sine(south) * cosine(tilt) + Math.tan((place.lat * Math.PI) / 180) * sine(tilt);
  const rising = (Math.atan2(cosine(south), -across) * 180) / Math.PI;
  return Math.floor(turned(rising - ayanamsa(centuries) - nutation(centuries)) / 30) + 1;
}

/** The signs that rise in a time, to the minute. */
export function lagnasIn(place: Place, from: Instant, to: Instant): (Period & { index: number })[] {
  const found: (Period & { index: number })[] = [];
  for (let at = from; at < to; at = asInstant(at + MINUTE)) {
    const index = lagnaAt(place, at);
    const last = found.at(-1);
    const end = asInstant(Math.min(at + MINUTE, to));
    if (last?.index === index) found[found.length - 1] = { ...last, to: end };
    else found.push({ index, from: at, to: end });
  }
  return found;
}

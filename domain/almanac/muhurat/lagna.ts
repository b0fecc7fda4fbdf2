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

/** So far apart it is looked first. At these latitudes no sign rises in less. */
const STEP = 10 * MINUTE;

/** The signs that rise in a time, to the minute: counted from its beginning. */
export function lagnasIn(place: Place, from: Instant, to: Instant): (Period & { index: number })[] {
  const found: (Period & { index: number })[] = [];
  const begins = (index: number, at: Instant): void => {
    const last = found.at(-1);
    if (last) found[found.length - 1] = { ...last, to: at };
    found.push({ index, from: at, to });
  };
  let index = lagnaAt(place, from);
  begins(index, from);
  for (let at = from; at < to; at = asInstant(at + STEP)) {
    const end = asInstant(at + STEP);
    while (lagnaAt(place, end) !== index) {
      const change = firstMinute(at, end, (minute) => lagnaAt(place, minute) !== index);
      if (change >= to) return found;
      index = lagnaAt(place, change);
      begins(index, change);
    }
  }
  return found;
}

/** The first whole minute after `from` of which something is true, as it is at `to`. */
function firstMinute(from: Instant, to: Instant, isTrue: (at: Instant) => boolean): Instant {
  let [before, after] = [0, (to - from) / MINUTE];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (isTrue(asInstant(from + middle * MINUTE))) after = middle;
    else before = middle;
  }
  return asInstant(from + after * MINUTE);
}

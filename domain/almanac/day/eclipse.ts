import { asInstant, HOUR, hours, MINUTE, type Instant, type Period } from '../../time.ts';
import type { Place } from '../place.ts';
import type { Eclipse } from '../sky/sky-year.ts';
import type { Sky } from '../sky/sky.ts';
import { dayIn } from '../place.ts';
import { moonCrosses, sunTimes } from './rise.ts';

/** An eclipse as a place sees it: what of it is above the horizon, and its sutak. */

export interface LocalEclipse extends Eclipse {
  /** The part of its hours in which the sun or the moon is up. */
  readonly seen: Period;
  /** The rising or setting that cuts it short. */
  readonly rises: Instant | null;
  readonly sets: Instant | null;
  /** From when most almanacs count sutak; it ends with the eclipse. */
  readonly sutakFrom: Instant;
}

/** Four praharas, of three hours each, before an eclipse of the sun; three before one of the moon. */
const SUTAK = { sun: 12 * HOUR, moon: 9 * HOUR };
/** The longest of them. */
export const SUTAK_MOST = hours(12);

/** From its beginning to the end of the eclipse. */
export const sutakOf = ({ of, from, to }: Pick<Eclipse, 'of' | 'from' | 'to'>): Period => ({
  from: asInstant(from - SUTAK[of]),
  to,
});

export function eclipseAt(sky: Sky, place: Place, eclipse: Eclipse): LocalEclipse {
  const { of, from, to } = eclipse;
  const { rises, sets } = of === 'sun' ? ofSun(sky, place, eclipse) : ofMoon(sky, place, eclipse);
  return {
    ...eclipse,
    seen: { from: rises ?? from, to: sets ?? to },
    rises,
    sets,
    sutakFrom: sutakOf(eclipse).from,
  };
}

type Crossings = Pick<LocalEclipse, 'rises' | 'sets'>;

function ofSun(sky: Sky, place: Place, { from, peak, to }: Eclipse): Crossings {
  const times = sunTimes(sky, place, dayIn(place.tz, peak));
  return { rises: within(times?.sunrise, from, to), sets: within(times?.sunset, from, to) };
}

function ofMoon(sky: Sky, place: Place, { from, to }: Eclipse): Crossings {
  return {
    rises: within(moonCrosses(sky, place, asInstant(from - MINUTE), 'up'), from, to),
    sets: within(moonCrosses(sky, place, asInstant(from - MINUTE), 'down'), from, to),
  };
}

const within = (at: Instant | null | undefined, from: Instant, to: Instant): Instant | null =>
  at !== null && at !== undefined && at > from && at < to ? at : null;

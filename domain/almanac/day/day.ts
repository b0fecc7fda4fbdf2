import { addDays, weekday, type Day, type Instant, type Period } from '../../time.ts';
import type { Ayana, Ritu } from '../names/months.ts';
import { pakshaOf, type Paksha } from '../names/names.ts';
import { lagnasIn } from '../muhurat/lagna.ts';
import { dayIn, type Place } from '../place.ts';
import type { Eclipse } from '../sky/sky-year.ts';
import type { Sky, Span } from '../sky/sky.ts';
import { amritIn, bhadraIn, panchakaIn, type Bhadra } from './bala.ts';
import { ayanaOf, rituOf, solarMonthOf, yearsOf, type SolarMonth, type Years } from './eras.ts';
import { amantaAt, purnimantaOf, type LunarMonth } from './month.ts';
import { moonCrosses, sunTimes, type Horizon } from './rise.ts';
import {
  choghadiyaOf,
  durmuhurtas,
  horasOf,
  windowsOf,
  type Bounds,
  type ChoghadiyaPart,
  type HoraPart,
  type Windows,
} from './windows.ts';

/** A day of the almanac, from sunrise to the next. */

export const dayLimbs = ['tithi', 'nakshatra', 'yoga', 'karana', 'moonRashi'] as const;
export type DayLimb = (typeof dayLimbs)[number];

/** What a calendar’s cell needs: cheap enough for a month of them. */
export interface DayHead extends Bounds {
  readonly day: Day;
  readonly moonrise: Instant | null;
  readonly moonset: Instant | null;
  /** All parts that touch the day, whole: their true beginnings and ends also where these lie outside it. */
  readonly limbs: Readonly<Record<DayLimb, readonly Span[]>>;
  readonly atSunrise: { readonly tithi: number; readonly nakshatra: number };
  readonly paksha: Paksha;
  readonly amanta: LunarMonth;
  readonly purnimanta: LunarMonth;
  /** The first and the last day of the extra month this day lies in. */
  readonly malamasa: { readonly first: Day; readonly last: Day } | null;
  readonly solar: SolarMonth;
}

export interface AlmanacDay extends DayHead {
  readonly windows: Windows;
  readonly durmuhurta: readonly Period[];
  readonly amrit: readonly Period[];
  readonly choghadiya: readonly ChoghadiyaPart[];
  readonly hora: readonly HoraPart[];
  readonly bhadra: readonly Bhadra[];
  readonly panchaka: Period | null;
  /** The signs that rise, 1 to 12. */
  readonly lagna: readonly (Period & { readonly index: number })[];
  readonly eclipses: readonly Eclipse[];
  readonly years: Years;
  readonly ritu: Ritu;
  readonly ayana: Ayana;
}

/** From sunrise to the next; null where the sun does not rise and set. */
export function boundsOf(sky: Sky, place: Place, day: Day, horizon: Horizon = 'standard'): Bounds | null {
  const today = sunTimes(sky, place, day, horizon);
  const next = today && sunTimes(sky, place, addDays(day, 1), horizon);
  return today && next ? { weekday: weekday(day), ...today, nextSunrise: next.sunrise } : null;
}

export function headOf(sky: Sky, place: Place, day: Day, horizon: Horizon = 'standard'): DayHead | null {
  const bounds = boundsOf(sky, place, day, horizon);
  if (!bounds) return null;
  const { sunrise, nextSunrise } = bounds;
  const spans = (limb: DayLimb) => sky.spans(limb, sunrise, nextSunrise);
  const limbs = {
    tithi: spans('tithi'),
    nakshatra: spans('nakshatra'),
    yoga: spans('yoga'),
    karana: spans('karana'),
    moonRashi: spans('moonRashi'),
  };
  const tithi = limbs.tithi[0]?.index ?? 0;
  const amanta = amantaAt(sky, sunrise);
  const { index, adhika } = amanta;
  const onOrAfter = (at: Instant) => dayWithSunrise(sky, place, at, horizon);
  return {
    ...bounds,
    day,
    limbs,
    moonrise: moonCrosses(sky, place, sunrise, 'up'),
    moonset: moonCrosses(sky, place, sunrise, 'down'),
    atSunrise: { tithi, nakshatra: limbs.nakshatra[0]?.index ?? 0 },
    paksha: pakshaOf(tithi),
    amanta: { index, adhika },
    purnimanta: purnimantaOf({ index, adhika }, tithi),
    malamasa: adhika ? { first: onOrAfter(amanta.from), last: addDays(onOrAfter(amanta.to), -1) } : null,
    solar: solarMonthOf(sky, sunrise),
  };
}

/** The day of the first sunrise from an instant on. */
function dayWithSunrise(sky: Sky, place: Place, at: Instant, horizon: Horizon): Day {
  const day = dayIn(place.tz, at);
  const times = sunTimes(sky, place, day, horizon);
  return times && times.sunrise < at ? addDays(day, 1) : day;
}

/** Null where the sun does not rise and set. */
export function almanacDay(sky: Sky, place: Place, day: Day, horizon: Horizon = 'standard'): AlmanacDay | null {
  const head = headOf(sky, place, day, horizon);
  if (!head) return null;
  const { sunrise, nextSunrise, solar } = head;
  const [year = 0, month = 0] = day.split('-').map(Number);
  return {
    ...head,
    windows: windowsOf(head),
    durmuhurta: durmuhurtas(head),
    amrit: amritIn(sky, sunrise, nextSunrise),
    choghadiya: choghadiyaOf(head),
    hora: horasOf(head),
    bhadra: bhadraIn(sky, sunrise, nextSunrise),
    panchaka: panchakaIn(sky, sunrise, nextSunrise),
    lagna: lagnasIn(place, sunrise, nextSunrise),
    eclipses: sky.eclipses(sunrise, nextSunrise),
    years: yearsOf(year, month, amantaAt(sky, sunrise), head.atSunrise.tithi),
    ritu: rituOf(solar.index),
    ayana: ayanaOf(solar.index),
  };
}

import { asInstant, MINUTE, type Instant, type Period } from '../../time.ts';
import { eighthOf, partOf } from '../../calendar/eighths.ts';
import { choghadiyas, goodChoghadiyas, horas, type Choghadiya, type Hora, type WindowKind } from '../names/windows.ts';

/** The parts of a day between sunrise, sunset and the next sunrise (docs/almanac.md says where each rule is from). */

export interface Bounds {
  /** Zero for Sunday; it changes at sunrise. */
  readonly weekday: number;
  readonly sunrise: Instant;
  readonly sunset: Instant;
  readonly nextSunrise: Instant;
}

/** Half a ghati. */
const HALF_GHATI = 12 * MINUTE;

export type Windows = Readonly<Record<WindowKind, Period | null>>;

export function windowsOf({ weekday, sunrise, sunset, nextSunrise }: Bounds): Windows {
  const day = (nth: number, parts: number) => partOf(sunrise, sunset, nth, parts);
  const night = (nth: number, parts: number) => partOf(sunset, nextSunrise, nth, parts);
  const daylight = { weekday, sunrise, sunset };
  return {
    // the last but one muhurta of the night before this sunrise is yesterday’s; of this day it is before the next one
    brahmaMuhurta: night(14, 15),
    purvahna: day(1, 2),
    // on a Wednesday it mends nothing
    abhijit: weekday === 3 ? null : day(8, 15),
    madhyahna: day(3, 5),
    aparahna: day(4, 5),
    godhuli: { from: asInstant(sunset - HALF_GHATI), to: asInstant(sunset + HALF_GHATI) },
    pradosh: night(1, 5),
    nishita: night(8, 15),
    rahuKaal: eighthOf('rahuKaal', daylight),
    gulika: eighthOf('gulika', daylight),
    yamaganda: eighthOf('yamaganda', daylight),
  };
}

/** Fifteenths of daylight, from Sunday on; a negative one is of the night. */
const bad: readonly (readonly number[])[] = [[14], [9, 12], [4, -7], [8], [6, 12], [4, 9], [1, 2]];

export const durmuhurtas = ({ weekday, sunrise, sunset, nextSunrise }: Bounds): Period[] =>
  (bad[weekday] ?? []).map((nth) =>
    nth > 0 ? partOf(sunrise, sunset, nth, 15) : partOf(sunset, nextSunrise, -nth, 15),
  );

export interface ChoghadiyaPart extends Period {
  readonly name: Choghadiya;
  readonly good: boolean;
  readonly night: boolean;
}

/** The first of a day and of a night, from Sunday on, as places in the circle. */
const firstOfDay = [0, 3, 6, 2, 5, 1, 4];
const firstOfNight = [5, 1, 4, 0, 3, 6, 2];

/** Eight of the day and eight of the night; by night the circle goes round in fives. */
export function choghadiyaOf({ weekday, sunrise, sunset, nextSunrise }: Bounds): ChoghadiyaPart[] {
  const part = (nth: number, night: boolean): ChoghadiyaPart => {
    const first = (night ? firstOfNight : firstOfDay)[weekday] ?? 0;
    const name = choghadiyas[(first + nth * (night ? 5 : 1)) % 7] ?? 'udveg';
    const period = night ? partOf(sunset, nextSunrise, nth + 1, 8) : partOf(sunrise, sunset, nth + 1, 8);
    return { ...period, name, good: goodChoghadiyas.includes(name), night };
  };
  return [false, true].flatMap((night) => Array.from({ length: 8 }, (_, nth) => part(nth, night)));
}

export interface HoraPart extends Period {
  readonly of: Hora;
}

/** Twelve of the day and twelve of the night; the first is the weekday’s own planet’s. */
export function horasOf({ weekday, sunrise, sunset, nextSunrise }: Bounds): HoraPart[] {
  // the planet of each weekday is the third next in the order of hours
  const first = (weekday * 3) % 7;
  return Array.from({ length: 24 }, (_, nth) => ({
    ...(nth < 12 ? partOf(sunrise, sunset, nth + 1, 12) : partOf(sunset, nextSunrise, nth - 11, 12)),
    of: horas[(first + nth) % 7] ?? 'sun',
  }));
}

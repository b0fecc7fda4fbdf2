import { addDays, daysBetween, type Day } from '../../time.ts';
import { boundsOf } from '../day/day.ts';
import { amantaAt, purnimantaOf, type MonthSpan } from '../day/month.ts';
import { noonOf, type Place } from '../place.ts';
import type { Sky } from '../sky/sky.ts';
import { isSet, type SettingPlanet } from './asta.ts';
import type { Season } from '../names/rule-choices.ts';
import { passes, type MuhuratRule } from './rule.ts';
import type { BarCode, Barred } from '../../calendar/why-empty.ts';
import { isSeason } from './windows.ts';

/** Why a ritual has no hours for long: what its rule says of whole days, and until when. Tithis, stars and weekdays change too fast for that. */

type Bars = ReadonlyMap<BarCode, readonly number[]>;

/** Within the days of the question; later days are read as long as something lasts into them. */
export function barredIn(
  sky: Sky,
  place: Place,
  rule: MuhuratRule,
  { asked, ahead }: { asked: readonly Day[]; ahead: readonly Day[] },
): Barred[] {
  const barsOn = readerOf(sky, place, rule);
  const open = new Map<BarCode, Barred>();
  const found: Barred[] = [];
  const close = (bars: Bars): void => {
    for (const [code, one] of open) if (!bars.has(code) && open.delete(code)) found.push(one);
  };
  const read = (day: Day, isAsked: boolean): void => {
    const bars = barsOn(day);
    close(bars);
    for (const [code, of] of bars) {
      const one = open.get(code);
      if (one) open.set(code, { ...one, to: day, of: [...new Set([...one.of, ...of])] });
      else if (isAsked) open.set(code, { code, from: day, to: day, of, spare: spareOf(rule, code) });
    }
  };
  for (const day of asked) read(day, true);
  for (const day of ahead) if (open.size > 0) read(day, false);
  close(new Map());
  return found.toSorted((one, other) => daysBetween(other.from, one.from));
}

const spareOf = ({ asta }: MuhuratRule, code: BarCode): number =>
  code === 'jupiter-set' || code === 'venus-set' ? (asta?.days ?? 0) : 0;

/** What bars a day whole. A month of the moon and the days on which a planet is set are read once. */
function readerOf(sky: Sky, place: Place, rule: MuhuratRule): (day: Day) => Bars {
  let month: MonthSpan | null = null;
  const sets = new Map<string, boolean>();
  const setsOn = (planet: SettingPlanet, day: Day): boolean => {
    const key = `${planet} ${day}`;
    const set = sets.get(key) ?? isSet(sky, place, planet, noonOf(day, place));
    sets.set(key, set);
    return set;
  };
  return (day) => {
    const bars = new Map<BarCode, readonly number[]>();
    const bounds = boundsOf(sky, place, day);
    if (!bounds) return bars;
    const { sunrise, nextSunrise } = bounds;
    const tithis = sky.spans('tithi', sunrise, nextSunrise).map(({ index, from }) => {
      if (!month || from < month.from || from >= month.to) month = amantaAt(sky, from);
      const named = rule.months?.by === 'purnimanta' ? purnimantaOf(month, index) : month;
      return { tithi: index, amanta: month, month: named.index };
    });
    for (const season of rule.seasonsOut) if (tithis.every((one) => isIn(season, one))) bars.set(season, []);
    if (tithis.every((one) => !passes(rule.months, one.month)))
      bars.set(
        'month',
        tithis.map((one) => one.month),
      );
    // as hours are cut: a day on which the sun enters or leaves a sign that is out is out whole
    const suns = sky.spans('sunRashi', sunrise, nextSunrise).filter(({ index }) => !passes(rule.suns, index));
    if (suns.length > 0)
      bars.set(
        'sun',
        suns.map(({ index }) => index),
      );
    if (rule.eclipseOut && sky.eclipses(sunrise, nextSunrise).length > 0) bars.set('eclipse', []);
    const around = rule.asta?.level === 'block' ? daysAround(day, rule.asta.days) : [];
    for (const planet of ['jupiter', 'venus'] as const) {
      if (around.some((one) => setsOn(planet, one))) bars.set(`${planet}-set`, []);
    }
    return bars;
  };
}

const isIn = (season: Season, { amanta, tithi }: { amanta: MonthSpan; tithi: number }): boolean =>
  isSeason(season, amanta, tithi);

const daysAround = (day: Day, around: number): Day[] =>
  Array.from({ length: 2 * around + 1 }, (_, nth) => addDays(day, nth - around));

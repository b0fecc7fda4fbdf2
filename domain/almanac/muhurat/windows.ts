import { asInstant, later, MINUTE, minutes, type Day, type Instant, type Period } from '../../time.ts';
import { boundsOf } from '../day/day.ts';
import { SUTAK_MOST, sutakOf } from '../day/eclipse.ts';
import { amantaAt, purnimantaOf } from '../day/month.ts';
import { partOf } from '../../calendar/eighths.ts';
import { windowsOf, type Bounds } from '../day/windows.ts';
import type { LimbAt } from '../names/limbs.ts';
import { isVishti } from '../names/names.ts';
import type { KaranaToAvoid, Season } from '../names/rule-choices.ts';
import { minutesAhead, noonOf, type Place } from '../place.ts';
import type { Sky, Span } from '../sky/sky.ts';
import { isSetAround, type SettingPlanet } from './asta.ts';
import { lagnasIn } from './lagna.ts';
import { passes, type MuhuratRule } from './rule.ts';
import { both, merged, toMinutes, without } from './spans.ts';

/** The hours of a day in which a ritual may begin by its rule. A night’s hours belong to the day before. */

export type Warning = 'jupiter-set' | 'venus-set' | 'eclipse';

export interface MuhuratWindow extends Period {
  readonly day: Day;
  readonly weekday: number;
  /** With which it begins. */
  readonly tithi: number;
  readonly nakshatra: number;
  /** What begins within it, in order. */
  readonly turns: readonly Turn[];
  readonly warnings: readonly Warning[];
}

/** A tithi or a star that begins within the hours. */
export interface Turn extends LimbAt {
  readonly at: Instant;
}

export function muhuratOn(sky: Sky, place: Place, rule: MuhuratRule, day: Day): MuhuratWindow[] {
  const bounds = boundsOf(sky, place, day);
  if (!bounds || !passes(rule.weekdays, bounds.weekday)) return [];
  const { sunrise, nextSunrise } = bounds;
  if (rule.eclipseOut && sky.eclipses(sunrise, nextSunrise).length > 0) return [];
  // that of an eclipse after the next sunrise begins on this day
  const sutaks = merged(sky.eclipses(sunrise, later(nextSunrise, SUTAK_MOST)).map(sutakOf));
  const set = rule.asta && isSetAround(sky, place, noonOf(day, place), rule.asta.days);
  if (set && rule.asta?.level === 'block') return [];
  const hours = hoursIn(sky, place, rule, bounds);
  const whole = merged(rule.eclipseOut ? without(hours, sutaks) : hours).flatMap((span) => {
    const cut = toMinutes(span);
    return cut.to - cut.from >= rule.minMinutes * MINUTE && beginsInTime(rule, place, day, cut.from) ? [cut] : [];
  });
  const planets = set ? [warningOf(set)] : [];
  const inEclipse = (span: Period): Warning[] => (both([span], sutaks).length > 0 ? ['eclipse'] : []);
  return whole.map((span) => ({
    ...span,
    day,
    weekday: bounds.weekday,
    tithi: sky.at('tithi', span.from).index,
    nakshatra: sky.at('nakshatra', span.from).index,
    turns: turnsIn(sky, span),
    warnings: [...planets, ...inEclipse(span)],
  }));
}

const limbs = ['tithi', 'nakshatra'] as const;

const turnsIn = (sky: Sky, { from, to }: Period): Turn[] =>
  limbs
    .flatMap((limb) => sky.spans(limb, from, to).map((span) => ({ limb, index: span.index, at: span.from })))
    .filter(({ at }) => from < at && at < to)
    .toSorted((one, other) => one.at - other.at);

const warningOf = (planet: SettingPlanet): Warning => `${planet}-set`;

function hoursIn(sky: Sky, place: Place, rule: MuhuratRule, bounds: Bounds): Period[] {
  const { sunrise, nextSunrise } = bounds;
  const spans = (limb: Parameters<Sky['spans']>[0]) => sky.spans(limb, sunrise, nextSunrise);
  let hours: Period[] = [partOfDay(rule, bounds)];
  hours = both(hours, merged(spans('tithi').filter((span) => isTithiIn(sky, rule, span))));
  hours = both(hours, merged(spans('pada').filter(({ index }) => isStarIn(rule, index))));
  // a day on which the sun enters or leaves a sign that is out is out whole
  if (spans('sunRashi').some(({ index }) => !passes(rule.suns, index))) return [];
  if (rule.lagnas) {
    const rising = lagnasIn(place, sunrise, nextSunrise).filter(({ index }) => passes(rule.lagnas, index));
    hours = both(hours, merged(rising));
  }
  hours = without(
    hours,
    spans('yoga').filter(({ index }) => rule.yogasOut.includes(index)),
  );
  hours = without(
    hours,
    spans('karana').filter(({ index }) => rule.karanasOut.some((karana) => isKarana(karana, index))),
  );
  const windows = windowsOf(bounds);
  return without(
    hours,
    rule.trims.flatMap((trim) => windows[trim] ?? []),
  );
}

function partOfDay({ dayPart }: MuhuratRule, { sunrise, sunset, nextSunrise }: Bounds): Period {
  if (dayPart === 'daylight') return { from: sunrise, to: sunset };
  if (dayPart === 'forenoon') return partOf(sunrise, sunset, 1, 2);
  if (dayPart === 'before-midday') return { from: sunrise, to: partOf(sunrise, sunset, 3, 5).from };
  if (dayPart === 'evening') return { from: asInstant(sunset - minutes(12)), to: partOf(sunset, nextSunrise, 1, 5).to };
  return { from: sunrise, to: nextSunrise };
}

/** The tithi itself, and the month and the season that it stands in. */
function isTithiIn(sky: Sky, rule: MuhuratRule, { index, from }: Span): boolean {
  if (!passes(rule.tithis, index)) return false;
  const amanta = amantaAt(sky, from);
  const month = rule.months?.by === 'purnimanta' ? purnimantaOf(amanta, index).index : amanta.index;
  if (!passes(rule.months, month)) return false;
  return !rule.seasonsOut.some((season) => isSeason(season, amanta, index));
}

/** Whether a tithi of an amanta month lies in a season. */
export function isSeason(
  season: Season,
  { index, adhika }: { index: number; adhika: boolean },
  tithi: number,
): boolean {
  const at = index * 30 + tithi;
  if (season === 'adhika') return adhika;
  // from the day Vishnu falls asleep until he wakes
  if (season === 'chaturmasya') return at >= 4 * 30 + 11 && at <= 8 * 30 + 11 && !(adhika && index === 4);
  if (season === 'pitru-paksha') return index === 6 && tithi > 15;
  return index === 12 && tithi >= 8 && tithi <= 15;
}

/** Of a quarter of a star, 0 to 107. */
function isStarIn({ nakshatras, padasOut }: MuhuratRule, quarter: number): boolean {
  const [star, pada] = [Math.floor(quarter / 4) + 1, (quarter % 4) + 1];
  return passes(nakshatras, star) && !padasOut.some(([one, nth]) => one === star && nth === pada);
}

const isKarana = (karana: KaranaToAvoid, index: number): boolean =>
  karana === 'vishti' ? isVishti(index) : index === { shakuni: 57, chatushpada: 58, naga: 59 }[karana];

function beginsInTime({ beginsBefore }: MuhuratRule, { tz }: Place, day: Day, at: Instant): boolean {
  if (beginsBefore === null) return true;
  const local = new Date(at + minutesAhead(tz, at) * MINUTE).toISOString();
  return local < `${day}T${String(beginsBefore).padStart(2, '0')}`;
}

import type { FamilyDayKind } from '../../calendar/family-days.ts';
import type { Day, Instant } from '../../time.ts';
import { boundsOf } from '../day/day.ts';
import { amantaAt } from '../day/month.ts';
import { partOf } from '../../calendar/eighths.ts';
import type { Year } from '../festivals/decide.ts';
import type { Rule } from '../festivals/rule.ts';
import type { Place } from '../place.ts';
import type { Sky } from '../sky/sky.ts';

/** On which days a family keeps a tithi: a shraddha by the afternoon, as panjis have it; everything else by sunrise. */

export interface LunarDay {
  readonly kind: FamilyDayKind;
  /** From new moon to new moon. */
  readonly month: number;
  readonly tithi: number;
}

/** The hours of a day that decide which one has the tithi. */
export const windowOf = ({ kind }: Pick<LunarDay, 'kind'>): 'aparahna' | 'sunrise' =>
  kind === 'shraddha' ? 'aparahna' : 'sunrise';

const ruleOf = ({ kind, month, tithi }: LunarDay): Rule => {
  const window = windowOf({ kind });
  return { kind: 'tithi', month, tithi, window, tie: window === 'aparahna' ? 'most' : 'first' };
};

/** In each of these years, of one that is asked for many days. */
export const datesIn = (years: readonly Year[], day: LunarDay): Day[] =>
  years.flatMap((year) => year.decide(ruleOf(day), () => []).map((one) => one.day)).toSorted();

export interface Found {
  readonly month: number;
  readonly tithi: number;
  /** Another tithi that stood on that day, where the hour would decide. */
  readonly other: number | null;
  /** The day lay in an extra month; the family keeps it in the ordinary month of that name. */
  readonly adhika: boolean;
}

/**
 * The tithi of a date at a place. An hour that is known decides; without one a death counts by the afternoon and everything else by
 * sunrise. Null where the sun does not rise and set.
 */
export function tithiOf(sky: Sky, place: Place, kind: FamilyDayKind, day: Day, at: Instant | null): Found | null {
  const bounds = boundsOf(sky, place, day);
  if (!bounds) return null;
  const { sunrise, sunset, nextSunrise } = bounds;
  const moment = at ?? (kind === 'shraddha' ? partOf(sunrise, sunset, 4, 5).from : sunrise);
  const { index } = sky.at('tithi', moment);
  const others = sky.spans('tithi', sunrise, nextSunrise).filter((span) => span.index !== index);
  const { index: month, adhika } = amantaAt(sky, moment);
  return { month, adhika, tithi: index, other: at === null ? (others[0]?.index ?? null) : null };
}

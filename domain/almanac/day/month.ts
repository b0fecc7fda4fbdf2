import { asInstant, DAY, type Instant } from '../../time.ts';
import type { Sky } from '../sky/sky.ts';

/** Lunar months: named after the sign the sun stands in when they begin. */

export interface LunarMonth {
  /** 1 to 12 from Chaitra. */
  readonly index: number;
  /** The first of two of one name: nothing is begun in it. Odisha says Malamasa. */
  readonly adhika: boolean;
}

export interface MonthSpan extends LunarMonth {
  /** New moon to new moon. */
  readonly from: Instant;
  readonly to: Instant;
  /** The sun passed a whole sign in it: the name that comes next is left out. It happens twice in these 150 years, at most. */
  readonly kshaya: boolean;
}

/** The month from new moon to new moon that an instant lies in. */
export function amantaAt(sky: Sky, at: Instant): MonthSpan {
  const from = newMoonUntil(sky, at);
  const to = newMoonAfter(sky, from);
  const sign = sky.at('sunRashi', from).index;
  const next = sky.at('sunRashi', to).index;
  const passed = (next - sign + 12) % 12;
  return { index: (sign % 12) + 1, adhika: passed === 0, kshaya: passed === 2, from, to };
}

/** The same in the reckoning of Odisha and the north, where a month ends with the full moon: its dark half comes first. */
export function purnimantaOf({ index, adhika }: LunarMonth, tithi: number): LunarMonth {
  // an extra month stands between the halves of its namesake, whole
  return tithi > 15 && !adhika ? { index: (index % 12) + 1, adhika: false } : { index, adhika };
}

/** All months that begin in a time. */
export function monthsFrom(sky: Sky, from: Instant, to: Instant): MonthSpan[] {
  const found: MonthSpan[] = [];
  for (let month = amantaAt(sky, from); month.from < to; month = amantaAt(sky, month.to)) {
    if (month.from >= from) found.push(month);
  }
  return found;
}

function newMoonUntil(sky: Sky, at: Instant): Instant {
  const { index, from } = sky.at('tithi', at);
  if (index === 1) return from;
  // a tithi lasts 19 to 27 hours
  const spans = sky.spans('tithi', asInstant(at - 31 * DAY), at);
  return spans.findLast((span) => span.index === 1)?.from ?? from;
}

function newMoonAfter(sky: Sky, from: Instant): Instant {
  const next = sky
    .spans('tithi', asInstant(from + 27 * DAY), asInstant(from + 31 * DAY))
    .find(({ index }) => index === 1);
  if (!next) throw new RangeError('no new moon follows');
  return next.from;
}

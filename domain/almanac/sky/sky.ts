import { asInstant, type Instant, type Period } from '../../time.ts';
import { startOfYear, yearAt } from '../years.ts';
import { centuriesOf, equatorial } from './earth.ts';
import { along } from './interpolate.ts';
import { circleOf, type Eclipse, type RunKind, type SkyYear, type TrackKind } from './sky-year.ts';

/** Years of the sky laid end to end, and what stands in them. Years that came from the store and fresh ones are the same. */

export const limbs = ['tithi', 'nakshatra', 'yoga', 'karana', 'moonRashi', 'sunRashi', 'pada'] as const;
export type Limb = (typeof limbs)[number];

/** A part of a limb, from when it begins to when the next one does. */
export interface Span extends Period {
  readonly index: number;
}

/** Which parts of what is stored make a limb: every so manieth, counted from so much. */
const made: Readonly<Record<Limb, { of: RunKind; each: number; begins: number }>> = {
  // as they are numbered by name: tithi 1 to 30, star 1 to 27, yoga 1 to 27, karana 0 to 59, sign 1 to 12, quarter 0 to 107
  tithi: { of: 'karana', each: 2, begins: 1 },
  karana: { of: 'karana', each: 1, begins: 0 },
  nakshatra: { of: 'pada', each: 4, begins: 1 },
  moonRashi: { of: 'pada', each: 9, begins: 1 },
  pada: { of: 'pada', each: 1, begins: 0 },
  yoga: { of: 'yoga', each: 1, begins: 1 },
  sunRashi: { of: 'sunSign', each: 1, begins: 1 },
};

interface Line {
  readonly at: readonly number[];
  readonly index: readonly number[];
}

export class Sky {
  readonly #years: ReadonlyMap<number, SkyYear>;
  readonly #lines = new Map<Limb, Line>();
  readonly from: Instant;
  readonly to: Instant;

  /** Of years that follow each other. */
  constructor(years: readonly SkyYear[]) {
    const ordered = years.toSorted((one, other) => one.year - other.year);
    this.#years = new Map(ordered.map((year) => [year.year, year]));
    this.from = startOfYear(ordered[0]?.year ?? 0);
    this.to = startOfYear((ordered.at(-1)?.year ?? 0) + 1);
  }

  /** Made when it is first asked for: a month of cells needs no quarters of stars. */
  #line(limb: Limb): Line {
    const line = this.#lines.get(limb) ?? lineOf([...this.#years.values()], limb);
    this.#lines.set(limb, line);
    return line;
  }

  /** What stands at an instant. An error near the ends of what was given: more years are needed. */
  at(limb: Limb, at: Instant): Span {
    return this.#span(limb, lastBefore(this.#line(limb).at, at));
  }

  /** All that touch a time, whole. */
  spans(limb: Limb, from: Instant, to: Instant): Span[] {
    const line = this.#line(limb);
    const found: Span[] = [];
    for (let nth = lastBefore(line.at, from); (line.at[nth] ?? Infinity) < to; nth += 1)
      found.push(this.#span(limb, nth));
    return found;
  }

  #span(limb: Limb, nth: number): Span {
    const { at, index } = this.#line(limb);
    const [from, to, part] = [at[nth], at[nth + 1], index[nth]];
    if (from === undefined || to === undefined || part === undefined)
      throw new RangeError(`${limb} is not known there`);
    return { index: part, from: asInstant(from), to: asInstant(to) };
  }

  /** Where something stands: longitude and latitude on the ecliptic, degrees; of the moon its distance too. */
  place(of: TrackKind, at: Instant): { lon: number; lat: number; km: number } {
    const track = this.#yearAt(at).tracks[of];
    const column = (nth: number) => (nth < track.width ? along(track, at, nth) : 0);
    return { lon: column(0), lat: column(1), km: column(2) };
  }

  equatorial(of: TrackKind, at: Instant): { ra: number; dec: number; km: number } {
    const { lon, lat, km } = this.place(of, at);
    return { ...equatorial(lon, lat, centuriesOf(at)), km };
  }

  eclipses(from: Instant, to: Instant): Eclipse[] {
    return [...this.#years.values()]
      .flatMap(({ eclipses }) => eclipses)
      .filter((one) => one.to > from && one.from < to);
  }

  #yearAt(at: Instant): SkyYear {
    const year = this.#years.get(yearAt(at));
    if (!year) throw new RangeError('this year’s sky was not given');
    return year;
  }
}

function lineOf(years: readonly SkyYear[], limb: Limb): Line {
  const { of, each, begins } = made[limb];
  const [at, index]: [number[], number[]] = [[], []];
  for (const { runs } of years) {
    const { first, at: begun } = runs[of];
    for (let nth = 0; nth < begun.length; nth += 1) {
      const part = (first + nth) % circleOf[of];
      if (part % each !== 0) continue;
      at.push(begun[nth] ?? 0);
      index.push(part / each + begins);
    }
  }
  return { at, index };
}

/** The place in an ordered list of the last that is not later; -1 where all are. */
function lastBefore(list: readonly number[], at: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] ?? Infinity) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

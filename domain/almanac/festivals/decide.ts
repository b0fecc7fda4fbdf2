import {
  addDays,
  asInstant,
  DAY,
  dayAt,
  daysBetween,
  MINUTE,
  weekday,
  type Day,
  type Instant,
  type Period,
} from '../../time.ts';
import { boundsOf } from '../day/day.ts';
import { amantaAt, monthsFrom, purnimantaOf, type MonthSpan } from '../day/month.ts';
import { moonCrosses } from '../day/rise.ts';
import { partOf } from '../../calendar/eighths.ts';
import type { Bounds } from '../day/windows.ts';
import { isVishti } from '../names/names.ts';
import { BHUBANESWAR } from '../place.ts';
import type { Sky, Span } from '../sky/sky.ts';
import { startOfYear } from '../years.ts';
import { lead, pick } from './margin.ts';
import type { FestivalWindow, Tie } from '../names/festival-choices.ts';
import { undecided, type Candidate, type Rule, type Why } from './rule.ts';

/** Which days a rule gives in a civil year. Festivals are decided for Bhubaneswar: all Odisha keeps them on one day. */

export interface Decided {
  readonly day: Day;
  readonly why: Why;
}

const ASHWINA = 7;
const SHRAVANA = 22;
const DANDA = 24 * MINUTE;

export class Year {
  readonly sky: Sky;
  readonly year: number;
  /** Those that touch the year. */
  readonly months: readonly MonthSpan[];
  readonly #bounds = new Map<Day, Bounds>();

  constructor(sky: Sky, year: number) {
    this.sky = sky;
    this.year = year;
    const from = asInstant(startOfYear(year) - 35 * DAY);
    this.months = [amantaAt(sky, from), ...monthsFrom(sky, from, asInstant(startOfYear(year + 1) + 2 * DAY))];
  }

  bounds(day: Day): Bounds {
    const known = this.#bounds.get(day) ?? boundsOf(this.sky, BHUBANESWAR, day);
    if (!known) throw new RangeError('the sun rises and sets in Odisha');
    this.#bounds.set(day, known);
    return known;
  }

  /** The days of the rule that lie in the year. */
  decide(rule: Rule, other: (slug: string) => readonly Decided[]): Decided[] {
    return this.#all(rule, other).filter(({ day }) => Number(day.slice(0, 4)) === this.year);
  }

  /** The evening after the decided one, where it too has a danda of the tithi left after sunset. */
  danda({ day, why }: Decided): Why['danda'] {
    const next = addDays(day, 1);
    const left = why.tithi ? why.tithi.to - this.bounds(next).sunset : 0;
    return left >= DANDA ? { day: next, left } : null;
  }

  #all(rule: Rule, other: (slug: string) => readonly Decided[]): Decided[] {
    if (rule.kind === 'tithi') return this.#tithis(rule.month, rule.tithi).map((span) => this.#ofTithi(span, rule));
    if (rule.kind === 'ingress') return this.#ingresses(rule.sign, rule.days);
    if (rule.kind === 'weekday') return this.#weekdays(rule.weekday, rule.month);
    if (rule.kind === 'durga') return this.#tithis(ASHWINA, 10).map((span) => this.#durga(span, rule.tithi));
    if (rule.kind === 'holika') return this.#tithis(12, 15).map((span) => this.#holika(span));
    return other(rule.slug).map(({ day, why }) => ({ day: addDays(day, rule.days), why }));
  }

  /** The spans of a tithi of a month; of an extra month only for what is of extra months. */
  #tithis(month: number, tithi: number): Span[] {
    return this.months
      .filter((span) => (month === 0 ? span.adhika : !span.adhika && isNamed(span, month)))
      .flatMap(({ from, to }) =>
        this.sky.spans('tithi', from, to).filter((span) => span.index === tithi && span.from >= from && span.from < to),
      );
  }

  #ofTithi(span: Span, { window, tie }: { window: FestivalWindow; tie: Tie }): Decided {
    const all = this.#daysAround(span).map((day) => this.#candidate(day, span, window));
    const having = all.filter(({ shared }) => shared > 0);
    const found = pick(having, tie) ?? this.#begins(span, window);
    const near = having.length > 1 ? having : all.filter(({ day }) => Math.abs(daysBetween(found.day, day)) <= 1);
    return {
      day: found.day,
      why: {
        ...undecided,
        tithi: { ...span },
        window: { name: window, ...found.window },
        candidates: near,
        margin: lead(span, near, found, tie),
      },
    };
  }

  #candidate(day: Day, span: Period, window: FestivalWindow): Candidate {
    const part = this.#window(day, window);
    return { day, window: part, shared: Math.max(0, overlap(span, part)) };
  }

  /** Where no day has the tithi in that part: the day in which the tithi begins. */
  #begins(span: Span, window: FestivalWindow): Candidate {
    const day = this.#daysAround(span).findLast((one) => this.bounds(one).sunrise <= span.from) ?? dayAt(span.from);
    return this.#candidate(day, span, window);
  }

  #daysAround({ from, to }: Period): Day[] {
    const first = addDays(dayAt(from), -1);
    return [0, 1, 2, 3].map((ahead) => addDays(first, ahead)).filter((day) => this.bounds(day).sunrise < to);
  }

  /** A moment is a second long. */
  #window(day: Day, window: FestivalWindow): Period {
    const bounds = this.bounds(day);
    const { sunrise, sunset, nextSunrise } = bounds;
    if (window === 'sunrise') return moment(sunrise);
    if (window === 'sunset') return moment(sunset);
    if (window === 'moonrise') return moment(moonCrosses(this.sky, BHUBANESWAR, sunrise, 'up') ?? sunset);
    if (window === 'forenoon') return partOf(sunrise, sunset, 1, 2);
    if (window === 'midday') return partOf(sunrise, sunset, 3, 5);
    if (window === 'aparahna') return partOf(sunrise, sunset, 4, 5);
    return window === 'pradosha' ? partOf(sunset, nextSunrise, 1, 5) : partOf(sunset, nextSunrise, 8, 15);
  }

  #ingresses(sign: number, days: number): Decided[] {
    const around = this.sky.spans('sunRashi', startOfYear(this.year), startOfYear(this.year + 1));
    return around
      .filter(({ index }) => index === sign)
      .map(({ from }) => ({ day: addDays(dayAt(from), days), why: { ...undecided, ingress: from } }));
  }

  /** From the first day of the year to its last. */
  #weekdays(wanted: number, month: number): Decided[] {
    const first = `${this.year}-01-01` as Day;
    const ahead = (wanted - weekday(first) + 7) % 7;
    const all = Array.from({ length: 53 }, (_, week) => addDays(first, ahead + 7 * week));
    return all.flatMap((day) => {
      const { sunrise } = this.bounds(day);
      const tithi = this.sky.at('tithi', sunrise);
      const amanta = amantaAt(this.sky, sunrise);
      const { index, adhika } = purnimantaOf(amanta, tithi.index);
      if (adhika || index !== month) return [];
      return [{ day, why: { ...undecided, tithi, window: { name: 'sunrise' as const, ...moment(sunrise) } } }];
    });
  }

  /** Dashami at sunrise; where two afternoons have it and only the first has Shravana, that day, with the three before it. */
  #durga(dashami: Span, tithi: 7 | 8 | 9 | 10): Decided {
    const plain = this.#ofTithi(dashami, { window: 'sunrise', tie: 'first' });
    const afternoons = this.#daysAround(dashami)
      .map((day) => this.#candidate(day, dashami, 'aparahna'))
      .filter(({ shared }) => shared > 0);
    const [first, second] = afternoons;
    const isMoved = first && second && this.#hasShravana(first.window) && !this.#hasShravana(second.window);
    if (tithi === 10) {
      if (!isMoved) return plain;
      const window = { name: 'aparahna' as const, ...first.window };
      return {
        day: first.day,
        why: { ...plain.why, window, candidates: afternoons, margin: null, exception: 'shravana' },
      };
    }
    const span = this.#tithis(ASHWINA, tithi).findLast(({ from }) => from < dashami.from) ?? dashami;
    const own = this.#ofTithi(span, { window: 'sunrise', tie: tithi === 8 ? 'last' : 'first' });
    if (!isMoved) return own;
    return { day: addDays(first.day, tithi - 10), why: { ...own.why, margin: null, exception: 'with-dashami' } };
  }

  #hasShravana({ from, to }: Period): boolean {
    return this.sky.spans('nakshatra', from, to).some(({ index }) => index === SHRAVANA);
  }

  #holika(span: Span): Decided {
    const first = this.#ofTithi(span, { window: 'pradosha', tie: 'first' });
    const { sunset, nextSunrise } = this.bounds(first.day);
    const next = addDays(first.day, 1);
    const day = this.bounds(next);
    const bhadra = this.sky.at('karana', sunset);
    const pastMidnight = isVishti(bhadra.index) && bhadra.to > (sunset + nextSunrise) / 2;
    const lasts = (span.to - day.sunrise) / (day.sunset - day.sunrise) >= 3.5 / 4;
    return pastMidnight && lasts ? { day: next, why: { ...first.why, exception: 'bhadra' } } : first;
  }
}

/** A month that swallowed the next one’s name has the days of both. */
const isNamed = ({ index, kshaya }: MonthSpan, month: number): boolean =>
  index === month || (kshaya && (index % 12) + 1 === month);

const moment = (at: Instant): Period => ({ from: at, to: asInstant(at + 1000) });

const overlap = (one: Period, other: Period): number => Math.min(one.to, other.to) - Math.max(one.from, other.from);

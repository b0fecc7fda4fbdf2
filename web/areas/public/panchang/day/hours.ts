import type { AlmanacDayReply } from '#contract/almanac/day.ts';
import { isTodayOffered } from '#domain/calendar/free-days.ts';
import { addDays, asInstant, DAY, dayAt, later, startOfDay, type Day } from '#domain/time.ts';

/** What the hours of a day are good for, as the ring and the lists beside it show them. */

export type HourKind =
  | 'abhijit'
  | 'amrit'
  | 'brahmaMuhurta'
  | 'shubh'
  | 'labh'
  | 'rahuKaal'
  | 'gulika'
  | 'yamaganda'
  | 'durmuhurta'
  | 'bhadra'
  | 'eclipse'
  | 'sutak';

export interface Hour {
  readonly kind: HourKind;
  readonly from: number;
  readonly to: number;
}

type Span = { readonly from: string; readonly to: string };
const hour = (kind: HourKind, { from, to }: Span): Hour => ({ kind, from: Date.parse(from), to: Date.parse(to) });
const inOrder = (hours: readonly Hour[]): Hour[] => hours.toSorted((one, other) => one.from - other.from);

/** Better not begun in: Rahu kaal, Yamaganda, Gulika, Durmuhurta, Bhadra where it dwells on earth, and an eclipse while it is seen, with its sutak. */
export function hoursToAvoid(day: AlmanacDayReply): Hour[] {
  const { rahuKaal, yamaganda, gulika } = day.windows;
  return inOrder([
    ...(rahuKaal ? [hour('rahuKaal', rahuKaal)] : []),
    ...(yamaganda ? [hour('yamaganda', yamaganda)] : []),
    ...(gulika ? [hour('gulika', gulika)] : []),
    ...day.durmuhurta.map((one) => hour('durmuhurta', one)),
    ...day.bhadra.filter(({ dwelling }) => dwelling === 'earth').map((one) => hour('bhadra', one)),
    ...day.eclipses.map(({ seen }) => hour('eclipse', seen)),
    ...day.sutak.map((one) => hour('sutak', one)),
  ]);
}

/** A good hour as it would be, what is left of it, and what takes the rest. */
export interface GoodHour {
  readonly whole: Hour;
  readonly left: readonly Hour[];
  readonly takenBy: readonly HourKind[];
}

/** Good ones of the light day, and the hour before dawn. What is to be avoided weighs more, and is taken out. */
export function goodHoursTold(day: AlmanacDayReply): GoodHour[] {
  const avoided = hoursToAvoid(day);
  const { abhijit, brahmaMuhurta } = day.windows;
  const choghadiya = day.choghadiya
    .filter(({ night }) => !night)
    .flatMap(({ name, from, to }) =>
      name === 'shubh' || name === 'labh' || name === 'amrit' ? [hour(name, { from, to })] : [],
    );
  return inOrder([
    ...choghadiya,
    ...(abhijit ? [hour('abhijit', abhijit)] : []),
    ...(brahmaMuhurta ? [hour('brahmaMuhurta', brahmaMuhurta)] : []),
  ]).map((whole) => {
    const taken = avoided.filter(({ from, to }) => from < whole.to && to > whole.from);
    return { whole, left: clearOf(whole, taken), takenBy: [...new Set(taken.map(({ kind }) => kind))] };
  });
}

/** What is left of them. */
export const goodHours = (day: AlmanacDayReply): Hour[] => inOrder(goodHoursTold(day).flatMap(({ left }) => left));

const SHORTEST = 10 * 60_000;

/** What is left of an hour where others are taken out of it; crumbs of less than ten minutes are of no use to anybody. */
function clearOf(whole: Hour, taken: readonly Hour[]): Hour[] {
  let left = [whole];
  for (const one of taken) {
    left = left.flatMap((part) =>
      one.to <= part.from || one.from >= part.to
        ? [part]
        : [
            { ...part, to: one.from },
            { ...part, from: one.to },
          ].filter(({ from, to }) => to > from),
    );
  }
  return left.filter(({ from, to }) => to - from >= SHORTEST);
}

/** Brahma muhurta is for prayer and study: no good hour to begin anything else in. */
export type Standing = { readonly kind: 'good' | 'brahma' | 'avoid' | 'plain'; readonly until: number };

/** The state at a moment, and until when; null outside the day. A time to avoid weighs more. */
export function standingAt(day: AlmanacDayReply, now: number): Standing | null {
  if (now < Date.parse(day.sunrise) || now >= Date.parse(day.nextSunrise)) return null;
  const [avoided, good] = [hoursToAvoid(day), goodHours(day)];
  const [bad, well] = [runFrom(avoided, now), runFrom(good, now)];
  if (bad > now) return { kind: 'avoid', until: bad };
  // what is to be avoided was taken out of good hours
  if (well > now) {
    const running = good.filter(({ from, to }) => from <= now && now < to);
    return { kind: running.every(({ kind }) => kind === 'brahmaMuhurta') ? 'brahma' : 'good', until: well };
  }
  const begins = [...avoided, ...good].map(({ from }) => from).filter((from) => from > now);
  return { kind: 'plain', until: Math.min(...begins, Date.parse(day.nextSunrise)) };
}

/** Until when hours last that follow each other without a gap; the moment itself where none has begun. */
const runFrom = (hours: readonly Hour[], at: number): number =>
  inOrder(hours).reduce((until, { from, to }) => (from <= until ? Math.max(until, to) : until), at);

/**
 * For which day a pandit is offered on the page of an almanac’s day: for itself, and for today where it still runs but its civil day is over,
 * before sunrise; late in the evening for the next. Null once it has ended.
 */
export function dayToAsk(
  { date, nextSunrise }: Pick<AlmanacDayReply, 'date' | 'nextSunrise'>,
  now: number,
): Day | null {
  const today = dayAt(asInstant(now));
  if (date > today) return date;
  if (date === today) return isTodayOffered(asInstant(now)) ? date : addDays(today, 1);
  return now < Date.parse(nextSunrise) ? today : null;
}

export type BeforeSunrise = { readonly runs: 'this'; readonly tithi: number } | { readonly runs: 'before' };

/** Whose day it is between midnight and sunrise: this one still, or still the one before. Null at all other times. */
export function beforeSunrise(day: AlmanacDayReply, now: number): BeforeSunrise | null {
  const midnight = startOfDay(day.date);
  if (midnight <= now && now < Date.parse(day.sunrise)) return { runs: 'before' };
  if (now < later(midnight, DAY) || now >= Date.parse(day.nextSunrise)) return null;
  const tithi = day.limbs.tithi.find(({ from, to }) => Date.parse(from) <= now && now < Date.parse(to));
  return { runs: 'this', tithi: tithi?.index ?? day.atSunrise.tithi };
}

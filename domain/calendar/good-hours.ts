import { periodOf } from '../booking.ts';
import {
  addDays,
  clockOf,
  clockSaid,
  dayAt,
  earlier,
  instantOf,
  isClock,
  isDay,
  later,
  MINUTE,
  minutes,
  minutesOf,
  otherDay,
  startOfDay,
  type Day,
  type Instant,
  type Millis,
  type Period,
} from '../time.ts';
import { readDegrees } from './degrees.ts';
import type { Warning } from '../almanac/muhurat/windows.ts';

/** Good hours that a family takes for a puja: as an address and a form say them, and as a booking keeps them. */

export interface WindowAsked extends Period {
  /** The district by whose sunrise they were computed, or the degrees, `21.25,81.63`. */
  readonly district: string;
}

/** What a booking keeps of them, whatever becomes of the rules. Instants as ISO texts. */
export interface TakenWindow {
  readonly from: string;
  readonly to: string;
  /** The almanac’s day: of hours after midnight the day before. */
  readonly date: Day;
  readonly district: string;
  readonly tithi: number;
  readonly nakshatra: number;
  /** Tithis and stars that begin within them; bookings of before do not say. */
  readonly turns?: readonly KeptTurn[];
  readonly warnings: readonly Warning[];
  /** The version of the ritual’s rules; 0 for the rules in the code. */
  readonly version: number;
}

export interface KeptTurn {
  readonly limb: 'tithi' | 'nakshatra';
  readonly index: number;
  readonly at: string;
}

/** Where none is named, the capital’s. */
export const CAPITAL_DISTRICT = 'Khordha';

/** The time of day in India, to the minute. */
export const clockAt = (at: Instant): string => clockOf(minuteAt(at));
const minuteAt = (at: Instant): number => Math.floor((at - startOfDay(dayAt(at))) / MINUTE);

/** The same in English texts, with the date where that is not `day`: `1:10 am, 6 Dec`. */
export function clockOn(at: Instant, day: Day): string {
  const [said, other] = [clockSaid(minuteAt(at)), otherDay(at, day)];
  return other ? `${said}, ${Number(other.slice(8))} ${MONTHS[Number(other.slice(5, 7)) - 1]}` : said;
}
/** As dates are written in India: `5 Sept`. */
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ');

/** `2026-12-03T09:12~2026-12-03T11:05~Jajpur`: times of India, to be put into an address as `window`. */
export const writeWindow = ({ from, to, district }: WindowAsked): string =>
  [...[from, to].map((at) => `${dayAt(at)}T${clockAt(at)}`), ...(district === CAPITAL_DISTRICT ? [] : [district])].join(
    '~',
  );

/** The same for hours as `GET /muhurat` gives them. */
export const windowOf = ({ from, to }: { from: string; to: string }, district: string): string =>
  writeWindow({ from: instantOf(from), to: instantOf(to), district });

/** Null for what names no hours. That they are good ones is decided by the rules. */
export function readWindow(text: string): WindowAsked | null {
  const [begin = '', end = '', district = CAPITAL_DISTRICT, ...more] = text.split('~');
  const [from, to] = [momentIn(begin), momentIn(end)];
  if (from === null || to === null || from >= to || more.length > 0) return null;
  // none is longer than a day of the almanac
  return to - from <= LONGEST && isPlace(district) ? { from, to, district } : null;
}

const LONGEST = minutes(25 * 60);

const isPlace = (name: string): boolean => /^[A-Z][A-Za-z ]{2,39}$/.test(name) || readDegrees(name) !== null;

function momentIn(text: string): Instant | null {
  const [day = '', clock = '', ...more] = text.split('T');
  if (!isDay(day) || !isClock(clock) || more.length > 0) return null;
  return later(startOfDay(day), minutes(minutesOf(clock)));
}

/** The end of a ritual that begins then and lasts so long, where that comes after its good hours; null where it ends within them. */
export function endPast({ to }: Period, begins: Instant, length: Millis): Instant | null {
  const ends = later(begins, length);
  return ends > to ? ends : null;
}

/** The last time at which a ritual that lasts so long can begin and still end within the hours; null where they are shorter than it is. */
export function lastWithin({ from, to }: Period, length: Millis): Instant | null {
  const last = earlier(to, length);
  return last >= from ? last : null;
}

/** The first time of the hours at which there is room for so long, beside what is held; null where there is none. */
export function firstRoom(hours: Period, held: readonly Period[], length: Millis): Instant | null {
  const starts = [hours.from, ...held.map(({ to }) => to)].filter((at) => liesIn(hours, at));
  const isFree = (at: Instant): boolean => held.every(({ from, to }) => to <= at || later(at, length) <= from);
  return starts.toSorted((one, other) => one - other).find(isFree) ?? null;
}

/** Whether hours are all of an almanac’s day, from one sunrise to the next. */
export const areWholeDay = ({ from, to }: { from: string; to: string }): boolean =>
  instantOf(to) - instantOf(from) >= minutes(WHOLE_MINUTES);
/** Sunrise moves by a minute a day, and hours are cut to whole minutes. */
const WHOLE_MINUTES = 24 * 60 - 5;

/** Half-open, as all hours are. */
export const liesIn = ({ from, to }: Period, at: Instant): boolean => from <= at && at < to;

/** On which day a puja of that time begins within hours of a day: a time after the midnight in them is of the next. Null outside them. */
export function dayWithin(hours: Period, day: Day, startTime: string): Day | null {
  const days = day === dayAt(hours.from) ? [day, addDays(day, 1)] : [day];
  return days.find((one) => liesIn(hours, periodOf(one, startTime, 0).from)) ?? null;
}

import { asInstant, isDay, type Day, type Instant } from '../time.ts';
import { isCovered } from './years.ts';

/** A place on Earth whose sunrise counts, and the clock by which its days are named. */
export interface Place {
  readonly lat: number;
  readonly lon: number;
  /** Of the IANA list, `Asia/Kolkata`. */
  readonly tz: string;
}

export const INDIA = 'Asia/Kolkata';
/** The state’s capital: where none is named. */
export const BHUBANESWAR: Place = { lat: 20.2961, lon: 85.8245, tz: INDIA };
/** Where Odia newspapers take their sunrise from. */
export const PURI: Place = { lat: 19.8135, lon: 85.8312, tz: INDIA };

export type AlmanacRefusal = 'almanac_date' | 'almanac_years' | 'almanac_place' | 'almanac_pole' | 'almanac_tz';

/** Why a day cannot be computed at a place; null where it can. */
export function cannotCompute(day: string, { lat, lon, tz }: Place): AlmanacRefusal | null {
  if (!isDay(day)) return 'almanac_date';
  if (!isCovered(day)) return 'almanac_years';
  if (!(Math.abs(lat) <= 90 && Math.abs(lon) <= 180)) return 'almanac_place';
  return isZone(tz) ? null : 'almanac_tz';
}

export const isZone = (tz: string): boolean => clockOfZone(tz) !== null;

const clocks = new Map<string, Intl.DateTimeFormat | null>();
function clockOfZone(tz: string): Intl.DateTimeFormat | null {
  const known = clocks.get(tz);
  if (known !== undefined) return known;
  let clock: Intl.DateTimeFormat | null = null;
  try {
    clock = new Intl.DateTimeFormat('en-US', { timeZone: tz, timeZoneName: 'longOffset' });
  } catch {
    // not a zone: said by null
  }
  // there are some 600 zones; other names are not kept
  if (clock) clocks.set(tz, clock);
  return clock;
}

/** Minutes by which a zone’s clock is ahead of UTC at an instant. */
export function minutesAhead(tz: string, at: Instant): number {
  if (tz === INDIA) return 330;
  const said =
    clockOfZone(tz)
      ?.formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hour = '0', minute = '0'] = /GMT(?:([+-])(\d+)(?::(\d+))?)?/.exec(said) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hour) * 60 + Number(minute));
}

/** The day a zone’s calendar shows at an instant. */
export const dayIn = (tz: string, at: Instant): Day =>
  new Date(at + minutesAhead(tz, at) * 60_000).toISOString().slice(0, 10) as Day;

/** `2026-12-14T06:13:05+05:30` */
export function isoIn(tz: string, at: Instant): string {
  const ahead = minutesAhead(tz, at);
  const local = new Date(at + ahead * 60_000).toISOString().slice(0, 19);
  const [hour, minute] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60];
  const two = (count: number) => String(count).padStart(2, '0');
  return `${local}${ahead < 0 ? '-' : '+'}${two(hour)}:${two(minute)}`;
}

/** About when the sun stands highest on that day of the place’s calendar. */
export function noonOf(day: Day, { lon, tz }: Place): Instant {
  const noon = asInstant(Date.parse(`${day}T12:00:00Z`) - lon * 240_000);
  const named = dayIn(tz, noon);
  // where the calendar is a day off from the sun (Kiribati), the other noon is meant
  return named === day ? noon : asInstant(noon + (named < day ? 86_400_000 : -86_400_000));
}

export interface DistrictPlace extends Place {
  readonly district: string;
  readonly headquarters: string;
}

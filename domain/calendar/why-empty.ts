import { addDays, daysBetween, type Day } from '../time.ts';

/** What explains that a stretch of days has no hours. Reasons are computed in `almanac/muhurat/barred.ts`: pages need no sky. */

export const barCodes = [
  'adhika',
  'chaturmasya',
  'pitru-paksha',
  'holashtak',
  'jupiter-set',
  'venus-set',
  'month',
  'sun',
  'eclipse',
] as const;
export type BarCode = (typeof barCodes)[number];

/** Days that follow each other, both ends counted, all out for one reason. */
export interface Barred {
  readonly code: BarCode;
  /** Where it was there before the days that were asked for, the first of these. */
  readonly from: Day;
  /** Its true end, though it comes after them. */
  readonly to: Day;
  /** The lunar months or the signs of the sun, 1 to 12; of the others none. */
  readonly of: readonly number[];
  /** In how many of its last days the planet is up again while the rule waits. */
  readonly spare: number;
}

export interface WhyEmpty {
  readonly from: Day;
  readonly to: Day;
  /** As few as explain most of it, by when they begin. */
  readonly because: readonly Barred[];
  /** False where days are left on which no tithi, star and weekday of the rule came together. */
  readonly isAll: boolean;
}

/** What explains that a stretch has no hours. Of two reasons for the same days, the one that lasts longer. */
export function whyEmpty(barred: readonly Barred[], from: Day, to: Day): WhyEmpty {
  let left = Array.from({ length: daysBetween(from, to) + 1 }, (_, nth) => addDays(from, nth));
  const because: Barred[] = [];
  const covers = (one: Barred): number => left.filter((day) => isOn(one, day)).length;
  for (;;) {
    const [most] = barred
      .map((one) => ({ one, days: covers(one) }))
      .filter(({ days }) => days > 0)
      .toSorted((one, other) => other.days - one.days || daysBetween(one.one.to, other.one.to));
    if (!most) break;
    because.push(most.one);
    left = left.filter((day) => !isOn(most.one, day));
  }
  because.sort((one, other) => daysBetween(other.from, one.from));
  return { from, to, because, isAll: left.length === 0 };
}

const isOn = ({ from, to }: Barred, day: Day): boolean => from <= day && day <= to;

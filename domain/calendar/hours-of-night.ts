import { instantOf } from '../time.ts';
import { clockAt } from './good-hours.ts';

/** Hours that begin between eight in the evening and four in the morning. */
export function areOfNight({ from }: { from: string }): boolean {
  const begins = clockAt(instantOf(from));
  return begins >= '20:00' || begins < '04:00';
}

/** As families are offered hours: those of daylight and evening first, those of the night after them, each in their order. */
export const dayFirst = <H extends { from: string }>(hours: readonly H[]): H[] =>
  hours.toSorted((one, other) => Number(areOfNight(one)) - Number(areOfNight(other)));

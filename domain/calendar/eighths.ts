import { asInstant, type Instant, type Period } from '../time.ts';

/** Daylight in equal parts, and which eighth of it is better not begun in. */

/** Part `nth`, from 1, of this many equal parts. */
export function partOf(from: Instant, to: Instant, nth: number, parts: number): Period {
  const at = (count: number): Instant => asInstant(Math.round(from + ((to - from) * count) / parts));
  return { from: at(nth - 1), to: at(nth) };
}

/** Which eighth of daylight it is, from Sunday on. */
const eighths = {
  rahuKaal: [8, 2, 7, 5, 6, 4, 3],
  gulika: [7, 6, 5, 4, 3, 2, 1],
  yamaganda: [5, 4, 3, 2, 1, 7, 6],
} as const;

interface Daylight {
  readonly weekday: number;
  readonly sunrise: Instant;
  readonly sunset: Instant;
}

export const eighthOf = (kind: keyof typeof eighths, { weekday, sunrise, sunset }: Daylight): Period =>
  partOf(sunrise, sunset, eighths[kind][weekday] ?? 1, 8);

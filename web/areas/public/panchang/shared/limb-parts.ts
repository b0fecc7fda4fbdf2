import type { LimbPart } from '#contract/almanac/day.ts';

/** What becomes of a tithi or a star between sunrises. */

interface Day {
  readonly sunrise: string;
}

/** Began and ended between two sunrises, so that no day has its name: neither the first that touches a day nor the last. */
export const lostIn = (parts: readonly LimbPart[]): readonly LimbPart[] => parts.slice(1, -1);

/** It holds at this sunrise and at the next: two days have its name. */
export const isTwice = (parts: readonly LimbPart[]): boolean => parts.length === 1;

const NEARLY_A_DAY = 86_400_000 - 120_000;

/** It stood at the sunrise before, too. From one day to the next the sun rises two minutes sooner or later at most. */
export const isAgain = (parts: readonly LimbPart[], { sunrise }: Day): boolean =>
  parts[0] !== undefined && Date.parse(sunrise) - Date.parse(parts[0].from) > NEARLY_A_DAY;

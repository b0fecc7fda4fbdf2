import type { Reply } from '#contract/index.ts';
import { paise, plus, type Paise } from '#domain/money.ts';
import { monthsUntil, type Day, type Month } from '#domain/time.ts';

/** What the chart of earnings shows: the last twelve months, those without a puja too. */

export interface MonthBar {
  readonly month: Month;
  readonly paidOut: Paise;
  readonly toCome: Paise;
  readonly commission: Paise;
  readonly count: number;
}

const SHOWN = 12;

export function barsOf(months: Reply<'GET /payment/earnings'>['months'], today: Day): MonthBar[] {
  const known = new Map(months.map((one) => [one.month, one]));
  return monthsUntil(today, SHOWN).map((month) => {
    const { paidOut = 0, toCome = 0, commission = 0, count = 0 } = known.get(month) ?? {};
    return { month, paidOut: paise(paidOut), toCome: paise(toCome), commission: paise(commission), count };
  });
}

/** As few as still show a course. */
const FEWEST = 2;

/** From the first month that brought something on: the empty ones before it say nothing. */
export function sinceFirst(bars: readonly MonthBar[]): readonly MonthBar[] {
  const first = bars.findIndex((bar) => earnedIn(bar) > 0);
  return bars.slice(first < 0 ? 0 : Math.min(first, bars.length - FEWEST));
}

export const earnedIn = ({ paidOut, toCome }: MonthBar): Paise => plus(paidOut, toCome);

/** The month that brought most; null where none brought anything. The later of two that are equal. */
export function bestOf(bars: readonly MonthBar[]): MonthBar | null {
  const most = Math.max(...bars.map(earnedIn));
  return most > 0 ? (bars.findLast((bar) => earnedIn(bar) === most) ?? null) : null;
}

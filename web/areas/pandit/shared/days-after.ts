import type { DayAhead } from '#contract/almanac/days-ahead.ts';
import { addDays } from '#domain/time.ts';
import { today } from '../../../parts/today.ts';

interface Ahead {
  readonly days: readonly DayAhead[];
  readonly festivals: readonly DayAhead[];
}

/** Without today and tomorrow, which stand above with their pujas; for loaders. */
export const daysAfter = (ahead: Ahead | null): Ahead | null =>
  ahead && { ...ahead, days: ahead.days.filter(({ date }) => date > addDays(today(), 1)) };

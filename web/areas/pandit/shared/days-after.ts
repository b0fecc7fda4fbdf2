import type { DayAhead } from '#contract/almanac/days-ahead.ts';
import type { Locale } from '#domain/locale.ts';
import { addDays } from '#domain/time.ts';
import { namesFor } from '../../../i18n/names.ts';
import { today } from '../../../parts/today.ts';

interface Ahead {
  readonly days: readonly DayAhead[];
  readonly festivals: readonly DayAhead[];
}

/** Without today and tomorrow, which stand above with their pujas; for loaders. */
export const daysAfter = (ahead: Ahead | null): Ahead | null =>
  ahead && { ...ahead, days: ahead.days.filter(({ date }) => date > addDays(today(), 1)) };

/** Today's tithi behind its date; for loaders. */
export function tithiToday(ahead: Ahead | null, locale: Locale): string {
  const tithi = ahead?.days.find(({ date }) => date === today())?.tithi;
  return tithi ? `\u00a0· ${namesFor(locale)(tithi)}` : '';
}

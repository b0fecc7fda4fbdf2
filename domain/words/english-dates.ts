import { DEFAULT_LOCALE } from '../locale.ts';
import type { Instant } from '../time.ts';
import type { DateWriter } from './dates.ts';

/** `Sat, 5 Dec 2026`, as dates without a weekday are written; some data of languages puts a comma before the year. */
const noCommaBeforeYear = (said: string): string => said.replace(/, (?=\d{4}$)/, ' ');

/** How days and hours of Asia/Kolkata are written in English, by what every machine knows of the language; the made-up one has the same. */
export const englishDates: DateWriter = (() => {
  const by = (parts: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(DEFAULT_LOCALE, { timeZone: 'Asia/Kolkata', ...parts });
    return (at: Instant): string => format.format(at);
  };
  const [date, clock] = [
    { day: 'numeric', month: 'short' },
    { hour: 'numeric', minute: '2-digit' },
  ] as const;
  const whole = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  const clockText = by(clock);
  const monthName = by({ month: 'short' });
  const dayShortDated = by({ weekday: 'short', ...date, year: 'numeric' });
  const list = new Intl.ListFormat(DEFAULT_LOCALE, { type: 'conjunction' });
  return {
    dayLong: by({ weekday: 'long', ...whole }),
    dayShort: by({ weekday: 'short', ...date }),
    dayShortDated: (at) => noCommaBeforeYear(dayShortDated(at)),
    dayPlain: by({ day: 'numeric', month: 'long' }),
    dayTick: by(date),
    dateLong: by(whole),
    dateShort: by({ ...date, year: 'numeric' }),
    dateNumeric: by({ day: '2-digit', month: '2-digit', year: 'numeric' }),
    clock: clockText,
    clockShort: (at) => clockText(at).replace(/:00(?!\d)/, ''),
    moment: by({ ...date, ...clock }),
    momentDated: by({ ...date, year: 'numeric', ...clock }),
    month: by({ month: 'long', year: 'numeric' }),
    monthShort: (at) => monthName(at).replace('Sept', 'Sep'),
    weekdayLong: by({ weekday: 'long' }),
    weekdayShort: by({ weekday: 'short' }),
    listed: (names) => list.format(names),
  };
})();

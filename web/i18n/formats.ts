import { useRouteLoaderData } from 'react-router';
import { useLocale } from 'use-intl';
import type { Locale } from '#domain/locale.ts';
import { firstOf } from '#domain/calendar/calendar.ts';
import {
  addDays,
  asDay,
  dayAt,
  instantOf,
  MINUTE,
  minutesOf,
  otherDay,
  startOfDay,
  type Day,
  type Instant,
  type Month,
} from '#domain/time.ts';
import { unbroken } from './unbroken.ts';

/**
 * Days, times and numbers in a reader's language, always of Asia/Kolkata and with Indian grouping: `useFormats()` in a
 * component, `formatsOf(locale)` elsewhere. Money is written the same in every language (`inRupees`, domain/money.ts).
 */
export type Formats = ReturnType<typeof make>;

const made = new Map<string, Formats>();

/** Of days of another year than this one the year is written, in whatever is shorter than a whole date; without a year, of none. */
export function formatsOf(locale: Locale, year = ''): Formats {
  const key = `${locale} ${year}`;
  const known = made.get(key) ?? make(locale, year);
  made.set(key, known);
  return known;
}

/** `about`: a day of the year that the page is about, where that is not this one. */
export function useFormats(about?: Day): Formats {
  const drawn = useRouteLoaderData<{ drawnAt?: Instant }>('root')?.drawnAt;
  const day = about ?? (drawn === undefined ? '' : dayAt(drawn));
  return formatsOf(useLocale(), day.slice(0, 4));
}

/** Any Sunday. */
const SUNDAY = asDay('2026-11-01');

function make(locale: Locale, year: string) {
  // Intl has no days of the made-up language
  const language = locale === 'en-XA' ? 'en-IN' : locale;
  const dates = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: 'Asia/Kolkata', ...parts });
  const short = dates({ weekday: 'short', day: 'numeric', month: 'short' });
  const dated = dates({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
  const long = dates({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const plain = dates({ day: 'numeric', month: 'long' });
  const tick = dates({ day: 'numeric', month: 'short' });
  const numeric = dates({ day: '2-digit', month: '2-digit', year: 'numeric' });
  const worded = dates({ day: 'numeric', month: 'short', year: 'numeric' });
  const full = dates({ day: 'numeric', month: 'long', year: 'numeric' });
  const moment = dates({ day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });
  const momentDated = dates({ day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' });
  const isOther = (day: Day): boolean => year !== '' && !day.startsWith(year);
  const clock = dates({ hour: 'numeric', minute: '2-digit' });
  const month = dates({ month: 'long', year: 'numeric' });
  const monthName = dates({ month: 'short' });
  const weekday = { long: dates({ weekday: 'long' }), short: dates({ weekday: 'short' }) };
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const number = new Intl.NumberFormat(language);
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  return {
    /** `Vrischika and Dhanu` */
    listed: (names: readonly string[]): string => list.format(names),
    /** `Sunday, 29 November 2026` */
    dayLong: (day: Day): string => long.format(startOfDay(day)),
    /** `Sun, 29 Nov` */
    dayShort: (day: Day): string => (isOther(day) ? dated : short).format(startOfDay(day)),
    /** `Sun, 29 Nov`, with the year where it is not that of `today`. */
    dayNear: (day: Day, today: Day): string =>
      (day.slice(0, 4) === today.slice(0, 4) ? short : dated).format(startOfDay(day)),
    /** `29 November` */
    dayPlain: (day: Day): string => (isOther(day) ? full : plain).format(startOfDay(day)),
    /** `29 Nov` */
    dayTick: (day: Day): string => tick.format(startOfDay(day)),
    /** `28 February 1990` */
    dayWorded: (day: Day): string => full.format(startOfDay(day)),
    /** `29/11/2026` */
    dateNumeric: (iso: string): string => numeric.format(new Date(iso)),
    /** `29 Nov 2026` */
    dateWorded: (iso: string): string => worded.format(new Date(iso)),
    /** `29 November 2026` */
    dateLong: (iso: string): string => full.format(new Date(iso)),
    /** `20 Nov, 4:12 pm`, in one piece. */
    momentText: (iso: string): string =>
      unbroken((isOther(dayAt(instantOf(iso))) ? momentDated : moment).format(new Date(iso))),
    /** `9:00 am` */
    clockText: (iso: string): string => clock.format(new Date(iso)),
    /** `6 am` on the hour, else `5:30 pm`. */
    clockShort: (iso: string): string => clock.format(new Date(iso)).replace(/:00(?!\d)/, ''),
    /** `9:00 am`; with a date if the day is another, `12:21 am, 30 Jan`: the hours after midnight belong to the day before. */
    clockOn: (iso: string, day: Day): string => {
      const [said, other] = [clock.format(new Date(iso)), otherDay(instantOf(iso), day)];
      return unbroken(other ? `${said}, ${tick.format(startOfDay(other))}` : said);
    },
    /** When hours of a day begin and end: `10:05 pm` and `3:05 am, 12 Dec`; both after midnight, `3:05 am` and `6:12 am, 12 Dec`. */
    endsOn: ({ from, to }: { from: string; to: string }, day: Day): { from: string; to: string } => {
      const [begins, ends] = [dayAt(instantOf(from)), dayAt(instantOf(to))];
      const said = (at: string, date: Day | null): string =>
        unbroken(clock.format(new Date(at)) + (date ? `, ${tick.format(startOfDay(date))}` : ''));
      // a date at the end is that of both
      return {
        from: said(from, begins === day || begins === ends ? null : begins),
        to: said(to, ends === day ? null : ends),
      };
    },
    /** `9:00 am`, of `09:00`. */
    hourText: (time: string): string => clock.format(startOfDay(SUNDAY) + minutesOf(time) * MINUTE),
    /** `November 2026`, of `2026-11`. */
    monthLong: (of: Month): string => month.format(startOfDay(firstOf(of))),
    /** `Nov` */
    monthShort: (of: Month): string => monthName.format(startOfDay(firstOf(of))).replace('Sept', 'Sep'),
    /** `Thu` */
    weekdayShort: (day: Day): string => weekday.short.format(startOfDay(day)),
    /** From Sunday on. */
    weekdayNames: ([0, 1, 2, 3, 4, 5, 6] as const).map((nth) => {
      const at = startOfDay(addDays(SUNDAY, nth));
      return { weekday: nth, long: weekday.long.format(at), short: weekday.short.format(at) };
    }),
    /** `12,34,568` */
    count: (value: number): string => number.format(value),
    /** `12.5%`, of 0.125. */
    percent: (value: number): string => share.format(value),
  };
}

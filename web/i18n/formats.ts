import { useRouteLoaderData } from 'react-router';
import { useLocale } from 'use-intl';
import { DEFAULT_LOCALE, type Locale } from '#domain/locale.ts';
import type { DateWriter } from '#domain/words/dates.ts';
import { englishDates } from '#domain/words/english-dates.ts';
import { rupeeWriter } from '#domain/money.ts';
import { firstOf } from '#domain/calendar/calendar.ts';
import {
  addDays,
  asDay,
  dayAt,
  instantOf,
  later,
  minutes,
  minutesOf,
  otherDay,
  startOfDay,
  type Day,
  type Instant,
  type Month,
} from '#domain/time.ts';
import { unbroken } from './dates/unbroken.ts';

/**
 * Days, times and numbers in a reader's language, always of Asia/Kolkata and with Indian grouping: `useFormats()` in a
 * component, `formatsOf(locale)` elsewhere. Digits are 0 to 9, or the language's own for whoever has chosen them.
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

/** The other languages write days by tables of their own, which only their pages load (`more-dates.ts`). */
const writers = new Map<Locale, DateWriter>();
export const writeDatesBy = (locale: Locale, writer: DateWriter): void => void writers.set(locale, writer);

/** Any Sunday. */
const SUNDAY = asDay('2026-11-01');

function make(locale: Locale, year: string) {
  const write = writers.get(locale) ?? englishDates;
  const isOther = (day: Day): boolean => year !== '' && !day.startsWith(year);
  // in groups as India has them in every language; whose digits stands behind the language (reader.ts), else they are 0 to 9
  const numbers = DEFAULT_LOCALE + locale.slice(DEFAULT_LOCALE.length);
  const number = new Intl.NumberFormat(numbers);
  const share = new Intl.NumberFormat(numbers, { style: 'percent', maximumFractionDigits: 1 });
  return {
    /** `Vrischika and Dhanu` */
    listed: (names: readonly string[]): string => write.listed(names),
    /** `Sunday, 29 November 2026` */
    dayLong: (day: Day): string => write.dayLong(startOfDay(day)),
    /** `Sun, 29 Nov` */
    dayShort: (day: Day): string => (isOther(day) ? write.dayShortDated : write.dayShort)(startOfDay(day)),
    /** `Sun, 29 Nov`, with the year where it is not that of `today`. */
    dayNear: (day: Day, today: Day): string =>
      (day.slice(0, 4) === today.slice(0, 4) ? write.dayShort : write.dayShortDated)(startOfDay(day)),
    /** `29 November` */
    dayPlain: (day: Day): string => (isOther(day) ? write.dateLong : write.dayPlain)(startOfDay(day)),
    /** `29 Nov` */
    dayTick: (day: Day): string => write.dayTick(startOfDay(day)),
    /** `28 February 1990` */
    dayWorded: (day: Day): string => write.dateLong(startOfDay(day)),
    /** `29/11/2026` */
    dateNumeric: (iso: string): string => write.dateNumeric(instantOf(iso)),
    /** `29 Nov 2026` */
    dateWorded: (iso: string): string => write.dateShort(instantOf(iso)),
    /** `29 November 2026` */
    dateLong: (iso: string): string => write.dateLong(instantOf(iso)),
    /** `20 Nov, 4:12 pm`, in one piece. */
    momentText: (iso: string): string =>
      unbroken((isOther(dayAt(instantOf(iso))) ? write.momentDated : write.moment)(instantOf(iso))),
    /** `9:00 am` */
    clockText: (iso: string): string => write.clock(instantOf(iso)),
    /** `6 am` on the hour, else `5:30 pm`. */
    clockShort: (iso: string): string => write.clockShort(instantOf(iso)),
    /** `9:00 am`; with a date if the day is another, `12:21 am, 30 Jan`: the hours after midnight belong to the day before. */
    clockOn: (iso: string, day: Day): string => {
      const [said, other] = [write.clock(instantOf(iso)), otherDay(instantOf(iso), day)];
      return unbroken(other ? `${said}, ${write.dayTick(startOfDay(other))}` : said);
    },
    /** When hours of a day begin and end: `10:05 pm` and `3:05 am, 12 Dec`; both after midnight, `3:05 am` and `6:12 am, 12 Dec`. */
    endsOn: ({ from, to }: { from: string; to: string }, day: Day): { from: string; to: string } => {
      const [begins, ends] = [dayAt(instantOf(from)), dayAt(instantOf(to))];
      const said = (at: string, date: Day | null): string =>
        unbroken(write.clock(instantOf(at)) + (date ? `, ${write.dayTick(startOfDay(date))}` : ''));
      // a date at the end is that of both
      return {
        from: said(from, begins === day || begins === ends ? null : begins),
        to: said(to, ends === day ? null : ends),
      };
    },
    /** `9:00 am`, of `09:00`. */
    hourText: (time: string): string => write.clock(later(startOfDay(SUNDAY), minutes(minutesOf(time)))),
    /** `November 2026`, of `2026-11`. */
    monthLong: (of: Month): string => write.month(startOfDay(firstOf(of))),
    /** `Nov` */
    monthShort: (of: Month): string => write.monthShort(startOfDay(firstOf(of))),
    /** `Thu` */
    weekdayShort: (day: Day): string => write.weekdayShort(startOfDay(day)),
    /** From Sunday on. */
    weekdayNames: ([0, 1, 2, 3, 4, 5, 6] as const).map((nth) => {
      const at = startOfDay(addDays(SUNDAY, nth));
      return { weekday: nth, long: write.weekdayLong(at), short: write.weekdayShort(at) };
    }),
    /** `12,34,568` */
    count: (value: number): string => number.format(value),
    /** `₹12,34,568` */
    money: rupeeWriter(numbers),
    /** `12.5%`, of 0.125. */
    percent: (value: number): string => share.format(value),
  };
}

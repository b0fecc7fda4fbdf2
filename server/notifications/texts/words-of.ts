import { namedLimbs } from '#domain/almanac/names/limbs.ts';
import { monthName } from '#domain/almanac/names/months.ts';
import { tithiFullName } from '#domain/almanac/names/names.ts';
import { namesFor } from '#domain/almanac/names/said.ts';
import { areWholeDay, type TakenWindow } from '#domain/calendar/good-hours.ts';
import type { PujaTime } from '#domain/calendar/proposal.ts';
import { plainWords } from '#domain/people/name-words.ts';
import { dayAt, daysBetween, instantOf, MINUTE, startOfDay, type Day, type Instant } from '#domain/time.ts';
import type { Locale } from '#domain/locale.ts';
import type { NameInScripts } from '#domain/people/scripts/name-in.ts';
import { limbWords } from '../../almanac/limb-words.ts';
import { nameTo } from '../../words/names.ts';
import { sayer } from '../../words/words.ts';
import { wordIn, type Word } from './sentence.ts';
import { clockBeside, shortDates } from './short-dates.ts';
import type { BookingView } from './texts.ts';
import type { FamilyDayFacts } from '../topics.ts';

/** What stands in the gaps of messages: names, pujas and times, as short as they can be understood. */

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Names and reasons come from people: enough of them to know what is meant, and no address to follow. A variable of a
 * registered template holds thirty signs. No letter is cut in two.
 */
export function short(words: string, max = 30): string {
  const text = plainWords(words).replaceAll(/\s+/g, ' ').trim();
  if (text.length <= max) return text;
  const within = [...letters.segment(text)].filter(({ index, segment }) => index + segment.length < max);
  return `${within
    .map(({ segment }) => segment)
    .join('')
    .trimEnd()}…`;
}
/** Three variables. */
const REASON = 90;

/** What a person wrote, closed like a sentence: another may follow. */
export function closed(words: string): string {
  const text = short(words, REASON);
  return /[.!?…।॥]["'”’)]*$/u.test(text) ? text : `${text}.`;
}

const times = (locale: Locale) => sayer(locale, 'smsTimes');

/** An ending must not fuse with a name that ends in a halanta. */
const openEnded = (text: string): string => (text.endsWith('\u0b4d') ? `${text}\u200c` : text);

/** A family by the name it gave, in the reader's script where it has one. */
export const family =
  ({ customer, customerOr, customerHi }: Pick<BookingView, 'customer' | 'customerOr' | 'customerHi'>): Word =>
  ({ locale, room }) => {
    const name = nameTo(locale, inScripts(customer, customerOr, customerHi));
    if (locale !== 'or-IN' && locale !== 'hi-IN') return short(name);
    if (room === 'least') return times(locale)('unnamedFamily');
    return locale === 'or-IN' ? openEnded(short(name)) : short(name);
  };

/** `ପଣ୍ଡିତ` and the like, as people write it before their own name; who is called Acharya keeps that. */
const typedTitle = /^(?:(?:pandit(?:ji)?|pt\.?|ପଣ୍ଡିତ|पंडित|पण्डित|पं\.?)\s+)+/iu;
const ownTitle = /^(?:acharya|ଆଚାର୍ଯ୍ୟ|आचार्य)\s/iu;

const inScripts = (name: string, odia: string | null | undefined, devanagari: string | null | undefined) =>
  ({ name, nameOdia: odia ?? null, nameDevanagari: devanagari ?? null }) satisfies NameInScripts;

/** A pandit: in Odia and Hindi with the title, once. */
export const pandit =
  ({ pandit: called, panditOr, panditHi }: Pick<BookingView, 'pandit' | 'panditOr' | 'panditHi'>, max = 30): Word =>
  ({ locale, room }) => {
    const name = nameTo(locale, inScripts(called, panditOr, panditHi));
    if (locale !== 'or-IN' && locale !== 'hi-IN') return short(name, max);
    if (room === 'least') return times(locale)('unnamedPandit');
    const bare = short(name, max).replace(typedTitle, '');
    const closedName = locale === 'or-IN' ? openEnded(bare) : bare;
    return ownTitle.test(bare) ? closedName : times(locale)('pandit', { name: closedName });
  };

/** The ritual, by its name in that language where it has one. */
export const ritual =
  ({ ritual: english, ritualOr, ritualHi }: Pick<BookingView, 'ritual' | 'ritualOr' | 'ritualHi'>): Word =>
  ({ locale }) =>
    short((locale === 'or-IN' && ritualOr) || (locale === 'hi-IN' && ritualHi) || english, 40);

/** `6 Dec, 10:00 am`: another time for a puja whose year is named beside it. */
export const otherTime =
  ({ day, startMinute }: PujaTime): Word =>
  ({ locale }) => {
    const write = shortDates(locale);
    return [write.day(day), ...(startMinute === null ? [] : [write.clock(startMinute)])].join(', ');
  };

/** `5 Dec 2026, 9:30 am`; in figures with the year only where it could be taken for the nearer one. */
const when =
  ({ day, startMinute }: PujaTime, readAt?: Instant): Word =>
  ({ locale }) => {
    const write = shortDates(locale);
    const isFar = readAt !== undefined && Math.abs(daysBetween(dayAt(readAt), day)) > YEAR_IS_CLEAR;
    const isLong = isFar || locale === 'en-IN' || locale === 'en-XA';
    const said = isLong ? write.date(day) : write.day(day);
    return startMinute === null ? said : times(locale)('when', { day: said, clock: write.clock(startMinute) });
  };
const YEAR_IS_CLEAR = 300;

/** `5 Dec 2026, 9:30 am` of a day that is near. */
export const waitedTime = (time: PujaTime): Word => when(time);

/** `good till 11:05 am`, or `good 9:12 am to 1:10 am, 6 Dec` of a puja that begins later than they do and hours that end after midnight. */
function hoursIn({ from, to, date }: TakenWindow, { day, startMinute }: PujaTime, locale: Locale): string {
  const begins = instantOf(from);
  const end = clockBeside(instantOf(to), date, locale);
  if (areWholeDay({ from, to })) return times(locale)('goodAllDay', { end });
  const isFirst = startMinute !== null && begins === startOfDay(day) + startMinute * MINUTE;
  return isFirst
    ? times(locale)('goodTill', { end })
    : times(locale)('goodFrom', { begin: clockBeside(begins, day, locale), end });
}

/** The hours a puja was asked for in, with their tithi and star. */
function goodBy(muhurat: TakenWindow, time: PujaTime, locale: Locale) {
  const [tithi, star] = limbWords(namedLimbs({ ...muhurat, turns: muhurat.turns ?? [] }), locale);
  return { hours: hoursIn(muhurat, time, locale), tithi, star };
}

/** `Satyanarayan Puja on 5 Dec 2026, 9:30 am (good till 11:05 am)`. */
export const puja =
  (booking: BookingView): Word =>
  (tongue) => {
    const { locale } = tongue;
    const said = { ritual: wordIn(ritual(booking), tongue), when: wordIn(when(booking, booking.readAt), tongue) };
    return booking.muhurat && tongue.room === 'enough'
      ? times(locale)('pujaIn', { ...said, hours: hoursIn(booking.muhurat, booking, locale) })
      : times(locale)('puja', said);
  };

/** The same with the tithi and the star: by which a puja is asked for, agreed and told ahead. */
export const pujaBy =
  (booking: BookingView): Word =>
  (tongue) => {
    if (!booking.muhurat || tongue.room !== 'enough') return wordIn(puja(booking), tongue);
    const said = { ritual: wordIn(ritual(booking), tongue), when: wordIn(when(booking, booking.readAt), tongue) };
    return times(tongue.locale)('pujaBy', { ...said, ...goodBy(booking.muhurat, booking, tongue.locale) });
  };

/** `Tomorrow, 9:30 am (good till …)`, as it is when the message is read. */
export const ahead =
  (booking: BookingView, isTomorrow: boolean): Word =>
  ({ locale, room }) => {
    const write = shortDates(locale);
    const day = dayFrom(booking, isTomorrow, locale);
    if (booking.startMinute === null) return day;
    const said = { day, clock: write.clock(booking.startMinute) };
    return booking.muhurat && room === 'enough'
      ? times(locale)('ahead', { ...said, ...goodBy(booking.muhurat, booking, locale) })
      : times(locale)('when', said);
  };

/** `Today`, `Tomorrow`, else `6 Dec`. */
function dayFrom({ day, readAt }: BookingView, isTomorrow: boolean, locale: Locale): string {
  const away = readAt === undefined ? Number(isTomorrow) : daysBetween(dayAt(readAt), day);
  const said = shortDates(locale).day(day);
  if (away === 0) return times(locale)('today');
  return away === 1 ? times(locale)('tomorrow', { day: said }) : said;
}

export const moment =
  (at: Instant): Word =>
  ({ locale }) =>
    shortDates(locale).moment(at);

export const date =
  (day: Day): Word =>
  ({ locale }) =>
    shortDates(locale).date(day);

/** A day that is near: with its year in English alone. */
export const nearDate =
  (day: Day): Word =>
  ({ locale }) =>
    locale === 'or-IN' || locale === 'hi-IN' ? shortDates(locale).day(day) : shortDates(locale).date(day);

/** `6 Dec`, and its hours beside it. */
export const dayOf =
  (at: Instant): Word =>
  ({ locale }) =>
    shortDates(locale).day(dayAt(at));
export const clockOf =
  (at: Instant, day: Day): Word =>
  ({ locale }) =>
    clockBeside(at, day, locale);

/** `Bhadraba Krishna Panchami`. */
export const lunarDay =
  ({ month, tithi, words }: Pick<FamilyDayFacts, 'month' | 'tithi' | 'words'>): Word =>
  ({ locale }) => {
    const nameIn = namesFor(locale);
    const named = { month: nameIn(monthName(month)), tithi: nameIn(tithiFullName(tithi)) };
    return words ?? sayer(locale, 'smsPeople')('lunar', named);
  };

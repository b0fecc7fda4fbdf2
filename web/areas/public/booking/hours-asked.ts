import { useTranslations } from 'use-intl';
import { periodOf } from '#domain/booking.ts';
import { dayWithin, endPast, lastWithin, liesIn, readWindow } from '#domain/calendar/good-hours.ts';
import { dayAt, isClock, minutes, type Day, type Instant, type Period } from '#domain/time.ts';
import { useFormats } from '../../../i18n/formats.ts';

/** What a time means that is typed beside good hours. */

/** The day on which good hours begin; null without them. */
export function hoursDay(window: string): Day | null {
  const hours = readWindow(window);
  return hours && dayAt(hours.from);
}

/** The day on which it begins: of good hours, a time after their midnight is of the next. */
export const dayOf = (hours: Period | null, day: Day, startTime: string): Day =>
  (hours && isClock(startTime) && dayWithin(hours, dayAt(hours.from), startTime)) || day;

/** Told as soon as it is chosen: with such a time these hours cannot be asked for. */
export const liesOutside = (hours: Period | null, startTime: string): boolean =>
  hours !== null && isClock(startTime) && dayWithin(hours, dayAt(hours.from), startTime) === null;

/** Between which times it may begin, in words, and where the time that is typed makes it end after them; nothing for a plain day. */
export function useHours(window: string, day: Day, startTime: string, length: number) {
  const { clockOn, clockText } = useFormats();
  const t = useTranslations('goodHours');
  const hours = readWindow(window);
  if (!hours) return { within: null, past: null };
  const iso = (instant: Instant) => new Date(instant).toISOString();
  const of = dayAt(hours.from);
  const last = lastWithin(hours, minutes(length));
  const within = [
    t('within', { from: clockText(iso(hours.from)), to: clockOn(iso(hours.to), of) }),
    ...(last ? [t('endsWithin', { at: clockOn(iso(last), of) })] : []),
  ].join(' ');
  const begins = isClock(startTime) ? periodOf(dayOf(hours, day, startTime), startTime, 0).from : hours.from;
  const ends = liesIn(hours, begins) ? endPast(hours, begins, minutes(length)) : null;
  return { within, past: ends && { begins: iso(begins), ends: iso(ends), until: iso(hours.to), day: of } };
}

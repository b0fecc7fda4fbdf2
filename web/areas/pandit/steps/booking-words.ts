import { useTranslations } from 'use-intl';
import type { Booking, Rival } from '#contract/bookings.ts';
import { addDays, type Day } from '#domain/time.ts';
import { useToday } from '../../../parts/now.ts';
import { useFormats } from '../../../i18n/formats.ts';

type Dated = Pick<Booking | Rival, 'bookingDate' | 'startTime' | 'startsAt'>;

/** `Today`, `Tomorrow`, or `Sun, 29 Nov`, with the year where it is another. */
export function useDayText(): (day: Day) => string {
  const { dayNear } = useFormats();
  const t = useTranslations('panditBookings');
  const today = useToday();
  return (day) => {
    if (day === today) return t('today');
    return day === addDays(today, 1) ? t('tomorrow') : dayNear(day, today);
  };
}

/** `9:00 am`, or any time of the day. */
export function useTimeText(): (one: Dated) => string {
  const { clockText } = useFormats();
  const t = useTranslations('panditBookings');
  return ({ startTime, startsAt }) => (startTime ? clockText(startsAt) : t('wholeDay'));
}

/** `Sun, 29 Nov, 9:00 am` */
export function useShortTime(): (one: Dated) => string {
  const { dayShort } = useFormats();
  const time = useTimeText();
  return (one) => `${dayShort(one.bookingDate)}, ${time(one)}`;
}

/** The map of any place: an app on a phone, a page elsewhere. */
export const mapOf = (place: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${place}, Odisha`)}`;

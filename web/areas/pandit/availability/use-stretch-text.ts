import { useTranslations } from 'use-intl';
import type { Stretch } from '#domain/calendar/declaring.ts';
import type { Day } from '#domain/time.ts';
import { useToday } from '../../../parts/now.ts';
import { useFormats } from '../../../i18n/formats.ts';

/** A stretch of days in words: `Sun, 29 Nov – Tue, 1 Dec`, `3 days`. */
export function useStretchText(): { range(stretch: Stretch): string; days(count: number): string } {
  const { dayNear } = useFormats();
  const t = useTranslations('freeDays');
  const today = useToday();
  /** A date breaks nowhere. */
  const whole = (day: Day) => dayNear(day, today).replaceAll(' ', '\u00a0');
  return {
    range: ({ fromDate, toDate }) =>
      fromDate === toDate ? whole(fromDate) : t('range', { from: whole(fromDate), to: whole(toDate) }),
    days: (count) => t('days', { count }),
  };
}

import { useTranslations } from 'use-intl';
import type { Stretch } from '#domain/calendar/declaring.ts';
import { dayText } from './calendar-words.ts';

/** A stretch of days in words: `Sun, 29 Nov – Tue, 1 Dec`, `3 days`. */
export function useStretchText(): { range(stretch: Stretch): string; days(count: number): string } {
  const t = useTranslations('freeDays');
  return {
    range: ({ fromDate, toDate }) =>
      fromDate === toDate ? dayText(fromDate) : t('range', { from: dayText(fromDate), to: dayText(toDate) }),
    days: (count) => t('days', { count }),
  };
}

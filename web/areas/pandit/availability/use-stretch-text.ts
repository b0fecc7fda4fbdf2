import { useTranslations } from 'use-intl';
import type { Stretch } from '#domain/calendar/declaring.ts';
import { useToday } from '../../../parts/now.ts';
import { useFormats } from '../../../i18n/formats.ts';

/** A stretch of days in words: `Sun, 29 Nov – Tue, 1 Dec`, `3 days`. */
export function useStretchText(): { range(stretch: Stretch): string; days(count: number): string } {
  const { dayNear } = useFormats();
  const t = useTranslations('freeDays');
  const today = useToday();
  return {
    range: ({ fromDate, toDate }) =>
      fromDate === toDate
        ? dayNear(fromDate, today)
        : t('range', { from: dayNear(fromDate, today), to: dayNear(toDate, today) }),
    days: (count) => t('days', { count }),
  };
}

import { useTranslations } from 'use-intl';
import { DAY, HOUR, MINUTE } from '#domain/time.ts';

/** A length of time in words, in its largest whole unit (`20 minutes`), in two of a few hours (`1 h 24 min`). */
export function useLength(): (ms: number) => string {
  const t = useTranslations('adminBoard.lengths');
  return (ms) => {
    if (ms >= HOUR && ms < 4 * HOUR) {
      return t('both', { hours: Math.floor(ms / HOUR), minutes: Math.floor((ms % HOUR) / MINUTE) });
    }
    const [unit, size] =
      ms >= 2 * DAY
        ? (['days', DAY] as const)
        : ms >= HOUR
          ? (['hours', HOUR] as const)
          : (['minutes', MINUTE] as const);
    return t(unit, { count: Math.max(0, Math.floor(ms / size)) });
  };
}

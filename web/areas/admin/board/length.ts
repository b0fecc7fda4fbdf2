import { useTranslations } from 'use-intl';
import { DAY, HOUR, MINUTE } from '#domain/time.ts';

/** A length of time in words, in its largest whole unit: `20 minutes`. */
export function useLength(): (ms: number) => string {
  const t = useTranslations('adminBoard.lengths');
  return (ms) => {
    const [unit, size] =
      ms >= 2 * DAY
        ? (['days', DAY] as const)
        : ms >= 2 * HOUR
          ? (['hours', HOUR] as const)
          : (['minutes', MINUTE] as const);
    return t(unit, { count: Math.max(0, Math.floor(ms / size)) });
  };
}

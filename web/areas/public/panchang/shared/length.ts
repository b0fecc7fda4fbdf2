import { useTranslations } from 'use-intl';
import { MINUTE } from '#domain/time.ts';
import { lengthParts } from '../../../../parts/booking/countdown/countdown.ts';

/** A number of minutes in words: `2 h 45 min`. */
export function useLength(): (minutes: number) => string {
  const t = useTranslations('ui.left');
  return (minutes) => {
    const { key, ...parts } = lengthParts(minutes * MINUTE);
    return t(key, parts);
  };
}

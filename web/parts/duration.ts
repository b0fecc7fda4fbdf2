import { useTranslations } from 'use-intl';

/** `2 h 30`, `45 min`: how long a ritual takes, short enough for a card. */
export function useDuration(): (minutes: number) => string {
  const t = useTranslations('ui');
  return (minutes) => {
    const hours = Math.floor(minutes / 60);
    const rest = minutes % 60;
    if (hours === 0) return t('left.minutes', { minutes: rest });
    return rest === 0 ? t('left.hours', { hours }) : t('duration', { hours, minutes: rest });
  };
}

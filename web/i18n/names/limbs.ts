import { useTranslations } from 'use-intl';
import { limbsOf, type NamedLimbs } from '#domain/calendar/limbs.ts';
import { useNames } from '../names.ts';

/** The tithis and the stars of hours in the reader's language, in order: `Shukla Dashami then Shukla Ekadashi`, `Rohini`. */
export function useLimbs(): (limbs: NamedLimbs) => [tithi: string, star: string] {
  const nameIn = useNames();
  const t = useTranslations('goodHours');
  return (limbs) => limbsOf(limbs, { nameIn, followedBy: (both) => t('followedBy', both) });
}

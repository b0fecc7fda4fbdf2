import { useTranslations } from 'use-intl';
import { useLocalName } from '../../../i18n/local-names.ts';
import type { Free } from './free-in.ts';

interface FreeCountProps {
  free: Free | null | undefined;
  /** Where, if the page does not say it. */
  district?: string;
}

/** How many could begin in these hours; where that is not known, only that a press tells. */
export function FreeCount({ free, district = '' }: FreeCountProps) {
  const t = useTranslations('when');
  const nameOf = useLocalName();
  // of many offers that were not all looked at "nobody" would be said too soon
  if (!free || (free.count === 0 && free.orMore)) return <span className="sr-only">{t('whoIsFree')}</span>;
  return (
    <span className="ml-2 text-1 font-normal text-ink-2 print:hidden">
      {free.orMore
        ? t('freeOrMore', { count: free.count })
        : district
          ? t('freeIn', { count: free.count, district: nameOf(district) })
          : t('free', { count: free.count })}
    </span>
  );
}

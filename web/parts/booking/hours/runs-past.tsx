import { useTranslations } from 'use-intl';
import type { Day } from '#domain/time.ts';
import { useFormats } from '../../../i18n/formats.ts';

interface RunsPastProps {
  begins: string;
  ends: string;
  /** The end of the good hours. */
  until: string;
  /** The almanac’s day of the hours. */
  day: Day;
}

/** Told before it is asked for: begun then, the ritual lasts longer than its good hours. It may be asked for all the same. */
export function RunsPast({ begins, ends, until, day }: RunsPastProps) {
  const { clockOn } = useFormats();
  const t = useTranslations('goodHours');
  return (
    <p className="text-2 text-marigold-ink">
      {t('past', { begins: clockOn(begins, day), ends: clockOn(ends, day), until: clockOn(until, day) })}
    </p>
  );
}

import { useTranslations } from 'use-intl';
import type { SaidOfFamily } from '#contract/booking/reviews.ts';

/** What pandits said of a family that was not well, each with its count, in a line. Nothing where nothing was said. */
export function FaultsInLine({ faults }: Pick<SaidOfFamily, 'faults'>) {
  const t = useTranslations('saidOfFamily');
  if (faults.length === 0) return null;
  return (
    <p className="text-2 wrap-anywhere">
      <span className="text-ink-2">{t('label')}:</span>{' '}
      {faults.map(({ what, count, of }, nth) => (
        <span key={what}>
          {nth > 0 && '\u00a0· '}
          <span className="inline-block">{t(`faults.${what}`, { count, of })}</span>
        </span>
      ))}
    </p>
  );
}

import { useTranslations } from 'use-intl';
import type { SaidOfFamily } from '#contract/booking/reviews.ts';

/** What pandits said of a family that was not well, each with its count. */
export function FaultsOfFamily({ faults }: Pick<SaidOfFamily, 'faults'>) {
  const t = useTranslations('saidOfFamily');
  return (
    <ul className="text-2">
      {faults.map(({ what, count, of }) => (
        <li key={what}>{t(`faults.${what}`, { count, of })}</li>
      ))}
    </ul>
  );
}

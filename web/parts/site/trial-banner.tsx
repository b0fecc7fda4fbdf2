import { useTranslations } from 'use-intl';
import { useSite } from './brand.ts';

/** On every page of a trial, so that nobody takes it for the real thing. */
export function TrialBanner() {
  const t = useTranslations('ui');
  if (!useSite().trial) return null;
  return (
    <p role="note" className="bg-indigo-soft px-4 py-2 text-center text-2 text-ink">
      {t('trial')}
    </p>
  );
}

import { useLocale, useTranslations } from 'use-intl';

/** On a translated page of rules: that the English text counts. */
export function Binding() {
  const t = useTranslations('complaints');
  return useLocale().startsWith('en') ? null : <p className="mt-2 text-2 text-ink-2">{t('binding')}</p>;
}

import type { MetaDescriptor } from 'react-router';
import { useTranslations } from 'use-intl';
import type { wordsIn } from '../../../../i18n/words.ts';
import { NotListed } from '../../shared/not-listed.tsx';

/** Where an address names a day or a month that the almanac does not have. */
export function UnknownDay() {
  const t = useTranslations('panchang');
  return <NotListed title={t('unknown')} text={t('unknownText')} back={['/panchang', t('toToday')]} />;
}

/** Its head: search engines do not keep it. */
export const unknownDayMeta = (t: ReturnType<typeof wordsIn>): MetaDescriptor[] => [
  { title: t('panchang.unknown') },
  { name: 'robots', content: 'noindex' },
];

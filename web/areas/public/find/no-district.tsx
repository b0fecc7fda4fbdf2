import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Notice } from '../../../ui/notice.tsx';
import type { FindData } from './route.tsx';

/** Says that the address names a district we do not know, and what is shown instead. */
export default function NoDistrict({ noDistrict, when, almanac, before }: FindData): ReactNode {
  const t = useTranslations('when.noDistrict');
  const { district } = when ?? almanac ?? before ?? {};
  return (
    <Notice tone="no">
      {t('said', { given: noDistrict ?? '' })} {t('all')} {district && t('hours', { district })}
    </Notice>
  );
}

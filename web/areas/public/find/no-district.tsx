import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalName } from '../../../i18n/local-names.ts';
import { Notice } from '../../../ui/notice.tsx';
import { addressOf } from '../shared/asked.ts';
import type { FindData } from './route.tsx';

/** Says that the address names a district we do not know, what is shown instead, and which districts are called nearly so. */
export default function NoDistrict({ asked, noDistrict, near, when, almanac, before }: FindData): ReactNode {
  const t = useTranslations('when.noDistrict');
  const nameOf = useLocalName();
  const { district } = when ?? almanac ?? before ?? {};
  return (
    <Notice tone="no">
      {t('said', { given: noDistrict ?? '' })} {t('all')} {district && t('hours', { district: nameOf(district) })}
      {near.length > 0 && (
        <span className="flex flex-wrap items-center gap-x-3">
          {t('near')}
          {near.map(({ value, label }) => (
            <Link
              key={value}
              to={addressOf({ ...asked, district: value })}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {label}
            </Link>
          ))}
        </span>
      )}
    </Notice>
  );
}

import { useTranslations } from 'use-intl';
import { Link } from 'react-router';
import { Notice } from '../../../../ui/notice.tsx';
import type { Place } from './asked.ts';

/** Says above a page that it is for another place or almanac than its address names, because we know none of that name. */
export function WrongPlace({ place: { said: district, near, wrong } }: { place: Place }) {
  const t = useTranslations('almanac.wrong');
  if (Object.keys(wrong).length === 0) return null;
  return (
    <div className="mt-4">
      <Notice tone="no">
        {wrong.district !== undefined && <p>{t('district', { given: wrong.district, district })}</p>}
        {near.length > 0 && (
          <p className="flex flex-wrap items-center gap-x-3">
            {t('near')}
            {near.map(({ name, said }) => (
              <a
                key={name}
                href={`?district=${name}`}
                className="inline-flex min-h-11 items-center font-semibold underline"
              >
                {said}
              </a>
            ))}
          </p>
        )}
        {wrong.panji !== undefined && <p>{t('panji', { given: wrong.panji })}</p>}
        {wrong.degrees !== undefined && (
          <p>
            {t('degrees', { given: wrong.degrees, district })} <Link to="/muhurat">{t('toHours')}</Link>
          </p>
        )}
      </Notice>
    </div>
  );
}

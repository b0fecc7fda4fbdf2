import { useTranslations } from 'use-intl';
import { addDays } from '#domain/time.ts';
import { Jhoti } from '../../parts/art.tsx';
import { dayShort } from '../../parts/dates.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { addressOf, type Asked } from './asked.ts';
import type { FindData } from './find-pandit.tsx';

/** Nobody is free as asked: the searches nearby that may find someone, one tap away. */
export function NobodyFree({ asked, ritual, today }: FindData) {
  const t = useTranslations('find.none');
  const narrowed = asked.price !== null || [asked.district, asked.language, asked.pandit].some(Boolean);
  const steps: { label: string; to: Asked }[] = [
    ...(asked.pandit ? [{ label: t('anybody'), to: { ...asked, pandit: '' } }] : []),
    ...(asked.price === null ? [] : [{ label: t('anyPrice'), to: { ...asked, price: null } }]),
    ...(asked.district ? [{ label: t('anyDistrict'), to: { ...asked, district: '' } }] : []),
    ...(asked.language ? [{ label: t('anyLanguage'), to: { ...asked, language: '' } }] : []),
    ...[-1, 1]
      .map((days) => addDays(asked.date, days))
      .filter((day) => day >= today)
      .map((day) => ({ label: dayShort(day), to: { ...asked, date: day } })),
  ];
  return (
    <EmptyState
      art={<Jhoti className="size-28 opacity-60" />}
      title={t('title')}
      action={steps.map(({ label, to }) => (
        <ButtonLink key={label} look="quiet" to={addressOf(to)} state={{ searched: true }}>
          {label}
        </ButtonLink>
      ))}
    >
      {t(narrowed ? 'narrowed' : 'text', { ritual: ritual?.name ?? '', day: dayShort(asked.date) })}
    </EmptyState>
  );
}

import { useTranslations } from 'use-intl';
import type { Instead } from '#contract/availability.ts';
import { Jhoti } from '../../parts/art.tsx';
import { dayShort, hourText } from '../../parts/dates.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { addressOf, type Asked } from './asked.ts';
import type { FindData } from './find-pandit.tsx';

/** What a change makes of the search. */
const changed: Readonly<Record<Instead['change'], (asked: Asked, date: string) => Asked>> = {
  pandit: (asked) => ({ ...asked, pandit: '' }),
  price: (asked) => ({ ...asked, price: null }),
  district: (asked) => ({ ...asked, district: '' }),
  language: (asked) => ({ ...asked, language: '' }),
  limits: (asked) => ({ ...asked, pandit: '', price: null, district: '', language: '' }),
  date: (asked, date) => ({ ...asked, date }),
};

/** Nobody is free as asked: the searches nearby that do find someone, one tap away, each with how many it finds. */
export function NobodyFree({ asked, ritual, outcome }: FindData) {
  const t = useTranslations('find.none');
  const find = useTranslations('find');
  const instead = outcome.kind === 'found' ? outcome.instead : [];
  const narrowed = asked.price !== null || [asked.district, asked.language, asked.pandit].some(Boolean);
  const hour = asked.time && find('at', { time: hourText(asked.date, asked.time) });
  const day = [dayShort(asked.date), hour].filter(Boolean).join(' ');
  const said = t(narrowed ? 'narrowed' : 'text', { ritual: ritual?.name ?? '', day });
  return (
    <EmptyState
      art={<Jhoti className="size-28 opacity-60" />}
      title={t('title')}
      action={instead.map(({ change, date, count }) => (
        <ButtonLink
          key={change + date}
          look="quiet"
          to={addressOf(changed[change](asked, date))}
          state={{ searched: true }}
        >
          {t(`instead.${change}`, { day: dayShort(date), free: t('free', { count }) })}
        </ButtonLink>
      ))}
    >
      {said} {t(instead.length > 0 ? 'try' : 'nothing')}
    </EmptyState>
  );
}

import { useTranslations } from 'use-intl';
import type { Instead } from '#contract/availability.ts';
import { Jhoti } from '../../../parts/site/art.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { addressOf, type Asked } from '../shared/asked.ts';
import { useTimeWords } from '../shared/when-words.ts';
import type { FoundOutcome } from './find-results.tsx';
import type { FindData } from './route.tsx';
import { useFormats } from '../../../i18n/formats.ts';

/** What a change makes of the search. */
const changed: Readonly<Record<Instead['change'], (asked: Asked, date: string) => Asked>> = {
  pandit: (asked) => ({ ...asked, pandit: '' }),
  price: (asked) => ({ ...asked, price: null }),
  district: (asked) => ({ ...asked, district: '' }),
  language: (asked) => ({ ...asked, language: '' }),
  limits: (asked) => ({ ...asked, pandit: '', price: null, district: '', language: '' }),
  // good hours are of their own day
  date: (asked, date) => ({ ...asked, date, window: '' }),
};

/** Nobody is free as asked: the searches nearby that do find someone, one tap away, each with how many it finds. */
export function NobodyFree(found: FindData & FoundOutcome) {
  const { dayShort } = useFormats();
  const { asked, instead } = found;
  const t = useTranslations('find.none');
  const said = useSaid(found);
  const nothing = found.only ? 'nothingOfOnly' : 'nothing';
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
      {said} {t(instead.length > 0 ? 'try' : nothing)}
    </EmptyState>
  );
}

/** Who is not free, and when: everybody, or the one who was asked for. */
function useSaid({ asked, day: date, ritual, only }: FindData & FoundOutcome): string {
  const { dayShort } = useFormats();
  const t = useTranslations('find');
  const atTime = useTimeWords(asked) ? 'yes' : 'no';
  const narrowed = asked.price !== null || Boolean(asked.district || asked.language);
  const of = { ritual: ritual?.name ?? '', day: dayShort(date), name: only?.name ?? '', atTime };
  if (!only) return t(narrowed ? 'none.narrowed' : 'none.text', of);
  if (!only.offers.some((offer) => offer.ritual._id === asked.ritual)) return t('none.onlyOffersOther', of);
  return t(narrowed ? 'none.onlyNarrowed' : 'none.only', of);
}

import { useEffect } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { isDay } from '#domain/time.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useToday } from '../../../parts/now.ts';
import { keepTypedAs, typedAs } from '../../../parts/one-person.ts';
import { useHydrated } from '../../../ui/hydrated.ts';
import { addressOf } from '../shared/asked.ts';
import type { FindData } from './route.tsx';

const NAME = 'search';

/** What was searched for last is kept in this tab, for its person alone. */
export function useKeptSearch({ asked, outcome, ritual }: FindData): void {
  useEffect(() => {
    if (outcome.kind === 'found' && ritual)
      keepTypedAs(NAME, { to: addressOf(asked), ritual: ritual.name, date: outcome.day });
  }, [asked, outcome, ritual]);
}

/** The way back to it, in the place of the words that say what this page is for. */
export function LastSearch({ lead }: { lead: string }) {
  const t = useTranslations('find.before');
  const { dayShort } = useFormats();
  const today = useToday();
  const last = useHydrated() ? typedAs(NAME) : null;
  const { to = '', ritual = '', date = '' } = last ?? {};
  if (!isDay(date) || date < today) return lead;
  return (
    <Link
      to={to}
      state={{ searched: true }}
      className="-my-3 inline-block py-3 font-semibold text-maroon hover:underline"
    >
      {t('last', { ritual, day: dayShort(date) })}
    </Link>
  );
}

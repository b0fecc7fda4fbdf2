import { ChevronDown } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { daysIn } from '#domain/calendar/declaring.ts';
import { useComing } from '../../../parts/line/use-coming.ts';
import { cx } from '../../../ui/cx.ts';
import type { Entry } from './route.tsx';
import { useStretchText } from './use-stretch-text.ts';

/** Days gone by, folded away; asked for when somebody opens them. */
export function PastEntries({ entries }: { entries: readonly Entry[] | null }) {
  const t = useTranslations('freeDays.entries');
  const [params] = useSearchParams();
  const next = new URLSearchParams(params);
  if (entries) next.delete('past');
  else next.set('past', '1');
  const coming = useComing().location?.search.includes('past') ?? false;
  return (
    <section>
      <Link
        to={`?${next}`}
        replace
        preventScrollReset
        aria-expanded={entries !== null}
        className="inline-flex min-h-11 items-center gap-2 text-2 font-semibold text-maroon"
      >
        {t('past')}
        <ChevronDown size={18} aria-hidden className={cx('transition-transform', entries && 'rotate-180')} />
      </Link>
      <div aria-live="polite" className="mt-2 text-2 text-ink-2">
        {coming && !entries && t('loading')}
        {entries && <PastList entries={entries} />}
      </div>
    </section>
  );
}

function PastList({ entries }: { entries: readonly Entry[] }) {
  const t = useTranslations('freeDays.entries');
  const texts = useStretchText();
  if (entries.length === 0) return <p>{t('noPast')}</p>;
  return (
    <ul className="card grid divide-y divide-line px-4">
      {entries.map((entry) => (
        <li key={entry.id} className="flex justify-between gap-3 py-2.5">
          <span>{texts.range(entry)}</span>
          <span className="whitespace-nowrap">{texts.days(daysIn(entry).length)}</span>
        </li>
      ))}
    </ul>
  );
}

import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { daysIn } from '#domain/calendar/declaring.ts';
import { addDays } from '#domain/time.ts';
import { ask } from '../../../parts/api/api.ts';
import { today } from '../../../parts/today.ts';
import { failureText } from '../../../parts/api/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Entry } from './use-days.ts';
import { useStretchText } from './use-stretch-text.ts';

type Past =
  | { kind: 'folded' }
  | { kind: 'waiting' }
  | { kind: 'failed'; why: string }
  | { kind: 'there'; entries: readonly Entry[] };

/** Days gone by, folded away; asked for when somebody opens them. */
export function PastEntries() {
  const t = useTranslations('freeDays.entries');
  const ui = useTranslations('ui');
  const [past, setPast] = useState<Past>({ kind: 'folded' });
  const load = async () => {
    setPast({ kind: 'waiting' });
    try {
      const { data } = await ask('POST /availability/get-by-user', { body: { toDate: addDays(today(), -1) } });
      const over = data.availability.filter(({ toDate }) => toDate < today());
      setPast({ kind: 'there', entries: over.toReversed() });
    } catch (error) {
      setPast({ kind: 'failed', why: failureText(error, ui('tryAgain')) });
    }
  };
  return (
    <details onToggle={(event) => event.currentTarget.open && void load()} className="group">
      <summary className="inline-flex min-h-11 list-none items-center gap-2 text-2 font-semibold text-maroon [&::-webkit-details-marker]:hidden">
        {t('past')}
        <ChevronDown size={18} aria-hidden className="transition-transform group-open:rotate-180" />
      </summary>
      <div aria-live="polite" className="mt-2">
        {past.kind === 'waiting' && <Skeleton className="h-24" />}
        {past.kind === 'failed' && (
          <div role="alert" className="flex flex-wrap items-center gap-3 text-2 text-brick">
            {past.why}
            <Button look="quiet" onClick={() => void load()}>
              {ui('retry')}
            </Button>
          </div>
        )}
        {past.kind === 'there' && <PastList entries={past.entries} />}
      </div>
    </details>
  );
}

function PastList({ entries }: { entries: readonly Entry[] }) {
  const t = useTranslations('freeDays.entries');
  const texts = useStretchText();
  if (entries.length === 0) return <p className="text-2 text-ink-2">{t('noPast')}</p>;
  return (
    <ul className="card grid divide-y divide-line px-4 text-2 text-ink-2">
      {entries.map((entry) => (
        <li key={entry.id} className="flex justify-between gap-3 py-2.5">
          <span>{texts.range(entry)}</span>
          <span className="whitespace-nowrap">{texts.days(daysIn(entry).length)}</span>
        </li>
      ))}
    </ul>
  );
}

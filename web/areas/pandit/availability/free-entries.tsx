import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { covers, daysIn } from '#domain/calendar/declaring.ts';
import type { Day } from '#domain/time.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { RemovalDialog } from './removal-dialog.tsx';
import type { Entry } from './use-days.ts';
import { useStretchText } from './use-stretch-text.ts';

const SHOWN = 6;

interface FreeEntriesProps {
  entries: readonly Entry[];
  booked: readonly Day[];
  onGone: (id: string) => void;
}

/** What is declared from today on, soonest first; each can be taken back. */
export function FreeEntries({ entries, booked, onGone }: FreeEntriesProps) {
  const t = useTranslations('freeDays.entries');
  const [all, setAll] = useState(false);
  const [leaving, setLeaving] = useState<Entry | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const wentNow = useRef(false);
  const gone = (id: string) => {
    onGone(id);
    setLeaving(null);
    wentNow.current = true;
  };
  // once the dialog has closed: the button that opened it is gone
  useEffect(() => {
    if (wentNow.current) heading.current?.focus();
    wentNow.current = false;
  });
  return (
    <section className="grid gap-3">
      <h2 ref={heading} tabIndex={-1} className="text-4 outline-none">
        {t('title')}
      </h2>
      {entries.length === 0 ? (
        <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
      ) : (
        <ul className="grid gap-2.5 lg:grid-cols-2">
          {(all ? entries : entries.slice(0, SHOWN)).map((entry) => (
            <EntryCard
              key={entry.id}
              entry={entry}
              booked={booked.some((day) => covers(entry, day))}
              onRemove={() => setLeaving(entry)}
            />
          ))}
        </ul>
      )}
      {!all && entries.length > SHOWN && (
        <Button look="quiet" className="justify-self-start" onClick={() => setAll(true)}>
          {t('all', { count: entries.length })}
        </Button>
      )}
      <RemovalDialog entry={leaving} onClose={() => setLeaving(null)} onGone={gone} />
    </section>
  );
}

function EntryCard({ entry, booked, onRemove }: { entry: Entry; booked: boolean; onRemove: () => void }) {
  const t = useTranslations('freeDays.entries');
  const texts = useStretchText();
  const range = texts.range(entry);
  return (
    <li className="card flex items-center justify-between gap-3 py-2 pr-2.5 pl-4">
      <div className="grid justify-items-start gap-1">
        <p className="text-2 leading-snug">
          <span className="font-semibold">{range}</span>{' '}
          <span className="whitespace-nowrap text-ink-2">{texts.days(daysIn(entry).length)}</span>
        </p>
        {booked && <Badge tone="info">{t('booked')}</Badge>}
      </div>
      <Button look="danger" aria-label={t('removeOne', { range })} onClick={onRemove}>
        {t('remove')}
      </Button>
    </li>
  );
}

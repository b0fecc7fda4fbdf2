import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { covers, daysIn } from '#domain/calendar/declaring.ts';
import type { Day } from '#domain/time.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { RemovalDialog } from './removal-dialog.tsx';
import type { Entry } from './route.tsx';
import { useStretchText } from './use-stretch-text.ts';

const SHOWN = 6;

interface FreeEntriesProps {
  entries: readonly Entry[];
  booked: readonly Day[];
}

/** What is declared from today on, soonest first; each can be taken back. */
export function FreeEntries({ entries, booked }: FreeEntriesProps) {
  const t = useTranslations('freeDays.entries');
  const [params] = useSearchParams();
  const all = params.has('all');
  const [leavingId, setLeaving] = useState(params.get('remove'));
  const leaving = entries.find(({ id }) => id === leavingId) ?? null;
  const heading = useRef<HTMLHeadingElement>(null);
  // the button that opened the dialog is gone with its days
  const isGone = leavingId !== null && leaving === null;
  useEffect(() => {
    if (isGone) heading.current?.focus();
  }, [isGone]);
  return (
    <section className="grid gap-3">
      <h2 ref={heading} tabIndex={-1} className="text-4 outline-none">
        {t('title')}
      </h2>
      {entries.length === 0 ? (
        <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
      ) : (
        <ul className="card divide-y divide-line">
          {(all ? entries : entries.slice(0, SHOWN)).map((entry) => (
            <EntryCard
              key={entry.id}
              entry={entry}
              booked={booked.some((day) => covers(entry, day))}
              onRemove={() => setLeaving(entry.id)}
            />
          ))}
        </ul>
      )}
      {!all && entries.length > SHOWN && (
        <ButtonLink look="quiet" className="justify-self-start" to={`?${params}&all`} replace preventScrollReset>
          {t('all', { count: entries.length })}
        </ButtonLink>
      )}
      <RemovalDialog entry={leaving} onClose={() => setLeaving(null)} />
    </section>
  );
}

function EntryCard({ entry, booked, onRemove }: { entry: Entry; booked: boolean; onRemove: () => void }) {
  const t = useTranslations('freeDays.entries');
  const texts = useStretchText();
  const range = texts.range(entry);
  return (
    <li className="flex min-h-15 items-center justify-between gap-3 py-2 pr-2.5 pl-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="text-2 leading-snug">
          <span className="font-semibold">{range}</span>{' '}
          <span className="whitespace-nowrap text-ink-2">{texts.days(daysIn(entry).length)}</span>
        </p>
        {booked && <Badge tone="info">{t('booked')}</Badge>}
      </div>
      <ButtonLink
        look="text"
        className="text-brick!"
        to={`?remove=${entry.id}`}
        aria-haspopup="dialog"
        aria-label={t('removeOne', { range })}
        onClick={(event) => {
          event.preventDefault();
          onRemove();
        }}
      >
        {t('remove')}
      </ButtonLink>
    </li>
  );
}

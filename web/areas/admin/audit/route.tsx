import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { isDay } from '#domain/time.ts';
import { today } from '../../../parts/today.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import { Button } from '../../../ui/button.tsx';
import { DatePicker } from '../../../ui/form/date-picker.tsx';
import { useLate } from '../../../ui/late.ts';
import { Select } from '../../../ui/form/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import type { Route } from './+types/route';
import { keyOfAction, TrailEntry } from './audit-entry.tsx';
import { idIn } from '../shared/list-page.ts';
import { PersonFilter } from './audit-person.tsx';
import { knownActions, saveTrail, trailPage } from './audit-trail.ts';
import { DownloadTable } from '../shared/list-tools.tsx';
import { useAnswer } from '../../../parts/api/use-answer.ts';
import { useListAddress, type ListAddress } from '../shared/use-list-address.ts';
import { hasWords, wordsIn } from '../../../i18n/words.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('office.audit.title'), brand: matches[0].loaderData.brand });

/** Who changed what. Filters and place live in the address, so that what was found can be shown to somebody else. */
export default function AuditTrail() {
  const t = useTranslations('office.audit');
  const ui = useTranslations('ui');
  const address = useListAddress();
  const results = useRef<HTMLElement>(null);
  const day = address.get('day');
  const question = {
    actor: idIn(address.get('actor')),
    action: address.get('action'),
    day: day && isDay(day) ? day : null,
    cursor: address.get('before'),
  };
  const trail = useAnswer(JSON.stringify(question), (signal) => trailPage(question, signal));
  const late = useLate(trail.loading);
  const { actor, action, cursor } = question;
  const narrowed = Boolean(actor ?? action ?? question.day);
  /** What was pressed goes away with its page: the reading goes on at the top of the next. */
  const move = (changes: Readonly<Record<string, string | null>>, how: 'push' | 'replace' = 'push') => {
    results.current?.focus();
    address.set(changes, how);
  };
  const clear = () => move({ actor: null, action: null, day: null, before: null });
  return (
    <>
      <h1 className="text-5">{t('title')}</h1>
      <p className="mb-5 text-2 text-ink-2">{t('lead')}</p>
      <Filters address={address} question={question} />
      <div className="mb-4 flex justify-end">
        <DownloadTable save={() => saveTrail(question)} />
      </div>
      <section ref={results} tabIndex={-1} aria-label={t('title')} aria-busy={trail.loading} className="outline-none">
        {trail.error !== undefined && (
          <ErrorState
            title={t('failed')}
            retry={ui('retry')}
            onRetry={() => {
              results.current?.focus();
              trail.again();
            }}
          />
        )}
        {!trail.data && trail.error === undefined && <Coming late={late} />}
        {trail.data && trail.error === undefined && (
          <div className={late ? 'opacity-55' : undefined}>
            <p role="status" className="sr-only">
              {!trail.loading && t('shown', { count: trail.data.entries.length })}
            </p>
            {trail.data.entries.length === 0 ? (
              <div className="card grid justify-items-center gap-3 px-6 py-10 text-center">
                <p className="text-ink-2">{t(narrowed ? 'none' : 'empty')}</p>
                {narrowed && (
                  <Button look="quiet" onClick={clear}>
                    {t('clear')}
                  </Button>
                )}
              </div>
            ) : (
              <ol className="card divide-y divide-line px-4 sm:px-6">
                {trail.data.entries.map((entry) => (
                  <TrailEntry key={entry._id} entry={entry} />
                ))}
              </ol>
            )}
            <div className="mt-5 flex flex-wrap gap-3">
              {cursor && (
                <Button look="quiet" onClick={() => move({ before: null })}>
                  {t('newest')}
                </Button>
              )}
              {trail.data.nextCursor && (
                <Button look="quiet" onClick={() => move({ before: trail.data?.nextCursor ?? null })}>
                  {t('older')}
                </Button>
              )}
            </div>
          </div>
        )}
      </section>
    </>
  );
}

interface FiltersProps {
  address: ListAddress;
  question: { actor: string | null; action: string | null; day: string | null };
}

function Filters({ address, question: { actor, action, day } }: FiltersProps) {
  const t = useTranslations('office.audit');
  const kinds = useTranslations('office.audit.kinds');
  const actions = useAnswer('actions', knownActions);
  // one that stands in the address can be seen and undone, also before the list has come
  const all = [...new Set([...(actions.data ?? []), ...(action ? [action] : [])])];
  const wordOf = (one: string): string => {
    const key = keyOfAction(one);
    return hasWords(kinds, key) ? kinds(key) : one;
  };
  return (
    <fieldset className="mb-6 grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-[1.4fr_1fr_1fr]">
      <legend className="sr-only">{t('filters')}</legend>
      <PersonFilter chosen={actor} onChoose={(id) => address.set({ actor: id, before: null })} />
      <Select
        label={t('action')}
        placeholder={t('everyAction')}
        options={all.map((one) => ({ value: one, label: wordOf(one) }))}
        value={action ?? ''}
        onChange={({ currentTarget }) => address.set({ action: currentTarget.value || null, before: null })}
      />
      <DatePicker
        label={t('day')}
        max={today()}
        value={day ?? ''}
        onChange={({ currentTarget }) => address.set({ day: currentTarget.value || null, before: null })}
      />
    </fieldset>
  );
}

function Coming({ late }: { late: boolean }) {
  const t = useTranslations('office.audit');
  return (
    <div role="status" className={late ? 'grid gap-3' : 'invisible grid gap-3'}>
      <span className="sr-only">{t('loading')}</span>
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} className="h-24" />
      ))}
    </div>
  );
}

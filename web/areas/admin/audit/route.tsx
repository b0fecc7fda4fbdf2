import { useRef, type SubmitEvent } from 'react';
import { Form, useHref } from 'react-router';
import { useTranslations } from 'use-intl';
import { hasWords, wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { addressOf } from '../../../parts/api/api.ts';
import { refusedAs } from '../../../parts/api/refusal.ts';
import { AreaError } from '../../../parts/site/area-error.tsx';
import { useSite } from '../../../parts/site/brand.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import { useToday } from '../../../parts/now.ts';
import { Button } from '../../../ui/button.tsx';
import { DaySaid } from '../../../ui/form/date-picker.tsx';
import { useComing } from '../../../parts/line/use-coming.ts';
import { useLate } from '../../../ui/late.ts';
import { FilterSelect } from '../shared/filter-select.tsx';
import { ListFilters } from '../shared/list-filters.tsx';
import { LIST_FORM } from '../shared/list-form.ts';
import { searchIn } from '../shared/list-page.ts';
import { DownloadTable } from '../shared/list-tools.tsx';
import { AskButton } from '../shared/open-button.tsx';
import { useListAddress, type ListAddress } from '../shared/use-list-address.ts';
import type { Route } from './+types/route';
import { keyOfAction, TrailEntry } from './audit-entry.tsx';
import { PersonFilter } from './audit-person.tsx';
import { trailAsked, trailPage } from './audit-trail.ts';

const PATH = '/admin/audit';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('office.audit.title'), site: matches[0].loaderData });

export async function loader({ url: { searchParams: params }, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const narrowed = trailAsked(params);
  const { actor } = narrowed;
  const cursor = params.get('before');
  const search = actor ? '' : searchIn(params.get('search')).trim();
  const [trail, actions, person, found] = await Promise.all([
    trailPage(page, { ...narrowed, ...(cursor && { cursor }) }),
    page.call('GET /audit/actions', {}).then((known) => known.actions, refusedAs<string[]>([])),
    actor ? page.call('GET /audit/people/:id', { params: { id: actor } }).catch(refusedAs(null)) : null,
    search ? page.call('GET /audit/people', { query: { search } }).then(({ people }) => people, refusedAs(null)) : [],
  ]);
  return { trail, actions, person, found, narrowed, isOlder: cursor !== null && cursor !== '' };
}

export function ErrorBoundary() {
  const t = useTranslations('office.audit');
  return (
    <>
      <h1 className="mb-5 text-5">{t('title')}</h1>
      <AreaError title={t('failed')} />
    </>
  );
}

/** Who changed what. Filters and place live in the address, so that what was found can be shown to somebody else. */
export default function AuditTrail({ loaderData }: Route.ComponentProps) {
  const { trail, narrowed, isOlder } = loaderData;
  const t = useTranslations('office.audit');
  const address = useListAddress();
  const results = useRef<HTMLElement>(null);
  const late = useLate(useComing().state === 'loading');
  /** What was pressed goes away with its page: the reading goes on at the top of the next. */
  const read = () => results.current?.focus();
  const move = (before: string | null) => {
    read();
    address.set({ before }, 'push');
  };
  return (
    <>
      <div className="mb-4">
        <h1 className="text-5">{t('title')}</h1>
        <p className="text-2 text-ink-2">{t('lead')}</p>
      </div>
      <Filters address={address} {...loaderData} />
      <section
        ref={results}
        tabIndex={-1}
        aria-label={t('title')}
        aria-busy={late}
        className={late ? 'opacity-55 outline-none' : 'outline-none'}
      >
        <p role="status" className="sr-only">
          {t('shown', { count: trail.entries.length })}
        </p>
        {trail.entries.length === 0 ? (
          <div className="card grid justify-items-center gap-3 px-6 py-10 text-center">
            <p className="text-ink-2">{t(Object.keys(narrowed).length > 0 ? 'none' : 'empty')}</p>
            {Object.keys(narrowed).length > 0 && (
              <Form action={PATH} onSubmit={read}>
                <Button type="submit" look="quiet">
                  {t('clear')}
                </Button>
              </Form>
            )}
          </div>
        ) : (
          <ol className="card divide-y divide-line px-4 sm:px-6">
            {trail.entries.map((entry) => (
              <TrailEntry key={entry._id} entry={entry} />
            ))}
          </ol>
        )}
        <div className="mt-5 flex flex-wrap gap-3">
          {isOlder && (
            <AskButton look="quiet" asks={['before', '']} onClick={() => move(null)}>
              {t('newest')}
            </AskButton>
          )}
          {trail.nextCursor && (
            <AskButton look="quiet" asks={['before', trail.nextCursor]} onClick={() => move(trail.nextCursor)}>
              {t('older')}
            </AskButton>
          )}
          <div className="ml-auto">
            <DownloadTable save={addressOf('GET /audit/entries.csv', { query: narrowed }, useSite().api)} />
          </div>
        </div>
      </section>
    </>
  );
}

type FiltersProps = { address: ListAddress } & Pick<
  Route.ComponentProps['loaderData'],
  'actions' | 'person' | 'found' | 'narrowed'
>;

/** With script the trail follows what is chosen; the form is for where there is none. */
const hold = (event: SubmitEvent<HTMLFormElement>) => event.preventDefault();

function Filters({ address, actions, person, found, narrowed: { actor, action, day } }: FiltersProps) {
  const t = useTranslations('office.audit');
  const list = useTranslations('admin.list');
  const kinds = useTranslations('office.audit.kinds');
  // a filter in the address can be seen and removed, even if the list did not load
  const all = [...new Set([...actions, ...(action ? [action] : [])])];
  const wordOf = (one: string): string => {
    const key = keyOfAction(one);
    return hasWords(kinds, key) ? kinds(key) : one;
  };
  return (
    <form id={LIST_FORM} action={useHref(PATH)} onSubmit={hold} className="mb-6">
      {/* what Enter presses: the first of a form's buttons */}
      <button hidden aria-label={list('find')} />
      <fieldset className="flex flex-wrap items-start gap-3 md:flex-nowrap">
        <legend className="sr-only">{t('filters')}</legend>
        <PersonFilter address={address} chosen={actor ?? null} person={person} found={found} />
        <ListFilters get={address.get}>
          <FilterSelect
            name="action"
            label={t('action')}
            every={t('everyAction')}
            options={all}
            wordOf={wordOf}
            value={address.get('action')}
            onChange={(next) => address.set({ action: next, before: null })}
          />
          <DaySaid className="shrink-0 md:w-48">
            <input
              type="date"
              name="day"
              aria-label={t('day')}
              title={t('day')}
              className="control"
              max={useToday()}
              value={day ?? ''}
              onChange={({ currentTarget }) => address.set({ day: currentTarget.value || null, before: null })}
            />
          </DaySaid>
        </ListFilters>
      </fieldset>
      <noscript>
        <Button type="submit" className="mt-4">
          {list('find')}
        </Button>
      </noscript>
    </form>
  );
}

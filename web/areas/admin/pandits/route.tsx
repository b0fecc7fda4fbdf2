import { useTranslations } from 'use-intl';
import type { Profile } from '#contract/people.ts';
import { wordsIn } from '../../../i18n/words.ts';
import { useLocalName } from '../../../i18n/local-names.ts';
import { pageContext } from '../../../load-context.ts';
import { addressOf } from '../../../parts/api/api.ts';
import { formAction, step } from '../../../parts/forms/form-action.ts';
import { keepTyped } from '../../../parts/forms/keep-typed.ts';
import { useSite } from '../../../parts/site/brand.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { Column } from '../../../ui/table.tsx';
import { statusFilters, statusIn } from '../people/people.ts';
import { useStatusWords } from '../people/person-status.ts';
import { usePersonColumns } from '../people/person-columns.tsx';
import { PersonStatusBadge } from '../people/person-status-badge.tsx';
import { DateText, Words } from '../shared/facts.tsx';
import { FilterSelect } from '../shared/filter-select.tsx';
import { ListFrame } from '../shared/list-frame.tsx';
import { SortSelect } from '../shared/list-tools.tsx';
import { opened } from '../shared/opened/opened.ts';
import { firstTwo } from '../shared/shown.ts';
import { useListAddress, type ListAddress } from '../shared/use-list-address.ts';
import type { Route } from './+types/route';
import { AnswerBy } from './answer-by.tsx';
import { PanditDialog } from './pandit-dialog.tsx';
import { payloadOf, sentReview } from './review-form.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('admin.pandits.title'), site: matches[0].loaderData });

export async function loader({ url, context }: Route.LoaderArgs) {
  const { call } = context.get(pageContext);
  const pandit = await opened(url.searchParams.get('user'), (id) => call('GET /admin/pandits/:id', { params: { id } }));
  return { pandit };
}

export const action = formAction({
  decide: step(sentReview, async (review, { call }) => {
    await call('POST /user/admin/update-user-status', { body: payloadOf(review) });
  }),
});
export const clientAction = keepTyped;

/** The pandits and acharyas who have registered, and the office's answer to them. */
export default function PanditRegistrations({ loaderData: { pandit }, matches }: Route.ComponentProps) {
  const { list, narrowed, acharyas } = matches[3].loaderData;
  const t = useTranslations('admin.pandits');
  const inList = useTranslations('admin.list');
  const words = useStatusWords();
  const address = useListAddress();
  const status = statusIn(address.get('status'));
  const show = (row: Profile) => address.set({ user: row._id }, 'push');
  return (
    <>
      <ListFrame
        words={t}
        lead={(total) => t('lead', { total })}
        alsoLoadedText={acharyas.known ? t('acharyasLoaded') : undefined}
        figures={
          <>
            {acharyas.failed && <Notice tone="no">{acharyas.failed}</Notice>}
            {list.near && <p className="mb-3 text-ink-2">{inList('near', { search: address.search })}</p>}
          </>
        }
        list={list}
        address={address}
        narrowed={status !== null}
        columns={usePanditColumns(address, show)}
        onOpen={show}
        filters={
          <>
            <FilterSelect
              name="status"
              label={t('filter')}
              every={t('everyStatus')}
              options={statusFilters}
              wordOf={(one) => (one === 'waiting' ? t('waiting') : words(one))}
              value={status}
              onChange={(next) => address.set({ status: next, page: null })}
            />
            <SortSelect address={address} />
          </>
        }
        save={addressOf('GET /user/admin/people.csv', { query: narrowed }, useSite().api)}
        empty={inList('nobody')}
      />
      <PanditDialog opened={pandit} acharyas={acharyas} onClose={() => address.set({ user: null })} />
    </>
  );
}

function usePanditColumns(address: ListAddress, open: (row: Profile) => void): Column<Profile>[] {
  const nameOf = useLocalName();
  const t = useTranslations('admin.person');
  const pandits = useTranslations('admin.pandits');
  const missing = useTranslations('admin')('missing');
  const { id, name, phone, email, registered, action: view } = usePersonColumns(address, pandits('view'), open);
  return [
    { ...id, onCard: 'code' },
    name,
    phone,
    email,
    {
      key: 'languages',
      header: t('languages'),
      onCard: 'bit',
      cell: (row) => <Words>{firstTwo(row.languagesKnown.map(nameOf)) || missing}</Words>,
    },
    { ...registered, cell: (row) => <DateText iso={row.createdAt} as="worded" /> },
    {
      key: 'status',
      header: t('status'),
      onCard: 'state',
      cell: (row) => (
        // on tablets in one line, the badges one below the other
        <span className="@min-[38rem]/records:@max-[60rem]/records:flex @min-[38rem]/records:@max-[60rem]/records:flex-row-reverse @min-[38rem]/records:@max-[60rem]/records:items-center @min-[38rem]/records:@max-[60rem]/records:gap-2">
          <PersonStatusBadge person={row} />
          <AnswerBy person={row} />
        </span>
      ),
    },
    view,
  ];
}

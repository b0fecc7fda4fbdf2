import { useTranslations } from 'use-intl';
import type { PageContext } from '#contract/page.ts';
import type { Profile } from '#contract/people.ts';
import { translatorFor } from '../../../i18n/catalogues.server.ts';
import { wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { addressOf } from '../../../parts/api/api.ts';
import { refusalIn, refusedAs } from '../../../parts/api/refusal.ts';
import { formAction, step } from '../../../parts/forms/form-action.ts';
import { keepTyped } from '../../../parts/forms/keep-typed.ts';
import { useSite } from '../../../parts/site/brand.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { Column } from '../../../ui/table.tsx';
import { peopleAsked, statusFilters, statusIn } from '../people/people.ts';
import { useStatusWords } from '../people/person-status.ts';
import { usePersonColumns } from '../people/person-columns.tsx';
import { PersonStatusBadge } from '../people/person-status-badge.tsx';
import { Words } from '../shared/facts.tsx';
import { FilterSelect } from '../shared/filter-select.tsx';
import { ListFailed } from '../shared/list-failed.tsx';
import { ListFrame } from '../shared/list-frame.tsx';
import { idIn } from '../shared/list-page.ts';
import { SortSelect } from '../shared/list-tools.tsx';
import { firstTwo } from '../shared/shown.ts';
import { useListAddress, type ListAddress } from '../shared/use-list-address.ts';
import type { Route } from './+types/route';
import { PanditDialog } from './pandit-dialog.tsx';
import { payloadOf, sentReview } from './review-form.ts';
import type { Acharyas } from './status-form.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('admin.pandits.title'), brand: matches[0].loaderData.brand });

export async function loader(asked: Route.LoaderArgs) {
  const { call } = asked.context.get(pageContext);
  const id = idIn(asked.url.searchParams.get('user'));
  const [people, acharyas, reviews, live] = await Promise.all([
    peopleAsked('pandit', asked),
    acharyasAsked(asked.context.get(pageContext)),
    id && call('GET /user/admin/:id/reviews', { params: { id } }).catch(refusedAs(null)),
    id && call('GET /booking/admin/pandits/:id/live', { params: { id } }).catch(refusedAs(null)),
  ]);
  return {
    ...people,
    acharyas,
    about: { reviews: (reviews || null)?.reviews ?? null, live: (live || null)?.bookings ?? null },
  };
}

/** Who can be assigned, or why that is not known: the list is there without them. */
async function acharyasAsked({ call, locale }: PageContext): Promise<Acharyas> {
  try {
    const { acharyas } = await call('GET /user/get-acharya-users', {});
    // one without an id cannot be assigned
    return { known: acharyas.filter(({ _id }) => _id), failed: null };
  } catch (error) {
    const refusal = await refusalIn(error);
    if (!refusal) throw error;
    const t = translatorFor(locale, 'admin');
    const { message } = refusal;
    return {
      known: null,
      failed: message ? t('admin.pandits.acharyasFailed', { message }) : t('admin.pandits.acharyasOdd'),
    };
  }
}

export const action = formAction({
  decide: step(sentReview, async (review, { call }) => {
    await call('POST /user/admin/update-user-status', { body: payloadOf(review) });
  }),
});
export const clientAction = keepTyped;

export function ErrorBoundary() {
  const t = useTranslations('admin.pandits');
  return <ListFailed title={t('title')} odd={t('odd')} loaded={t('loaded')} />;
}

/** The pandits and acharyas who have registered, and the office's answer to them. */
export default function PanditRegistrations({ loaderData }: Route.ComponentProps) {
  const { list, person, narrowed, acharyas, about } = loaderData;
  const t = useTranslations('admin.pandits');
  const nobody = useTranslations('admin.list')('nobody');
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
        figures={acharyas.failed && <Notice tone="no">{acharyas.failed}</Notice>}
        list={list}
        address={address}
        narrowed={status !== null}
        columns={usePanditColumns(address, show)}
        onOpen={show}
        tools={
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
        empty={nobody}
      />
      <PanditDialog opened={person} about={about} acharyas={acharyas} onClose={() => address.set({ user: null })} />
    </>
  );
}

function usePanditColumns(address: ListAddress, open: (row: Profile) => void): Column<Profile>[] {
  const t = useTranslations('admin.person');
  const pandits = useTranslations('admin.pandits');
  const missing = useTranslations('admin')('missing');
  const { id, name, phone, email, registered, action: view } = usePersonColumns(address, pandits('view'), open);
  return [
    id,
    name,
    phone,
    email,
    {
      key: 'languages',
      header: t('languages'),
      cell: (row) => <Words>{firstTwo(row.languagesKnown) || missing}</Words>,
    },
    registered,
    { key: 'status', header: t('status'), onCard: 'corner', cell: (row) => <PersonStatusBadge person={row} /> },
    view,
  ];
}

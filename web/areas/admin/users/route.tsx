import { useTranslations } from 'use-intl';
import type { Profile } from '#contract/people.ts';
import { wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { addressOf } from '../../../parts/api/api.ts';
import { useSite } from '../../../parts/site/brand.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import type { Column } from '../../../ui/table.tsx';
import { usePersonColumns } from '../people/person-columns.tsx';
import { Email } from '../shared/facts.tsx';
import { ListFrame } from '../shared/list-frame.tsx';
import { dayIn } from '../shared/list-page.ts';
import { SortSelect } from '../shared/list-tools.tsx';
import { opened } from '../shared/opened/opened.ts';
import { Since } from '../shared/since.tsx';
import { useListAddress, type ListAddress } from '../shared/use-list-address.ts';
import type { Route } from './+types/route';
import { UserDialog } from './user-dialog.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('admin.users.title'), site: matches[0].loaderData });

export async function loader({ url, context }: Route.LoaderArgs) {
  const { call } = context.get(pageContext);
  const id = url.searchParams.get('user');
  return { person: await opened(id, (userId) => call('GET /user/get-user/:userId', { params: { userId } })) };
}

/** The families who have registered. */
export default function UserRegistrations({ loaderData: { person }, matches }: Route.ComponentProps) {
  const { list, narrowed } = matches[3].loaderData;
  const t = useTranslations('admin.users');
  const nobody = useTranslations('admin.list')('nobody');
  const address = useListAddress();
  const since = dayIn(address.get('since'));
  const show = (row: Profile) => address.set({ user: row._id }, 'push');
  return (
    <>
      <ListFrame
        words={t}
        lead={(total) => t('lead', { total })}
        list={list}
        address={address}
        narrowed={since !== null}
        filters={
          <>
            <Since day={since} />
            <SortSelect address={address} />
          </>
        }
        save={addressOf('GET /user/admin/people.csv', { query: narrowed }, useSite().api)}
        columns={useUserColumns(address, show)}
        onOpen={show}
        empty={nobody}
      />
      <UserDialog opened={person} onClose={() => address.set({ user: null })} />
    </>
  );
}

function useUserColumns(address: ListAddress, open: (row: Profile) => void): Column<Profile>[] {
  const t = useTranslations('admin.person');
  const users = useTranslations('admin.users');
  const { id, name, email, phone, registered, action: view } = usePersonColumns(address, users('view'), open);
  return [
    id,
    name,
    {
      ...email,
      cell: (row) => (
        <span className="block @max-[60rem]/records:pl-10.5">
          <Email address={row.email} />
        </span>
      ),
    },
    phone,
    {
      key: 'type',
      header: users('type'),
      onCard: 'corner',
      cell: (row) => <span className="text-ink-2">{t(`type.${row.userType}`)}</span>,
    },
    { ...registered, header: users('registered') },
    view,
  ];
}

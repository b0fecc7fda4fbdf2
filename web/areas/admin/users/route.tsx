import { useTranslations } from 'use-intl';
import type { Profile } from '#contract/people.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import type { Column } from '../../../ui/table.tsx';
import type { Route } from './+types/route';
import { failureSentence } from '../shared/failures.ts';
import { ListFrame } from '../shared/list-frame.tsx';
import { SortSelect, sortIn } from '../shared/list-tools.tsx';
import { OpenButton } from '../shared/open-button.tsx';
import { peoplePage, savePeople } from '../people/people.ts';
import { usePersonColumns } from '../people/person-columns.tsx';
import { Since, sinceIn } from '../shared/since.tsx';
import { useAnswer } from '../../../parts/api/use-answer.ts';
import { useListAddress, type ListAddress } from '../shared/use-list-address.ts';
import { UserDialog } from './user-dialog.tsx';
import { wordsIn } from '../../../i18n/words.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('admin.users.title'), brand: matches[0].loaderData.brand });

/** The families who have registered. */
export default function UserRegistrations() {
  const t = useTranslations('admin.users');
  const texts = useTranslations('admin.list');
  const address = useListAddress();
  const { search, page, size } = address;
  const sort = sortIn(address);
  const since = sinceIn(address);
  const list = useAnswer(JSON.stringify([search, since, sort, page, size]), (signal) =>
    peoplePage({ userType: 'user', search, since, sort, page, size }, signal),
  );
  const failures = { odd: t('odd'), unreachable: texts('unreachable'), unexpected: texts('unexpected') };
  const open = address.get('user');
  const show = (row: Profile) => address.set({ user: row._id }, 'push');
  return (
    <>
      <ListFrame
        title={t('title')}
        lead={(total) => t('lead', { total })}
        searchLabel={t('search')}
        loadingText={t('loading')}
        loadedText={t('loaded')}
        list={list}
        failure={(error) => texts('error', { message: failureSentence(error, failures) })}
        onRetry={list.again}
        address={address}
        narrowed={since !== null}
        tools={
          <>
            <Since day={since} address={address} />
            <SortSelect address={address} />
          </>
        }
        save={() => savePeople({ userType: 'user', search, since })}
        columns={useUserColumns(address, show)}
        onOpen={show}
        empty={texts('nobody')}
      />
      <UserDialog
        id={open}
        known={list.data?.rows.find(({ _id }) => _id === open)}
        onClose={() => address.set({ user: null })}
      />
    </>
  );
}

function useUserColumns(address: ListAddress, open: (row: Profile) => void): Column<Profile>[] {
  const t = useTranslations('admin.person');
  const users = useTranslations('admin.users');
  const { id, name, email, phone, registered } = usePersonColumns(address);
  return [
    id,
    name,
    email,
    phone,
    { key: 'type', header: users('type'), onCard: 'corner', cell: (row) => t(`type.${row.userType}`) },
    { ...registered, header: users('registered') },
    {
      key: 'action',
      header: t('action'),
      onCard: 'foot',
      cell: (row) => <OpenButton label={users('view')} name={row.name} onClick={() => open(row)} />,
    },
  ];
}

import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import type { Profile } from '#contract/people.ts';
import { spoken } from '#domain/people/phone.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import type { Column } from '../../../ui/table.tsx';
import { DateText, IdEnd, Words } from '../shared/facts.tsx';
import { orderedBy } from '../shared/list-tools.tsx';
import { OpenLink } from '../shared/open-button.tsx';
import type { ListAddress } from '../shared/use-list-address.ts';

type Key = 'id' | 'name' | 'email' | 'phone' | 'registered' | 'action';

/** What every list of people shows of them; each list puts them into its own order. */
export function usePersonColumns(
  address: ListAddress,
  view: string,
  open: (row: Profile) => void,
): Record<Key, Column<Profile>> {
  const t = useTranslations('admin.person');
  const missing = useTranslations('admin')('missing');
  return {
    id: { key: 'id', header: t('id'), onCard: 'short', cell: (row) => <IdEnd id={row._id} /> },
    name: {
      key: 'name',
      header: t('name'),
      ...orderedBy(address, 'name'),
      onCard: 'title',
      cell: (row) => (
        <span className="flex items-center gap-2.5 xl:min-w-42">
          <Avatar name={row.name} url={row.profileUrl} size="xs" />
          <Words>
            <b className="font-semibold">{row.name || missing}</b>
          </Words>
        </span>
      ),
    },
    email: {
      key: 'email',
      header: t('email'),
      onCard: 'under',
      cell: (row) => (
        // where there is no column of its own it stands below the name
        <span className="block min-w-0 wrap-break-word @max-[60rem]/records:pl-10.5 @min-[60rem]/records:max-w-52 @min-[60rem]/records:min-w-43">
          {row.email ? <Mail address={row.email} /> : missing}
        </span>
      ),
    },
    phone: {
      key: 'phone',
      header: t('phone'),
      onCard: 'bit',
      cell: (row) => <span className="whitespace-nowrap">{row.phone ? spoken(row.phone) : missing}</span>,
    },
    registered: {
      key: 'registered',
      header: t('registered'),
      onCard: 'short',
      ...orderedBy(address, 'registered'),
      cell: (row) => <DateText iso={row.createdAt} as="numeric" />,
    },
    action: {
      key: 'action',
      header: t('action'),
      onCard: 'foot',
      cell: (row) => <OpenLink label={view} name={row.name} asks={['user', row._id]} onClick={() => open(row)} />,
    },
  };
}

/** Breaks after a dot or before the @ where it must. */
const Mail = ({ address }: { address: string }) =>
  address.match(/[^.@]*\.|[^.@]+|@.*/g)?.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { Profile } from '#contract/people.ts';
import { userStatuses } from '#domain/roles.ts';
import { ApiError } from '../../../parts/api/api.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import type { Column } from '../../../ui/table.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import type { Route } from './+types/route';
import { failureSentence, saysNothing } from '../shared/failures.ts';
import { ListFrame } from '../shared/list-frame.tsx';
import { SortSelect, sortIn } from '../shared/list-tools.tsx';
import { OpenButton } from '../shared/open-button.tsx';
import { PanditDialog } from './pandit-dialog.tsx';
import { acharyaOptions, peoplePage, savePeople, type AcharyaOption, type StatusShown } from '../people/people.ts';
import { Words } from '../shared/facts.tsx';
import { usePersonColumns } from '../people/person-columns.tsx';
import { firstTwo } from '../shared/shown.ts';
import { StandingBadge } from '../people/standing-badge.tsx';
import { StatusFilter } from './status-filter.tsx';
import { useAnswer, type Answer } from '../../../parts/api/use-answer.ts';
import { useListAddress, type ListAddress } from '../shared/use-list-address.ts';
import { useOffice } from '../shared/use-office.ts';
import { wordsIn } from '../../../i18n/words.ts';

const statusIn = (text: string | null): StatusShown | null =>
  text === 'waiting' ? text : (userStatuses.find((one) => one === text) ?? null);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('admin.pandits.title'), brand: matches[0].loaderData.brand });

/** The pandits and acharyas who have registered, and the office's answer to them. */
export default function PanditRegistrations() {
  const t = useTranslations('admin.pandits');
  const texts = useTranslations('admin.list');
  const { waiting } = useOffice();
  const address = useListAddress();
  const { search, page, size } = address;
  const sort = sortIn(address);
  const status = statusIn(address.get('status'));
  const list = useAnswer(JSON.stringify([search, status, sort, page, size]), (signal) =>
    peoplePage({ userType: 'pandit', search, status, sort, page, size }, signal),
  );
  const acharyas = useAcharyas();
  const failures = { odd: t('odd'), unreachable: texts('unreachable'), unexpected: texts('unexpected') };
  const open = address.get('user');
  const show = (row: Profile) => address.set({ user: row._id }, 'push');
  const close = () => address.set({ user: null });

  const decided = (profile: Profile) => {
    list.change((shown) => ({ ...shown, rows: shown.rows.map((row) => (row._id === profile._id ? profile : row)) }));
    // a list of those who wait goes on to the next
    if (status !== null) list.again();
    waiting.again();
    if (profile.userType === 'acharya') acharyas.again();
    close();
  };

  return (
    <>
      <ListFrame
        title={t('title')}
        lead={(total) => t('lead', { total })}
        searchLabel={t('search')}
        loadingText={t('loading')}
        loadedText={t('loaded')}
        alsoLoadedText={acharyas.data && t('acharyasLoaded')}
        list={list}
        failure={(error) => texts('error', { message: failureSentence(error, failures) })}
        onRetry={() => {
          list.again();
          acharyas.again();
        }}
        address={address}
        narrowed={status !== null}
        columns={usePanditColumns(address, show)}
        onOpen={show}
        tools={
          <>
            <StatusFilter value={status} onChange={(next) => address.set({ status: next, page: null })} />
            <SortSelect address={address} />
          </>
        }
        save={() => savePeople({ userType: 'pandit', search, status })}
        empty={texts('nobody')}
      />
      <PanditDialog
        id={open}
        known={list.data?.rows.find(({ _id }) => _id === open)}
        acharyas={acharyas}
        onDecided={decided}
        onClose={close}
      />
    </>
  );
}

function usePanditColumns(address: ListAddress, open: (row: Profile) => void): Column<Profile>[] {
  const t = useTranslations('admin.person');
  const pandits = useTranslations('admin.pandits');
  const missing = useTranslations('admin')('missing');
  const { id, name, phone, email, registered } = usePersonColumns(address);
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
    { key: 'status', header: t('status'), onCard: 'corner', cell: (row) => <StandingBadge person={row} /> },
    {
      key: 'action',
      header: t('action'),
      onCard: 'foot',
      cell: (row) => <OpenButton label={pandits('view')} name={row.name} onClick={() => open(row)} />,
    },
  ];
}

/** Who can be assigned; a failure is said at once, for the form asks for them only later. */
function useAcharyas(): Answer<AcharyaOption[]> {
  const t = useTranslations('admin.pandits');
  const texts = useTranslations('admin.list');
  const unnamed = useTranslations('admin.review')('unknownAcharya');
  const toast = useToast();
  const acharyas = useAnswer('acharyas', (signal) => acharyaOptions(unnamed, signal));
  const tell = useEffectEvent((error: unknown) => {
    const said = error instanceof ApiError && error.status > 0 && !saysNothing(error);
    const own = { odd: t('acharyasOdd'), unreachable: t('acharyasUnreachable'), unexpected: texts('unexpected') };
    const message = failureSentence(error, own);
    toast.failed(said ? t('acharyasFailed', { message }) : texts('error', { message }));
  });
  useEffect(() => {
    if (acharyas.error !== undefined) tell(acharyas.error);
  }, [acharyas.error]);
  return acharyas;
}

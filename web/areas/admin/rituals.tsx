import { useTranslations } from 'use-intl';
import type { Ritual } from '#contract/rituals.ts';
import { admin } from '../../i18n/en/admin.ts';
import { pageMeta } from '../../parts/meta.ts';
import { Avatar } from '../../ui/avatar.tsx';
import type { Column } from '../../ui/table.tsx';
import type { Route } from './+types/rituals';
import { allRituals, ritualsPage } from './catalogue.ts';
import { DateText, IdEnd } from './facts.tsx';
import { failureSentence } from './failures.ts';
import { ListFrame } from './list-frame.tsx';
import { OpenButton } from './open-button.tsx';
import { RitualDialog } from './ritual-dialog.tsx';
import { preview } from './shown.ts';
import { useAnswer } from './use-answer.ts';
import { useListAddress } from './use-list-address.ts';

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageMeta({ title: admin.admin.rituals.title, brand: root.loaderData.brand });

/** How much of a description a column takes (specification, admin and pandit, section 9). */
const PREVIEW = 50;

/** The catalogue as the office keeps it. */
export default function RitualsManagement() {
  const t = useTranslations('admin.rituals');
  const texts = useTranslations('admin.list');
  const address = useListAddress();
  const { search, page } = address;
  const all = useAnswer('rituals', allRituals);
  const failures = { odd: t('odd'), unreachable: texts('unreachable'), unexpected: texts('unexpected') };
  const open = address.get('ritual');
  const show = (row: Ritual) => address.set({ ritual: row._id }, 'push');
  return (
    <>
      <ListFrame
        title={t('title')}
        lead={(total) => t('lead', { total })}
        searchLabel={t('search')}
        loadingText={t('loading')}
        loadedText={t('loaded')}
        list={{ ...all, data: all.data && ritualsPage(all.data, search, page) }}
        failure={(error) => texts('error', { message: failureSentence(error, failures) })}
        onRetry={all.again}
        address={address}
        columns={useRitualColumns(show)}
        onOpen={show}
        empty={t('empty')}
      />
      <RitualDialog
        open={open !== null && all.data !== undefined}
        ritual={all.data?.find(({ _id }) => _id === open)}
        onClose={() => address.set({ ritual: null })}
      />
    </>
  );
}

function useRitualColumns(open: (row: Ritual) => void): Column<Ritual>[] {
  const t = useTranslations('admin.rituals');
  return [
    { key: 'id', header: t('id'), onCard: 'mark', cell: (row) => <IdEnd id={row._id} /> },
    {
      key: 'name',
      header: t('name'),
      onCard: 'title',
      cell: (row) => (
        <span className="flex items-center gap-3">
          <Avatar name={row.ritualType} url={null} size="sm" />
          <span>
            <b className="block font-[600]">{row.ritualType}</b>
            <span className="text-2 text-ink-2">{row.ritualCategory?.name ?? t('noCategory')}</span>
          </span>
        </span>
      ),
    },
    {
      key: 'description',
      header: t('description'),
      cell: (row) => (row.ritualDescription ? preview(row.ritualDescription, PREVIEW) : t('noDescription')),
    },
    { key: 'category', header: t('category'), cell: (row) => row.ritualCategory?.name ?? t('uncategorized') },
    { key: 'created', header: t('created'), cell: (row) => <DateText iso={row.createdAt} as="worded" /> },
    {
      key: 'action',
      header: t('action'),
      onCard: 'foot',
      cell: (row) => <OpenButton label={t('view')} name={row.ritualType} onClick={() => open(row)} />,
    },
  ];
}

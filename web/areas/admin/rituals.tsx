import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Ritual } from '#contract/rituals.ts';
import { admin } from '../../i18n/en/admin.ts';
import { pageMeta } from '../../parts/meta.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/table.tsx';
import type { Route } from './+types/rituals';
import { allCategories, allRituals, ritualsPage } from './catalogue.ts';
import { AddCategoryDialog } from './category-form.tsx';
import { DateText, IdEnd } from './facts.tsx';
import { failureSentence } from './failures.ts';
import { ListFrame } from './list-frame.tsx';
import { OpenButton } from './open-button.tsx';
import { RitualDialog } from './ritual-dialog.tsx';
import { AddRitualDialog } from './ritual-form.tsx';
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
  const categories = useAnswer('categories', allCategories);
  const [adding, setAdding] = useState<'category' | 'ritual' | null>(null);
  const stop = () => setAdding(null);
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
        onRetry={() => {
          all.again();
          categories.again();
        }}
        address={address}
        columns={useRitualColumns(show)}
        onOpen={show}
        empty={t('empty')}
        tools={
          <div className="grid grid-cols-2 gap-3 sm:flex">
            <Button look="quiet" onClick={() => setAdding('category')}>
              {t('addCategory')}
            </Button>
            <Button onClick={() => setAdding('ritual')}>{t('addRitual')}</Button>
          </div>
        }
      />
      <AddCategoryDialog
        open={adding === 'category'}
        onClose={stop}
        onAdded={() => {
          categories.again();
          stop();
        }}
      />
      <AddRitualDialog
        open={adding === 'ritual'}
        categories={categories}
        onClose={stop}
        onAdded={() => {
          all.again();
          stop();
        }}
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

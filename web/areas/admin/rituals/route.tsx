import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ritualStates, type OfficeCategory, type OfficeRitual } from '#contract/catalogue.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Column } from '../../../ui/table.tsx';
import type { Route } from './+types/route';
import { ArchiveDialog } from './archive-dialog.tsx';
import { allCategories, ritualsPage, saveRituals } from './catalogue.ts';
import { useWarning } from './category-select.tsx';
import { CategoriesDialog } from './categories-dialog.tsx';
import { AddCategoryDialog } from './category-form.tsx';
import { DateText, IdEnd, Words } from '../shared/facts.tsx';
import { failureSentence } from '../shared/failures.ts';
import { FilterSelect } from '../shared/filter-select.tsx';
import { ListFrame } from '../shared/list-frame.tsx';
import { idIn } from '../shared/list-page.ts';
import { OpenButton } from '../shared/open-button.tsx';
import { RitualDialog } from './ritual-dialog.tsx';
import { EditRitualDialog } from './ritual-edit.tsx';
import { AddRitualDialog } from './ritual-form.tsx';
import { preview } from '../shared/shown.ts';
import { useAnswer } from '../../../parts/api/use-answer.ts';
import { useListAddress, type ListAddress } from '../shared/use-list-address.ts';
import { wordsIn } from '../../../i18n/words.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('catalogue.title'), brand: matches[0].loaderData.brand });

/** How much of a description a column takes (specification, admin and pandit, section 9). */
const PREVIEW = 50;

type Deed = 'add-category' | 'add-ritual' | 'categories' | 'edit' | 'archive';

/** The catalogue as the office keeps it. */
export default function RitualsManagement() {
  const t = useTranslations('catalogue');
  const texts = useTranslations('admin.list');
  const address = useListAddress();
  const { search, page, size } = address;
  const state = ritualStates.find((one) => one === address.get('status')) ?? null;
  const category = idIn(address.get('category'));
  const list = useAnswer(JSON.stringify([search, category, state, page, size]), (signal) =>
    ritualsPage({ search, category, state, page, size }, signal),
  );
  const categories = useAnswer('categories', allCategories);
  useWarning('Rituals', list.error);
  useWarning('Categories', categories.error);
  const [deed, setDeed] = useState<Deed | null>(null);
  const stop = () => setDeed(null);
  const failures = { odd: t('odd'), unreachable: texts('unreachable'), unexpected: texts('unexpected') };
  const open = address.get('ritual');
  const show = (row: OfficeRitual) => address.set({ ritual: row._id }, 'push');
  const known = list.data?.rows.find(({ _id }) => _id === open);
  const changed = () => {
    list.again();
    categories.again();
  };
  const done = () => {
    changed();
    stop();
  };
  /** The list has its own order: what is new would stand pages away. */
  const added = (name: string) => {
    address.set({ search: name, category: null, status: null, page: null });
    done();
  };
  const onRitual = (which: Deed) => (deed === which ? open : null);
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
        onRetry={changed}
        address={address}
        narrowed={state !== null || category !== null}
        columns={useRitualColumns(show)}
        onOpen={show}
        save={() => saveRituals({ search, category, state })}
        empty={t('empty')}
        figures={
          <Filters address={address} categories={categories.data ?? []}>
            <Button look="quiet" className="sm:ml-auto" onClick={() => setDeed('categories')}>
              {t('categories.open')}
            </Button>
          </Filters>
        }
        tools={
          <div className="grid grid-cols-2 gap-3 sm:flex">
            <Button look="quiet" onClick={() => setDeed('add-category')}>
              {t('addCategory')}
            </Button>
            <Button onClick={() => setDeed('add-ritual')}>{t('addRitual')}</Button>
          </div>
        }
      />
      <AddCategoryDialog open={deed === 'add-category'} onClose={stop} onAdded={done} />
      <AddRitualDialog open={deed === 'add-ritual'} categories={categories} onClose={stop} onAdded={added} />
      <CategoriesDialog open={deed === 'categories'} categories={categories} onClose={stop} onChanged={changed} />
      <RitualDialog
        id={deed === null ? open : null}
        known={known}
        onClose={() => address.set({ ritual: null })}
        onEdit={() => setDeed('edit')}
        onArchive={() => setDeed('archive')}
        onRestored={changed}
      />
      <EditRitualDialog id={onRitual('edit')} categories={categories} onClose={stop} onSaved={done} />
      <ArchiveDialog
        id={onRitual('archive')}
        onClose={stop}
        onArchived={() => {
          address.set({ ritual: null });
          done();
        }}
      />
    </>
  );
}

interface FiltersProps {
  address: ListAddress;
  categories: readonly OfficeCategory[];
  children: ReactNode;
}

function Filters({ address, categories, children }: FiltersProps) {
  const t = useTranslations('catalogue');
  const chosen = idIn(address.get('category'));
  return (
    <div className="mb-4 grid gap-3 sm:flex">
      <FilterSelect
        label={t('filterCategory')}
        every={t('everyCategory')}
        options={categories.map(({ _id }) => _id)}
        wordOf={(id) => categories.find(({ _id }) => _id === id)?.name ?? id}
        value={categories.some(({ _id }) => _id === chosen) ? chosen : null}
        onChange={(category) => address.set({ category, page: null })}
      />
      <FilterSelect
        label={t('filterState')}
        every={t('everyState')}
        options={ritualStates}
        wordOf={(state) => t(`states.${state}`)}
        value={ritualStates.find((state) => state === address.get('status')) ?? null}
        onChange={(status) => address.set({ status, page: null })}
      />
      {children}
    </div>
  );
}

function useRitualColumns(open: (row: OfficeRitual) => void): Column<OfficeRitual>[] {
  const t = useTranslations('catalogue');
  return [
    { key: 'id', header: t('id'), onCard: 'mark', cell: (row) => <IdEnd id={row._id} /> },
    {
      key: 'name',
      header: t('name'),
      onCard: 'title',
      cell: (row) => (
        <span className="flex items-center gap-3">
          <Avatar name={row.ritualType} url={null} size="sm" />
          <Words>
            <b className="block font-semibold wrap-anywhere">{row.ritualType}</b>
            <span className="block text-2 text-ink-2">{row.ritualCategory?.name ?? t('noCategory')}</span>
            {row.archivedAt && <Badge tone="off">{t('archived')}</Badge>}
          </Words>
        </span>
      ),
    },
    {
      key: 'description',
      header: t('description'),
      cell: (row) => (row.ritualDescription ? preview(row.ritualDescription, PREVIEW) : t('noDescription')),
    },
    {
      key: 'category',
      header: t('category'),
      cell: (row) => <Words>{row.ritualCategory?.name ?? t('uncategorized')}</Words>,
    },
    { key: 'created', header: t('created'), cell: (row) => <DateText iso={row.createdAt} as="worded" /> },
    {
      key: 'action',
      header: t('action'),
      onCard: 'foot',
      cell: (row) => <OpenButton label={t('view')} name={row.ritualType} onClick={() => open(row)} />,
    },
  ];
}

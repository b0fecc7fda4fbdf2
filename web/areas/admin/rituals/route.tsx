import { useTranslations } from 'use-intl';
import type { OfficeRitual, RitualRecord } from '#contract/catalogue.ts';
import { ritualStates } from '#domain/choices.ts';
import { useLocalName } from '../../../i18n/local-names.ts';
import { wordsIn } from '../../../i18n/words.ts';
import { pageContext } from '../../../load-context.ts';
import { addressOf } from '../../../parts/api/api.ts';
import { keepTyped } from '../../../parts/forms/keep-typed.ts';
import { useSite } from '../../../parts/site/brand.ts';
import { pageMeta } from '../../../parts/site/meta.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import type { Column } from '../../../ui/table.tsx';
import { DateText, IdEnd, Words } from '../shared/facts.tsx';
import { FilterSelect } from '../shared/filter-select.tsx';
import { ListFrame } from '../shared/list-frame.tsx';
import { idIn } from '../shared/list-page.ts';
import { AskButton, OpenLink } from '../shared/open-button.tsx';
import { opened, type Opened } from '../shared/opened/opened.ts';
import { preview } from '../shared/shown.ts';
import { useListAddress, type ListAddress } from '../shared/use-list-address.ts';
import type { Route } from './+types/route';
import { ArchiveDialog } from './archive-dialog.tsx';
import { catalogueAction } from './catalogue-actions.ts';
import { ALL, CategoriesDialog } from './categories-dialog.tsx';
import { AddCategoryDialog } from './category-form.tsx';
import type { Categories } from './category-select.tsx';
import { RitualDialog } from './ritual-dialog.tsx';
import { EditRitualDialog } from './ritual-edit.tsx';
import { AddRitualDialog } from './ritual-form.tsx';
import { stateIn } from './state-in.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: wordsIn(matches)('catalogue.title'), site: matches[0].loaderData });

/** How much of a description a column takes (specification, admin and pandit, section 9). */
const PREVIEW = 50;

/** What is done with a ritual that is open: its parameter in the address says which. */
const deeds = ['ritual', 'edit', 'archive'] as const;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { call } = context.get(pageContext);
  const deed = deeds.find((one) => url.searchParams.has(one)) ?? 'ritual';
  const asked = url.searchParams.get(deed);
  const ask = (ritualId: string) => call('GET /rituals/admin/ritual/:ritualId', { params: { ritualId } });
  return { deed, ritual: await opened(asked, ask) };
}

export const action = catalogueAction;
export const clientAction = keepTyped;

/** The catalogue as the office keeps it. */
export default function RitualsManagement({ loaderData: { deed, ritual }, matches }: Route.ComponentProps) {
  const { list, categories, narrowed } = matches[3].loaderData;
  const t = useTranslations('catalogue');
  const address = useListAddress();
  const show = ({ _id }: OfficeRitual) => address.set({ ritual: _id, edit: null, archive: null }, 'push');
  const adding = address.get('add');
  const stop = () => address.set({ add: null });
  const onRitual = (which: (typeof deeds)[number]): Opened<RitualRecord> =>
    deed === which ? ritual : { kind: 'none' };
  /** From a question back to what it was about. */
  const back = () =>
    address.set({ ritual: ritual.kind === 'found' ? ritual.record._id : null, edit: null, archive: null });
  return (
    <>
      <ListFrame
        words={t}
        lead={(total) => t('lead', { total })}
        list={list}
        address={address}
        narrowed={Boolean(narrowed.state ?? narrowed.category)}
        columns={useRitualColumns(show)}
        onOpen={show}
        save={addressOf('GET /rituals/admin/rituals.csv', { query: narrowed }, useSite().api)}
        empty={t('empty')}
        filters={<Filters address={address} categories={categories} />}
        deeds={
          <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow max-sm:*:px-2.5 sm:gap-3">
            <AskButton look="text" asks={['categories', ALL]} onClick={() => address.set({ categories: ALL }, 'push')}>
              {t('categories.open')}
            </AskButton>
            <AskButton look="quiet" asks={['add', 'category']} onClick={() => address.set({ add: 'category' }, 'push')}>
              {t('addCategory')}
            </AskButton>
            <AskButton asks={['add', 'ritual']} onClick={() => address.set({ add: 'ritual' }, 'push')}>
              {t('addRitual')}
            </AskButton>
          </div>
        }
      />
      <AddCategoryDialog open={adding === 'category'} onClose={stop} />
      <AddRitualDialog
        open={adding === 'ritual'}
        categories={categories}
        onClose={stop}
        // the list has its own order: a new ritual would be pages away
        onAdded={(name) => address.set({ add: null, search: name, category: null, status: null, page: null })}
      />
      <CategoriesDialog
        shown={address.get('categories')}
        categories={categories}
        onShow={(shown) => address.set({ categories: shown })}
      />
      <RitualDialog
        opened={onRitual('ritual')}
        onClose={() => address.set({ ritual: null })}
        onEdit={({ _id }) => address.set({ ritual: null, edit: _id })}
        onArchive={({ _id }) => address.set({ ritual: null, archive: _id })}
      />
      <EditRitualDialog opened={onRitual('edit')} categories={categories} onClose={back} />
      <ArchiveDialog opened={onRitual('archive')} onClose={back} onArchived={() => address.set({ archive: null })} />
    </>
  );
}

interface FiltersProps {
  address: ListAddress;
  categories: Categories;
}

function Filters({ address, categories }: FiltersProps) {
  const t = useTranslations('catalogue');
  const chosen = idIn(address.get('category'));
  const said = useLocalName();
  const nameOf = (id: string) => categories?.filter(({ _id }) => _id === id).map(({ name }) => said(name))[0];
  return (
    <>
      <FilterSelect
        name="category"
        label={t('filterCategory')}
        every={t('everyCategory')}
        options={categories?.map(({ _id }) => _id) ?? []}
        wordOf={(id) => nameOf(id) ?? id}
        value={chosen && nameOf(chosen) ? chosen : null}
        onChange={(category) => address.set({ category, page: null })}
      />
      <FilterSelect
        name="status"
        label={t('filterState')}
        every={t('everyState')}
        options={ritualStates}
        wordOf={(state) => t(`states.${state}`)}
        value={stateIn(address.get('status')) ?? null}
        onChange={(status) => address.set({ status, page: null })}
      />
    </>
  );
}

function useRitualColumns(open: (row: OfficeRitual) => void): Column<OfficeRitual>[] {
  const t = useTranslations('catalogue');
  const nameOf = useLocalName();
  return [
    { key: 'id', header: t('id'), onCard: 'short', cell: (row) => <IdEnd id={row._id} /> },
    {
      key: 'name',
      header: t('name'),
      onCard: 'title',
      cell: (row) => (
        <span className="flex items-center gap-3">
          <Avatar name={row.ritualType} url={row.ritualImageUrl} size="sm" />
          <Words>
            <b className="block font-semibold wrap-anywhere">{row.ritualType}</b>
            <span className="block text-2 text-ink-2 @min-[60rem]/records:hidden">
              {row.ritualCategory ? nameOf(row.ritualCategory.name) : t('noCategory')}
            </span>
            {row.archivedAt && <Badge tone="off">{t('archived')}</Badge>}
          </Words>
        </span>
      ),
    },
    {
      key: 'description',
      header: t('description'),
      onCard: 'block',
      cell: (row) => (
        <span className="block @min-[60rem]/records:min-w-90">
          {row.ritualDescription ? preview(row.ritualDescription, PREVIEW) : t('noDescription')}
        </span>
      ),
    },
    {
      key: 'category',
      header: t('category'),
      onCard: 'none',
      cell: (row) => <Words>{row.ritualCategory ? nameOf(row.ritualCategory.name) : t('uncategorized')}</Words>,
    },
    {
      key: 'created',
      header: t('created'),
      onCard: 'short',
      cell: (row) => <DateText iso={row.createdAt} as="worded" />,
    },
    {
      key: 'action',
      header: t('action'),
      onCard: 'foot',
      cell: (row) => (
        <OpenLink label={t('view')} name={row.ritualType} asks={['ritual', row._id]} onClick={() => open(row)} />
      ),
    },
  ];
}

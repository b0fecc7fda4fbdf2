import { useState } from 'react';
import { useFetchers } from 'react-router';
import { useTranslations } from 'use-intl';
import type { OfficeCategory } from '#contract/catalogue.ts';
import { useLocalName } from '../../../i18n/local-names.ts';
import { addressOf } from '../../../parts/api/api.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { useSite } from '../../../parts/site/brand.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DownloadTable } from '../shared/list-tools.tsx';
import { useReload } from '../../../parts/forms/use-reload.ts';
import { RetryNotice } from '../shared/retry-notice.tsx';
import { EditCategoryDialog } from './category-form.tsx';
import { ArchivedCategories, CategoryLines } from './category-lines.tsx';
import type { Categories } from './category-select.tsx';

interface CategoriesDialogProps {
  /** Whether all of them are shown, or which is edited; null while it is closed. */
  shown: string | null;
  categories: Categories;
  onShow: (shown: string | null) => void;
}

export const ALL = 'all';

/** The categories in their order: ordered, edited, archived and brought back. */
export function CategoriesDialog({ shown, categories, onShow }: CategoriesDialogProps) {
  const t = useTranslations('catalogue.categories');
  const ui = useTranslations('ui');
  const edited = categories?.find(({ _id }) => _id === shown) ?? null;
  return (
    <>
      <Dialog
        title={t('title')}
        size="wide"
        open={shown !== null && edited === null}
        locked={useFetchers().length > 0}
        closeLabel={ui('close')}
        onClose={() => onShow(null)}
      >
        {categories ? (
          <Arrangement categories={categories} onEdit={({ _id }) => onShow(_id)} />
        ) : (
          <RetryNotice>{t('loadFailed')}</RetryNotice>
        )}
      </Dialog>
      <EditCategoryDialog category={edited} onClose={() => onShow(ALL)} />
    </>
  );
}

interface ArrangementProps {
  categories: readonly OfficeCategory[];
  onEdit: (category: OfficeCategory) => void;
}

function Arrangement({ categories, onEdit }: ArrangementProps) {
  const t = useTranslations('catalogue.categories');
  const { api } = useSite();
  const nameOf = useLocalName();
  const named = categories.map((one) => ({ ...one, name: nameOf(one.name) }));
  const live = named.filter(({ archivedAt }) => archivedAt === null);
  const [wanted, setWanted] = useState<string[] | null>(null);
  const reload = useReload();
  const form = useActionForm({
    name: 'categories',
    schema: async () => (await import('./catalogue-forms.ts')).categoriesForm,
    failure: t('failed'),
    onDone: () => setWanted(null),
    onRefused: (refused) => {
      setWanted(null);
      reload(refused);
    },
  });
  const seen = live.map(({ _id }) => _id);
  const order = wanted ?? seen;
  const problem = form.problem && (form.refused?.code === 'stale' ? t('stale') : form.problem);
  if (categories.length === 0) return <p className="text-ink-2">{t('none')}</p>;
  return (
    <>
      <ActionFields form={{ ...form, problem }} className="grid gap-4">
        {seen.map((id, nth) => (
          <input key={id} type="hidden" name={`seen.${nth}`} value={id} />
        ))}
        {order.map((id, nth) => (
          <input key={id} type="hidden" name={`wanted.${nth}`} value={id} />
        ))}
        <p className="text-2 text-ink-2">{t('lead')}</p>
        <CategoryLines
          categories={order.flatMap((id) => live.filter(({ _id }) => _id === id))}
          busy={form.busy}
          onOrder={setWanted}
          onEdit={onEdit}
        />
        {order.join() !== seen.join() && (
          <div className="sticky bottom-0 flex flex-wrap justify-end gap-3 bg-paper py-3">
            <Button look="quiet" disabled={form.busy} onClick={() => setWanted(null)}>
              {t('undo')}
            </Button>
            <Button type="submit" busy={form.busy && t('saving')}>
              {t('save')}
            </Button>
          </div>
        )}
        <ArchivedCategories categories={named.filter(({ archivedAt }) => archivedAt !== null)} busy={form.busy} />
      </ActionFields>
      <div className="mt-4 border-t border-line pt-4">
        <DownloadTable save={addressOf('GET /rituals/admin/categories.csv', {}, api)} />
      </div>
    </>
  );
}

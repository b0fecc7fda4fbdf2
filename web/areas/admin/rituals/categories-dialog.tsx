import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OfficeCategory } from '#contract/catalogue.ts';
import { ApiError, ask } from '../../../parts/api/api.ts';
import { download } from '../../../parts/api/download.ts';
import { failureText } from '../../../parts/api/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { ArchivedCategories, CategoryLines } from './category-lines.tsx';
import { DownloadTable } from '../shared/list-tools.tsx';
import { EditCategoryDialog } from './category-form.tsx';
import type { Answer } from '../../../parts/api/use-answer.ts';

interface CategoriesDialogProps {
  open: boolean;
  categories: Answer<OfficeCategory[]>;
  onClose: () => void;
  onChanged: () => void;
}

/** The categories in their order: ordered, edited, archived and brought back. */
export function CategoriesDialog({ open, categories, onClose, onChanged }: CategoriesDialogProps) {
  const t = useTranslations('catalogue.categories');
  const ui = useTranslations('ui');
  const list = useTranslations('admin.list');
  const [busy, setBusy] = useState(false);
  const [edited, setEdited] = useState<OfficeCategory | null>(null);
  return (
    <>
      <Dialog
        title={t('title')}
        size="wide"
        open={open && edited === null}
        locked={busy}
        closeLabel={ui('close')}
        onClose={onClose}
      >
        {categories.data && (
          <Desk categories={categories.data} busy={busy} onBusy={setBusy} onEdit={setEdited} onChanged={onChanged} />
        )}
        {!categories.data &&
          (categories.error === undefined ? (
            <div role="status">
              <span className="sr-only">{t('loading')}</span>
              <Skeleton className="h-52" />
            </div>
          ) : (
            <ErrorState title={t('loadFailed')} retry={list('retry')} onRetry={categories.again} />
          ))}
      </Dialog>
      <EditCategoryDialog
        category={edited}
        onClose={() => setEdited(null)}
        onSaved={() => {
          onChanged();
          setEdited(null);
        }}
      />
    </>
  );
}

interface DeskProps {
  categories: readonly OfficeCategory[];
  busy: boolean;
  onBusy: (busy: boolean) => void;
  onEdit: (category: OfficeCategory) => void;
  onChanged: () => void;
}

function Desk({ categories, busy, onBusy, onEdit, onChanged }: DeskProps) {
  const t = useTranslations('catalogue.categories');
  const toast = useToast();
  const live = categories.filter(({ archivedAt }) => archivedAt === null);
  const [wanted, setWanted] = useState<string[] | null>(null);
  const seen = live.map(({ _id }) => _id);
  const order = wanted ?? seen;
  const differs = order.join() !== seen.join();

  const send = async (done: string, call: () => Promise<unknown>) => {
    onBusy(true);
    try {
      await call();
      toast.done(done);
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === 'stale';
      toast.failed(isStale ? t('stale') : failureText(error, t('failed')));
    } finally {
      setWanted(null);
      onChanged();
      onBusy(false);
    }
  };
  const save = () => send(t('saved'), () => ask('POST /rituals/order-categories', { body: { seen, wanted: order } }));
  const archive = ({ _id: categoryId, __v }: OfficeCategory) =>
    send(t('archivedDone'), () => ask('POST /rituals/archive-category', { body: { categoryId, __v } }));
  const restore = ({ _id: categoryId, __v }: OfficeCategory) =>
    send(t('restored'), () => ask('POST /rituals/restore-category', { body: { categoryId, __v } }));

  if (categories.length === 0) return <p className="text-ink-2">{t('none')}</p>;
  return (
    <div className="grid gap-4">
      <p className="text-2 text-ink-2">{t('lead')}</p>
      <CategoryLines
        categories={order.flatMap((id) => live.filter(({ _id }) => _id === id))}
        busy={busy}
        onOrder={setWanted}
        onEdit={onEdit}
        onArchive={(category) => void archive(category)}
      />
      {differs && (
        <div className="sticky bottom-0 flex flex-wrap justify-end gap-3 bg-paper py-3">
          <Button look="quiet" disabled={busy} onClick={() => setWanted(null)}>
            {t('undo')}
          </Button>
          <Button busy={busy && t('saving')} onClick={() => void save()}>
            {t('save')}
          </Button>
        </div>
      )}
      <ArchivedCategories
        categories={categories.filter(({ archivedAt }) => archivedAt !== null)}
        busy={busy}
        onRestore={(category) => void restore(category)}
      />
      <div className="border-t border-line pt-4">
        <DownloadTable save={() => download('GET /rituals/admin/categories.csv', {})} />
      </div>
    </div>
  );
}

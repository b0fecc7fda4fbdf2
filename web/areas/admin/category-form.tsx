import { useState } from 'react';
import type { z } from 'zod';
import { useTranslations } from 'use-intl';
import { rituals } from '#contract/rituals.ts';
import { ask } from '../../parts/api.ts';
import { useSchemaForm } from '../../parts/form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { failureSentence } from './failures.ts';

const schema = rituals['POST /rituals/add-ritual-category'].body;

interface AddDialogProps {
  open: boolean;
  onClose: () => void;
  /** It is in the catalogue now. */
  onAdded: () => void;
}

/** A new category; closing forgets what was typed. */
export function AddCategoryDialog({ open, onClose, onAdded }: AddDialogProps) {
  const t = useTranslations('admin.rituals');
  const ui = useTranslations('ui');
  const [busy, setBusy] = useState(false);
  return (
    <Dialog title={t('newCategory')} open={open} locked={busy} closeLabel={ui('close')} onClose={onClose}>
      <CategoryForm busy={busy} onBusy={setBusy} onCancel={onClose} onAdded={onAdded} />
    </Dialog>
  );
}

interface FormProps {
  busy: boolean;
  onBusy: (busy: boolean) => void;
  onCancel: () => void;
  onAdded: () => void;
}

function CategoryForm({ busy, onBusy, onCancel, onAdded }: FormProps) {
  const t = useTranslations('admin.rituals');
  const ui = useTranslations('ui');
  const texts = useTranslations('admin.list');
  const toast = useToast();
  const form = useSchemaForm<z.input<typeof schema>, z.output<typeof schema>>(schema, { name: '', description: '' });
  const draft = form.watch();
  const missing = !draft.name.trim() || !draft.description.trim();
  const failures = { odd: t('categoryFailed'), unreachable: t('categoryFailed'), unexpected: t('categoryFailed') };

  const submit = form.handleSubmit(async (body) => {
    onBusy(true);
    try {
      await ask('POST /rituals/add-ritual-category', { body });
      toast.done(t('categoryAdded'));
      onAdded();
    } catch (error) {
      const message = failureSentence(error, failures);
      if (!form.showRefusal(error)) toast.failed(texts('error', { message }));
    } finally {
      onBusy(false);
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <TextField
        label={t('newCategoryName')}
        maxLength={80}
        disabled={busy}
        error={form.errorOf('name')}
        {...form.register('name')}
      />
      <TextArea
        label={t('description')}
        rows={4}
        maxLength={1000}
        disabled={busy}
        error={form.errorOf('description')}
        {...form.register('description')}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" disabled={busy} onClick={onCancel}>
          {ui('cancel')}
        </Button>
        {/* a press while something is missing says what, instead of nothing */}
        <Button type="submit" aria-disabled={missing} busy={busy && t('adding')}>
          {t('addCategory')}
        </Button>
      </div>
    </form>
  );
}

import { useState } from 'react';
import type { z } from 'zod';
import { useTranslations } from 'use-intl';
import { rituals, type Category } from '#contract/rituals.ts';
import { ask } from '../../parts/api.ts';
import { useSchemaForm } from '../../parts/form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { failureSentence } from './failures.ts';
import { ImageField } from './image-field.tsx';
import type { Answer } from './use-answer.ts';
import { useRitualImage } from './use-ritual-image.ts';

const schema = rituals['POST /rituals/add-ritual'].body.pick({
  ritualCategory: true,
  ritualType: true,
  ritualDescription: true,
  ritualImageUrl: true,
});

interface AddRitualProps {
  open: boolean;
  categories: Answer<Category[]>;
  onClose: () => void;
  /** It is in the catalogue now. */
  onAdded: () => void;
}

/** A new ritual; closing forgets what was typed and chosen. */
export function AddRitualDialog({ open, categories, onClose, onAdded }: AddRitualProps) {
  const t = useTranslations('admin.rituals');
  const ui = useTranslations('ui');
  const [busy, setBusy] = useState(false);
  return (
    <Dialog title={t('newRitual')} open={open} locked={busy} closeLabel={ui('close')} onClose={onClose}>
      <RitualForm categories={categories} busy={busy} onBusy={setBusy} onCancel={onClose} onAdded={onAdded} />
    </Dialog>
  );
}

interface FormProps {
  categories: Answer<Category[]>;
  busy: boolean;
  onBusy: (busy: boolean) => void;
  onCancel: () => void;
  onAdded: () => void;
}

const empty = { ritualCategory: '', ritualType: '', ritualDescription: '', ritualImageUrl: '' };

function RitualForm({ categories, busy, onBusy, onCancel, onAdded }: FormProps) {
  const t = useTranslations('admin.rituals');
  const ui = useTranslations('ui');
  const texts = useTranslations('admin.list');
  const toast = useToast();
  const form = useSchemaForm<z.input<typeof schema>, z.output<typeof schema>>(schema, empty);
  const draft = form.watch();
  const image = useRitualImage((url) => {
    form.setValue('ritualImageUrl', url);
    form.clearErrors('ritualImageUrl');
  });
  const missing = Object.values(draft).some((value) => !value.trim());
  const failures = { odd: t('ritualFailed'), unreachable: texts('unreachable'), unexpected: t('ritualFailed') };

  const submit = form.handleSubmit(async (body) => {
    onBusy(true);
    try {
      await ask('POST /rituals/add-ritual', { body });
      toast.done(t('ritualAdded'));
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
      <Select
        label={t('category')}
        placeholder={categories.loading ? ui('loading') : t('chooseCategory')}
        options={(categories.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
        disabled={busy}
        error={form.errorOf('ritualCategory')}
        {...form.register('ritualCategory')}
      />
      <TextField
        label={t('name')}
        maxLength={120}
        disabled={busy}
        error={form.errorOf('ritualType')}
        {...form.register('ritualType')}
      />
      <TextArea
        label={t('description')}
        rows={4}
        maxLength={2000}
        disabled={busy}
        error={form.errorOf('ritualDescription')}
        {...form.register('ritualDescription')}
      />
      <ImageField
        image={image}
        ready={draft.ritualImageUrl !== ''}
        disabled={busy}
        error={form.errorOf('ritualImageUrl')}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" disabled={busy} onClick={onCancel}>
          {ui('cancel')}
        </Button>
        {/* a press while something is missing says what, instead of nothing */}
        <Button type="submit" aria-disabled={missing || image.uploading} busy={busy && t('creating')}>
          {t('addRitual')}
        </Button>
      </div>
    </form>
  );
}

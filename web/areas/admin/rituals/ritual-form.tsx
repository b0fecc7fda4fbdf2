import { useTranslations } from 'use-intl';
import type { z } from 'zod';
import type { OfficeCategory } from '#contract/catalogue.ts';
import { rituals } from '#contract/rituals.ts';
import { ask } from '../../../parts/api/api.ts';
import { useSchemaForm } from '../../../parts/form.ts';
import { TextArea, TextField } from '../../../ui/form/text-field.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { CategorySelect } from './category-select.tsx';
import { failureSentence } from '../shared/failures.ts';
import { DialogForm, FormDialog, type Desk } from '../shared/form-dialog.tsx';
import { ImageField } from './image-field.tsx';
import type { Answer } from '../../../parts/api/use-answer.ts';
import { useRitualImage } from './use-ritual-image.ts';

const schema = rituals['POST /rituals/add-ritual'].body.pick({
  ritualCategory: true,
  ritualType: true,
  ritualDescription: true,
  ritualImageUrl: true,
});

interface AddRitualProps {
  open: boolean;
  categories: Answer<OfficeCategory[]>;
  onClose: () => void;
  /** It is in the catalogue now. */
  onAdded: (name: string) => void;
}

/** A new ritual. */
export function AddRitualDialog({ open, categories, onClose, onAdded }: AddRitualProps) {
  const t = useTranslations('catalogue');
  return (
    <FormDialog title={t('newRitual')} open={open} onClose={onClose}>
      {(desk) => <RitualForm desk={desk} categories={categories} onAdded={onAdded} />}
    </FormDialog>
  );
}

const empty = { ritualCategory: '', ritualType: '', ritualDescription: '', ritualImageUrl: '' };

interface RitualFormProps {
  desk: Desk;
  categories: Answer<OfficeCategory[]>;
  onAdded: (name: string) => void;
}

function RitualForm({ desk, categories, onAdded }: RitualFormProps) {
  const t = useTranslations('catalogue');
  const texts = useTranslations('admin.list');
  const toast = useToast();
  const form = useSchemaForm<z.input<typeof schema>, z.output<typeof schema>>(schema, empty);
  const draft = form.watch();
  const image = useRitualImage((url) => {
    form.setValue('ritualImageUrl', url);
    form.clearErrors('ritualImageUrl');
  });
  const missing = image.uploading || Object.values(draft).some((value) => !value.trim());
  const failures = { odd: t('ritualFailed'), unreachable: texts('unreachable'), unexpected: t('ritualFailed') };
  return (
    <DialogForm
      form={form}
      desk={desk}
      words={{ submit: t('addRitual'), busy: t('creating') }}
      missing={missing}
      failure={(error) => failureSentence(error, failures)}
      send={async (body) => {
        const told = toast.waiting(t('creating'));
        try {
          await ask('POST /rituals/add-ritual', { body });
        } finally {
          told();
        }
        toast.done(t('ritualAdded'));
        onAdded(body.ritualType);
      }}
    >
      <CategorySelect
        categories={categories}
        disabled={desk.busy}
        data-first
        error={form.errorOf('ritualCategory')}
        {...form.register('ritualCategory')}
      />
      <TextField
        label={t('name')}
        maxLength={120}
        disabled={desk.busy}
        error={form.errorOf('ritualType')}
        {...form.register('ritualType')}
      />
      <TextArea
        label={t('description')}
        rows={4}
        maxLength={2000}
        disabled={desk.busy}
        error={form.errorOf('ritualDescription')}
        {...form.register('ritualDescription')}
      />
      <ImageField
        image={image}
        ready={draft.ritualImageUrl !== ''}
        disabled={desk.busy}
        error={form.errorOf('ritualImageUrl')}
      />
    </DialogForm>
  );
}

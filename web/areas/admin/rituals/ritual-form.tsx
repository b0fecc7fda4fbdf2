import { useEffect, useEffectEvent } from 'react';
import { useFetchers } from 'react-router';
import { useTranslations } from 'use-intl';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { Button } from '../../../ui/button.tsx';
import { FormPart } from '../../../ui/form/form-part.tsx';
import { TextArea, TextField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { DialogButtons } from '../shared/dialog-buttons.tsx';
import { CategorySelect, type Categories } from './category-select.tsx';
import { ImageField } from './image-field.tsx';
import { NamesInLanguages, OtherLanguages } from './language-fields.tsx';
import { useRitualImage } from './use-ritual-image.ts';
import { useSaid } from './use-said.ts';

interface NewRitualProps {
  categories: Categories;
  onClose: () => void;
  /** It is in the catalogue now. */
  onAdded: (name: string) => void;
}

/** A new ritual; closing forgets what was typed. */
export function AddRitualDialog({ open, ...rest }: NewRitualProps & { open: boolean }) {
  const t = useTranslations('catalogue');
  const ui = useTranslations('ui');
  return (
    <Dialog
      title={t('newRitual')}
      open={open}
      locked={useFetchers().length > 0}
      closeLabel={ui('close')}
      onClose={rest.onClose}
    >
      <NewRitual {...rest} />
    </Dialog>
  );
}

const nothing = { ritualCategory: '', ritualType: '', ritualDescription: '', ritualImageUrl: '' };
/** What is left empty of these families read in English. */
const inLanguages = {
  ritualTypeOdia: '',
  ritualTypeHindi: '',
  ritualDescriptionOdia: '',
  ritualDescriptionHindi: '',
  samagriOdia: '',
  samagriHindi: '',
};
const needed = Object.keys(nothing) as (keyof typeof nothing)[];
const optional = Object.keys(inLanguages) as (keyof typeof inLanguages)[];

function NewRitual({ categories, onClose, onAdded }: NewRitualProps) {
  const t = useTranslations('catalogue');
  const ui = useTranslations('ui');
  const list = useTranslations('admin.list');
  const form = useActionForm({
    name: 'add-ritual',
    schema: async () => (await import('./catalogue-forms.ts')).newRitual,
    values: { ...nothing, ...inLanguages },
    failure: list('serverError', { status: 500 }),
    onDone: () => onAdded(form.getValues('ritualType')),
  });
  const draft = form.watch();
  const image = useRitualImage((url) => {
    form.setValue('ritualImageUrl', url);
    form.clearErrors('ritualImageUrl');
  });
  const isMissing = image.uploading || needed.some((field) => !draft[field].trim());
  useWaiting(form.busy, t('creating'));
  return (
    <ActionFields form={useSaid(form, list('unreachable'))} className="grid gap-4">
      <CategorySelect
        categories={categories}
        disabled={form.busy}
        data-first
        error={form.errorOf('ritualCategory')}
        {...form.field('ritualCategory')}
      />
      <TextField
        label={t('name')}
        maxLength={120}
        disabled={form.busy}
        error={form.errorOf('ritualType')}
        {...form.field('ritualType')}
      />
      <TextArea
        label={t('description')}
        rows={4}
        maxLength={2000}
        disabled={form.busy}
        error={form.errorOf('ritualDescription')}
        {...form.field('ritualDescription')}
      />
      <ImageField
        image={image}
        ready={draft.ritualImageUrl !== ''}
        disabled={form.busy}
        error={form.errorOf('ritualImageUrl')}
        url={draft.ritualImageUrl}
      />
      <FormPart
        name={t('editing.parts.languages')}
        isWrong={optional.some((field) => form.errorOf(field) !== undefined)}
        tried={form.formState.submitCount}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <NamesInLanguages form={form} />
        </div>
        <OtherLanguages form={form} />
      </FormPart>
      <DialogButtons leave={ui('cancel')} onLeave={onClose} busy={form.busy}>
        <Button type="submit" aria-disabled={isMissing} busy={form.busy && t('creating')}>
          {t('addRitual')}
        </Button>
      </DialogButtons>
    </ActionFields>
  );
}

/** Says what is being waited for, also beside the form (specification, admin and pandit, section 8). */
function useWaiting(isBusy: boolean, text: string): void {
  const toast = useToast();
  const tell = useEffectEvent(() => toast.waiting(text));
  useEffect(() => (isBusy ? tell() : undefined), [isBusy]);
}

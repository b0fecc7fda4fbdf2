import type { ReactNode } from 'react';
import { useFetchers } from 'react-router';
import { useTranslations } from 'use-intl';
import type { z } from 'zod';
import type { OfficeCategory } from '#contract/catalogue.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm, type ActionForm } from '../../../parts/forms/use-action-form.ts';
import { useNewer } from '../../../parts/forms/use-newer.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckBox } from '../../../ui/form/check-box.tsx';
import { FormPart } from '../../../ui/form/form-part.tsx';
import { TextArea, TextField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../shared/dialog-buttons.tsx';
import type { categoryForm } from './catalogue-forms.ts';
import { StaleChoice } from './stale-choice.tsx';
import { useSaid } from './use-said.ts';

interface AddCategoryProps {
  open: boolean;
  onClose: () => void;
}

/** A new category; closing forgets what was typed. */
export function AddCategoryDialog({ open, onClose }: AddCategoryProps) {
  const t = useTranslations('catalogue');
  const ui = useTranslations('ui');
  return (
    <Dialog
      title={t('newCategory')}
      open={open}
      locked={useFetchers().length > 0}
      closeLabel={ui('close')}
      onClose={onClose}
    >
      <AddCategory onClose={onClose} />
    </Dialog>
  );
}

const nothing = {
  name: '',
  nameOdia: '',
  nameHindi: '',
  description: '',
  descriptionOdia: '',
  descriptionHindi: '',
  quiet: false,
};

function AddCategory({ onClose }: { onClose: () => void }) {
  const t = useTranslations('catalogue');
  const form = useActionForm({
    name: 'add-category',
    schema: async () => (await import('./catalogue-forms.ts')).categoryForm,
    values: nothing,
    failure: t('categoryFailed'),
    onDone: onClose,
  });
  return (
    <CategoryFields
      form={useSaid(form, t('categoryFailed'))}
      words={{ submit: t('addCategory'), busy: t('adding') }}
      onCancel={onClose}
    />
  );
}

interface EditCategoryProps {
  /** Null while none is edited. */
  category: OfficeCategory | null;
  onClose: () => void;
}

/** A category as it is, to be changed. */
export function EditCategoryDialog({ category, onClose }: EditCategoryProps) {
  const t = useTranslations('catalogue.editing');
  const ui = useTranslations('ui');
  return (
    <Dialog
      title={t('category')}
      open={category !== null}
      locked={useFetchers().length > 0}
      closeLabel={ui('close')}
      onClose={onClose}
    >
      {category && <EditCategory key={category._id} category={category} onClose={onClose} />}
    </Dialog>
  );
}

const draftOf = (category: OfficeCategory) => ({
  name: category.name,
  nameOdia: category.nameOdia ?? '',
  nameHindi: category.nameHindi ?? '',
  description: category.description,
  descriptionOdia: category.descriptionOdia ?? '',
  descriptionHindi: category.descriptionHindi ?? '',
  quiet: category.quiet,
});

function EditCategory({ category, onClose }: { category: OfficeCategory; onClose: () => void }) {
  const t = useTranslations('catalogue.editing');
  const form = useActionForm({
    name: 'category',
    schema: async () => (await import('./catalogue-forms.ts')).categoryForm,
    values: draftOf(category),
    failure: t('categoryFailed'),
    onDone: onClose,
  });
  const { base, newer, goOn } = useNewer(category, form.refused);
  const showNewest = () => {
    if (newer) form.reset(draftOf(newer));
    goOn();
  };
  return (
    <CategoryFields
      form={useSaid(form, t('categoryFailed'))}
      quiet={category.quiet}
      words={{ submit: t('save'), busy: t('saving') }}
      onCancel={onClose}
    >
      <input type="hidden" name="categoryId" value={base._id} />
      <input type="hidden" name="__v" value={base.__v} />
      {newer && <StaleChoice onNewest={showNewest} onMine={goOn} />}
    </CategoryFields>
  );
}

type CategoryDraft = ActionForm<z.input<typeof categoryForm>, z.output<typeof categoryForm>>;

interface CategoryFieldsProps {
  form: CategoryDraft;
  quiet?: boolean;
  words: { submit: string; busy: string };
  onCancel: () => void;
  children?: ReactNode;
}

function CategoryFields({ form, quiet, words, onCancel, children }: CategoryFieldsProps) {
  const t = useTranslations('catalogue');
  const ui = useTranslations('ui');
  const { name, description } = form.watch();
  return (
    <ActionFields form={form} className="grid gap-4">
      <TextField
        label={t('newCategoryName')}
        maxLength={80}
        disabled={form.busy}
        data-first
        error={form.errorOf('name')}
        {...form.field('name')}
      />
      <TextArea
        label={t('description')}
        rows={4}
        maxLength={1000}
        disabled={form.busy}
        error={form.errorOf('description')}
        {...form.field('description')}
      />
      <OtherLanguages form={form} />
      <CheckBox label={t('quiet')} disabled={form.busy} defaultChecked={quiet} {...form.register('quiet')} />
      {children}
      <DialogButtons leave={ui('cancel')} onLeave={onCancel} busy={form.busy}>
        <Button type="submit" aria-disabled={!name.trim() || !description.trim()} busy={form.busy && words.busy}>
          {words.submit}
        </Button>
      </DialogButtons>
    </ActionFields>
  );
}

/** The same in Odia and Hindi, folded away; what is left empty is read in English. */
function OtherLanguages({ form }: { form: CategoryDraft }) {
  const t = useTranslations('catalogue');
  const { errors, submitCount } = form.formState;
  const names = ['nameOdia', 'descriptionOdia', 'nameHindi', 'descriptionHindi'] as const;
  const isWrong = names.some((name) => name in errors || form.errorOf(name) !== undefined);
  const field = (name: (typeof names)[number]) => ({
    optional: t('optional'),
    lang: name.endsWith('Odia') ? 'or' : 'hi',
    disabled: form.busy,
    error: form.errorOf(name),
    ...form.field(name),
  });
  return (
    <FormPart name={t('editing.parts.languages')} isWrong={isWrong} tried={submitCount}>
      <p className="text-1 text-ink-2">{t('categoryHint')}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField label={t('categoryOdia')} maxLength={80} {...field('nameOdia')} />
        <TextField label={t('categoryHindi')} maxLength={80} {...field('nameHindi')} />
        <TextArea label={t('descriptionOdia')} rows={3} maxLength={1000} {...field('descriptionOdia')} />
        <TextArea label={t('descriptionHindi')} rows={3} maxLength={1000} {...field('descriptionHindi')} />
      </div>
    </FormPart>
  );
}

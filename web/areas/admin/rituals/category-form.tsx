import type { ReactNode } from 'react';
import type { z } from 'zod';
import { useTranslations } from 'use-intl';
import { categoryEdit, type OfficeCategory } from '#contract/catalogue.ts';
import { ask } from '../../../parts/api/api.ts';
import { useSchemaForm, type SchemaForm } from '../../../parts/form.ts';
import { CheckBox } from '../../../ui/form/check-box.tsx';
import { TextArea, TextField } from '../../../ui/form/text-field.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { allCategories } from './catalogue.ts';
import { failureSentence } from '../shared/failures.ts';
import { DialogForm, FormDialog, type Desk } from '../shared/form-dialog.tsx';
import { StaleChoice } from './stale-choice.tsx';
import { useVersion } from './use-version.ts';

type Draft = z.input<typeof categoryEdit>;
const useCategoryForm = (draft: Draft) => useSchemaForm<Draft, z.output<typeof categoryEdit>>(categoryEdit, draft);

interface AddCategoryProps {
  open: boolean;
  onClose: () => void;
  /** It is in the catalogue now. */
  onAdded: () => void;
}

/** A new category. */
export function AddCategoryDialog({ open, onClose, onAdded }: AddCategoryProps) {
  const t = useTranslations('catalogue');
  return (
    <FormDialog title={t('newCategory')} open={open} onClose={onClose}>
      {(desk) => <AddCategory desk={desk} onAdded={onAdded} />}
    </FormDialog>
  );
}

function AddCategory({ desk, onAdded }: { desk: Desk; onAdded: () => void }) {
  const t = useTranslations('catalogue');
  const toast = useToast();
  const form = useCategoryForm({ name: '', description: '', quiet: false });
  return (
    <CategoryForm
      form={form}
      desk={desk}
      words={{ submit: t('addCategory'), busy: t('adding') }}
      failed={t('categoryFailed')}
      send={async (body) => {
        await ask('POST /rituals/add-ritual-category', { body });
        toast.done(t('categoryAdded'));
        onAdded();
      }}
    />
  );
}

interface EditCategoryProps {
  /** Null while none is edited. */
  category: OfficeCategory | null;
  onClose: () => void;
  onSaved: () => void;
}

/** A category as it is, to be changed. */
export function EditCategoryDialog({ category, onClose, onSaved }: EditCategoryProps) {
  const t = useTranslations('catalogue.editing');
  return (
    <FormDialog title={t('category')} open={category !== null} onClose={onClose}>
      {(desk) => category && <EditCategory desk={desk} category={category} onSaved={onSaved} />}
    </FormDialog>
  );
}

const draftOf = ({ name, description, quiet }: OfficeCategory): Draft => ({ name, description, quiet });

async function newest(id: string): Promise<OfficeCategory> {
  const found = (await allCategories()).find(({ _id }) => _id === id);
  if (!found) throw new Error('The category is gone.');
  return found;
}

function EditCategory({ desk, category, onSaved }: { desk: Desk; category: OfficeCategory; onSaved: () => void }) {
  const t = useTranslations('catalogue.editing');
  const toast = useToast();
  const form = useCategoryForm(draftOf(category));
  const version = useVersion(category, () => newest(category._id));
  return (
    <CategoryForm
      form={form}
      desk={desk}
      words={{ submit: t('save'), busy: t('saving') }}
      failed={t('categoryFailed')}
      onFailure={version.caught}
      send={async (body) => {
        const { _id: categoryId, __v } = version.base;
        await ask('POST /rituals/update-category', { body: { ...body, categoryId, __v } });
        toast.done(t('categorySaved'));
        onSaved();
      }}
    >
      {version.newer && (
        <StaleChoice
          onNewest={() => {
            if (version.newer) form.reset(draftOf(version.newer));
            version.goOn();
          }}
          onMine={version.goOn}
        />
      )}
    </CategoryForm>
  );
}

interface CategoryFormProps {
  form: SchemaForm<Draft, z.output<typeof categoryEdit>>;
  desk: Desk;
  words: { submit: string; busy: string };
  failed: string;
  send: (body: z.output<typeof categoryEdit>) => Promise<void>;
  onFailure?: (error: unknown) => Promise<boolean>;
  children?: ReactNode;
}

function CategoryForm({ form, desk, words, failed, send, onFailure, children }: CategoryFormProps) {
  const t = useTranslations('catalogue');
  const draft = form.watch();
  return (
    <DialogForm
      form={form}
      desk={desk}
      words={words}
      missing={!draft.name.trim() || !draft.description.trim()}
      send={send}
      {...(onFailure && { onFailure })}
      failure={(error) => failureSentence(error, { odd: failed, unreachable: failed, unexpected: failed })}
    >
      <TextField
        label={t('newCategoryName')}
        maxLength={80}
        disabled={desk.busy}
        data-first
        error={form.errorOf('name')}
        {...form.register('name')}
      />
      <TextArea
        label={t('description')}
        rows={4}
        maxLength={1000}
        disabled={desk.busy}
        error={form.errorOf('description')}
        {...form.register('description')}
      />
      <CheckBox label={t('quiet')} disabled={desk.busy} {...form.register('quiet')} />
      {children}
    </DialogForm>
  );
}

import { useState } from 'react';
import type { z } from 'zod';
import { useTranslations } from 'use-intl';
import { ritualEdit, type OfficeCategory, type RitualRecord } from '#contract/catalogue.ts';
import { HOME_RITUALS } from '#domain/ritual.ts';
import { ask } from '../../../parts/api/api.ts';
import type { Answer } from '../../../parts/api/use-answer.ts';
import { useSchemaForm, type SchemaForm } from '../../../parts/form.ts';
import { TextArea, TextField } from '../../../ui/form/text-field.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { ritualById } from './catalogue.ts';
import { CategorySelect } from './category-select.tsx';
import { failureSentence } from '../shared/failures.ts';
import { DialogForm, type Desk } from '../shared/form-dialog.tsx';
import { ImageField } from './image-field.tsx';
import { RitualDesk } from './ritual-desk.tsx';
import { SamagriLines } from './samagri-lines.tsx';
import { StaleChoice } from './stale-choice.tsx';
import { useRitualImage } from './use-ritual-image.ts';
import { useVersion } from './use-version.ts';

type Draft = z.input<typeof ritualEdit>;
type Edit = z.output<typeof ritualEdit>;

interface EditRitualProps {
  /** Null while none is edited. */
  id: string | null;
  categories: Answer<OfficeCategory[]>;
  onClose: () => void;
  onSaved: () => void;
}

/** A ritual as it is now, to be changed. */
export function EditRitualDialog({ id, categories, onClose, onSaved }: EditRitualProps) {
  const t = useTranslations('catalogue');
  const [busy, setBusy] = useState(false);
  return (
    <RitualDesk id={id} title={t('editing.ritual')} busy={busy} onClose={onClose}>
      {(ritual) => (
        <EditRitual
          desk={{ busy, onBusy: setBusy, onCancel: onClose }}
          ritual={ritual}
          categories={categories}
          onSaved={onSaved}
        />
      )}
    </RitualDesk>
  );
}

const draftOf = (ritual: RitualRecord): Draft => ({
  ritualCategory: ritual.ritualCategory?._id ?? '',
  ritualType: ritual.ritualType,
  ritualTypeOdia: ritual.ritualTypeOdia ?? '',
  ritualTypeHindi: ritual.ritualTypeHindi ?? '',
  ritualDescription: ritual.ritualDescription,
  ritualImageUrl: ritual.ritualImageUrl,
  durationMinutes: ritual.durationMinutes,
  slug: ritual.slug,
  samagri: ritual.samagri,
  synonyms: ritual.synonyms,
  ...(ritual.place !== null && { place: ritual.place }),
});

interface EditProps {
  desk: Desk;
  ritual: RitualRecord;
  categories: Answer<OfficeCategory[]>;
  onSaved: () => void;
}

function EditRitual({ desk, ritual, categories, onSaved }: EditProps) {
  const t = useTranslations('catalogue.editing');
  const texts = useTranslations('admin.list');
  const toast = useToast();
  const form = useSchemaForm<Draft, Edit>(ritualEdit, draftOf(ritual));
  const version = useVersion(ritual, () => ritualById(ritual._id));
  const [shown, setShown] = useState(0);
  const image = useRitualImage((url) => {
    form.setValue('ritualImageUrl', url);
    form.clearErrors('ritualImageUrl');
  }, ritual.ritualImageUrl);
  const failures = { odd: t('ritualFailed'), unreachable: texts('unreachable'), unexpected: t('ritualFailed') };
  const send = async ({ place, ...body }: Edit) => {
    const { _id: ritualId, __v, place: before } = version.base;
    const move = place !== undefined && place !== before && { place };
    await ask('POST /rituals/update-ritual', { body: { ...body, ...move, ritualId, __v } });
    toast.done(t('ritualSaved'));
    onSaved();
  };
  const showNewest = () => {
    if (version.newer) {
      form.reset(draftOf(version.newer));
      image.show(version.newer.ritualImageUrl);
      setShown((before) => before + 1);
    }
    version.goOn();
  };
  return (
    <DialogForm
      form={form}
      desk={desk}
      words={{ submit: t('save'), busy: t('saving') }}
      missing={image.uploading}
      send={send}
      onFailure={version.caught}
      failure={(error) => failureSentence(error, failures)}
    >
      <Names form={form} busy={desk.busy} categories={categories} present={ritual.ritualCategory?._id} />
      <OtherNames key={`names ${shown}`} form={form} busy={desk.busy} />
      <ImageField
        image={image}
        ready={form.watch('ritualImageUrl') !== ritual.ritualImageUrl && form.watch('ritualImageUrl') !== ''}
        disabled={desk.busy}
        error={form.errorOf('ritualImageUrl')}
      />
      <Figures form={form} busy={desk.busy} placed={ritual.place !== null} />
      <SamagriLines
        key={shown}
        lines={form.watch('samagri')}
        onChange={(lines) =>
          form.setValue('samagri', lines, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
        }
        errorOf={(index) => form.errorOf(`samagri.${index}`)}
        error={form.errorOf('samagri')}
        disabled={desk.busy}
      />
      {version.newer && <StaleChoice onNewest={showNewest} onMine={version.goOn} />}
    </DialogForm>
  );
}

interface PartProps {
  form: SchemaForm<Draft, Edit>;
  busy: boolean;
}

type NamesProps = PartProps & Pick<React.ComponentProps<typeof CategorySelect>, 'categories' | 'present'>;

function Names({ form, busy, categories, present }: NamesProps) {
  const t = useTranslations('catalogue');
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('name')}
          maxLength={120}
          disabled={busy}
          error={form.errorOf('ritualType')}
          {...form.register('ritualType')}
        />
        <CategorySelect
          categories={categories}
          present={present}
          disabled={busy}
          error={form.errorOf('ritualCategory')}
          {...form.register('ritualCategory')}
        />
        <TextField
          label={t('odia')}
          optional={t('optional')}
          lang="or"
          maxLength={120}
          disabled={busy}
          error={form.errorOf('ritualTypeOdia')}
          {...form.register('ritualTypeOdia')}
        />
        <TextField
          label={t('hindi')}
          optional={t('optional')}
          lang="hi"
          maxLength={120}
          disabled={busy}
          error={form.errorOf('ritualTypeHindi')}
          {...form.register('ritualTypeHindi')}
        />
      </div>
      <TextArea
        label={t('description')}
        rows={4}
        maxLength={2000}
        disabled={busy}
        error={form.errorOf('ritualDescription')}
        {...form.register('ritualDescription')}
      />
    </>
  );
}

/** What else families call it: one field, with commas. */
function OtherNames({ form, busy }: PartProps) {
  const t = useTranslations('catalogue');
  const names = form.watch('synonyms') ?? [];
  const write = (text: string) => {
    const said = text.split(/[,;\n]/).map((name) => name.trim());
    form.setValue('synonyms', said.filter(Boolean), { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  const wrong = names.map((_, nth) => form.errorOf(`synonyms.${nth}`)).find(Boolean);
  return (
    <TextArea
      label={t('synonyms')}
      hint={t('synonymsHint')}
      optional={t('optional')}
      disabled={busy}
      error={form.errorOf('synonyms') ?? wrong}
      defaultValue={names.join(', ')}
      onChange={(event) => write(event.currentTarget.value)}
    />
  );
}

/** Figures, and the address. */
function Figures({ form, busy, placed }: PartProps & { placed: boolean }) {
  const t = useTranslations('catalogue.editing');
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextField
        label={t('minutes')}
        type="number"
        inputMode="numeric"
        disabled={busy}
        error={form.errorOf('durationMinutes')}
        {...form.register('durationMinutes', { valueAsNumber: true })}
      />
      {placed && (
        <TextField
          label={t('place')}
          hint={t('placeHint', { count: HOME_RITUALS })}
          type="number"
          inputMode="numeric"
          disabled={busy}
          error={form.errorOf('place')}
          {...form.register('place', { valueAsNumber: true })}
        />
      )}
      <div className="sm:col-span-2">
        <TextField
          label={t('slug')}
          hint={t('slugHint', { slug: form.watch('slug') })}
          maxLength={140}
          autoCapitalize="none"
          spellCheck={false}
          disabled={busy}
          error={form.errorOf('slug')}
          {...form.register('slug')}
        />
      </div>
    </div>
  );
}

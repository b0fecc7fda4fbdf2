import { useState } from 'react';
import { useFetchers } from 'react-router';
import { useTranslations } from 'use-intl';
import type { z } from 'zod';
import type { RitualRecord } from '#contract/catalogue.ts';
import { HOME_RITUALS } from '#domain/ritual.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm, type ActionForm } from '../../../parts/forms/use-action-form.ts';
import { useNewer } from '../../../parts/forms/use-newer.ts';
import { Button } from '../../../ui/button.tsx';
import { FormPart } from '../../../ui/form/form-part.tsx';
import { TextArea, TextField } from '../../../ui/form/text-field.tsx';
import { DialogButtons } from '../shared/dialog-buttons.tsx';
import { OpenedDialog } from '../shared/opened/opened-dialog.tsx';
import type { ritualForm } from './catalogue-forms.ts';
import { CategorySelect, type Categories } from './category-select.tsx';
import { ImageField } from './image-field.tsx';
import { NamesInLanguages, OtherLanguages } from './language-fields.tsx';
import type { RitualProps } from './ritual-dialog.tsx';
import { SamagriLines } from './samagri-lines.tsx';
import { StaleChoice } from './stale-choice.tsx';
import { useRitualImage } from './use-ritual-image.ts';
import { useSaid } from './use-said.ts';

/** A ritual as it is now, to be changed. */
export function EditRitualDialog({ opened, categories, onClose }: RitualProps & { categories: Categories }) {
  const t = useTranslations('catalogue');
  return (
    <OpenedDialog
      opened={opened}
      title={t('editing.ritual')}
      texts={{ none: t('noDetails'), bad: t('badDetails') }}
      locked={useFetchers().length > 0}
      onClose={onClose}
    >
      {(ritual) => <EditRitual key={ritual._id} ritual={ritual} categories={categories} onClose={onClose} />}
    </OpenedDialog>
  );
}

const draftOf = (ritual: RitualRecord) => ({
  ritualCategory: ritual.ritualCategory?._id ?? '',
  ritualType: ritual.ritualType,
  ritualTypeOdia: ritual.ritualTypeOdia ?? '',
  ritualTypeHindi: ritual.ritualTypeHindi ?? '',
  ritualDescription: ritual.ritualDescription,
  ritualDescriptionOdia: ritual.ritualDescriptionOdia ?? '',
  ritualDescriptionHindi: ritual.ritualDescriptionHindi ?? '',
  ritualImageUrl: ritual.ritualImageUrl,
  durationMinutes: String(ritual.durationMinutes),
  slug: ritual.slug,
  samagri: ritual.samagri,
  samagriOdia: ritual.samagriOdia.join('\n'),
  samagriHindi: ritual.samagriHindi.join('\n'),
  synonyms: ritual.synonyms.join(', '),
  ...(ritual.place !== null && { place: String(ritual.place) }),
});

interface EditProps {
  ritual: RitualRecord;
  categories: Categories;
  onClose: () => void;
}

function EditRitual({ ritual, categories, onClose }: EditProps) {
  const t = useTranslations('catalogue.editing');
  const ui = useTranslations('ui');
  const words = useTranslations('catalogue');
  const list = useTranslations('admin.list');
  const form = useActionForm({
    name: 'ritual',
    schema: async () => (await import('./catalogue-forms.ts')).ritualForm,
    values: draftOf(ritual),
    failure: t('ritualFailed'),
    onDone: onClose,
  });
  const { base, newer, goOn } = useNewer(ritual, form.refused);
  const [shown, setShown] = useState(0);
  const image = useRitualImage((url) => {
    form.setValue('ritualImageUrl', url);
    form.clearErrors('ritualImageUrl');
  }, ritual.ritualImageUrl);
  const showNewest = () => {
    if (newer) {
      form.reset(draftOf(newer));
      image.show(newer.ritualImageUrl);
      setShown((before) => before + 1);
    }
    goOn();
  };
  const [url, lines = []] = form.watch(['ritualImageUrl', 'samagri']);
  return (
    <ActionFields form={useSaid(form, list('unreachable'))} className="grid gap-4">
      <input type="hidden" name="ritualId" value={base._id} />
      <input type="hidden" name="__v" value={base.__v} />
      <input type="hidden" name="placeWas" value={base.place ?? ''} />
      <div>
        <Part form={form} name="names" isOpen>
          <Names form={form} categories={categories} present={ritual.ritualCategory?._id} />
        </Part>
        <Part form={form} name="words">
          <TextArea
            label={words('description')}
            rows={4}
            maxLength={2000}
            disabled={form.busy}
            error={form.errorOf('ritualDescription')}
            {...form.field('ritualDescription')}
          />
          <ImageField
            image={image}
            ready={url !== ritual.ritualImageUrl && url !== ''}
            disabled={form.busy}
            error={form.errorOf('ritualImageUrl')}
            url={url}
          />
        </Part>
        <Part form={form} name="figures">
          <Figures form={form} placed={ritual.place !== null} />
        </Part>
        <Part form={form} name="samagri" note={t('lines', { count: lines.length })}>
          <SamagriLines
            key={shown}
            lines={lines}
            onChange={(next) =>
              form.setValue('samagri', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
            }
            errorOf={(index) => form.errorOf(`samagri.${index}`)}
            error={form.errorOf('samagri')}
            disabled={form.busy}
          />
        </Part>
        <Part form={form} name="languages">
          <OtherLanguages form={form} />
        </Part>
      </div>
      {newer && <StaleChoice onNewest={showNewest} onMine={goOn} />}
      <DialogButtons leave={ui('cancel')} onLeave={onClose} busy={form.busy}>
        <Button type="submit" aria-disabled={image.uploading} busy={form.busy && t('saving')}>
          {t('save')}
        </Button>
      </DialogButtons>
    </ActionFields>
  );
}

interface PartProps {
  form: ActionForm<z.input<typeof ritualForm>, z.output<typeof ritualForm>>;
}

/** The fields of each part, as the schema names them. */
const partFields = {
  names: ['ritualType', 'ritualCategory', 'ritualTypeOdia', 'ritualTypeHindi', 'synonyms'],
  words: ['ritualDescription', 'ritualImageUrl'],
  figures: ['durationMinutes', 'place', 'slug'],
  samagri: ['samagri'],
  languages: ['ritualDescriptionOdia', 'samagriOdia', 'ritualDescriptionHindi', 'samagriHindi'],
} as const;

interface NamedPartProps
  extends PartProps, Pick<React.ComponentProps<typeof FormPart>, 'note' | 'isOpen' | 'children'> {
  name: keyof typeof partFields;
}

/** One part of the form; it opens where something in it is wrong. */
function Part({ form, name, ...part }: NamedPartProps) {
  const t = useTranslations('catalogue.editing.parts');
  const { errors, submitCount } = form.formState;
  const isWrong = partFields[name].some((field) => field in errors || form.errorOf(field) !== undefined);
  return <FormPart {...part} name={t(name)} isWrong={isWrong} tried={submitCount} />;
}

type NamesProps = PartProps & Pick<React.ComponentProps<typeof CategorySelect>, 'categories' | 'present'>;

function Names({ form, categories, present }: NamesProps) {
  const t = useTranslations('catalogue');
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('name')}
          maxLength={120}
          disabled={form.busy}
          error={form.errorOf('ritualType')}
          {...form.field('ritualType')}
        />
        <CategorySelect
          categories={categories}
          present={present}
          disabled={form.busy}
          error={form.errorOf('ritualCategory')}
          {...form.field('ritualCategory')}
        />
        <NamesInLanguages form={form} />
      </div>
      {/* what else families call it */}
      <TextArea
        label={t('synonyms')}
        hint={t('synonymsHint')}
        optional={t('optional')}
        disabled={form.busy}
        error={form.errorOf('synonyms')}
        {...form.field('synonyms')}
      />
    </>
  );
}

/** Figures, and the address. */
function Figures({ form, placed }: PartProps & { placed: boolean }) {
  const t = useTranslations('catalogue.editing');
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextField
        label={t('minutes')}
        inputMode="numeric"
        disabled={form.busy}
        error={form.errorOf('durationMinutes')}
        {...form.field('durationMinutes')}
      />
      {placed && (
        <TextField
          label={t('place')}
          hint={t('placeHint', { count: HOME_RITUALS })}
          inputMode="numeric"
          disabled={form.busy}
          error={form.errorOf('place')}
          {...form.field('place')}
        />
      )}
      <div className="sm:col-span-2">
        <TextField
          label={t('slug')}
          hint={t('slugHint', { slug: form.watch('slug') })}
          maxLength={140}
          autoCapitalize="none"
          spellCheck={false}
          disabled={form.busy}
          error={form.errorOf('slug')}
          {...form.field('slug')}
        />
      </div>
    </div>
  );
}

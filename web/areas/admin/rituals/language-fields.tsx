import { useTranslations } from 'use-intl';
import type { ActionForm } from '../../../parts/forms/use-action-form.ts';
import { TextArea, TextField } from '../../../ui/form/text-field.tsx';

/** What a ritual is called, what it is and what it needs, in Odia and Hindi; what is left empty families read in English. */

const names = [
  ['or', 'ritualTypeOdia', 'odia'],
  ['hi', 'ritualTypeHindi', 'hindi'],
] as const;
const texts = [
  ['or', 'ritualDescriptionOdia', 'descriptionOdia'],
  ['or', 'samagriOdia', 'samagriOdia'],
  ['hi', 'ritualDescriptionHindi', 'descriptionHindi'],
  ['hi', 'samagriHindi', 'samagriHindi'],
] as const;
type Field = (typeof names | typeof texts)[number][1];

/** The form of a ritual, new or known. */
interface FormProps {
  form: {
    readonly busy: boolean;
    errorOf(name: Field): string | undefined;
    field(name: Field): ReturnType<ActionForm<Record<Field, string>, unknown>['field']>;
  };
}

export function NamesInLanguages({ form }: FormProps) {
  const t = useTranslations('catalogue');
  return names.map(([lang, name, label]) => (
    <TextField
      key={name}
      label={t(label)}
      optional={t('optional')}
      lang={lang}
      maxLength={120}
      disabled={form.busy}
      error={form.errorOf(name)}
      {...form.field(name)}
    />
  ));
}

export function OtherLanguages({ form }: FormProps) {
  const t = useTranslations('catalogue');
  return (
    <>
      <p className="text-1 text-ink-2">{t('languagesHint')}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {texts.map(([lang, name, label]) => (
          <TextArea
            key={name}
            label={t(label)}
            optional={t('optional')}
            lang={lang}
            rows={4}
            disabled={form.busy}
            error={form.errorOf(name)}
            {...form.field(name)}
          />
        ))}
      </div>
    </>
  );
}

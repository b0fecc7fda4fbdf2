import { useState, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { presetLanguages } from '#domain/people/languages.ts';
import { useLocalName } from '../../../i18n/local-names.ts';
import type { ActionForm } from '../../../parts/forms/use-action-form.ts';
import { useSentence } from '../../../parts/api/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckBox } from '../../../ui/form/check-box.tsx';
import { ErrorLine } from '../../../ui/form/field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import { LANGUAGE_MAX, same } from './profile-parts.ts';
import type { LanguageFields } from './profile-schemas.ts';

/** The usual languages to tick, and one more to write. */
export function LanguageInputs({ form }: { form: ActionForm<LanguageFields, unknown> }) {
  const t = useTranslations('panditProfile.languages');
  const nameOf = useLocalName();
  const known = [form.watch('languagesKnown') ?? []].flat();
  const [own, setOwn] = useState(known.filter((name) => !presetLanguages.some(same(name))));
  const choose = (names: string[]) => form.setValue('languagesKnown', names, { shouldDirty: true });
  const toggle = (name: string) =>
    choose(known.some(same(name)) ? known.filter((one) => !same(name)(one)) : [...known, name]);
  const problem = form.errorOf('languagesKnown');
  return (
    <div className="grid gap-5 sm:col-span-2">
      <fieldset>
        <legend className="mb-2 text-2 font-medium">{t('which')}</legend>
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
          {[...presetLanguages, ...own].map((name, index) => (
            <CheckBox
              key={name}
              look="chip"
              name="languagesKnown"
              value={name}
              label={nameOf(name)}
              data-focus={index === 0 || undefined}
              checked={known.some(same(name))}
              onChange={() => toggle(name)}
            />
          ))}
        </div>
      </fieldset>
      <OtherLanguage
        form={form}
        known={known}
        onAdd={(name) => {
          const preset = presetLanguages.find(same(name));
          if (!preset && !own.some(same(name))) setOwn([...own, name]);
          choose([...known, preset ?? own.find(same(name)) ?? name]);
        }}
      />
      <ErrorLine error={problem} />
    </div>
  );
}

interface OtherLanguageProps {
  form: ActionForm<LanguageFields, unknown>;
  known: readonly string[];
  onAdd: (name: string) => void;
}

function OtherLanguage({ form, known, onAdd }: OtherLanguageProps) {
  const t = useTranslations('panditProfile.languages');
  const sentence = useSentence();
  const hydrated = useHydrated();
  const [problem, setProblem] = useState<string | undefined>();
  const add = () => {
    const name = (form.getValues('other') ?? '').trim();
    if (!name) return setProblem(sentence('language_required'));
    if (name.length > LANGUAGE_MAX) return setProblem(sentence('too_long'));
    if (known.some(same(name))) return setProblem(sentence('language_repeated'));
    onAdd(name);
    form.setValue('other', '');
  };
  return (
    <TextField
      label={t('other')}
      {...form.field('other', { onChange: () => setProblem(undefined) })}
      error={problem ?? form.errorOf('other')}
      autoComplete="off"
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter') return;
        // adds the language, and does not save the form
        event.preventDefault();
        add();
      }}
      action={
        hydrated && (
          <Button look="quiet" onClick={add}>
            {t('add')}
          </Button>
        )
      }
    />
  );
}

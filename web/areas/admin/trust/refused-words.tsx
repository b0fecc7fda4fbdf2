import { useTranslations } from 'use-intl';
import type { RefusedWord } from '#contract/office/refused-words.ts';
import { refusedLanguages, type RefusedLanguage } from '#domain/words/refused-words.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { FoldedSection } from '../../../parts/booking/section.tsx';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** Words that no review may carry, which the office added: by language, each with a way to take it away. Null where they did not come. */
export function RefusedWords({ words }: { words: readonly RefusedWord[] | null }) {
  const t = useTranslations('adminBoard.trust.refused');
  return (
    <section aria-labelledby="words" className="grid gap-3 border-t border-line pt-4">
      <h2 id="words" className="scroll-mt-24 text-4">
        {t('title')}
      </h2>
      <details className="-mt-2 max-w-[70ch] text-2 text-ink-2">
        <summary className="inline-flex min-h-11 items-center text-maroon underline underline-offset-4">
          {t('how')}
        </summary>
        <p>{t('howText')}</p>
      </details>
      <FoldedSection title={t('open')} forms={['addWord']}>
        <AddWord />
      </FoldedSection>
      <div className="card divide-y divide-line">
        {words === null ? (
          <div className="p-4">
            <Notice tone="no">{t('unread')}</Notice>
          </div>
        ) : (
          <>
            {words.length === 0 && <p className="px-4 py-3 text-2 text-ink-2">{t('none')}</p>}
            {refusedLanguages
              .filter((language) => words.some((one) => one.language === language))
              .map((language) => (
                <WordsOf key={language} language={language} words={words.filter((one) => one.language === language)} />
              ))}
          </>
        )}
      </div>
    </section>
  );
}

const codes: Record<RefusedLanguage, string> = { english: 'en', odia: 'or', hindi: 'hi' };

function WordsOf({ language, words }: { language: RefusedLanguage; words: readonly RefusedWord[] }) {
  const t = useTranslations('adminBoard.trust.refused');
  const { momentText } = useFormats();
  return (
    <section aria-labelledby={`words-${language}`} className="grid gap-1 px-4 py-2.5">
      <h3 id={`words-${language}`} className="text-2 font-semibold">
        {t(`language.${language}`)}
      </h3>
      <ul className="divide-y divide-line">
        {words.map(({ word, by, at }) => (
          <li key={word} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
            <p className="min-w-0 grow text-2 wrap-anywhere">
              <span lang={codes[language]} className="text-3">
                {word}
              </span>{' '}
              <span className="text-ink-2">{t('byAt', { name: by, at: momentText(at) })}</span>
            </p>
            <Remove word={word} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Remove({ word }: { word: string }) {
  const t = useTranslations('adminBoard.trust.refused');
  const form = useActionForm({
    name: 'removeWord',
    schema: async () => (await import('./trust-forms.ts')).removeWordForm,
    values: { word },
    failure: t('notRemoved'),
  });
  return (
    <ActionFields form={form}>
      <input type="hidden" {...form.field('word')} />
      <Button type="submit" look="text" busy={form.busy && t('removing')} aria-label={t('removeOf', { word })}>
        {t('remove')}
      </Button>
    </ActionFields>
  );
}

function AddWord() {
  const t = useTranslations('adminBoard.trust.refused');
  const form = useActionForm({
    name: 'addWord',
    schema: async () => (await import('./trust-forms.ts')).wordForm,
    values: { word: '', language: 'english' as RefusedLanguage },
    failure: t('notAdded'),
    onDone: () => form.reset({ word: '', language: form.getValues('language') }),
  });
  return (
    <ActionFields
      form={form}
      className="grid items-start gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,18rem)_10rem_auto] sm:justify-start"
    >
      <TextField
        label={t('word')}
        hint={t('wordHint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={form.errorOf('word')}
        {...form.field('word')}
      />
      <Select
        label={t('ofLanguage')}
        options={refusedLanguages.map((value) => ({ value, label: t(`language.${value}`) }))}
        error={form.errorOf('language')}
        {...form.field('language')}
      />
      <Button type="submit" look="quiet" className="sm:mt-7" busy={form.busy && t('adding')}>
        {t('add')}
      </Button>
    </ActionFields>
  );
}

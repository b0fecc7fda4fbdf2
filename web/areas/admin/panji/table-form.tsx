import { useTranslations } from 'use-intl';
import type { PanjiLine } from '#contract/almanac/panji.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { FORM } from '../../../parts/forms/form-result.ts';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { CheckBox } from '../../../ui/form/check-box.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useFormats } from '../../../i18n/formats.ts';
import { WayIn } from './way-in.tsx';

function useTableForm() {
  const t = useTranslations('adminPanji');
  return useActionForm({
    name: 'preview',
    schema: async () => (await import('./panji-forms.ts')).tableForm,
    steps: { table: async () => (await import('./panji-forms.ts')).tableForm },
    values: { csv: '', isSure: false },
    failure: t('failed'),
  });
}

/** A table from a file or the clipboard: looked at line by line first, entered after that. */
export function TableForm() {
  const t = useTranslations('adminPanji');
  const form = useTableForm();
  const { typed } = form;
  // lines that were typed since were not looked at
  const isCurrent = typed['lines'] !== undefined && form.watch('csv') === typed['csv'];
  return (
    <WayIn id="a-table" title={t('enterTable')} forms={['preview', 'table']}>
      <p className="text-2 text-ink-2">{t('tableHint')}</p>
      <ActionFields form={form} className="grid gap-4">
        <label className={cx(buttonClass('quiet'), 'justify-self-start shows-focus')}>
          <input
            type="file"
            accept=".csv,text/csv,text/plain"
            className="sr-only"
            onChange={({ currentTarget }) => {
              const [chosen] = currentTarget.files ?? [];
              void chosen
                ?.text()
                .then((csv) => form.setValue('csv', csv.replaceAll('\r\n', '\n'), { shouldValidate: true }));
              // the same file may be chosen again, mended
              currentTarget.value = '';
            }}
          />
          {t('chooseFile')}
        </label>
        <TextArea label={t('lines')} rows={6} error={form.errorOf('csv')} {...form.field('csv')} />
        <Button type="submit" look="quiet" busy={form.busyWith === 'preview' && t('reading')}>
          {t('preview')}
        </Button>
        {isCurrent && <Preview form={form} />}
      </ActionFields>
    </WayIn>
  );
}

/** What each line would enter, or why not; the good ones go in by a press. */
function Preview({ form }: { form: ReturnType<typeof useTableForm> }) {
  const t = useTranslations('adminPanji');
  const lines = form.typed['lines'] as readonly PanjiLine[];
  const countOf = (name: string): number => Number(form.typed[name]);
  const entered = countOf('entered');
  const bad = lines.filter(({ trouble }) => trouble !== null).length;
  const known = lines.filter(({ isKnown }) => isKnown).length;
  const far = lines.filter(isToCheck).length;
  const good = lines.length - bad - far - known;
  const sure = form.watch('isSure') ? far : 0;
  // what has been entered is in the table above
  if (entered > 0) return <Notice tone="ok">{t('enteredOf', { entered, known })}</Notice>;
  return (
    <>
      <div role="status" className="grid gap-1">
        <p className="font-semibold">{t('found', { good, bad, far, known })}</p>
        {countOf('skipped') > 0 && <p className="text-2 text-ink-2">{t('skipped', { count: countOf('skipped') })}</p>}
      </div>
      <ol className="divide-y divide-line">
        {lines.map((line) => (
          <Line key={line.line} line={line} />
        ))}
      </ol>
      {far > 0 && <CheckBox label={t('sureOf', { count: far })} {...form.register('isSure')} />}
      {good + far > 0 && (
        <Button type="submit" name={FORM} value="table" busy={form.busyWith === 'table' && t('entering')}>
          {t('enterLines', { count: good + sure })}
        </Button>
      )}
    </>
  );
}

/** A far day that is there already was checked before. */
const isToCheck = ({ isFar, isKnown }: PanjiLine): boolean => isFar && !isKnown;

function Line({ line: said }: { line: PanjiLine }) {
  const t = useTranslations('adminPanji');
  const { dayPlain, listed } = useFormats();
  const { line, festival, panji, date, computed, trouble, others, isKnown } = said;
  const wrong = trouble && t(`trouble.${trouble}`, { count: others.length, lines: listed(others.map(String)) });
  return (
    <li className="py-1.5 text-2 wrap-anywhere">
      <span className="text-ink-2">{t('line', { line })}</span> {[festival, panji].join(', ')},{' '}
      <span className="whitespace-nowrap">{date}</span>
      {wrong && <span className="block font-semibold text-brick">{wrong}</span>}
      {isToCheck(said) && computed && <span className="block text-brick">{t('far', { day: dayPlain(computed) })}</span>}
      {isKnown && <span className="block text-ink-2">{t('known')}</span>}
    </li>
  );
}

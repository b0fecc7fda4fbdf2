import { useTranslations } from 'use-intl';
import type { OwnCase } from '#contract/cases/cases.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { ActionFields } from '../../forms/action-fields.tsx';
import { useActionForm } from '../../forms/use-action-form.ts';
import { CasePhotos, withFiles } from './case-photos.tsx';
import { foldedForm } from './folded-form.ts';

/** One more word, or photo, for an open case; there without a press for the side that has not spoken. */
export function AddForm({ one: { _id: caseId, photosLeft, asksMe } }: { one: OwnCase }) {
  const t = useTranslations('cases');
  const form = useActionForm({
    name: 'addToCase',
    schema: async () => (await import('./case-forms.ts')).addForm,
    values: { caseId, words: '', photos: '' },
    done: t(asksMe ? 'saidHow' : 'added'),
    failure: t('failed'),
    onDone: () => form.setValue('words', ''),
  });
  const fields = (
    <ActionFields form={withFiles(form)} className="grid gap-4 pt-2">
      <input type="hidden" {...form.field('caseId')} />
      <TextArea
        label={t(asksMe ? 'howWas' : 'addWords')}
        rows={asksMe ? 4 : 2}
        error={form.errorOf('words')}
        {...form.field('words')}
      />
      {/* what was sent is not offered once more */}
      {photosLeft > 0 && <CasePhotos key={photosLeft} left={photosLeft} error={form.errorOf('photos')} />}
      <Button
        type="submit"
        look={asksMe ? 'main' : 'quiet'}
        className="sm:justify-self-start"
        busy={form.busy && t('busy')}
      >
        {t('send')}
      </Button>
    </ActionFields>
  );
  if (asksMe) return fields;
  return (
    <details open={form.refused ? true : undefined}>
      <summary className={cx(buttonClass('quiet'), 'list-none [&::-webkit-details-marker]:hidden')}>{t('add')}</summary>
      {fields}
    </details>
  );
}

/** Of a decision about a pandit, the one appeal. */
export function AppealForm({ caseId, until }: { caseId: string; until: string }) {
  const t = useTranslations('cases');
  const form = useActionForm({
    name: 'appealCase',
    schema: async () => (await import('./case-forms.ts')).appealForm,
    values: { caseId, words: '' },
    done: t('appealed'),
    failure: t('failed'),
  });
  return (
    <details open={form.refused ? true : undefined}>
      <summary className={foldedForm}>{t('appeal')}</summary>
      <ActionFields form={form} className="grid gap-4 pt-2">
        <input type="hidden" {...form.field('caseId')} />
        <p className="text-2 text-ink-2">{t('appealHint', { at: until })}</p>
        <TextArea label={t('appealWords')} rows={3} error={form.errorOf('words')} {...form.field('words')} />
        <Button type="submit" look="quiet" busy={form.busy && t('busy')}>
          {t('send')}
        </Button>
      </ActionFields>
    </details>
  );
}

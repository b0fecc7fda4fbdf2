import { useTranslations } from 'use-intl';
import type { Watched } from '#contract/office/board.ts';
import { boardAnswers } from '#domain/booking/board.ts';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { NoteFold, useNoteFold } from './note-fold.tsx';

/** What the office has found out about a puja whose hour has come; then it needs no hand here any more. */
export function AnswerForm({ puja, look }: { puja: Watched; look: 'main' | 'quiet' }) {
  const t = useTranslations('adminBoard.answer');
  const [fold, close] = useNoteFold();
  const form = useActionForm({
    name: 'answer',
    schema: async () => (await import('./board-forms.ts')).answerForm,
    values: { bookingId: puja._id, note: '' },
    failure: t('failed'),
    onDone: close,
  });
  if (!puja.why.includes('notBegun')) return null;
  return (
    <NoteFold fold={fold} form={form} look={look} words={{ open: t('open'), submit: t('submit'), busy: t('noting') }}>
      <input type="hidden" {...form.field('bookingId')} />
      <Select
        label={t('what')}
        placeholder={t('choose')}
        options={boardAnswers.map((value) => ({ value, label: t(value) }))}
        error={form.errorOf('answer')}
        {...form.field('answer')}
      />
      <TextField label={t('note')} maxLength={300} error={form.errorOf('note')} {...form.field('note')} />
      <p className="text-2 text-ink-2">{t('lead')}</p>
    </NoteFold>
  );
}

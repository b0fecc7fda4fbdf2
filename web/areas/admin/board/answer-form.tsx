import { useTranslations } from 'use-intl';
import type { Watched } from '#contract/office/board.ts';
import { boardAnswers } from '#domain/booking/board.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';

/** What the office has found out about a puja whose hour has come; then it needs no hand here any more. */
export function AnswerForm({ puja }: { puja: Watched }) {
  const t = useTranslations('adminBoard.answer');
  const form = useActionForm({
    name: 'answer',
    schema: async () => (await import('./board-forms.ts')).answerForm,
    values: { bookingId: puja._id, answer: 'held' as const, note: '' },
    failure: t('failed'),
  });
  if (!puja.why.includes('notBegun')) return null;
  return (
    <details className="min-w-0 grow basis-72">
      <summary className="w-fit cursor-pointer py-2.5 text-2 text-maroon underline underline-offset-4">
        {t('open')}
      </summary>
      <ActionFields form={form} className="grid gap-3 pb-2 sm:grid-cols-2">
        <input type="hidden" {...form.field('bookingId')} />
        <Select
          label={t('what')}
          options={boardAnswers.map((value) => ({ value, label: t(value) }))}
          error={form.errorOf('answer')}
          {...form.field('answer')}
        />
        <TextField label={t('note')} maxLength={300} error={form.errorOf('note')} {...form.field('note')} />
        <p className="text-2 text-ink-2 sm:col-span-2">{t('lead')}</p>
        <Button type="submit" look="quiet" className="justify-self-start" busy={form.busy && t('noting')}>
          {t('submit')}
        </Button>
      </ActionFields>
    </details>
  );
}

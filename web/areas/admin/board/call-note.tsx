import { useTranslations } from 'use-intl';
import type { Watched } from '#contract/office/board.ts';
import { type Side, sides } from '#domain/booking.ts';
import { outcomesWith } from '#domain/booking/board.ts';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { NoteFold, useNoteFold } from './note-fold.tsx';

/** What came of a call: whom, how it ended, and in words. */
export function CallNote({ puja, party }: { puja: Watched; party: Side }) {
  const t = useTranslations('adminBoard.callNote');
  const [fold, close] = useNoteFold();
  const form = useActionForm({
    name: 'call',
    schema: async () => (await import('./board-forms.ts')).callForm,
    values: { bookingId: puja._id, party, outcome: 'reached' as const, note: '' },
    failure: t('failed'),
    onDone: () => {
      form.reset();
      close();
    },
  });
  return (
    <NoteFold fold={fold} form={form} words={{ open: t('open'), submit: t('submit'), busy: t('noting') }}>
      <input type="hidden" {...form.field('bookingId')} />
      <Select
        label={t('whom')}
        options={sides.map((value) => ({ value, label: t(value) }))}
        error={form.errorOf('party')}
        {...form.field('party')}
      />
      <Select
        label={t('outcome')}
        options={outcomesWith[form.watch('party') ?? party].map((value) => ({ value, label: t(`outcomes.${value}`) }))}
        error={form.errorOf('outcome')}
        {...form.field('outcome')}
      />
      <TextField label={t('note')} maxLength={300} error={form.errorOf('note')} {...form.field('note')} />
    </NoteFold>
  );
}

import { useTranslations } from 'use-intl';
import type { Watched } from '#contract/office/board.ts';
import { callOutcomes, parties, type Party } from '#domain/booking/board.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';

/** What came of a call: whom, how it ended, and in words. */
export function CallNote({ puja, party }: { puja: Watched; party: Party }) {
  const t = useTranslations('adminBoard.callNote');
  const form = useActionForm({
    name: 'call',
    schema: async () => (await import('./board-forms.ts')).callForm,
    values: { bookingId: puja._id, party, outcome: 'reached' as const, note: '' },
    failure: t('failed'),
  });
  return (
    <details className="min-w-0 grow basis-72">
      <summary className="w-fit cursor-pointer py-2.5 text-2 text-maroon underline underline-offset-4">
        {t('open')}
      </summary>
      <ActionFields form={form} className="grid gap-3 pb-2 sm:grid-cols-2">
        <input type="hidden" {...form.field('bookingId')} />
        <Select
          label={t('whom')}
          options={parties.map((value) => ({ value, label: t(value) }))}
          error={form.errorOf('party')}
          {...form.field('party')}
        />
        <Select
          label={t('outcome')}
          options={callOutcomes.map((value) => ({ value, label: t(`outcomes.${value}`) }))}
          error={form.errorOf('outcome')}
          {...form.field('outcome')}
        />
        <TextField label={t('note')} maxLength={300} error={form.errorOf('note')} {...form.field('note')} />
        <Button type="submit" look="quiet" className="self-end" busy={form.busy && t('noting')}>
          {t('submit')}
        </Button>
      </ActionFields>
    </details>
  );
}

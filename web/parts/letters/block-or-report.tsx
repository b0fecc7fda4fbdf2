import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/form/text-field.tsx';
import { ActionFields } from '../forms/action-fields.tsx';
import { useActionForm } from '../forms/use-action-form.ts';

/** What few do with messages: take no more of them, and tell the office. */

export function PressForm({ name, words }: { name: 'blockLetters' | 'allowLetters'; words: 'block' | 'allow' }) {
  const t = useTranslations('bookingLetters');
  const form = useActionForm({
    name,
    schema: async () => (await import('./letter-forms.ts')).nothing,
    failure: t('notDone'),
  });
  return (
    <ActionFields form={form} className="grid justify-items-start gap-3">
      <Button type="submit" look={words === 'block' ? 'danger' : 'quiet'} busy={form.busy && t('working')}>
        {t(words)}
      </Button>
    </ActionFields>
  );
}

export function ReportForm() {
  const t = useTranslations('bookingLetters');
  const form = useActionForm({
    name: 'reportLetters',
    schema: async () => (await import('./letter-forms.ts')).complaintForm,
    values: { reason: '' },
    done: t('reported'),
    failure: t('notDone'),
    onDone: () => form.setValue('reason', ''),
  });
  return (
    <ActionFields form={form} className="grid gap-3">
      <TextArea label={t('reason')} rows={2} error={form.errorOf('reason')} {...form.field('reason')} />
      <Button type="submit" look="quiet" className="justify-self-start" busy={form.busy && t('reporting')}>
        {t('report')}
      </Button>
    </ActionFields>
  );
}

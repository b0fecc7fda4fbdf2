import { useTranslations } from 'use-intl';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { moneyText } from '../shared/money.ts';
import { useReload } from '../../../parts/forms/use-reload.ts';
import type { OperatorFormProps } from './operator-actions.tsx';
import { DialogButtons } from '../shared/dialog-buttons.tsx';

/** A booking ends on behalf of its parties; what is held goes back. */
export function CancelForm({ booking, left, onCancel, onDone }: OperatorFormProps) {
  const t = useTranslations('adminPayments.cancel');
  const form = useActionForm({
    name: 'cancel',
    schema: async () => (await import('./operator-forms.ts')).cancelForm,
    values: { bookingId: booking._id, reason: '' },
    failure: t('failed'),
    onDone: () => onDone(t('done')),
    onRefused: useReload(),
  });
  const names = { family: booking.userId.name, pandit: booking.panditId.name, left: moneyText(left) };
  return (
    <ActionFields form={form} className="grid gap-4">
      <input type="hidden" {...form.field('bookingId')} />
      <p className="text-2 text-ink-2">{t(left > 0 ? 'textPaid' : 'text', names)}</p>
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        rows={3}
        maxLength={500}
        data-first
        readOnly={form.busy}
        error={form.errorOf('reason')}
        {...form.field('reason')}
      />
      <DialogButtons leave={t('keep')} onLeave={onCancel} busy={form.busy}>
        <Button type="submit" look="danger" busy={form.busy && t('busy')}>
          {t('submit')}
        </Button>
      </DialogButtons>
    </ActionFields>
  );
}

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { wasHeld } from '#domain/booking.ts';
import { isWholeRupees } from '#domain/money.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea, TextField } from '../../../ui/form/text-field.tsx';
import { moneyText } from '../shared/money.ts';
import { useReload } from '../../../parts/forms/use-reload.ts';
import type { OperatorFormProps } from './operator-actions.tsx';
import { DialogButtons } from '../shared/dialog-buttons.tsx';

/** Refusals that leave open whether it was made. */
const unsure: ReadonlySet<string> = new Set(['offline', 'timeout', 'unexpected', 'overloaded', 'records_away']);

/** How much goes back to the family, and why. One opened form is one refund, however often it is sent. */
export function RefundForm({ booking, left, refundKey, onCancel, onDone }: OperatorFormProps) {
  const t = useTranslations('adminPayments.refund');
  const ui = useTranslations('ui');
  const [key] = useState(refundKey);
  const form = useActionForm({
    name: 'refund',
    schema: async () => (await import('./operator-forms.ts')).refundForm(left),
    values: { bookingId: booking._id, key, amount: String(left), reason: '' },
    failure: t('failed'),
    onDone: () => onDone(t('done')),
    onRefused: useReload(),
  });
  const typed = form.watch('amount').trim();
  const code = form.refused?.code ?? '';
  const instead = unsure.has(code) ? t('failed') : code === 'key_reused' ? t('pressedBefore') : null;
  return (
    <ActionFields form={{ ...form, problem: form.problem && (instead ?? form.problem) }} className="grid gap-4">
      <input type="hidden" {...form.field('bookingId')} />
      <input type="hidden" {...form.field('key')} />
      <p className="text-2 text-ink-2">
        {t(wasHeld(booking.bookingStatus) ? 'textSettled' : 'text', { left: moneyText(left) })}
      </p>
      <TextField
        label={t('amount')}
        hint={t('amountHint')}
        prefix="₹"
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        data-first
        readOnly={form.busy}
        error={form.errorOf('amount', { left: moneyText(left) })}
        {...form.field('amount')}
      />
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        rows={3}
        maxLength={500}
        readOnly={form.busy}
        error={form.errorOf('reason')}
        {...form.field('reason')}
      />
      <DialogButtons leave={ui('cancel')} onLeave={onCancel} busy={form.busy}>
        <Button type="submit" busy={form.busy && t('busy')}>
          {isWholeRupees(typed) ? t('submit', { amount: moneyText(Number(typed)) }) : t('submitPlain')}
        </Button>
      </DialogButtons>
    </ActionFields>
  );
}

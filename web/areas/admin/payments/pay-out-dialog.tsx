import { useFetchers } from 'react-router';
import { useTranslations } from 'use-intl';
import type { MoneyRow } from '#contract/money.ts';
import { payoutMethods } from '#domain/choices.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { moneyText } from '../shared/money.ts';
import { useReload } from '../../../parts/forms/use-reload.ts';
import { DialogButtons } from '../shared/dialog-buttons.tsx';

interface PayOutProps {
  /** What is paid; nothing while the dialog is closed. */
  row: MoneyRow | undefined;
  onClose: () => void;
}

/** A pandit was paid their share: how, and under which reference. */
export function PayOutDialog({ row, onClose }: PayOutProps) {
  const t = useTranslations('adminPayments.payOut');
  const ui = useTranslations('ui');
  const isSending = useFetchers().some(({ state }) => state === 'submitting');
  return (
    <Dialog title={t('title')} open={row !== undefined} locked={isSending} closeLabel={ui('close')} onClose={onClose}>
      {row && <PayOutForm key={row._id + row.purpose} row={row} onClose={onClose} />}
    </Dialog>
  );
}

function PayOutForm({ row, onClose }: { row: MoneyRow; onClose: () => void }) {
  const t = useTranslations('adminPayments');
  const ui = useTranslations('ui');
  const form = useActionForm({
    name: 'payOut',
    schema: async () => (await import('./money-forms.ts')).payOutForm,
    values: { bookingId: row.bookingId, purpose: row.purpose, amount: String(row.amount), reference: '' },
    done: t('payOut.done'),
    failure: t('payOut.failed'),
    onDone: onClose,
    onRefused: useReload(),
  });
  const amount = moneyText(row.amount);
  return (
    <ActionFields form={form} className="grid gap-4">
      <input type="hidden" {...form.field('bookingId')} />
      <input type="hidden" {...form.field('purpose')} />
      <input type="hidden" {...form.field('amount')} />
      <p className="text-2 text-ink-2">{t('payOut.text', { pandit: row.pandit.name, ritual: row.ritual })}</p>
      <p>
        <span className="block text-1 text-ink-2">{t('payOut.amount')}</span>
        <b className="text-4 display text-maroon">{amount}</b>
      </p>
      <Select
        label={t('payOut.method')}
        placeholder={t('payOut.choose')}
        options={payoutMethods.map((value) => ({ value, label: t(`methods.${value}`) }))}
        disabled={form.busy}
        data-first
        error={form.errorOf('method')}
        {...form.field('method')}
      />
      <TextField
        label={t('payOut.reference')}
        hint={t('payOut.referenceHint')}
        optional={form.watch('method') === 'cash' ? ui('optional') : undefined}
        maxLength={100}
        autoComplete="off"
        readOnly={form.busy}
        error={form.errorOf('reference')}
        {...form.field('reference')}
      />
      <DialogButtons leave={ui('cancel')} onLeave={onClose} busy={form.busy}>
        <Button type="submit" busy={form.busy && t('payOut.busy')}>
          {t('payOut.submit', { amount })}
        </Button>
      </DialogButtons>
    </ActionFields>
  );
}

import { useState } from 'react';
import { z } from 'zod';
import { useTranslations } from 'use-intl';
import { payoutMethods, type MoneyRow } from '#contract/money.ts';
import type { MessageCode } from '#contract/messages.ts';
import { ask } from '../../../parts/api/api.ts';
import { useSchemaForm } from '../../../parts/form.ts';
import { failureText } from '../../../parts/api/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { moneyText } from '../shared/money.ts';

const says = (code: MessageCode): MessageCode => code;
const schema = z
  .object({
    method: z.enum(payoutMethods, { error: says('payout_method_required') }),
    reference: z.string().trim().max(100, says('too_long')),
  })
  .refine(({ method, reference }) => method === 'cash' || reference !== '', {
    message: says('payout_reference_required'),
    path: ['reference'],
  });
type Draft = z.input<typeof schema>;

interface PayOutProps {
  /** What is paid; null while the dialog is closed. */
  row: MoneyRow | null;
  onClose: () => void;
  /** It was noted, or what is owed has changed. */
  onNoted: () => void;
}

/** A pandit was paid his share: how, and under which reference. */
export function PayOutDialog({ row, onClose, onNoted }: PayOutProps) {
  const t = useTranslations('adminPayments.payOut');
  const ui = useTranslations('ui');
  const [busy, setBusy] = useState(false);
  return (
    <Dialog title={t('title')} open={row !== null} locked={busy} closeLabel={ui('close')} onClose={onClose}>
      {row && <PayOutForm row={row} busy={busy} onBusy={setBusy} onClose={onClose} onNoted={onNoted} />}
    </Dialog>
  );
}

interface FormProps extends Omit<PayOutProps, 'row'> {
  row: MoneyRow;
  busy: boolean;
  onBusy: (busy: boolean) => void;
}

function PayOutForm({ row, busy, onBusy, onClose, onNoted }: FormProps) {
  const t = useTranslations('adminPayments');
  const ui = useTranslations('ui');
  const toast = useToast();
  const [failed, setFailed] = useState<string | null>(null);
  const form = useSchemaForm<Draft, z.output<typeof schema>>(schema, { reference: '' });
  const amount = moneyText(row.amount);

  const submit = form.handleSubmit(async ({ method, reference }) => {
    onBusy(true);
    setFailed(null);
    try {
      const body = { bookingId: row.bookingId, amount: row.amount, method, reference };
      await ask('POST /payment/admin/pay-out', { body });
      toast.done(t('payOut.done'));
      onClose();
    } catch (error) {
      if (!form.showRefusal(error)) setFailed(failureText(error, t('payOut.failed')));
    } finally {
      onBusy(false);
      onNoted();
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <p className="text-2 text-ink-2">{t('payOut.text', { pandit: row.pandit.name, ritual: row.ritual })}</p>
      <p>
        <span className="block text-1 text-ink-2">{t('payOut.amount')}</span>
        <b className="text-4 display text-maroon">{amount}</b>
      </p>
      <Select
        label={t('payOut.method')}
        placeholder={t('payOut.choose')}
        options={payoutMethods.map((value) => ({ value, label: t(`methods.${value}`) }))}
        disabled={busy}
        data-first
        error={form.errorOf('method')}
        {...form.register('method')}
      />
      <TextField
        label={t('payOut.reference')}
        hint={t('payOut.referenceHint')}
        optional={form.watch('method') === 'cash' ? ui('optional') : undefined}
        maxLength={100}
        autoComplete="off"
        readOnly={busy}
        error={form.errorOf('reference')}
        {...form.register('reference')}
      />
      {failed && <Notice tone="no">{failed}</Notice>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" disabled={busy} onClick={onClose}>
          {ui('cancel')}
        </Button>
        <Button type="submit" busy={busy && t('payOut.busy')}>
          {t('payOut.submit', { amount })}
        </Button>
      </div>
    </form>
  );
}

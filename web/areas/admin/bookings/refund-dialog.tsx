import { useState } from 'react';
import { z } from 'zod';
import { useTranslations } from 'use-intl';
import { text } from '#contract/fields.ts';
import type { MessageCode } from '#contract/messages.ts';
import { wasHeld } from '#domain/booking.ts';
import { isWholeRupees } from '#domain/money.ts';
import { ApiError, ask } from '../../../parts/api/api.ts';
import { failureText } from '../../../parts/api/sentence.ts';
import { useSchemaForm } from '../../../parts/form.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextArea, TextField } from '../../../ui/form/text-field.tsx';
import { moneyText } from '../shared/money.ts';
import type { OperatorFormProps } from './operator-actions.tsx';

const says = (code: MessageCode): MessageCode => code;

/** Rupees as they are typed: whole, one at least, and no more than is left. */
const schemaUpTo = (left: number) =>
  z.object({
    amount: z
      .string()
      .trim()
      .refine((typed) => isWholeRupees(typed) && Number(typed) > 0, says('refund_amount_required'))
      .refine((typed) => !isWholeRupees(typed) || Number(typed) <= left, says('refund_beyond')),
    reason: text(500, 'refund_reason_required'),
  });

/** How much goes back to the family, and why. One opened form is one refund, however often it is sent. */
export function RefundForm({ booking, left, busy, onBusy, onCancel, onDone, onStale }: OperatorFormProps) {
  const t = useTranslations('adminPayments.refund');
  const ui = useTranslations('ui');
  const [key] = useState(() => crypto.randomUUID());
  const [failed, setFailed] = useState<string | null>(null);
  const form = useSchemaForm(schemaUpTo(left), { amount: String(left), reason: '' });
  const typed = form.watch('amount').trim();
  const settled = wasHeld(booking.bookingStatus);

  const submit = form.handleSubmit(async ({ amount, reason }) => {
    onBusy(true);
    setFailed(null);
    try {
      const body = { bookingId: booking._id, amount: Number(amount), reason, key };
      const { data } = await ask('POST /booking/admin/refund', { body });
      onDone(data, t('done'));
    } catch (error) {
      onStale();
      if (!form.showRefusal(error)) setFailed(sentenceOf(error));
    } finally {
      onBusy(false);
    }
  });

  /** Without an answer it may have been made; the key makes the next press safe. */
  const sentenceOf = (error: unknown): string => {
    if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return t('failed');
    return error.code === 'key_reused' ? t('pressedBefore') : failureText(error, t('failed'));
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <p className="text-2 text-ink-2">{t(settled ? 'textSettled' : 'text', { left: moneyText(left) })}</p>
      <TextField
        label={t('amount')}
        hint={t('amountHint')}
        prefix="₹"
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        data-first
        readOnly={busy}
        error={form.errorOf('amount', { left: moneyText(left) })}
        {...form.register('amount')}
      />
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        rows={3}
        maxLength={500}
        readOnly={busy}
        error={form.errorOf('reason')}
        {...form.register('reason')}
      />
      {failed && <Notice tone="no">{failed}</Notice>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" disabled={busy} onClick={onCancel}>
          {ui('cancel')}
        </Button>
        <Button type="submit" busy={busy && t('busy')}>
          {isWholeRupees(typed) ? t('submit', { amount: moneyText(Number(typed)) }) : t('submitPlain')}
        </Button>
      </div>
    </form>
  );
}

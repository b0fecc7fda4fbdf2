import { z } from 'zod';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { text } from '#contract/fields.ts';
import { ask } from '../../../parts/api/api.ts';
import { useSchemaForm } from '../../../parts/form.ts';
import { failureText } from '../../../parts/api/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { moneyText } from '../shared/money.ts';
import type { OperatorFormProps } from './operator-actions.tsx';

const schema = z.object({ reason: text(500, 'cancel_reason_required') });

/** A booking ends on behalf of its parties; what is held goes back. */
export function CancelForm({ booking, left, busy, onBusy, onCancel, onDone, onStale }: OperatorFormProps) {
  const t = useTranslations('adminPayments.cancel');
  const [failed, setFailed] = useState<string | null>(null);
  const form = useSchemaForm(schema, { reason: '' });
  const names = { family: booking.userId.name, pandit: booking.panditId.name, left: moneyText(left) };

  const submit = form.handleSubmit(async ({ reason }) => {
    onBusy(true);
    setFailed(null);
    try {
      const { data } = await ask('POST /booking/admin/cancel', { body: { bookingId: booking._id, reason } });
      onDone(data, t('done'));
    } catch (error) {
      onStale();
      if (!form.showRefusal(error)) setFailed(failureText(error, t('failed')));
    } finally {
      onBusy(false);
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <p className="text-2 text-ink-2">{t(left > 0 ? 'textPaid' : 'text', names)}</p>
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        rows={3}
        maxLength={500}
        data-first
        readOnly={busy}
        error={form.errorOf('reason')}
        {...form.register('reason')}
      />
      {failed && <Notice tone="no">{failed}</Notice>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" disabled={busy} onClick={onCancel}>
          {t('keep')}
        </Button>
        <Button type="submit" look="danger" busy={busy && t('busy')}>
          {t('submit')}
        </Button>
      </div>
    </form>
  );
}

import { useEffect, useEffectEvent } from 'react';
import { z } from 'zod';
import { useTranslations } from 'use-intl';
import { isAdvance } from '#domain/booking.ts';
import { inRupees, isWholeRupees, paise } from '#domain/money.ts';
import { ask } from '../../../parts/api/api.ts';
import { useSchemaForm } from '../../../parts/form.ts';
import { useSession } from '../../../parts/api/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { Taking } from './use-step.ts';

interface AdvanceDialogProps extends Taking {
  open: boolean;
  onClose: () => void;
  /** The agreed price, whole rupees: an advance cannot be more. */
  price: number;
}

export function AdvanceDialog({ open, onClose, ...rest }: AdvanceDialogProps) {
  const t = useTranslations('panditBookings.paymentDialog');
  const ui = useTranslations('ui');
  return (
    <Dialog open={open} onClose={onClose} locked={rest.busy} closeLabel={ui('close')} title={t('title')}>
      <AdvanceForm {...rest} onClose={onClose} />
    </Dialog>
  );
}

const schemaFor = (price: number) =>
  z.object({
    advanceAmountToBePaid: z
      .string()
      .trim()
      .refine((typed) => isWholeRupees(typed) && Number(typed) > 0, { error: 'amount_required', abort: true })
      .transform(Number)
      .refine((rupees) => isAdvance(paise(rupees), paise(price)), 'advance_range'),
  });

/** Stands only while the dialog is open: each opening begins anew, with the advance of his profile. */
function AdvanceForm({ take, busy, onClose, price }: Omit<AdvanceDialogProps, 'open'>) {
  const t = useTranslations('panditBookings.paymentDialog');
  const ui = useTranslations('ui');
  const form = useSchemaForm(schemaFor(price), { advanceAmountToBePaid: '' });
  useUsualAdvance((usual) => {
    const nothingTyped = form.getValues('advanceAmountToBePaid') === '';
    if (nothingTyped && isAdvance(paise(usual), paise(price))) form.setValue('advanceAmountToBePaid', String(usual));
  });
  const submit = form.handleSubmit((values) => take(values, form.showRefusal));
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <p className="text-2 text-ink-2">{t('text', { price: inRupees(paise(price)) })}</p>
      <TextField
        label={t('amount')}
        prefix="₹"
        inputMode="numeric"
        maxLength={7}
        autoComplete="off"
        error={form.errorOf('advanceAmountToBePaid')}
        data-first
        {...form.register('advanceAmountToBePaid')}
      />
      <div className="flex flex-wrap justify-end gap-3 *:grow sm:*:grow-0">
        <Button look="quiet" disabled={busy} onClick={onClose}>
          {ui('cancel')}
        </Button>
        <Button type="submit" busy={busy && t('busy')}>
          {t('submit')}
        </Button>
      </div>
    </form>
  );
}

/** The advance of his profile, where he always asks for one. Without an answer he types it. */
function useUsualAdvance(fill: (usual: number) => void): void {
  const userId = useSession().user?._id;
  const onAnswer = useEffectEvent(fill);
  useEffect(() => {
    if (!userId) return undefined;
    const given = new AbortController();
    const fillIn = async () => {
      const { data } = await ask('GET /user/get-user/:userId', { params: { userId } }, { signal: given.signal });
      if (data.isAdvancePaymentRequired && data.advanceAmount !== null) onAnswer(data.advanceAmount);
    };
    void fillIn().catch(() => undefined);
    return () => given.abort();
  }, [userId]);
}

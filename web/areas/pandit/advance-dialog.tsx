import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { MessageCode } from '#contract/messages.ts';
import { inRupees, isWholeRupees, paise } from '#domain/money.ts';
import { isAdvance } from '#domain/booking.ts';
import { ApiError } from '../../parts/api.ts';
import { failureText, useSentence } from '../../parts/sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { TakeStep } from './booking-actions.tsx';

interface AdvanceDialogProps {
  open: boolean;
  onClose: () => void;
  take: TakeStep;
  /** The agreed price, whole rupees: an advance cannot be more. */
  price: number;
}

export function AdvanceDialog({ open, onClose, take, price }: AdvanceDialogProps) {
  const t = useTranslations('pandit.paymentDialog');
  const ui = useTranslations('ui');
  const sentence = useSentence();
  const toast = useToast();
  const [amount, setAmount] = useState('');
  const [wrong, setWrong] = useState<MessageCode | null>(null);
  const [busy, setBusy] = useState(false);

  const submit = async () => {
    const problem = problemOf(amount, price);
    setWrong(problem);
    if (problem) return;
    setBusy(true);
    try {
      await take({ advanceAmountToBePaid: Number(amount) });
    } catch (error) {
      const field = error instanceof ApiError ? error.fields['advanceAmountToBePaid'] : undefined;
      if (field) setWrong(field);
      else toast.failed(failureText(error, t('failed')));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog open={open} onClose={onClose} locked={busy} closeLabel={ui('close')} title={t('title')}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p className="text-2 text-ink-2">{t('text', { price: inRupees(paise(price)) })}</p>
        <TextField
          label={t('amount')}
          prefix="₹"
          inputMode="numeric"
          maxLength={7}
          value={amount}
          error={wrong ? sentence(wrong) : undefined}
          onChange={(event) => setAmount(event.currentTarget.value.trim())}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="quiet" disabled={busy} onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button type="submit" busy={busy && t('busy')}>
            {t('submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function problemOf(amount: string, price: number): 'amount_required' | 'advance_range' | null {
  if (!isWholeRupees(amount) || Number(amount) === 0) return 'amount_required';
  return isAdvance(paise(Number(amount)), paise(price)) ? null : 'advance_range';
}

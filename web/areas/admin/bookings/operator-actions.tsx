import { useState, type Ref } from 'react';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { actionsFor } from '#domain/booking.ts';
import { useNow } from '../../../parts/now.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CancelForm } from './cancel-dialog.tsx';
import { RefundForm } from './refund-dialog.tsx';

/** What an operator can do, from the table of steps. */
export type OperatorAction = 'refund' | 'cancelOnBehalf';

export interface OperatorFormProps {
  booking: Booking;
  /** Rupees that can still be refunded. */
  left: number;
  busy: boolean;
  onBusy: (busy: boolean) => void;
  onCancel: () => void;
  /** The booking as it is now, and what to say about it. */
  onDone: (booking: Booking, said: string) => void;
  /** It was refused, or not answered: what is shown may be old. */
  onStale: () => void;
}

interface ActionsProps {
  /** Takes the focus once something was done. */
  ref: Ref<HTMLElement>;
  /** What was done just now. */
  said: string | null;
  booking: Booking;
  left: number;
  onAsk: (action: OperatorAction) => void;
}

/** The buttons below a booking; each leads to a question first. */
export function OperatorActions({ ref, said, booking, left, onAsk }: ActionsProps) {
  const t = useTranslations('adminPayments.actions');
  const period = { from: Date.parse(booking.startsAt), to: Date.parse(booking.endsAt) };
  const actions = actionsFor(booking.bookingStatus, 'admin', period, useNow()).map(({ action }) => action);
  const canRefund = left > 0 && actions.includes('refund');
  const canCancel = actions.includes('cancelOnBehalf');
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={t('title')}
      className="grid gap-3 border-t border-line pt-4 outline-none"
    >
      <h3 className="text-2 font-semibold">{t('title')}</h3>
      {said && <Notice tone="ok">{said}</Notice>}
      <p className="text-2 text-ink-2">{t(canRefund || canCancel ? 'text' : 'none')}</p>
      <div className="flex flex-wrap gap-3">
        {canRefund && (
          <Button look="quiet" onClick={() => onAsk('refund')}>
            {t('refund')}
          </Button>
        )}
        {canCancel && (
          <Button look="danger" onClick={() => onAsk('cancelOnBehalf')}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </section>
  );
}

interface QuestionProps {
  /** What is asked about; null while nothing is. */
  action: OperatorAction | null;
  booking: Booking | undefined;
  left: number;
  onClose: () => void;
  onDone: (booking: Booking, said: string) => void;
  onStale: () => void;
}

/** The question over the booking's details. Closing forgets what was typed. */
export function OperatorQuestion({ action, booking, left, onClose, onDone, onStale }: QuestionProps) {
  const t = useTranslations('adminPayments');
  const ui = useTranslations('ui');
  const [busy, setBusy] = useState(false);
  const Form = action === 'refund' ? RefundForm : CancelForm;
  return (
    <Dialog
      title={t(action === 'refund' ? 'refund.title' : 'cancel.title')}
      open={action !== null && booking !== undefined}
      locked={busy}
      closeLabel={ui('close')}
      onClose={onClose}
    >
      {booking && (
        <Form
          booking={booking}
          left={left}
          busy={busy}
          onBusy={setBusy}
          onCancel={onClose}
          onDone={onDone}
          onStale={onStale}
        />
      )}
    </Dialog>
  );
}

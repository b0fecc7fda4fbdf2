import type { Ref } from 'react';
import { useFetchers } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { actionsFor } from '#domain/booking.ts';
import { inRupees, paise } from '#domain/money.ts';
import { periodBetween } from '#domain/time.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useNow } from '../../../parts/now.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { CancelForm } from './cancel-form.tsx';
import { RefundForm } from './refund-form.tsx';
import { wentAlong } from '../../../parts/booking/others/went-along.ts';

/** What an operator can do, from the table of steps. */
export type OperatorAction = 'refund' | 'cancelOnBehalf';

export interface OperatorFormProps {
  booking: Booking;
  /** Rupees that can still be refunded. */
  left: number;
  refundKey: string;
  onCancel: () => void;
  /** What to say about what was done. */
  onDone: (said: string) => void;
}

interface ActionsProps extends OperatorFormProps {
  /** Takes the focus once something was done. */
  ref: Ref<HTMLElement>;
  /** What was done just now. */
  said: string | null;
  onAsk: (action: OperatorAction) => void;
}

const forms = { refund: RefundForm, cancelOnBehalf: CancelForm };

/** The buttons below a booking; each opens a question first. Without script the questions are on the page. */
export function OperatorActions({ ref, said, onAsk, ...form }: ActionsProps) {
  const t = useTranslations('adminPayments.actions');
  const actions = usePossible(form);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={t('title')}
      className="grid gap-3 border-t border-line pt-4 outline-none"
    >
      <h3 className="text-2 font-semibold">{t('title')}</h3>
      {said && <Notice tone="ok">{said}</Notice>}
      <p className="text-2 text-ink-2">{actions.length > 0 ? t('text') : <Nothing {...form} />}</p>
      <div className="flex flex-wrap gap-3 noscript:hidden">
        {actions.map((action) => (
          <Button key={action} look={action === 'refund' ? 'quiet' : 'danger'} onClick={() => onAsk(action)}>
            {t(action === 'refund' ? 'refund' : 'cancel')}
          </Button>
        ))}
      </div>
      <noscript>
        {actions.map((action) => {
          const Form = forms[action];
          return <Form key={action} {...form} />;
        })}
      </noscript>
    </section>
  );
}

/** Why nothing can be done here: money may wait for the family's choice, or lie where no press of ours moves it. */
function Nothing({ booking, left }: Pick<OperatorFormProps, 'booking' | 'left'>) {
  const t = useTranslations('adminPayments.actions');
  const { momentText } = useFormats();
  const { ask } = booking;
  if (ask?.keptUntil && ask.keptAmount > 0 && ask.keptBookingId === booking._id) {
    return t('waits', { amount: inRupees(paise(ask.keptAmount)), until: momentText(ask.keptUntil) });
  }
  if (left === 0 && wentAlong(booking) !== null) return t('wentAlong');
  return t(left > 0 ? 'noStep' : 'none', { amount: inRupees(paise(left)) });
}

/** The question over the booking's details; null while there is none. Closing forgets what was typed. */
export function OperatorQuestion({ action, ...form }: OperatorFormProps & { action: OperatorAction | null }) {
  const t = useTranslations('adminPayments');
  const ui = useTranslations('ui');
  const isSending = useFetchers().some(({ state }) => state === 'submitting');
  const Form = action && forms[action];
  return (
    <Dialog
      title={t(action === 'refund' ? 'refund.title' : 'cancel.title')}
      open={action !== null}
      locked={isSending}
      closeLabel={ui('close')}
      onClose={form.onCancel}
    >
      {Form && <Form {...form} />}
    </Dialog>
  );
}

function usePossible({ booking, left }: Pick<OperatorFormProps, 'booking' | 'left'>): OperatorAction[] {
  const period = periodBetween(booking.startsAt, booking.endsAt);
  const steps = actionsFor(booking.bookingStatus, 'admin', period, useNow()).map(({ action }) => action);
  return (['refund', 'cancelOnBehalf'] as const).filter(
    (action) => steps.includes(action) && (action !== 'refund' || left > 0),
  );
}

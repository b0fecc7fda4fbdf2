import { Ban, Check, CheckCheck, IndianRupee, X, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { holds, type Step } from '#domain/booking.ts';
import { useNow } from '../../parts/now.ts';
import { Button, type ButtonLook } from '../../ui/button.tsx';
import { AdvanceDialog } from './advance-dialog.tsx';
import { isPanditAction, isTaken, movesOf, type PanditAction } from './moves.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { useStep } from './use-step.ts';

/** The buttons of a booking, drawn from the table: what its state lets the pandit do now. */
export function BookingActions({ booking, onChanged }: { booking: Booking; onChanged: (booking: Booking) => void }) {
  const steps = movesOf(booking, useNow(5_000));
  if (steps.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2.5">
      {steps.map((step) => (
        <StepButton key={step.action} step={step} booking={booking} onChanged={onChanged} />
      ))}
    </div>
  );
}

interface StepProps {
  step: Step;
  booking: Booking;
  onChanged: (booking: Booking) => void;
}

const faces: Record<PanditAction, readonly [LucideIcon, ButtonLook, string]> = {
  // the one thing to press fills the width of a phone
  accept: [Check, 'main', 'w-full sm:w-auto sm:min-w-36'],
  complete: [CheckCheck, 'main', 'w-full sm:w-auto sm:min-w-36'],
  requestAdvance: [IndianRupee, 'quiet', 'grow sm:grow-0'],
  reject: [X, 'danger', 'grow sm:grow-0'],
  cannotAttend: [Ban, 'danger', 'grow sm:grow-0'],
};

function StepButton({ step, booking, onChanged }: StepProps) {
  const t = useTranslations('panditBookings');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { busy, take } = useStep(step, booking, onChanged, close);
  const { action, asks } = step;
  if (!isPanditAction(action)) return null;
  const [Icon, look, width] = faces[action];
  const doing = action === 'complete' ? t('busy.complete') : t('busy.accept');
  const dialog = { open, onClose: close, take, busy };
  return (
    <>
      <Button
        look={look}
        size={look === 'main' ? 'lg' : 'md'}
        className={width}
        // where his time is given away, only a no is left
        disabled={isTaken(booking) && holds(step.to)}
        busy={!asks && busy && doing}
        aria-haspopup={asks && 'dialog'}
        onClick={() => (asks ? setOpen(true) : void take())}
      >
        <Icon size={18} aria-hidden /> {t(`actions.${action}`)}
      </Button>
      {asks === 'reason' && <ReasonDialog {...dialog} paid={step.money === 'refund'} />}
      {asks === 'amount' && <AdvanceDialog {...dialog} price={booking.price} />}
    </>
  );
}

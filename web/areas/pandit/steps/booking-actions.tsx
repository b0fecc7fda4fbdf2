import { Ban, Check, CheckCheck, IndianRupee, Undo2, X, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { holds, type Step } from '#domain/booking.ts';
import { focusBooking } from '../../../parts/booking/focus.ts';
import { useNow } from '../../../parts/now.ts';
import { Button, type ButtonLook } from '../../../ui/button.tsx';
import { AdvanceDialog } from './advance-dialog.tsx';
import { UNDO_MS, useHeldSteps, type HeldSteps } from './held-steps.tsx';
import { isPanditAction, isTaken, movesOf, type PanditAction } from './moves.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { useStep } from './use-step.ts';

/** The buttons of a booking, drawn from the table: what its state lets the pandit do now. */
export function BookingActions({ booking, onChanged }: { booking: Booking; onChanged: (booking: Booking) => void }) {
  const steps = movesOf(booking, useNow(5_000));
  const held = useHeldSteps().of(booking._id);
  if (held) return <HeldStep booking={booking} held={held} />;
  if (steps.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2.5">
      {steps.map((step) => (
        <StepButton key={step.action} step={step} booking={booking} onChanged={onChanged} />
      ))}
    </div>
  );
}

/** What was pressed and is not sent yet. The words stand where the button was, so that a second tap does no harm. */
function HeldStep({
  booking: { _id: id },
  held: { action, phase },
}: {
  booking: Booking;
  held: NonNullable<ReturnType<HeldSteps['of']>>;
}) {
  const t = useTranslations('panditBookings');
  const steps = useHeldSteps();
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  const which = action === 'complete' ? 'complete' : 'accept';
  const undo = () => {
    steps.undo(id);
    focusBooking(id);
  };
  return (
    <div className="grid gap-2.5">
      <p
        ref={words}
        tabIndex={-1}
        role="status"
        className="grid min-h-13 content-center rounded-control bg-marigold-soft px-4 text-2 outline-none"
      >
        {t(`held.${which}`)}
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button
          look="quiet"
          className="grow sm:grow-0"
          busy={phase === 'sending' && t(`busy.${which}`)}
          onClick={() => void steps.send(id)}
        >
          {t(`held.${which}Now`)}
        </Button>
        {phase === 'waiting' && (
          <Button look="quiet" className="grow sm:grow-0" onClick={undo}>
            <Undo2 size={18} aria-hidden /> {t('held.undo')}
          </Button>
        )}
      </div>
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
  const steps = useHeldSteps();
  const close = () => setOpen(false);
  const { busy, take } = useStep(step, booking, onChanged, close);
  const { action, asks } = step;
  if (!isPanditAction(action)) return null;
  const [Icon, look, width] = faces[action];
  const press = () => {
    if (asks) setOpen(true);
    // a deadline does not wait
    else if (booking.dueAt !== null && Date.parse(booking.dueAt) - Date.now() < 3 * UNDO_MS) void take();
    else steps.hold(booking._id, action, take);
  };
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
        onClick={press}
      >
        <Icon size={18} aria-hidden /> {t(`actions.${action}`)}
      </Button>
      {asks === 'reason' && <ReasonDialog {...dialog} paid={step.money === 'refund'} />}
      {asks === 'amount' && <AdvanceDialog {...dialog} price={booking.price} />}
    </>
  );
}

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { actionsFor, type BookingAction, type Step } from '#domain/booking.ts';
import { ask, type Answer } from '../../parts/api.ts';
import { useNow } from '../../parts/now.ts';
import { failureText } from '../../parts/sentence.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { useToast } from '../../ui/toast.tsx';
import { AdvanceDialog } from './advance-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

export type PanditAction = Extract<BookingAction, 'accept' | 'reject' | 'requestAdvance' | 'cannotAttend' | 'complete'>;

/** What a step carries along: a reason or an amount in rupees. */
export type StepDetails = { additionalNotesbyPandit?: string; advanceAmountToBePaid?: number };
export type TakeStep = (details?: StepDetails) => Promise<Answer<'POST /booking/update-booking-status'>>;

/** The buttons of a booking, drawn from the table: what its state lets the pandit do now. */
export function BookingActions({ booking, onChanged }: { booking: Booking; onChanged: (booking: Booking) => void }) {
  const now = useNow();
  const period = { from: Date.parse(booking.startsAt), to: Date.parse(booking.endsAt) };
  const steps = actionsFor(booking.bookingStatus, 'pandit', period, now);
  if (steps.length === 0) return null;
  return (
    <div className="grid grid-cols-2 gap-2.5 sm:flex sm:flex-wrap">
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

function StepButton({ step, booking, onChanged }: StepProps) {
  const t = useTranslations('pandit');
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const action = step.action as PanditAction;

  const take: TakeStep = async (details) => {
    const answer = await ask('POST /booking/update-booking-status', {
      body: { bookingId: booking._id, bookingStatus: step.to, ...details },
    });
    setOpen(false);
    toast.done(t(`done.${action}`));
    onChanged(answer.data);
    return answer;
  };
  const takeNow = async () => {
    setBusy(true);
    try {
      await take();
    } catch (error) {
      toast.failed(failureText(error, t(action === 'accept' ? 'acceptFailed' : 'updateFailed')));
    } finally {
      setBusy(false);
    }
  };

  if (step.asks === 'reason') {
    return (
      <>
        <Button look="danger" onClick={() => setOpen(true)}>
          {t(action === 'cannotAttend' ? 'bookings.cannotAttend' : 'bookings.reject')}
        </Button>
        <ReasonDialog open={open} onClose={() => setOpen(false)} take={take} paid={step.money === 'refund'} />
      </>
    );
  }
  if (step.asks === 'amount') {
    return (
      <>
        <Button look="quiet" onClick={() => setOpen(true)}>
          {t('bookings.requestPayment')}
        </Button>
        <AdvanceDialog open={open} onClose={() => setOpen(false)} take={take} price={booking.price} />
      </>
    );
  }
  const complete = action === 'complete';
  return (
    <Button
      look={complete ? 'quiet' : 'main'}
      className={cx(!complete && 'max-sm:col-span-2', 'sm:min-w-40')}
      busy={busy && t(complete ? 'bookings.completing' : 'bookings.accepting')}
      onClick={() => void takeNow()}
    >
      {t(complete ? 'bookings.complete' : 'bookings.accept')}
    </Button>
  );
}

import { Ban, Check, CheckCheck, IndianRupee, Undo2, X, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useActionData, useHref, useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { holds } from '#domain/booking.ts';
import { focusBooking } from '../../../parts/booking/focus.ts';
import { FORM, type FormResult } from '../../../parts/forms/form-result.ts';
import { rightNow } from '../../../parts/clock.ts';
import { useNow } from '../../../parts/now.ts';
import { Button, type ButtonLook } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { AdvanceDialog } from './advance-dialog.tsx';
import { HeldDialog } from './held-dialog.tsx';
import { bookingPath, isTaken, stepsOf, type PanditAction } from './pandit-steps.ts';
import { UNDO_MS, usePendingSteps } from './pending-steps.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

interface BookingActionsProps {
  booking: Booking;
  /** `foot`: equal choices along the edge of a card; `buttons`: the one to press comes first. */
  look: 'foot' | 'buttons';
  /** Withdrawing is apart from the others, so that nobody presses it for the next step; it is offered nowhere else. */
  part?: 'onwards' | 'withdraw';
}

const faces: Record<PanditAction, readonly [LucideIcon, ButtonLook]> = {
  accept: [Check, 'main'],
  complete: [CheckCheck, 'main'],
  requestAdvance: [IndianRupee, 'quiet'],
  reject: [X, 'danger'],
  cannotAttend: [Ban, 'danger'],
  withdraw: [Ban, 'danger'],
};
const signs: Record<ButtonLook, string> = {
  main: 'text-leaf',
  quiet: 'text-ink-2',
  danger: 'text-brick',
  text: '',
};

/** What its state lets the pandit do now, drawn from the table. */
export function BookingActions({ booking, look, part = 'onwards' }: BookingActionsProps) {
  const t = useTranslations('panditBookings');
  // what is agreed is taken back on its own page alone, where it says what that means
  const steps = stepsOf(booking, useNow(5_000)).filter(
    ({ action }) => (action === 'withdraw') === (part === 'withdraw'),
  );
  const address = useHref(bookingPath(booking._id));
  const pending = usePendingSteps();
  const [opened, setOpened] = useState(useOpened(booking._id));
  if (pending.of(booking) && part === 'withdraw') return null;
  if (pending.of(booking)) return <PendingStep booking={booking} look={look} />;
  if (steps.length === 0) return null;
  const close = () => setOpened(null);
  return (
    <>
      <form method="post" action={address} className={look === 'foot' ? 'answers-foot' : 'answers'}>
        {steps.map(({ action, asks: asksOf, to }) => {
          const asks = asksOf ?? whyAsked(booking, action);
          const [Icon, usual] = faces[action];
          // one that has not begun is begun by its code first
          const face = action === 'complete' && booking.begunAt === null ? 'text' : usual;
          const button = {
            type: 'submit' as const,
            ...(asks ? ({ formMethod: 'get', name: 'step', 'aria-haspopup': 'dialog' } as const) : { name: FORM }),
            value: action,
            // where the time is given away, only a no is left
            disabled: isTaken(booking) && holds(to),
            onClick: (event: { preventDefault: () => void }) => {
              event.preventDefault();
              if (asks) return setOpened(action);
              pending.wait(booking, action);
              // a deadline does not wait
              if (booking.dueAt !== null && Date.parse(booking.dueAt) - rightNow() < 3 * UNDO_MS) {
                void pending.send(booking._id);
              }
            },
          };
          return look === 'foot' ? (
            <button key={action} {...button}>
              <Icon size={18} aria-hidden className={cx('shrink-0', signs[face])} /> {t(`actions.${action}`)}
            </button>
          ) : (
            <Button key={action} {...button} look={face} size={face === 'main' ? 'lg' : 'md'}>
              <Icon size={18} aria-hidden /> {t(`actions.${action}`)}
            </Button>
          );
        })}
      </form>
      {steps.map(({ action, asks }) => {
        const dialog = { booking, open: opened === action, onClose: close };
        if (whyAsked(booking, action)) return <HeldDialog key={action} {...dialog} />;
        if (action === 'requestAdvance') return <AdvanceDialog key={action} {...dialog} />;
        return asks && <ReasonDialog key={action} {...dialog} action={action} />;
      })}
    </>
  );
}

/** A puja that never began by the code is said to be held with a word why. */
const whyAsked = ({ begunAt }: Booking, action: PanditAction): 'why' | undefined =>
  action === 'complete' && begunAt === null ? 'why' : undefined;

/** Without script a dialog is opened by the address of the booking's page, and stays open where what was sent is refused. */
function useOpened(bookingId: string): string | null {
  const { id } = useParams();
  const [params] = useSearchParams();
  const posted = useActionData<FormResult>();
  if (id !== bookingId) return null;
  return posted?.ok === false ? posted.form : params.get('step');
}

/** A press that is not sent yet. The words replace the button, so that a second tap does no harm. */
function PendingStep({ booking, look }: BookingActionsProps) {
  const t = useTranslations('panditBookings');
  const steps = usePendingSteps();
  const pending = steps.of(booking);
  const words = useRef<HTMLParagraphElement>(null);
  const isDone = pending?.phase === 'done';
  useEffect(() => {
    if (!isDone) words.current?.focus();
  }, [isDone]);
  if (!pending) return null;
  if (isDone) return <p className="font-semibold">{t(`done.${pending.action}`)}</p>;
  const which = pending.action === 'complete' ? 'complete' : 'accept';
  const undo = () => {
    steps.undo(booking._id);
    focusBooking(booking._id);
  };
  return (
    <div className={cx('grid gap-2.5', look === 'foot' && 'border-t border-line pt-4')}>
      <p
        ref={words}
        tabIndex={-1}
        role="status"
        className="grid min-h-13 content-center rounded-control bg-marigold-soft px-4 text-2 outline-none"
      >
        {t(`pending.${which}`)}
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button
          look="quiet"
          className="grow sm:grow-0"
          busy={pending.phase === 'sending' && t(`busy.${which}`)}
          onClick={() => void steps.send(booking._id)}
        >
          {t(`pending.${which}Now`)}
        </Button>
        {pending.phase === 'waiting' && (
          <Button look="quiet" className="grow sm:grow-0" onClick={undo}>
            <Undo2 size={18} aria-hidden /> {t('pending.undo')}
          </Button>
        )}
      </div>
    </div>
  );
}

import { createContext, use, useMemo, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { useActionData, useHref, useLocation, useRevalidator, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import type { Step } from '#domain/booking.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { focusBooking, useKeptFocus } from '../../../parts/booking/focus.ts';
import { useHeardFetcher } from '../../../parts/forms/answers.tsx';
import { FormName } from '../../../parts/forms/form-name.tsx';
import type { FormResult } from '../../../parts/forms/form-result.ts';
import { useSinceOpened } from '../../../parts/forms/since-opened.ts';
import { useNow } from '../../../parts/now.ts';
import { Button, type ButtonLook } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { choicesOf } from './choices.ts';
import { usePayment, type Payment } from './use-payment.ts';

/** Which booking is about to be ended; without script the address says so. */
const ENDING = 'end';

interface Steps {
  payment: Payment;
  /** Asks whether this booking is to be ended. */
  askToEnd(bookingId: string): void;
}

const StepsContext = createContext<Steps | null>(null);

/** What the bookings of a screen share (`BookingSteps`), for they move between its sections. */
export function useSteps(): Steps {
  const steps = use(StepsContext);
  if (!steps) throw new Error('useSteps needs BookingSteps above it');
  return steps;
}

const wordsOf = ({ action }: Step) => (action === 'decline' ? 'decline' : 'cancel');

interface EndButtonProps {
  /** A step of the table by which the family ends the booking. */
  step: Step;
  booking: Booking;
  /** A payment is under way: this is not the moment. */
  locked?: boolean;
  look?: ButtonLook;
}

/** Asks once more before it ends the booking. */
export function EndButton({ step, booking, locked = false, look = 'quiet' }: EndButtonProps) {
  const t = useTranslations(`customer.end.${wordsOf(step)}`);
  const [params] = useSearchParams();
  const { askToEnd } = useSteps();
  return (
    <form>
      {[...params].map(
        ([name, value]) => name !== ENDING && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Button
        type="submit"
        look={look}
        name={ENDING}
        value={booking._id}
        disabled={locked}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          askToEnd(booking._id);
        }}
      >
        {t('button')}
      </Button>
    </form>
  );
}

interface BookingStepsProps {
  bookings: readonly Booking[];
  children: ReactNode;
}

/** The screen of these bookings: one payment at a time, and over it the question whether one of them is to be ended. */
export function BookingSteps({ bookings, children }: BookingStepsProps) {
  const payment = usePayment(bookings);
  const kept = useKeptFocus();
  const [params] = useSearchParams();
  const [asked, ask] = useState(params.get(ENDING));
  const now = useNow(5_000);
  const booking = bookings.find(({ _id }) => _id === asked);
  const [step] = booking ? choicesOf(booking, now).ends : [];
  const steps = useMemo<Steps>(() => ({ payment, askToEnd: ask }), [payment]);
  const close = () => ask(null);
  const ending = useEnding(step !== undefined, () => {
    close();
    // the card may have been drawn without its button before the answer came: there is nothing left to go back to
    if (asked !== null) focusBooking(asked);
  });
  const ui = useTranslations('ui');
  const t = useTranslations('customer.end');
  const title = step && t(`${wordsOf(step)}.title`);
  return (
    <StepsContext value={steps}>
      <div {...kept}>{children}</div>
      <Dialog
        title={title ?? ''}
        open={step !== undefined}
        onClose={close}
        locked={ending.busy}
        closeLabel={ui('close')}
      >
        {booking && step && <Question booking={booking} step={step} ending={ending} onClose={close} />}
      </Dialog>
    </StepsContext>
  );
}

interface QuestionProps {
  booking: Booking;
  step: Step;
  ending: Deed;
  onClose: () => void;
}

function Question({ booking, step, ending: { send, busy, problem }, onClose }: QuestionProps) {
  const { dayLong } = useFormats();
  const t = useTranslations('customer.end');
  const words = useTranslations(`customer.end.${wordsOf(step)}`);
  const { pathname, search } = useLocation();
  return (
    <form method="post" action={useHref(pathname + search)} onSubmit={send}>
      <FormName name={wordsOf(step)} />
      <input type="hidden" name="bookingId" value={booking._id} />
      <input type="hidden" name="bookingStatus" value={step.to} />
      <p>{words('text', { pandit: booking.panditId.name, day: dayLong(booking.bookingDate) })}</p>
      {problem !== null && !busy && (
        <div className="mt-4">
          <Notice tone="no" title={t('failed')}>
            {problem}
          </Notice>
        </div>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button
          type="submit"
          formMethod="dialog"
          look="quiet"
          disabled={busy}
          onClick={(event) => {
            event.preventDefault();
            onClose();
          }}
        >
          {words('keep')}
        </Button>
        <Button type="submit" look="danger" busy={busy && words('busy')}>
          {words('confirm')}
        </Button>
      </div>
    </form>
  );
}

interface Deed {
  send(event: SubmitEvent<HTMLFormElement>): void;
  readonly busy: boolean;
  readonly problem: string | null;
}

function useEnding(open: boolean, close: () => void): Deed {
  const t = useTranslations('customer.end');
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const sending = useRef(false);
  const { submit, state, data } = useHeardFetcher((news) => {
    sending.current = false;
    if (news.ok) {
      toast.done(t(news.form === 'decline' ? 'decline.done' : 'cancel.done'));
      close();
    } else if (news.code === 'booking_no_step' || news.code === 'booking_unknown') {
      // it has gone on: the card shows where to
      toast.failed(`${t('failed')} ${news.message}`);
      close();
      void revalidate();
    }
  });
  const posted = useActionData<FormResult>();
  const result = useSinceOpened(data ?? posted, open);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // a second press may come before the button is drawn busy
    if (sending.current) return;
    sending.current = true;
    void submit(event.currentTarget);
  };
  return { send, busy: state !== 'idle', problem: result?.ok === false ? result.message : null };
}

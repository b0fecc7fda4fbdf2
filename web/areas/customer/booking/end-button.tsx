import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import type { Step } from '#domain/booking.ts';
import { ApiError, ask } from '../../../parts/api/api.ts';
import { failureText } from '../../../parts/api/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { focusBooking } from '../../../parts/booking/focus.ts';
import { useFormats } from '../../../i18n/formats.ts';

interface EndButtonProps {
  /** A step of the table by which the family ends the booking. */
  step: Step;
  booking: Booking;
  /** A payment is under way: this is not the moment. */
  locked: boolean;
  onChanged: (booking: Booking) => void;
}

/** Ends a booking after asking once more. */
export function EndButton({ step, booking, locked, onChanged }: EndButtonProps) {
  const { dayLong } = useFormats();
  const t = useTranslations(`customer.end.${step.action === 'decline' ? 'decline' : 'cancel'}`);
  const ui = useTranslations('ui');
  const [open, setOpen] = useState(false);
  const { take, busy, failure, forget } = useEnd(step, booking, onChanged);
  const close = () => {
    setOpen(false);
    forget();
  };
  return (
    <>
      <Button look="quiet" disabled={locked} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('button')}
      </Button>
      <Dialog title={t('title')} open={open} onClose={close} locked={busy} closeLabel={ui('close')}>
        <p>{t('text', { pandit: booking.panditId.name, day: dayLong(booking.bookingDate) })}</p>
        {failure && (
          <p role="alert" className="mt-4 rounded-control bg-brick-soft px-3.5 py-2.5 text-2 text-brick">
            <b className="block font-semibold">{failure.title}</b>
            {failure.text}
          </p>
        )}
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button look="quiet" disabled={busy} onClick={close}>
            {t('keep')}
          </Button>
          <Button look="danger" busy={busy && t('busy')} onClick={() => void take(t('done'), close)}>
            {t('confirm')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

function useEnd(step: Step, booking: Booking, onChanged: (booking: Booking) => void) {
  const t = useTranslations('customer.end');
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ title: string; text: string } | null>(null);
  const take = async (done: string, close: () => void) => {
    setBusy(true);
    setFailure(null);
    try {
      const body = { bookingId: booking._id, bookingStatus: step.to };
      const { data } = await ask('POST /booking/update-booking-status', { body });
      close();
      toast.done(done);
      onChanged(data);
      focusBooking(data._id);
    } catch (error) {
      const text = failureText(error, '');
      if (error instanceof ApiError && error.status === 409) {
        // it has moved on: the card shows where to
        close();
        toast.failed(`${t('failed')} ${text}`);
        await ask('GET /booking/:id', { params: { id: booking._id } }).then(
          ({ data }) => onChanged(data),
          () => undefined,
        );
      } else setFailure({ title: t('failed'), text });
    } finally {
      setBusy(false);
    }
  };
  return { take, busy, failure, forget: () => setFailure(null) };
}

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import type { Step } from '#domain/booking.ts';
import { ApiError, ask } from '../../../parts/api/api.ts';
import { focusBooking } from '../../../parts/booking/focus.ts';
import { failureText } from '../../../parts/api/sentence.ts';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { failureOf, isPanditAction } from './moves.ts';

/** What a step carries along: a reason or an amount in rupees. */
export type StepDetails = { additionalNotesbyPandit?: string; advanceAmountToBePaid?: number };

export interface Taking {
  busy: boolean;
  /** Takes the step. `refused` is asked first about what the server did not like; true where it shows that itself. */
  take: (details?: StepDetails, refused?: (error: unknown) => boolean) => Promise<void>;
}

/** One step of a booking, taken once however often it is pressed; `close` shuts what was open for it. */
export function useStep(
  step: Step,
  booking: Booking,
  onChanged: (booking: Booking) => void,
  close: () => void = () => undefined,
): Taking {
  const t = useTranslations('panditBookings');
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  const take: Taking['take'] = async (details, refused = () => false) => {
    setBusy(true);
    try {
      const body = { bookingId: booking._id, bookingStatus: step.to, ...details };
      const { data } = await ask('POST /booking/update-booking-status', { body }, { keepalive: true });
      close();
      if (isPanditAction(step.action)) toast.done(t(`done.${step.action}`));
      onChanged(data);
      focusBooking(data._id);
    } catch (error) {
      if (refused(error)) return;
      toast.failed(failureText(error, t(`failures.${failureOf(step.action)}`)));
      if (error instanceof ApiError && error.status === 409) await seeAnew();
    } finally {
      setBusy(false);
    }
  };

  /** It has moved on: the card shows where to. */
  const seeAnew = async () => {
    close();
    await ask('GET /booking/:id', { params: { id: booking._id } }).then(
      ({ data }) => onChanged(data),
      () => undefined,
    );
    focusBooking(booking._id);
  };
  return { busy, take };
}

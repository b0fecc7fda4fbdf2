import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import type { Rules } from '../../../parts/form.ts';
import { useActionForm, type ActionForm } from '../../../parts/forms/use-action-form.ts';
import { useReload } from '../../../parts/forms/use-reload.ts';
import { bookingPath, type PanditAction } from './pandit-steps.ts';
import { usePendingSteps } from './pending-steps.tsx';

export interface StepDialog {
  booking: Booking;
  open: boolean;
  onClose: () => void;
}

interface StepFields<In extends FieldValues, Out> {
  schema: Rules<In, Out>;
  values: DefaultValues<In>;
  onClose: () => void;
}

/** The form of a step that asks for something. A booking that has changed in the meantime is shown as it is now. */
export function useStepForm<In extends FieldValues, Out>(
  booking: Booking,
  action: PanditAction,
  { schema, values, onClose }: StepFields<In, Out>,
): ActionForm<In, Out> {
  const t = useTranslations('panditBookings.failures');
  const pending = usePendingSteps();
  return useActionForm({
    name: action,
    schema,
    values,
    action: bookingPath(booking._id),
    failure: t(action),
    onDone: () => {
      onClose();
      pending.done(booking, action);
    },
    onRefused: useReload(),
  });
}

import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { lastDeed } from './story.ts';

/** Says what others and time did to a booking that is shown; what the family does says so itself. */
export function useNews(): (before: Booking | undefined, after: Booking) => void {
  const status = useTranslations('status');
  const toast = useToast();
  return useCallback(
    (before, after) => {
      const actor = lastDeed(after)?.actor;
      const byOthers = actor === 'pandit' || actor === 'time' || actor === 'admin';
      if (before && byOthers && before.bookingStatus !== after.bookingStatus) {
        toast.done(`${after.ritualId.ritualType}: ${status(after.bookingStatus)}`);
      }
    },
    [status, toast],
  );
}

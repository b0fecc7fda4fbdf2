import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { useFormats } from '../../../i18n/formats.ts';

/** Says what families, their payments, time and the office did; what the pandit does says so itself. */
export function useNews(): (before: Booking | undefined, after: Booking) => void {
  const { dayShort } = useFormats();
  const t = useTranslations('panditBookings');
  const status = useTranslations('statusForOthers');
  const toast = useToast();
  return useCallback(
    (before, after) => {
      const deed = after.events.at(-1);
      const ritual = after.ritualId.ritualType;
      if (!deed || deed.actor === 'pandit' || before?.bookingStatus === after.bookingStatus) return;
      if (deed.action === 'request') toast.done(t('newRequest', { ritual, day: dayShort(after.bookingDate) }));
      else toast.done(t('news', { ritual, status: status(after.bookingStatus) }));
    },
    [t, status, toast, dayShort],
  );
}

import { CalendarPlus, CalendarX } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { calendarPlace } from '#domain/booking.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { download } from '../api/download.ts';
import { failureText } from '../api/sentence.ts';

/** Whether there is anything of a booking to put into a calendar, or to remove from it. */
export const hasCalendarEntry = ({ bookingStatus, events }: Booking): boolean =>
  calendarPlace(bookingStatus, events) !== 'none';

/** The booking as an entry for one's own calendar; once it is called off, the file that removes that entry. */
export function CalendarButton({ booking }: { booking: Booking }) {
  const { _id: id, bookingStatus, events } = booking;
  const gone = calendarPlace(bookingStatus, events) === 'gone';
  const Sign = gone ? CalendarX : CalendarPlus;
  const t = useTranslations('bookingPage');
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    try {
      await download('GET /booking/:id/calendar', { params: { id } });
    } catch (error) {
      toast.failed(failureText(error, t('calendarFailed')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button look="quiet" busy={busy && t('calendarBusy')} onClick={() => void take()}>
      <Sign size={18} aria-hidden /> {t(gone ? 'calendarRemove' : 'calendar')}
    </Button>
  );
}

import { CalendarPlus, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { belongsInCalendar } from '#domain/booking.ts';
import { download } from '../../parts/download.ts';
import { failureText } from '../../parts/sentence.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';

/** What a family takes along: the day for its calendar, the receipt of what it paid. */
export function Keep({ booking: { _id, bookingStatus, paymentDateTime } }: { booking: Booking }) {
  const t = useTranslations('bookingPage');
  const dated = belongsInCalendar(bookingStatus);
  if (!dated && paymentDateTime === null) return null;
  return (
    <div role="group" aria-label={t('keep')} className="flex flex-wrap gap-3 border-t border-line p-5">
      {dated && <CalendarButton id={_id} />}
      {paymentDateTime && (
        <ButtonLink look="quiet" to={`/my-bookings/${_id}/receipt`}>
          <ReceiptText size={18} aria-hidden /> {t('receipt')}
        </ButtonLink>
      )}
    </div>
  );
}

function CalendarButton({ id }: { id: string }) {
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
      <CalendarPlus size={18} aria-hidden /> {t('calendar')}
    </Button>
  );
}

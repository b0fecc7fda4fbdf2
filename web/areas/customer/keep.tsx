import { ReceiptText } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { belongsInCalendar } from '#domain/booking.ts';
import { CalendarButton } from '../../parts/booking/calendar-button.tsx';
import { ButtonLink } from '../../ui/button.tsx';

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

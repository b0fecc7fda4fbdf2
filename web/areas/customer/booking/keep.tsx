import { ReceiptText } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { CalendarLink, hasCalendarEntry } from '../../../parts/booking/calendar-link.tsx';
import { ButtonLink } from '../../../ui/button.tsx';

/** What a family takes along: the day for its calendar (or out of it), the receipt of what it paid. */
export function Keep({ booking }: { booking: Booking }) {
  const { _id, rest } = booking;
  // what credit paid alone has none of its own
  const hasReceipt = booking.paymentDateTime !== null && booking.advanceAmountToBePaid !== 0;
  const isWhole = rest?.stage === 'settled';
  const t = useTranslations('bookingPage');
  const dated = hasCalendarEntry(booking);
  if (!dated && !isWhole && !hasReceipt) return null;
  return (
    <div role="group" aria-label={t('keep')} className="flex flex-wrap gap-3">
      {dated && <CalendarLink booking={booking} />}
      {isWhole && (
        <ButtonLink look="quiet" to={`/my-bookings/${_id}/whole-receipt`}>
          <ReceiptText size={18} aria-hidden /> {t('receiptWhole')}
        </ButtonLink>
      )}
      {hasReceipt && (
        <ButtonLink look="quiet" to={`/my-bookings/${_id}/receipt`}>
          <ReceiptText size={18} aria-hidden /> {t(isWhole ? 'receiptAdvance' : 'receipt')}
        </ButtonLink>
      )}
    </div>
  );
}

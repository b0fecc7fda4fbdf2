import { ReceiptText } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { CalendarLink, hasCalendarEntry } from '../../../parts/booking/calendar-link.tsx';
import { useNow } from '../../../parts/now.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { nextOf, wentAlong } from '../../../parts/booking/others/went-along.ts';

/** What a family takes along: the day for its calendar (or out of it), the receipt of what it paid. */
export function Keep({ booking }: { booking: Booking }) {
  const { _id, rest } = booking;
  const isGone = wentAlong(booking) !== null;
  const next = isGone ? nextOf(booking) : null;
  // what credit paid alone has none of its own, and an advance that went along has its own where it is now
  const hasReceipt = booking.paymentDateTime !== null && booking.advanceAmountToBePaid !== 0 && !isGone;
  const isWhole = rest?.stage === 'settled';
  const t = useTranslations('bookingPage');
  const dated = hasCalendarEntry(booking, useNow());
  if (!dated && !isWhole && !hasReceipt && !next) return null;
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
      {next && (
        <ButtonLink look="quiet" className="py-2 whitespace-normal!" to={`/my-bookings/${next.bookingId}/receipt`}>
          <ReceiptText size={18} aria-hidden /> {t('receiptThere', { name: next.name })}
        </ButtonLink>
      )}
    </div>
  );
}

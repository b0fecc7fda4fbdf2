import { useTranslations } from 'use-intl';
import type { SaidOfFamily } from '#contract/booking/reviews.ts';
import type { Booking } from '#contract/bookings.ts';
import { isLive } from '#domain/booking.ts';
import { languageByLetters } from '#domain/words/script.ts';
import { WhenBounds } from '../../../parts/booking/hours/when.tsx';
import { FaultsInLine } from '../../../parts/reviews/said-of-family.tsx';

/** That its phone number comes later, below what there is to answer. */
export function PhoneLater({ booking: { userId: family, bookingStatus: status } }: { booking: Booking }) {
  const t = useTranslations('panditBookings');
  return !family.phone && isLive(status) && <p className="text-2 text-ink-2">{t('phoneLater')}</p>;
}

/** What the family wrote, what other pandits said of it, and what its hours mean; nothing where there is nothing. */
export function ForWhom({ booking, said }: { booking: Booking; said: SaidOfFamily }) {
  const t = useTranslations('panditBookings');
  const { additionalNotesByUser: notes, muhurat } = booking;
  if (!notes && said.faults.length === 0 && !muhurat) return null;
  return (
    <div className="grid gap-2.5 border-t border-line pt-3">
      {notes && (
        <dl className="text-2">
          <dt className="text-1 text-ink-2">{t('notes')}</dt>
          <dd lang={languageByLetters(notes)} className="wrap-anywhere whitespace-pre-line">
            {notes}
          </dd>
        </dl>
      )}
      <FaultsInLine faults={said.faults} />
      <WhenBounds booking={booking} />
    </div>
  );
}

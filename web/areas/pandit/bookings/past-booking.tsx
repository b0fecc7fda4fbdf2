import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { wasHeld } from '#domain/booking.ts';
import { isDoubted } from '#domain/cases/case.ts';
import { paise } from '#domain/money.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useLocalName } from '../../../i18n/local-names.ts';
import { PastRow } from '../../../parts/booking/past-row.tsx';
import { BookingNow } from '../steps/booking-now.tsx';
import { ContactLinks } from '../steps/contact-links.tsx';
import { bookingPath } from '../steps/pandit-steps.ts';
import { useAdvanceLines } from './advance-lines.ts';

/** A booking of the pandit that is over; in its fold what was said, and how to reach the family for as long as that is known. */
export function PastBooking({ booking }: { booking: Booking }) {
  const { money } = useFormats();
  const nameOf = useLocalName();
  const t = useTranslations('panditBookings');
  const linesOf = useAdvanceLines();
  const { _id, ritualId, userId: family, userAddress } = booking;
  const lines = linesOf(booking);
  const held = wasHeld(booking.bookingStatus) && !isDoubted(booking);
  return (
    <PastRow
      booking={booking}
      seenBy="pandit"
      to={bookingPath(_id)}
      heading="h2"
      whom={family.name}
      money={
        held ? (
          <b className="text-2 font-semibold whitespace-nowrap text-ink">{money(paise(booking.price))}</b>
        ) : (
          lines.map((line) => <span key={line}>{line}</span>)
        )
      }
      place={userAddress ?? t('placeGone')}
      more={t('moreOf', { ritual: nameOf(ritualId.ritualType), family: family.name })}
    >
      {held && lines.map((line) => <p key={line}>{line}</p>)}
      <BookingNow booking={booking} />
      {family.phone && <ContactLinks booking={booking} />}
    </PastRow>
  );
}

import type { KeptWindow } from '#contract/almanac/muhurat.ts';
import type { Booking } from '#contract/bookings.ts';
import { shortId, states } from '#domain/booking.ts';
import { areWholeDay, clockOn } from '#domain/calendar/good-hours.ts';
import { inRupees, paise } from '#domain/money.ts';
import { spoken } from '#domain/people/phone.ts';
import { instantOf } from '#domain/time.ts';

/** English. What a calendar shows of a booking to one of its people; both parties are named to anyone else. */
export function calendarWords(
  booking: Booking,
  viewer: { id: string },
  { brand, gone }: { brand: string; gone: boolean },
) {
  const { ritualId, userId: family, panditId: pandit, userAddress: place } = booking;
  const mine = viewer.id === family._id;
  const isPandit = viewer.id === pandit._id;
  const lines = [
    ...(gone ? ['This puja does not take place.'] : []),
    `Booking #${shortId(booking._id)}`,
    ...(isPandit ? [] : [`Pandit: ${withPhone(pandit)}`]),
    ...(mine ? [] : [`Family: ${withPhone(family)}`]),
    ...(states[booking.bookingStatus].inCalendar === 'tentative'
      ? ['The advance is paid; the pandit has still to accept.']
      : []),
    ...(booking.muhurat
      ? [`Good hours: ${hoursIn(booking.muhurat, booking)}`, `By the almanac: ${booking.muhurat.why}`]
      : []),
    `Agreed price: ${inRupees(paise(booking.price))}`,
    ...(booking.additionalNotesByUser ? [`Notes: ${booking.additionalNotesByUser}`] : []),
    `Booked with ${brand}`,
  ];
  const whom = mine ? ` with ${pandit.name}` : ` for ${family.name}`;
  return {
    summary: `${gone ? 'Cancelled: ' : ''}${ritualId.ritualType}${whom}`,
    location: place,
    description: lines.join('\n'),
  };
}

/** `9:12 am to 11:05 am`, in India; of hours that end after midnight, `11:20 pm to 1:10 am, 6 Dec`, and where the puja begins after it, `11:20 pm, 5 Dec` too. */
const hoursIn = (hours: KeptWindow, { bookingDate }: Booking): string =>
  (areWholeDay(hours) ? 'the whole day, ' : '') +
  `${clockOn(instantOf(hours.from), bookingDate)} to ${clockOn(instantOf(hours.to), hours.date)}`;

const withPhone = ({ name, phone }: Booking['userId']): string => (phone ? `${name}, +91 ${spoken(phone)}` : name);

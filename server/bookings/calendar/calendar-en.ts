import type { KeptWindow } from '#contract/almanac/muhurat.ts';
import type { Booking } from '#contract/bookings.ts';
import { weekdayName } from '#domain/almanac/names/names.ts';
import { namesFor } from '#domain/almanac/names/said.ts';
import { shortId, states } from '#domain/booking.ts';
import { areWholeDay, clockOn } from '#domain/calendar/good-hours.ts';
import { inRupees, paise } from '#domain/money.ts';
import { spoken } from '#domain/people/phone.ts';
import { instantOf, weekday } from '#domain/time.ts';
import { limbWords } from '../../almanac/limbs-en.ts';

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
      ? [`Good hours: ${hoursIn(booking.muhurat, booking)}`, `By the almanac: ${whyGood(booking.muhurat)}`]
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

/** `Wednesday, Shukla Ekadashi, Revati`, and what to ask an acharya about. */
const whyGood = (hours: KeptWindow): string =>
  [
    [namesFor('en-IN')(weekdayName(weekday(hours.date))), ...limbWords(hours)].join(', '),
    ...hours.warnings.map((warning) => `${warningWords[warning]}: ask your acharya`),
  ].join('. ');
const warningWords: Readonly<Record<KeptWindow['warnings'][number], string>> = {
  'venus-set': 'Venus is set',
  'jupiter-set': 'Jupiter is set',
  eclipse: 'An eclipse or its sutak lies in these hours',
};

const withPhone = ({ name, phone }: Booking['userId']): string => (phone ? `${name}, +91 ${spoken(phone)}` : name);

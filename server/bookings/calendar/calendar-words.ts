import type { KeptWindow } from '#contract/almanac/muhurat.ts';
import type { Booking } from '#contract/bookings.ts';
import { weekdayName } from '#domain/almanac/names/names.ts';
import { namesFor } from '#domain/almanac/names/said.ts';
import { shortId, states } from '#domain/booking.ts';
import { areWholeDay } from '#domain/calendar/good-hours.ts';
import type { Locale } from '#domain/locale.ts';
import { inRupees, paise } from '#domain/money.ts';
import { spoken } from '#domain/people/phone.ts';
import { instantOf, weekday } from '#domain/time.ts';
import { limbWords } from '../../almanac/limb-words.ts';
import { clockOn } from '../../words/dates.ts';
import { sayer } from '../../words/words.ts';

interface About {
  readonly brand: string;
  readonly gone: boolean;
  readonly locale: Locale;
}

/** What a calendar shows of a booking to one of its people; both parties are named to anyone else. */
export function calendarWords(booking: Booking, viewer: { id: string }, { brand, gone, locale }: About) {
  const say = sayer(locale, 'calendar');
  const { ritualId, userId: family, panditId: pandit, userAddress: place } = booking;
  const mine = viewer.id === family._id;
  const isPandit = viewer.id === pandit._id;
  const lines = [
    ...(gone ? [say('gone')] : []),
    say('booking', { number: shortId(booking._id) }),
    ...(isPandit ? [] : [say('pandit', { who: withPhone(pandit) })]),
    ...(mine ? [] : [say('family', { who: withPhone(family) })]),
    ...(states[booking.bookingStatus].inCalendar === 'tentative' ? [say('tentative')] : []),
    ...(booking.muhurat ? hoursOf(booking.muhurat, booking, locale) : []),
    say('price', { price: inRupees(paise(booking.price)) }),
    ...(booking.additionalNotesByUser ? [say('notes', { notes: booking.additionalNotesByUser })] : []),
    say('brand', { brand }),
  ];
  const who = { ritual: ritualId.ritualType, name: mine ? pandit.name : family.name };
  return {
    summary: mine ? say(gone ? 'goneWithPandit' : 'withPandit', who) : say(gone ? 'goneForFamily' : 'forFamily', who),
    location: place,
    description: lines.join('\n'),
  };
}

/** The hours in India, `9:12 am to 11:05 am`, each with its date where that is another; why they are good; what to ask an acharya about. */
function hoursOf(hours: KeptWindow, { bookingDate }: Booking, locale: Locale): string[] {
  const say = sayer(locale, 'calendar');
  const said = sayer(locale, 'almanac')('hours', {
    from: clockOn(locale, instantOf(hours.from), bookingDate),
    to: clockOn(locale, instantOf(hours.to), hours.date),
  });
  const why = [
    [namesFor(locale)(weekdayName(weekday(hours.date))), ...limbWords(hours, locale)].join(', '),
    ...hours.warnings.map((warning) => say(warning)),
  ].join('. ');
  return [say(areWholeDay(hours) ? 'wholeDayHours' : 'goodHours', { hours: said }), say('why', { why })];
}

const withPhone = ({ name, phone }: Booking['userId']): string => (phone ? `${name}, +91 ${spoken(phone)}` : name);

import { ICalCalendar, ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { Booking } from '#contract/bookings.ts';
import { shortId, states } from '#domain/booking.ts';
import { calendarPlace } from '#domain/booking/calendar-place.ts';
import { languageOf, type Locale } from '#domain/locale.ts';
import { DAY } from '#domain/time.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import { savedAs, type SavedAs } from '../../http/file.ts';
import type { Viewer } from '../../http/viewer.ts';
import { one } from '../bookings.ts';
import { calendarWords } from './calendar-words.ts';

/**
 * A booking as an entry for the viewer's own calendar. Taken again after a change it replaces the one before: same UID,
 * higher SEQUENCE. Once the puja is called off it is the word to remove that entry (RFC 5546, CANCEL); a program that does not know
 * it shows an entry that says so and keeps no time. Refuses while the day is not settled.
 */
export async function calendarEntry(deps: Deps, viewer: Viewer, bookingId: string, locale: Locale): Promise<SavedAs> {
  const booking = await one(deps, viewer, bookingId);
  const place = calendarPlace(booking.bookingStatus, booking.events);
  if (place === 'none') refuse('booking_undated');
  const gone = place === 'gone';
  const { BRAND_NAME: brand } = deps.config;
  const calendar = new ICalCalendar({
    prodId: { company: brand, product: 'Bookings', language: languageOf(locale).toUpperCase() },
    ...(gone && { method: ICalCalendarMethod.CANCEL }),
  });
  calendar.createEvent({
    id: booking._id,
    sequence: booking.__v,
    stamp: new Date(booking.updatedAt),
    status: gone ? ICalEventStatus.CANCELLED : statusOf(booking),
    ...(gone && { transparency: ICalEventTransparency.TRANSPARENT }),
    ...timeOf(booking),
    ...calendarWords(booking, viewer, { brand, gone, locale }),
  });
  const name = `puja-${booking.bookingDate}-${shortId(booking._id)}${gone ? '-cancelled' : ''}.ics`;
  return savedAs(name, `${calendar.toString()}\r\n`);
}

const statusOf = ({ bookingStatus }: Booking): ICalEventStatus =>
  states[bookingStatus].inCalendar === 'tentative' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;

/**
 * In UTC, which every calendar shows in its owner's own time; a whole day is a day and no time. The library reads such
 * a day off a time in UTC, so midnight there means that day.
 */
function timeOf({ startTime, startsAt, endsAt, bookingDate }: Booking) {
  if (startTime !== null) return { start: new Date(startsAt), end: new Date(endsAt) };
  const midnight = Date.parse(`${bookingDate}T00:00:00Z`);
  return { allDay: true, start: new Date(midnight), end: new Date(midnight + DAY) };
}

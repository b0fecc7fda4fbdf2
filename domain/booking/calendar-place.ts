import { belongsInCalendar, bookingStatuses, type BookingStatus } from '../booking.ts';

/**
 * What calendars have of a booking: nothing yet, its entry, or one to be removed, because its day was as good as fixed and the puja
 * does not take place.
 */
export function calendarPlace(
  status: BookingStatus,
  deeds: readonly { readonly to: string }[],
): 'none' | 'entry' | 'gone' {
  if (belongsInCalendar(status)) return 'entry';
  return bookingStatuses.some((one) => belongsInCalendar(one) && deeds.some(({ to }) => to === one)) ? 'gone' : 'none';
}

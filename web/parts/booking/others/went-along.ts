import type { Booking } from '#contract/bookings.ts';
import { belongsInCalendar, fellThrough, isLive } from '#domain/booking.ts';

/** The booking that has the puja now in place of this one; null where none does. */
export function nextOf({ ask, _id }: Pick<Booking, 'ask' | '_id'>): { bookingId: string; name: string } | null {
  const next = ask?.state === 'won' && ask.asked.find(({ bookingStatus }) => belongsInCalendar(bookingStatus));
  return next && next.bookingId !== _id ? next : null;
}

/** Whole rupees of an advance that was paid on this booking and is another's now; null where none went along. */
export const wentAlong = ({ ask, _id }: Pick<Booking, 'ask' | '_id'>): number | null =>
  ask?.asked.find(({ bookingId }) => bookingId === _id)?.wentAlong ?? null;

/** The last that was asked for the same puja, but for those called off or passed over: another pandit is chosen from there. */
export const newestOf = ({ ask, _id }: Pick<Booking, 'ask' | '_id'>): string =>
  (ask?.asked ?? [])
    .filter(({ bookingStatus: status }) => isLive(status) || fellThrough(status))
    .map(({ bookingId }) => bookingId)
    .toSorted()
    .at(-1) ?? _id;
export const isNewest = (booking: Pick<Booking, 'ask' | '_id'>): boolean => newestOf(booking) === booking._id;

import type { Booking } from '#contract/bookings.ts';
import { belongsInCalendar } from '#domain/booking.ts';

/** The booking that has the puja now in place of this one; null where none does. */
export function nextOf({ ask, _id }: Pick<Booking, 'ask' | '_id'>): { bookingId: string; name: string } | null {
  const next = ask?.state === 'won' && ask.asked.find(({ bookingStatus }) => belongsInCalendar(bookingStatus));
  return next && next.bookingId !== _id ? next : null;
}

/** Whole rupees of an advance that was paid on this booking and is another's now; null where none went along. */
export const wentAlong = ({ ask, _id }: Pick<Booking, 'ask' | '_id'>): number | null =>
  ask?.asked.find(({ bookingId }) => bookingId === _id)?.wentAlong ?? null;

/** Nobody was asked for the same puja after this one: what is chosen or found next is chosen from here. */
export const isNewest = ({ ask, _id }: Pick<Booking, 'ask' | '_id'>): boolean =>
  !ask?.asked.some(({ bookingId }) => bookingId > _id);

import type { Booking } from '#contract/bookings.ts';
import { belongsInCalendar } from '#domain/booking.ts';

/** An advance that was paid on this booking and is another's now, whole rupees, with the booking that has the puja; null where none went along. */
export function wentAlong({ ask, _id }: Pick<Booking, 'ask' | '_id'>) {
  const amount = ask?.asked.find(({ bookingId }) => bookingId === _id)?.wentAlong ?? null;
  if (!ask || amount === null) return null;
  const next = ask.asked.find(
    ({ bookingId, bookingStatus }) => bookingId !== _id && belongsInCalendar(bookingStatus) && ask.state === 'won',
  );
  return { amount, next: next ?? null };
}

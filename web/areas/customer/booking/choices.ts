import type { Booking } from '#contract/bookings.ts';
import { actionsFor, stateOf, type Step } from '#domain/booking.ts';
import type { Instant } from '#domain/time.ts';
import { deedOf } from '../../../parts/booking/history.ts';

/** What a booking offers its family, read off the booking and the state table. */

export interface Choices {
  /** The advance can be paid, in whole rupees. */
  readonly pay: number | null;
  /** Steps by which the family ends the booking. */
  readonly ends: readonly Step[];
}

/** What the family can do now. Once a deadline has passed it is time's turn, however late the clock's job may be. */
export function choicesOf(booking: Booking, now: Instant): Choices {
  const { bookingStatus: status, dueAt, advanceAmountToBePaid: advance } = booking;
  if (dueAt !== null && Date.parse(dueAt) <= now) return { pay: null, ends: [] };
  const period = { from: Date.parse(booking.startsAt), to: Date.parse(booking.endsAt) };
  return {
    pay: stateOf(status)?.takesMoney ? advance : null,
    ends: actionsFor(status, 'customer', period, now),
  };
}

/** The step that brought the booking where it is. */
export const lastDeed = (booking: Booking) => booking.events.at(-1);

/** Why the booking is over, where its status alone does not say. */
export function endingOf(booking: Booking): string | null {
  const deed = lastDeed(booking);
  if (deed?.action === 'decline') return 'declined';
  if (deed?.action === 'cancelOnBehalf') return 'onBehalf';
  return deed?.action === 'expire' ? deedOf(deed) : null;
}

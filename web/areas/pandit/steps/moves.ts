import type { Booking } from '#contract/bookings.ts';
import { actionsFor, holds, type BookingAction, type Step } from '#domain/booking.ts';
import type { Instant } from '#domain/time.ts';

/** What a booking's card offers a pandit, read off the booking and the state table. */

/** In the order of the buttons: yes first, no last. */
export const panditActions = [
  'accept',
  'requestAdvance',
  'complete',
  'reject',
  'cannotAttend',
] as const satisfies readonly BookingAction[];
export type PanditAction = (typeof panditActions)[number];

export const isPanditAction = (action: string): action is PanditAction =>
  (panditActions as readonly string[]).includes(action);

const placeOf = ({ action }: Step): number => (panditActions as readonly string[]).indexOf(action);

/** What he can do now. Once a deadline has passed it is time's turn, but a puja that was held can be marked as such. */
export function movesOf(booking: Booking, now: Instant): readonly Step[] {
  const period = { from: Date.parse(booking.startsAt), to: Date.parse(booking.endsAt) };
  const steps = actionsFor(booking.bookingStatus, 'pandit', period, now);
  const over = booking.dueAt !== null && Date.parse(booking.dueAt) <= now;
  return steps
    .filter(({ action }) => !over || action === 'complete')
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Whether his time is given away already: a step that would take it is refused. */
export const isTaken = ({ conflicts }: Booking): boolean => conflicts.some((rival) => holds(rival.bookingStatus));

/** The words for a step that failed without a reason of the server's. */
export const failureOf = (action: string): PanditAction | 'unknown' => (isPanditAction(action) ? action : 'unknown');

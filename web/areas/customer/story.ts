import type { Booking } from '#contract/bookings.ts';
import { actionsFor, isLive, stepFor, type Step } from '#domain/booking.ts';
import type { Instant } from '#domain/time.ts';

/** What a booking's card says and offers, read off the booking and the state table. */

export interface Moves {
  /** The advance can be paid, in whole rupees. */
  readonly pay: number | null;
  /** Steps by which the family ends the booking. */
  readonly ends: readonly Step[];
}

/** What the family can do now. Once a deadline has passed it is time's turn, however late the clock's job may be. */
export function movesOf(booking: Booking, now: Instant): Moves {
  const { bookingStatus: status, dueAt, advanceAmountToBePaid: advance } = booking;
  if (dueAt !== null && Date.parse(dueAt) <= now) return { pay: null, ends: [] };
  const period = { from: Date.parse(booking.startsAt), to: Date.parse(booking.endsAt) };
  return {
    pay: stepFor('pay', status, 'provider') ? advance : null,
    ends: actionsFor(status, 'customer', period, now),
  };
}

/** What is agreed, what has to be paid or has been paid in advance, and what is left for after the puja. */
export interface Money {
  readonly agreed: number;
  readonly advance: { readonly state: 'due' | 'paid' | 'back'; readonly rupees: number } | null;
  readonly after: number | null;
}

export function moneyOf(booking: Booking): Money {
  const { price: agreed, bookingStatus: status, advanceAmountToBePaid: asked, refundedAmount: refunded } = booking;
  if (refunded > 0) return { agreed, advance: { state: 'back', rupees: refunded }, after: null };
  const paid = booking.paymentDateTime !== null;
  const due = stepFor('pay', status, 'provider') !== undefined;
  const open = isLive(status) || status === 'completed';
  const advance = asked !== null && (paid || due) ? ({ state: paid ? 'paid' : 'due', rupees: asked } as const) : null;
  return { agreed, advance, after: open ? agreed - (advance?.rupees ?? 0) : null };
}

/** The step that brought the booking where it is. */
export const lastDeed = (booking: Booking) => booking.events.at(-1);

/** Why the booking is over, where its status alone does not say. */
export function endingOf(booking: Booking): 'declined' | 'unanswered' | 'unpaid' | 'unaccepted' | null {
  const deed = lastDeed(booking);
  if (deed?.action === 'decline') return 'declined';
  if (booking.bookingStatus !== 'expired') return null;
  switch (deed?.from) {
    case 'pendingwithpandit':
      return 'unanswered';
    case 'advancepaymentrequested':
      return 'unpaid';
    case 'advancepaymentdone':
      return 'unaccepted';
    default:
      return null;
  }
}

export interface Entry {
  /** A step's name; `puja` is the day itself. */
  readonly what: string;
  /** The state it led to, for a step this page has no words for. */
  readonly to: string;
  readonly rupees: number | null;
  readonly at: string;
  readonly when: 'past' | 'now' | 'ahead';
}

/** The booking's story: every step taken, and the puja that lies ahead of it. */
export function storyOf(booking: Booking): Entry[] {
  const { events, bookingStatus: status, startsAt } = booking;
  const live = isLive(status);
  const told = events.map(({ action, to, amount, at }, index): Entry => {
    const when = live && index === events.length - 1 ? 'now' : 'past';
    return { what: action, to, rupees: amount, at, when };
  });
  return live ? [...told, { what: 'puja', to: status, rupees: null, at: startsAt, when: 'ahead' }] : told;
}

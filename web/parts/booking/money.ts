import type { Booking } from '#contract/bookings.ts';
import { isLive, stateOf, wasHeld } from '#domain/booking.ts';
import { restOf } from '#domain/rest.ts';

/** What is agreed, what has to be paid or has been paid in advance, what went back of it, and what is left for after. */
export interface Money {
  readonly agreed: number;
  readonly advance: { readonly state: 'due' | 'paid'; readonly rupees: number } | null;
  readonly back: number | null;
  readonly after: number | null;
}

/** In rupees. */
export function moneyOf(booking: Booking): Money {
  const {
    price: agreed,
    bookingStatus: status,
    advanceAmountToBePaid: asked,
    refundedAmount: refunded,
    events,
  } = booking;
  const paid = booking.paymentDateTime !== null;
  const due = stateOf(status)?.takesMoney;
  const open = isLive(status) || wasHeld(status);
  const advance = asked !== null && (paid || due) ? ({ state: paid ? 'paid' : 'due', rupees: asked } as const) : null;
  return {
    agreed,
    advance,
    back: refunded > 0 ? refunded : null,
    after: open ? restOf(agreed, advance?.rupees ?? 0, events) : null,
  };
}

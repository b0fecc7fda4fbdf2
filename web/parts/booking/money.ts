import type { Booking } from '#contract/bookings.ts';
import { isLive, stateOf } from '#domain/booking.ts';

/** What is agreed, what has to be paid or has been paid in advance, what went back of it, and what is left for after. */
export interface Money {
  readonly agreed: number;
  readonly advance: { readonly state: 'due' | 'paid'; readonly rupees: number } | null;
  /** What of the advance the family’s credit pays, and what is left of it to pay. */
  readonly credit: { readonly rupees: number; readonly toPay: number } | null;
  readonly back: number | null;
  readonly after: number | null;
  /** What of the advance stays with the pandit although the puja was called off. */
  readonly kept: number | null;
}

/** In rupees. */
export function moneyOf(booking: Booking): Money {
  const {
    price: agreed,
    bookingStatus: status,
    advanceAmountToBePaid: toPay,
    creditAmount: credit,
    refundedAmount: refunded,
    events,
  } = booking;
  const paid = booking.paymentDateTime !== null;
  const asked = toPay === null ? null : toPay + credit;
  const due = stateOf(status)?.takesMoney;
  const advance = asked !== null && (paid || due) ? ({ state: paid ? 'paid' : 'due', rupees: asked } as const) : null;
  return {
    agreed,
    advance,
    credit: advance && credit > 0 ? { rupees: credit, toPay: advance.rupees - credit } : null,
    back: refunded > 0 ? refunded : null,
    after: booking.rest?.due ?? booking.sums.left,
    kept: paid && asked !== null ? keptOf(asked, events) : null,
  };
}

/** What of the price waits already, paid for another pandit of the same puja, in rupees; nothing once this one asks for an advance of their own. */
export const waitsFor = ({ _id, ask, bookingStatus: status, isAdvancePayment }: Booking): number =>
  ask && ask.keptBookingId !== null && ask.keptBookingId !== _id && isLive(status) && !isAdvancePayment
    ? ask.keptAmount
    : 0;

/** What the two say was given past us, in rupees; the word of the family first. Nothing once a claim on the family's word alone has fallen away. */
export function cashOf({ events }: Pick<Booking, 'events'>): number {
  const last = (action: string) => events.findLast((one) => one.action === action);
  return last('dropRest') ? 0 : ((last('giveRest') ?? last('receiveRest'))?.amount ?? 0);
}

/** What the family left when it cancelled, or the office to the pandit of a puja that was not held: what came back then and before is taken off. */
function keptOf(advance: number, events: Booking['events']): number | null {
  const last = events.findLast(({ from, to }) => from !== to);
  const isUnheld = last?.action === 'notHeld' && last.amount !== null;
  if (last?.action !== 'cancel' && !isUnheld) return null;
  const kept = advance + restOnline({ events }) - sumOf(events, ['refund', 'cancel', 'notHeld']);
  return kept > 0 ? kept : null;
}

/** What of the rest was paid online, in rupees, whatever went back of it. */
export const restOnline = ({ events }: Pick<Booking, 'events'>): number => sumOf(events, ['payRest']);

const sumOf = (events: Booking['events'], actions: readonly string[]): number =>
  events.reduce((sum, { action, amount }) => sum + (actions.includes(action) ? (amount ?? 0) : 0), 0);

/** What a list says is left to pay, in rupees: what is asked for, and nothing before anything was paid, for then it is the whole price. */
export const leftToSay = ({ rest, sums }: Booking): number => (rest || sums.paid > 0 ? sums.asked : 0);

import type { Booking } from '#contract/bookings.ts';
import { wasHeld, type Side } from '#domain/booking.ts';

/** The rest of a booking as one of the two sees it: whole rupees. */

export interface RestView {
  /** `answer`: the other side has said a sum, and this one not yet. */
  readonly kind: 'open' | 'answer' | 'waits' | 'differs';
  /** What this side has said, and the other. */
  readonly own: number | null;
  readonly others: number | null;
  readonly left: number;
  /** As much as can be said. */
  readonly most: number;
}

/** Null where nothing of it is to be done: it is settled, or too long ago, or there is none. */
export function restView({ rest }: Pick<Booking, 'rest'>, side: Side): RestView | null {
  if (!rest || !rest.isOpen || rest.stage === 'settled') return null;
  const [own, others] = side === 'customer' ? [rest.given, rest.received] : [rest.received, rest.given];
  return { kind: kindOf(rest.stage, own, others), own, others, left: rest.left, most: rest.due - rest.paid };
}

function kindOf(stage: 'open' | 'waits' | 'differs', own: number | null, others: number | null): RestView['kind'] {
  if (stage === 'differs') return 'differs';
  if (own === null && others !== null && others > 0) return 'answer';
  return stage;
}

/** The rest is to be paid or spoken of once the puja has begun by its code or was held, or where one of the two has spoken of it. */
export const isRestShown = ({ rest, begunAt, bookingStatus }: Booking): boolean =>
  rest !== null &&
  (begunAt !== null || wasHeld(bookingStatus) || rest.paid > 0 || rest.given !== null || rest.received !== null);

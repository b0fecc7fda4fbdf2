import { isLive, type BookingStatus } from '../booking.ts';

/** What of a rest decides how much of it the family is asked for, in the unit of what is given. */
interface RestSaid {
  readonly due: number;
  readonly paid: number;
  readonly given: number | null;
  readonly received: number | null;
  readonly isOpen: boolean;
}

interface Owing {
  readonly status: BookingStatus;
  /** What the family still gives for the puja (`sums.ts`); null where it came to nothing. */
  readonly left: number | null;
  /** Null before the puja begins, and long after it. */
  readonly rest: RestSaid | null;
  /** An open case about the booking rests its payment (`cases/case.ts`). */
  readonly rests: boolean;
}

/**
 * How much of what is left the family is asked for: nothing while a case rests it or when nobody can speak of it any more, and of a cash
 * sum about which the two differ nothing but what both leave open. The one answer for cards, pages, Today, lists and messages.
 */
export function askedOf({ status, left, rest, rests }: Owing): number {
  if (left === null || rests) return 0;
  if (!rest) return isLive(status) ? left : 0;
  if (!rest.isOpen) return 0;
  const agreed = rest.due - rest.paid - Math.max(rest.given ?? 0, rest.received ?? 0);
  return Math.max(0, Math.min(left, agreed));
}

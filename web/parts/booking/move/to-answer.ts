import type { Side } from '#domain/booking.ts';
import type { Booking } from '#contract/bookings.ts';
import { instantOf, type Instant } from '#domain/time.ts';

/** Another time, proposed by the other side, waits for this side's answer: nothing is accepted or paid before. */
export const isToAnswer = ({ proposal }: Booking, seenBy: Side, now: Instant): boolean =>
  proposal !== null && proposal.by !== seenBy && now < instantOf(proposal.endsAt);

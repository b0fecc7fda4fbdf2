import type { Booking } from '#contract/bookings.ts';
import { actionsFor, type Side } from '#domain/booking.ts';
import { pujaTime } from '#domain/booking/begun.ts';
import { proposalEnds } from '#domain/calendar/proposal.ts';
import { instantOf, type Instant } from '#domain/time.ts';

/** Whether this side can propose another time now: there is a step for it, and time enough for an answer. */
export function mayPropose(
  { bookingStatus, startsAt, endsAt, begunAt, dueAt }: Booking,
  by: Side,
  now: Instant,
): boolean {
  const starts = instantOf(startsAt);
  const around = { startsAt: starts, newStartsAt: starts, dueAt: dueAt === null ? null : instantOf(dueAt) };
  return (
    actionsFor(bookingStatus, by, pujaTime({ startsAt, endsAt, begunAt }), now).some(
      ({ action }) => action === 'propose',
    ) && now < proposalEnds(now, around)
  );
}

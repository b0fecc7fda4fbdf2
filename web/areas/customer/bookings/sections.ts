import type { Booking } from '#contract/bookings.ts';
import { fellThrough, isAhead, stateOf } from '#domain/booking.ts';
import { asksWords } from '#domain/cases/case.ts';
import type { Instant } from '#domain/time.ts';
import { instantOf } from '#domain/time.ts';
import { isNewest } from '../../../parts/booking/others/went-along.ts';
import { isLate } from '../../../parts/booking/late.ts';

export type Section = 'needs' | 'coming' | 'past';

/** What waits for the family, what lies ahead, what is over; each in the order it came, the empty ones left out. */
export function sectionsOf(bookings: readonly Booking[], now: Instant): [Section, Booking[]][] {
  const needs = new Set(bookings.filter((one) => sectionOf(one, now) === 'needs').map(({ ask }) => ask?._id));
  // is listed with those who are asked instead
  const inTurn = (one: Booking) => (one.advanceWaits && needs.has(one.ask?._id) ? 'needs' : sectionOf(one, now));
  const of = (section: Section) => bookings.filter((booking) => inTurn(booking) === section);
  return (['needs', 'coming', 'past'] as const)
    .map((section): [Section, Booking[]] => [section, of(section)])
    .filter(([, own]) => own.length > 0);
}

/** Bookings of the same puja are listed together, at the place of the first. */
export function together(bookings: readonly Booking[]): Booking[][] {
  return [...Map.groupBy(bookings, ({ _id, ask }) => ask?._id ?? _id).values()];
}

function sectionOf(booking: Booking, now: Instant): Section {
  const { bookingStatus: status, startsAt, endsAt, proposal } = booking;
  const state = stateOf(status);
  if (state && (isToChoose(booking, now) || isLacking(booking, now) || isLate(booking, now))) return 'needs';
  if (booking.openCase && asksWords(booking.openCase, 'customer')) return 'needs';
  if (booking.advanceWaits) return 'coming';
  if (!state || !isAhead(status, { from: instantOf(startsAt), to: instantOf(endsAt) }, now)) {
    return isOwed(booking) ? 'needs' : 'past';
  }
  return state.takesMoney || proposal?.by === 'pandit' ? 'needs' : 'coming';
}

/** The rest of a puja is to be paid, or to be said that it was given in cash: nothing of that where a case about its money is open. */
export const isOwed = ({ rest, sums, openCase }: Booking): boolean =>
  rest !== null && rest.isOpen && sums.asked > 0 && openCase === null;

/** Its pandit, the last who was asked, does not come, and the family has until then to choose another: what it paid waits for that. */
export const isToChoose = (booking: Booking, now: Instant): boolean => {
  const { bookingStatus, ask } = booking;
  return (
    fellThrough(bookingStatus) && ask?.chooseUntil != null && now < instantOf(ask.chooseUntil) && isNewest(booking)
  );
};

/** Its puja has no pandit any more, and its hour, of one without an hour its day, is still ahead. */
export const isLacking = ({ lacksPandit, startTime, startsAt, endsAt }: Booking, now: Instant): boolean =>
  lacksPandit && now < instantOf(startTime === null ? endsAt : startsAt);

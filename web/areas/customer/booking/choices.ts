import type { Booking } from '#contract/bookings.ts';
import { actionsFor, isAgreed, stateOf, wasHeld, type Step } from '#domain/booking.ts';
import { pujaTime } from '#domain/booking/begun.ts';
import { refundOnCancel } from '#domain/booking/cancellation.ts';
import { paise, rupees } from '#domain/money.ts';
import type { Day, Instant } from '#domain/time.ts';
import { instantOf } from '#domain/time.ts';
import { isToAnswer } from '../../../parts/booking/move/to-answer.ts';

/** What a booking offers its family, read off the booking and the state table. */

export interface Choices {
  /** The advance can be paid, in whole rupees. */
  readonly pay: number | null;
  /** The family's credit pays all of it: it says yes, and pays nothing. */
  readonly byCredit: boolean;
  /** Steps by which the family ends the booking. */
  readonly ends: readonly Step[];
}

/** What the family can do now: of an advance, once it has answered whatever other time its pandit proposes. Once a deadline has passed it is time's turn, however late the clock's job may be. */
export function choicesOf(booking: Booking, now: Instant): Choices {
  const { bookingStatus: status, dueAt, advanceAmountToBePaid: advance } = booking;
  if (dueAt !== null && Date.parse(dueAt) <= now) return { pay: null, byCredit: false, ends: [] };
  const period = pujaTime(booking);
  const takesMoney = stateOf(status)?.takesMoney === true && !isToAnswer(booking, 'customer', now);
  return {
    pay: takesMoney && advance !== 0 ? advance : null,
    byCredit: takesMoney && advance === 0,
    ends: actionsFor(status, 'customer', period, now).filter(({ ownCall }) => !ownCall),
  };
}

/** What comes back, in whole rupees, to a family that cancels now what is paid or agreed; null where it cannot be cancelled so. */
export function refundOf(booking: Booking, now: Instant): number | null {
  const { bookingStatus: status, policy, heldAmount, creditAmount } = booking;
  const startsAt = instantOf(booking.startsAt);
  const period = pujaTime(booking);
  const step = actionsFor(status, 'customer', period, now).find(
    ({ action, ownCall }) => action === 'cancel' && ownCall,
  );
  if (!step) return null;
  if (step.money !== 'policy') return heldAmount;
  return rupees(refundOnCancel(policy, { held: paise(heldAmount), credit: paise(creditAmount) }, startsAt, now));
}

/** The step that brought the booking where it is. */
export const lastDeed = ({ events }: Booking) => events.findLast(({ from, to }) => from !== to) ?? events.at(-1);

/** It has begun, and nobody has said that it is done. */
export const isRunning = ({ begunAt, bookingStatus }: Booking): boolean => begunAt !== null && isAgreed(bookingStatus);

/** The family asked several at once, and waits for the first to accept. */
export const isOneOfMany = ({ ask, bookingStatus }: Booking): boolean =>
  ask?.state === 'asked' && ask.askedNow > 1 && stateOf(bookingStatus)?.deadline === 'answer';

/** Its day has come, and it has not begun: the family tells its code at the door. */
export const isAtDoor = ({ startCode, bookingDate }: Booking, today: Day): boolean =>
  startCode !== null && bookingDate <= today;

/**
 * Whose word alone it is that it was held, without the family's code: the family may know otherwise. Null where the family, its code or a
 * decision said so.
 */
export function heldOnWordOf({ bookingStatus, begunAt, withoutCode, events }: Booking): 'pandit' | 'office' | null {
  if (!wasHeld(bookingStatus) || begunAt !== null) return null;
  const noted = events.findLast(({ action }) => action === 'completeOnBehalf');
  if (noted) return noted.decided ? null : 'office';
  return withoutCode === null ? null : 'pandit';
}

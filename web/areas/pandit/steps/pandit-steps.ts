import type { Booking } from '#contract/bookings.ts';
import { actionsFor, holds, steps, type BookingAction, type BookingStatus, type Step } from '#domain/booking.ts';
import { askedIfOverFrom, pujaTime } from '#domain/booking/begun.ts';
import { creditOnWithdraw } from '#domain/booking/cancellation.ts';
import { paise, rupees } from '#domain/money.ts';
import { settlesTime } from '#domain/calendar/proposal.ts';
import { instantOf, type Instant } from '#domain/time.ts';
import { isToAnswer } from '../../../parts/booking/move/to-answer.ts';

/** What a booking's card offers a pandit, read off the booking and the state table. */

/** In the order of the buttons: yes first, no last. */
export const panditActions = [
  'accept',
  'requestAdvance',
  'complete',
  'reject',
  'cannotAttend',
  'withdraw',
] as const satisfies readonly BookingAction[];
export type PanditAction = (typeof panditActions)[number];

type PanditStep = Step & { action: PanditAction };

const placeOf = ({ action }: Step): number => (panditActions as readonly string[]).indexOf(action);

/**
 * What can be done now. Once a deadline has passed it is time's turn, but a puja that was held can be marked as such, unless a case about its
 * money is open: nothing is settled until that is decided,
 * and no time is accepted while the family proposes another one.
 */
export function stepsOf(booking: Booking, now: Instant): readonly PanditStep[] {
  const period = pujaTime(booking);
  const over = booking.dueAt !== null && Date.parse(booking.dueAt) <= now;
  return actionsFor(booking.bookingStatus, 'pandit', period, now)
    .filter((step): step is PanditStep => placeOf(step) >= 0 && (!over || step.action === 'complete'))
    .filter(({ money }) => money !== 'settle' || booking.openCase === null)
    .filter(({ action }) => action !== 'complete' || now >= askedIfOverFrom(booking))
    .filter((step) => !settlesTime(step) || !isToAnswer(booking, 'pandit', now))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** What the family is given as credit, in whole rupees, where the pandit withdraws now. */
export function creditNow({ policy, heldAmount, creditAmount, startsAt }: Booking, now: Instant): number {
  const money = { held: paise(heldAmount), credit: paise(creditAmount) };
  return rupees(creditOnWithdraw(policy, money, instantOf(startsAt), now));
}

/** The state that a pandit's step leads to, wherever it is taken from. */
export function statusAfter(action: PanditAction): BookingStatus {
  const step = steps.find((one) => one.action === action && one.by.includes('pandit'));
  if (!step) throw new Error(`No pandit takes the step ${action}.`);
  return step.to;
}

/** Whether the time is given away already: a step that would take it is refused. */
export const isTaken = ({ conflicts }: Booking): boolean => conflicts.some((rival) => holds(rival.bookingStatus));

/** A booking's own page: where its steps are sent, and where their dialogs open without script. */
export const bookingPath = (bookingId: string): string => `/pandit/bookings/${bookingId}`;

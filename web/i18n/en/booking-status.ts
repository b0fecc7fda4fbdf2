import type { OwnReason } from '#domain/booking/own-reason.ts';
import type { BookingStatus } from '#domain/booking.ts';

/** All that is said of a booking by its state alone. */
type Words = Readonly<Record<BookingStatus, string>>;

/** What the family's badge says. */
export const status = {
  pendingwithpandit: 'Pending with Pandit',
  advancepaymentrequested: 'Payment Requested',
  advancepaymentdone: 'Waiting for Pandit to Accept',
  confirmedbypandit: 'Confirmed by Pandit',
  rejected: 'Rejected by Pandit',
  cancelled: 'Cancelled by You',
  completed: 'Completed',
  expired: 'Expired',
} satisfies Words;

/** Reasons that the product gives for a step of the office. */
export const ownReasons = {
  held: 'The puja was held. The start code was not used.',
  heldByCode: 'The puja was held. It began with the start code.',
  panditLeaves: 'The pandit holds no pujas for us at present.',
  familyLeaves: 'The family no longer books with us.',
} satisfies Readonly<Record<OwnReason, string>>;

/** The same states in the eyes of the pandit and the office. */
export const statusForOthers = {
  pendingwithpandit: 'Requested',
  advancepaymentrequested: 'Advance requested',
  advancepaymentdone: 'Advance paid',
  confirmedbypandit: 'Confirmed',
  rejected: 'Rejected',
  cancelled: 'Cancelled by customer',
  completed: 'Completed',
  expired: 'Expired',
} satisfies Words;

/** A sentence for the family. */
export const saysToCustomer = {
  pendingwithpandit: '{pandit} has your request and will answer.',
  advancepaymentrequested:
    '{pandit} asks for an advance of <b>{advance}</b>. The rest, <b>{after}</b>, is due after the puja.',
  advancepaymentdone: 'Payment completed. Waiting for {pandit} to accept.',
  confirmedbypandit: '{pandit} has accepted: your puja is confirmed. <b>{after}</b> is due after the puja.',
  completed: 'This puja is done. May it bring your family well-being.',
  rejected: '{pandit} cannot take this booking.',
  cancelled: 'You cancelled this booking.',
  expired: 'This booking ran out of time.',
} satisfies Words;

/** A sentence for the pandit. An open request speaks for itself. */
export const saysToPandit = {
  confirmedbypandit: 'Booking accepted! Kindly be ready for the puja.',
  advancepaymentdone: 'Advance payment done by user. Be ready for puja!',
  advancepaymentrequested: 'Payment request sent to user. Waiting for payment.',
  rejected: 'This booking has been rejected.',
  cancelled: 'The family has cancelled this booking.',
  completed: 'This puja is done.',
  expired: 'This booking ran out of time.',
} satisfies Partial<Words>;

/** Until when the family or the pandit has to act: `{when}` is `by Thu 6 am` or `within 25 min` (`ui.due`). */
export const dueToCustomer = {
  pendingwithpandit: 'An answer comes {when}',
  advancepaymentrequested: 'Pay {when} to keep the time',
  advancepaymentdone: 'Full refund if not accepted {when}',
} satisfies Partial<Words>;

export const dueToPandit = {
  pendingwithpandit: 'Answer {when}',
  advancepaymentrequested: 'The family has to pay {when}',
  advancepaymentdone: 'Accept {when}',
} satisfies Partial<Words>;

/** Over the office's figures. */
export const officeFigures = {
  confirmedbypandit: 'Confirmed',
  pendingwithpandit: 'Pending',
  advancepaymentdone: 'Advance Paid',
} satisfies Partial<Words>;

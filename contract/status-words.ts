import type { BookingStatus } from '#domain/booking.ts';
import { ERASED_NAME, ERASED_PLACE } from '#domain/people/erasure.ts';
import type { UserStatus } from '#domain/roles.ts';

/** What the office calls the states of a booking: in lists, in details and in the tables it downloads. */
export const officeStatusWords: Readonly<Record<BookingStatus, string>> = {
  pendingwithpandit: 'Pending with Pandit',
  advancepaymentrequested: 'Advance requested',
  advancepaymentdone: 'Advance paid',
  confirmedbypandit: 'Confirmed',
  completed: 'Completed',
  rejected: 'Rejected',
  cancelled: 'Cancelled',
  expired: 'Expired',
};

/** How far a person is on the way to being booked, and what the office can decide, inside a sentence. */
export const personStatusWords: Readonly<Record<UserStatus, string>> = {
  active: 'active',
  approved: 'approved',
  pending: 'pending',
  evaluation: 'evaluation',
  training_required: 'training required',
  rejected: 'rejected',
  cancelled: 'cancelled',
  inactive: 'inactive',
  suspended: 'suspended',
  paused: 'paused',
};

/** What is read in place of a name and of an address that are gone. */
export const erasedWords = { name: ERASED_NAME, place: ERASED_PLACE } as const;

import type { BookingStatus } from '#domain/booking.ts';

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

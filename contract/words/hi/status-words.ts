import type { BookingStatus } from '#domain/booking.ts';

/** What the office calls the states of a booking, in Hindi. */
export const officeStatusWords: Readonly<Record<BookingStatus, string>> = {
  pendingwithpandit: 'पंडित जी का जवाब बाकी',
  advancepaymentrequested: 'एडवांस बाकी',
  advancepaymentdone: 'एडवांस मिला',
  confirmedbypandit: 'पक्की',
  completed: 'संपन्न',
  rejected: 'पंडित जी ने मना किया',
  cancelled: 'रद्द',
  expired: 'समय निकल गया',
};

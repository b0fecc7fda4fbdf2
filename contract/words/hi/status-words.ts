import type { BookingStatus } from '#domain/booking.ts';
import type { UserStatus } from '#domain/roles.ts';

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

/** How far a person is on the way to being booked, in Hindi. */
export const personStatusWords: Readonly<Record<UserStatus, string>> = {
  active: 'चालू',
  approved: 'स्वीकृत',
  pending: 'जाँच बाकी',
  evaluation: 'मूल्यांकन',
  training_required: 'ट्रेनिंग ज़रूरी',
  rejected: 'स्वीकार नहीं हुआ',
  cancelled: 'रद्द',
  inactive: 'चालू नहीं',
  suspended: 'अभी बंद',
  paused: 'रोक',
};

/** What is read in place of a name and of an address that are gone, in Hindi. */
export const erasedWords = { name: 'मिटाया हुआ खाता', place: 'हटाया गया' } as const;

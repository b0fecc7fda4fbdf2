import type { BookingStatus } from '#domain/booking.ts';

/** What the office calls the states of a booking, in Odia. */
export const officeStatusWords: Readonly<Record<BookingStatus, string>> = {
  pendingwithpandit: 'ପଣ୍ଡିତଙ୍କ ଉତ୍ତର ବାକି',
  advancepaymentrequested: 'ଅଗ୍ରିମ ବାକି',
  advancepaymentdone: 'ଅଗ୍ରିମ ମିଳିଛି',
  confirmedbypandit: 'ନିଶ୍ଚିତ',
  completed: 'ସମ୍ପନ୍ନ',
  rejected: 'ପଣ୍ଡିତ ମନା କରିଛନ୍ତି',
  cancelled: 'ବାତିଲ',
  expired: 'ସମୟ ସରିଯାଇଛି',
};

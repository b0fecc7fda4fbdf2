import type { BookingStatus } from '#domain/booking.ts';
import type { UserStatus } from '#domain/roles.ts';

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

/** How far a person is on the way to being booked, in Odia. */
export const personStatusWords: Readonly<Record<UserStatus, string>> = {
  active: 'ଚାଲୁ',
  approved: 'ଅନୁମୋଦିତ',
  pending: 'ଯାଞ୍ଚ ବାକି',
  evaluation: 'ମୂଲ୍ୟାଙ୍କନ',
  training_required: 'ତାଲିମ ଦରକାର',
  rejected: 'ଅନୁମୋଦନ ମିଳିଲା ନାହିଁ',
  cancelled: 'ବାତିଲ',
  inactive: 'ଚାଲୁ ନାହିଁ',
  suspended: 'ସାମୟିକ ବନ୍ଦ',
  paused: 'ବୁକିଂ ବନ୍ଦ',
};

/** What is read in place of a name and of an address that are gone, in Odia. */
export const erasedWords = { name: 'ଲିଭାଯାଇଥିବା ଆକାଉଣ୍ଟ', place: 'ଲିଭାଯାଇଛି' } as const;

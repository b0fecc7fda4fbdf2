import * as account from './or/account.ts';
import * as admin from './or/admin.ts';
import * as adminBoard from './or/admin-board.ts';
import * as adminDashboard from './or/admin-dashboard.ts';
import * as adminOffice from './or/admin-office.ts';
import * as adminPayments from './or/admin-payments.ts';
import * as adminPeople from './or/admin-people.ts';
import * as adminRituals from './or/admin-rituals.ts';
import * as almanacBarred from './or/almanac/barred.ts';
import * as almanacDay from './or/almanac/day.ts';
import * as almanacHourRules from './or/almanac/hour-rules.ts';
import * as almanacPages from './or/almanac/pages.ts';
import * as almanacRules from './or/almanac/rules.ts';
import * as auth from './or/auth.ts';
import * as bookingPage from './or/booking-page.ts';
import * as bookingFamilyDays from './or/booking/family-days.ts';
import * as bookingHours from './or/booking/hours.ts';
import * as bookingLetters from './or/booking/letters.ts';
import * as bookingNotices from './or/booking/notices.ts';
import * as bookingPolicy from './or/booking/policy.ts';
import * as casesWords from './or/cases/words.ts';
import * as common from './or/common.ts';
import * as company from './or/company.ts';
import * as customer from './or/customer.ts';
import * as listing from './or/listing.ts';
import * as officePanji from './or/office/panji.ts';
import * as ownWork from './or/own-work.ts';
import * as panchang from './or/panchang.ts';
import * as pandit from './or/pandit.ts';
import * as panditAvailability from './or/pandit-availability.ts';
import * as panditBookings from './or/pandit-bookings.ts';
import * as panditEarnings from './or/pandit-earnings.ts';
import * as panditProfile from './or/pandit-profile.ts';
import * as publicWords from './or/public.ts';
import * as reading from './or/reading.ts';
import * as reviews from './or/reviews.ts';

/** Every sentence of the pages in Odia, by file and by the name the file gives them. English has the same files. */
export const files = {
  account,
  admin,
  adminBoard,
  adminDashboard,
  adminOffice,
  adminPayments,
  adminPeople,
  adminRituals,
  almanacBarred,
  almanacDay,
  almanacHourRules,
  almanacPages,
  almanacRules,
  auth,
  bookingPage,
  bookingFamilyDays,
  bookingHours,
  bookingLetters,
  bookingNotices,
  bookingPolicy,
  casesWords,
  common,
  company,
  customer,
  listing,
  officePanji,
  ownWork,
  panchang,
  pandit,
  panditAvailability,
  panditBookings,
  panditEarnings,
  panditProfile,
  publicWords,
  reading,
  reviews,
};

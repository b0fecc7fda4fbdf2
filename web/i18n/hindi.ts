import * as account from './hi/account.ts';
import * as admin from './hi/admin.ts';
import * as adminBoard from './hi/admin-board.ts';
import * as adminDashboard from './hi/admin-dashboard.ts';
import * as adminOffice from './hi/admin-office.ts';
import * as adminPayments from './hi/admin-payments.ts';
import * as adminPeople from './hi/admin-people.ts';
import * as adminRituals from './hi/admin-rituals.ts';
import * as almanacBarred from './hi/almanac/barred.ts';
import * as almanacDay from './hi/almanac/day.ts';
import * as almanacHourRules from './hi/almanac/hour-rules.ts';
import * as almanacPages from './hi/almanac/pages.ts';
import * as almanacRules from './hi/almanac/rules.ts';
import * as auth from './hi/auth.ts';
import * as bookingPage from './hi/booking-page.ts';
import * as bookingFamilyDays from './hi/booking/family-days.ts';
import * as bookingHours from './hi/booking/hours.ts';
import * as bookingLetters from './hi/booking/letters.ts';
import * as bookingNotices from './hi/booking/notices.ts';
import * as bookingPolicy from './hi/booking/policy.ts';
import * as casesWords from './hi/cases/words.ts';
import * as common from './hi/common.ts';
import * as company from './hi/company.ts';
import * as customer from './hi/customer.ts';
import * as listing from './hi/listing.ts';
import * as officePanji from './hi/office/panji.ts';
import * as ownWork from './hi/own-work.ts';
import * as panchang from './hi/panchang.ts';
import * as pandit from './hi/pandit.ts';
import * as panditAvailability from './hi/pandit-availability.ts';
import * as panditBookings from './hi/pandit-bookings.ts';
import * as panditEarnings from './hi/pandit-earnings.ts';
import * as panditProfile from './hi/pandit-profile.ts';
import * as publicWords from './hi/public.ts';
import * as reading from './hi/reading.ts';
import * as reviews from './hi/reviews.ts';

/** Every sentence of the pages in Hindi, by file and by the name the file gives them. English has the same files. */
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

import * as account from './en/account.ts';
import * as admin from './en/admin.ts';
import * as adminBoard from './en/admin-board.ts';
import * as adminDashboard from './en/admin-dashboard.ts';
import * as adminOffice from './en/admin-office.ts';
import * as adminPayments from './en/admin-payments.ts';
import * as adminPeople from './en/admin-people.ts';
import * as adminRituals from './en/admin-rituals.ts';
import * as almanacBarred from './en/almanac/barred.ts';
import * as almanacDay from './en/almanac/day.ts';
import * as almanacHourRules from './en/almanac/hour-rules.ts';
import * as almanacPages from './en/almanac/pages.ts';
import * as almanacRules from './en/almanac/rules.ts';
import * as auth from './en/auth.ts';
import * as bookingPage from './en/booking-page.ts';
import * as bookingFamilyDays from './en/booking/family-days.ts';
import * as bookingHours from './en/booking/hours.ts';
import * as bookingLetters from './en/booking/letters.ts';
import * as bookingNotices from './en/booking/notices.ts';
import * as bookingPolicy from './en/booking/policy.ts';
import * as casesWords from './en/cases/words.ts';
import * as common from './en/common.ts';
import * as company from './en/company.ts';
import * as customer from './en/customer.ts';
import * as listing from './en/listing.ts';
import * as officePanji from './en/office/panji.ts';
import * as ownWork from './en/own-work.ts';
import * as panchang from './en/panchang.ts';
import * as pandit from './en/pandit.ts';
import * as panditAvailability from './en/pandit-availability.ts';
import * as panditBookings from './en/pandit-bookings.ts';
import * as panditEarnings from './en/pandit-earnings.ts';
import * as panditProfile from './en/pandit-profile.ts';
import * as publicWords from './en/public.ts';
import * as reading from './en/reading.ts';
import * as reviews from './en/reviews.ts';

/** Every sentence of the pages in English, by file and by the name the file gives them. The other languages have the same files. */
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

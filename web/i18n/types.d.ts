import type { AccountMessages } from './en/account.ts';
import type { AdminDashboardMessages } from './en/admin-dashboard.ts';
import type { AdminMessages } from './en/admin.ts';
import type { OfficeMessages } from './en/admin-office.ts';
import type { AdminPaymentsMessages } from './en/admin-payments.ts';
import type { CatalogueMessages } from './en/admin-rituals.ts';
import type { AuthMessages } from './en/auth.ts';
import type { BookingPageMessages } from './en/booking-page.ts';
import type { CompanyMessages } from './en/company.ts';
import type { CustomerMessages } from './en/customer.ts';
import type { ListingMessages } from './en/listing.ts';
import type { PanditAvailabilityMessages } from './en/pandit-availability.ts';
import type { PanditBookingsMessages } from './en/pandit-bookings.ts';
import type { OwnWorkMessages } from './en/own-work.ts';
import type { PanditMessages } from './en/pandit.ts';
import type { PanditEarningsMessages } from './en/pandit-earnings.ts';
import type { PanditProfileMessages } from './en/pandit-profile.ts';
import type { ReadingMessages } from './en/reading.ts';
import type { baseMessages } from './index.ts';

/** A key that is in no catalogue is a type error. */
declare module 'use-intl' {
  interface AppConfig {
    Messages: typeof baseMessages &
      AuthMessages &
      BookingPageMessages &
      CompanyMessages &
      CustomerMessages &
      AccountMessages &
      ListingMessages &
      ReadingMessages &
      OwnWorkMessages &
      PanditMessages &
      PanditBookingsMessages &
      PanditEarningsMessages &
      PanditProfileMessages &
      PanditAvailabilityMessages &
      AdminMessages &
      CatalogueMessages &
      AdminDashboardMessages &
      OfficeMessages &
      AdminPaymentsMessages;
    Locale: 'en-IN';
  }
}

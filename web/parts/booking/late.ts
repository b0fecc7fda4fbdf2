import type { Booking } from '#contract/bookings.ts';
import { isAgreed } from '#domain/booking.ts';
import { absentFrom } from '#domain/cases/case.ts';
import { instantOf, type Instant } from '#domain/time.ts';

/** Nothing of it has begun, and no case says that nobody came: there is something to prepare, and a place to find. */
export const isAhead = ({ begunAt, openCase }: Booking): boolean => begunAt === null && !openCase?.rests;

/** Its hour has come, nobody has begun, and nothing is said of that yet. */
export const isLate = ({ bookingStatus, begunAt, openCase, startsAt, endsAt }: Booking, now: Instant): boolean =>
  isAgreed(bookingStatus) &&
  begunAt === null &&
  openCase === null &&
  now >= absentFrom({ startsAt: instantOf(startsAt), endsAt: instantOf(endsAt) });

import type { Booking } from '#contract/bookings.ts';
import { isAgreed } from '#domain/booking.ts';
import { absentFrom } from '#domain/cases/case.ts';
import { instantOf, type Instant } from '#domain/time.ts';

/** Its hour has come, nobody has begun, and nothing is said of that yet. */
export const isLate = ({ bookingStatus, begunAt, openCase, startsAt, endsAt }: Booking, now: Instant): boolean =>
  isAgreed(bookingStatus) &&
  begunAt === null &&
  openCase === null &&
  now >= absentFrom({ startsAt: instantOf(startsAt), endsAt: instantOf(endsAt) });

import { wasHeld, type BookingStatus } from '../booking.ts';
import { days, later, type Instant } from '../time.ts';

/** When the two of a booking may review each other, and when they see what the other wrote (docs/decisions/0105-reviews.md). */

/** Days from the completion in which both may write. */
export const REVIEW_DAYS = 14;
/** The most characters of a review, and of its answer. */
export const WORDS_MAX = 1000;
export const MOST_STARS = 5;

/** When the time to write is over, and what was written is shown. */
export const reviewsEnd = (heldAt: Instant): Instant => later(heldAt, days(REVIEW_DAYS));

/** Why no review can be written; null where one can. `heldAt`: when the booking was completed. */
export function notNow(status: BookingStatus, heldAt: Instant | null, now: Instant): 'not-held' | 'late' | null {
  if (!wasHeld(status) || heldAt === null) return 'not-held';
  return now < reviewsEnd(heldAt) ? null : 'late';
}

/** This many pujas of the same two, reviewed by both within this many days, are unusual: the office looks at them. */
export const MUTUAL_OFTEN = 3;
export const MUTUAL_DAYS = 90;

import type { BookingReviews, PublicReview } from '#contract/booking/reviews.ts';
import type { Side } from '#domain/booking.ts';
import { notNow, reviewsEnd } from '#domain/reviews/review.ts';
import { instantOf, type Instant } from '#domain/time.ts';
import type { PublicRow, ReviewedBooking, ReviewRow } from './store.ts';

/** Reviews as they leave the server; what the other one wrote stays here until it is shown. */

/** Both reviews of a booking, as one side may see them. */
export function presentBoth(
  booking: ReviewedBooking,
  rows: readonly ReviewRow[],
  side: Side,
  now: Instant,
): BookingReviews {
  const heldAt = booking.heldAt && instantOf(booking.heldAt);
  const mine = rows.find((row) => row.side === side);
  const seen = rows.filter(
    (row) => row.withdrawnAt === null && (row.side === side || (row.shownAt !== null && row.hiddenRule === null)),
  );
  const [ofFamily, ofPandit] = [seen.find((row) => row.side === 'customer'), seen.find((row) => row.side === 'pandit')];
  return {
    until: heldAt === null || booking.isDoubted ? null : new Date(reviewsEnd(heldAt)).toISOString(),
    mine: stateOf(mine),
    hiddenBy: mine?.withdrawnAt === null ? mine.hiddenRule : null,
    mayWrite: !mine && !booking.isDoubted && notNow(booking.status, heldAt, now) === null,
    ofFamily: ofFamily ? familyWords(ofFamily) : null,
    ofPandit: ofPandit ? panditWords(ofPandit) : null,
  };
}

function stateOf(mine: ReviewRow | undefined): BookingReviews['mine'] {
  if (!mine) return 'none';
  if (mine.withdrawnAt) return 'withdrawn';
  if (mine.hiddenRule) return 'hidden';
  return mine.shownAt ? 'shown' : 'waits';
}

const familyWords = (row: ReviewRow): NonNullable<BookingReviews['ofFamily']> => ({
  _id: row.id,
  stars: row.stars ?? 0,
  onTime: row.onTime,
  conduct: row.conduct,
  explained: row.explained,
  asAgreed: row.asAgreed,
  words: row.words,
  at: row.at.toISOString(),
  answer: answerOf(row),
});

const panditWords = (row: ReviewRow): NonNullable<BookingReviews['ofPandit']> => ({
  prepared: row.prepared === true,
  respectful: row.respectful === true,
  paidAsAgreed: row.paidAsAgreed === true,
  easyToFind: row.easyToFind,
  at: row.at.toISOString(),
});

const answerOf = ({ answer, answeredAt }: ReviewRow) =>
  answer !== null && answeredAt ? { words: answer, at: answeredAt.toISOString() } : null;

export const presentPublic = (row: PublicRow): PublicReview => ({
  _id: row.id,
  stars: row.stars ?? 0,
  ritualType: row.ritualName,
  words: row.words,
  at: row.at.toISOString(),
  verified: row.verified,
  answer: answerOf(row),
});

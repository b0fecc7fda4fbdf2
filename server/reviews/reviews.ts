import { z } from 'zod';
import type { BookingReviews } from '#contract/booking/reviews.ts';
import type { Received, Reply } from '#contract/index.ts';
import { sideOf, type Side } from '#domain/booking.ts';
import type { Locale } from '#domain/locale.ts';
import { BAD_IN_A_DAY, BAD_STARS } from '#domain/reviews/hiding.ts';
import { notNow, REVIEW_DAYS, reviewsEnd } from '#domain/reviews/review.ts';
import { plainly } from '#domain/words/contacts.ts';
import { DAY, earlier, instantOf, type Instant } from '#domain/time.ts';
import { queueForSearch } from '../availability/searchable/searchable.ts';
import { newId } from '../db/ids.ts';
import { constraintOf, transaction, type Sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import { refuse } from '../http/failure.ts';
import type { Viewer } from '../http/viewer.ts';
import { isListed, nameListed } from '../pandits/pandits.ts';
import { badSince, putOnDesk } from './desk-store.ts';
import { refuseInsults } from './insults/insults.ts';
import { presentBoth, presentPublic } from './present.ts';
import { monthOf, ratingsOf } from '../ratings/ratings.ts';
import { noteMutual } from './pairs.ts';
import { recounted, show } from './showing.ts';
import {
  answerReview,
  bookingOf,
  insertReview,
  lockBooking,
  publicReviews,
  reviewsOf,
  withdrawReview,
  type BookingKey,
  type NewReview,
  type ReviewedBooking,
} from './store.ts';

/** What the two of a completed puja say of each other (docs/decisions/0105-reviews.md). */

type Words = Pick<
  NewReview,
  | 'stars'
  | 'onTime'
  | 'conduct'
  | 'explained'
  | 'asAgreed'
  | 'prepared'
  | 'respectful'
  | 'paidAsAgreed'
  | 'easyToFind'
  | 'words'
>;
const unsaid: Words = {
  stars: null,
  onTime: null,
  conduct: null,
  explained: null,
  asAgreed: null,
  prepared: null,
  respectful: null,
  paidAsAgreed: null,
  easyToFind: null,
  words: null,
};

/** What the viewer may see of a booking's reviews. Refuses `booking_unknown` for one that is not theirs. */
export async function ofBooking(deps: Deps, viewer: Viewer, bookingId: string): Promise<BookingReviews> {
  const booking = (await bookingOf(deps.pool, bookingId, viewer.id)) ?? refuse('booking_unknown');
  const rows = await reviewsOf(deps.pool, { panditId: booking.panditId, bookingId });
  return presentBoth(booking, rows, sideOf(booking, viewer), deps.now());
}

export async function reviewPandit(
  deps: Deps,
  viewer: Viewer,
  bookingId: string,
  said: Received<'POST /booking/:id/review', 'body'>,
): Promise<BookingReviews> {
  await refuseInsults(deps, said.words);
  return write(deps, viewer, bookingId, {
    ...unsaid,
    stars: said.stars,
    onTime: said.onTime ?? null,
    conduct: said.conduct ?? null,
    explained: said.explained ?? null,
    asAgreed: said.asAgreed ?? null,
    words: plainly(said.words ?? ''),
  });
}

export const reviewFamily = (
  deps: Deps,
  viewer: Viewer,
  bookingId: string,
  said: Received<'POST /booking/:id/review-family', 'body'>,
): Promise<BookingReviews> =>
  write(deps, viewer, bookingId, { ...unsaid, ...said, easyToFind: said.easyToFind ?? null });

/** One review a side, however often somebody presses (`reviews_one_per_side`); the second to write shows both. */
async function write(deps: Deps, viewer: Viewer, bookingId: string, words: Words): Promise<BookingReviews> {
  const now = deps.now();
  try {
    await transaction(deps.pool, async (sql) => {
      const booking = await lockedFor(sql, viewer, bookingId);
      const key = { panditId: booking.panditId, bookingId };
      const showsAt = new Date(reviewsEnd(openSince(booking, now)));
      const side = sideOf(booking, viewer);
      const written = { ...words, ...key, id: newId(), side, at: new Date(now), month: monthOf(now), showsAt };
      await insertReview(sql, written);
      await noteIfBad(sql, written, now);
      if ((await reviewsOf(sql, key)).length === 2) {
        await show(sql, key, now);
        await noteMutual(sql, { panditId: booking.panditId, customerId: booking.customerId }, now);
      }
    });
  } catch (error) {
    if (constraintOf(error) === 'reviews_one_per_side') refuse('review_twice');
    throw error;
  }
  return ofBooking(deps, viewer, bookingId);
}

/** Several bad ones of a pandit within a day can be a campaign, and come to the desk together, before anybody reads them. */
async function noteIfBad(sql: Sql, { panditId, side, stars }: NewReview, now: Instant): Promise<void> {
  if (side !== 'customer' || stars === null || stars > BAD_STARS) return;
  const reviewIds = await badSince(sql, panditId, BAD_STARS, new Date(earlier(now, DAY)));
  if (reviewIds.length >= BAD_IN_A_DAY) await putOnDesk(sql, { panditId, reviewIds }, true, new Date(now));
}

/** The pandit first, whose place in the search may change, then the booking: the order in which all others take them. */
async function lockedFor(sql: Sql, viewer: Viewer, bookingId: string): Promise<ReviewedBooking> {
  const { panditId } = (await bookingOf(sql, bookingId, viewer.id)) ?? refuse('booking_unknown');
  await queueForSearch(sql, [panditId]);
  return (await lockBooking(sql, bookingId, viewer.id)) ?? refuse('booking_unknown');
}

/** When the time to write began; refuses before that and after it. */
function openSince({ status, heldAt, isDoubted }: ReviewedBooking, now: Instant): Instant {
  if (isDoubted) return refuse('review_not_held');
  const since = heldAt && instantOf(heldAt);
  const why = notNow(status, since, now);
  if (why === 'late') refuse('review_late', { values: { days: String(REVIEW_DAYS) } });
  return why === null && since !== null ? since : refuse('review_not_held');
}

/** Withdrawn twice it is withdrawn once. */
export async function withdrawOwn(deps: Deps, viewer: Viewer, bookingId: string): Promise<BookingReviews> {
  const now = deps.now();
  await transaction(deps.pool, async (sql) => {
    const booking = await lockedFor(sql, viewer, bookingId);
    const key = { panditId: booking.panditId, bookingId };
    const side = sideOf(booking, viewer);
    const written = (await reviewsOf(sql, key)).some((row) => row.side === side);
    if (!written) refuse('review_unknown');
    await takeBack(sql, key, side, now);
  });
  return ofBooking(deps, viewer, bookingId);
}

/** Takes a review out of sight and out of the figures. The pandit is locked from before (`queueForSearch`). */
export async function takeBack(sql: Sql, key: BookingKey, side: Side, now: Instant): Promise<void> {
  await recounted(sql, key, now, async () => {
    const gone = await withdrawReview(sql, key, side, new Date(now));
    return { changed: gone !== null && gone.shownAt !== null && gone.side === 'customer', result: undefined };
  });
}

/** A pandit's one answer. What is not shown to them yet is not there to be answered: `review_unknown`. */
export async function answer(
  deps: Deps,
  viewer: Viewer,
  bookingId: string,
  said: Received<'POST /booking/:id/answer-review', 'body'>,
): Promise<BookingReviews> {
  const words = plainly(said.words) ?? refuse('answer_required', { fields: { words: 'answer_required' } });
  await refuseInsults(deps, words);
  const booking = (await bookingOf(deps.pool, bookingId, viewer.id)) ?? refuse('booking_unknown');
  const key = { panditId: booking.panditId, bookingId };
  if (!(await answerReview(deps.pool, key, words, new Date(deps.now())))) {
    const before = (await reviewsOf(deps.pool, key)).find((row) => row.side === 'customer')?.answer ?? null;
    if (before === null) refuse('review_unknown');
    if (before !== words) refuse('answer_twice');
  }
  return ofBooking(deps, viewer, bookingId);
}

const PER_PAGE = 10;

/** The rating of a pandit who has a page, and what families wrote, newest first. */
export async function ofPandit(
  { replica, now }: Deps,
  panditId: string,
  cursor: string | undefined,
): Promise<Reply<'GET /pandits/:id/reviews'>> {
  const before = readCursor(cursor, z.uuid());
  const [listed, ratings, rows] = await Promise.all([
    isListed(replica, panditId),
    ratingsOf(replica, [panditId], now()),
    publicReviews(replica, panditId, { before, limit: PER_PAGE + 1 }),
  ]);
  if (!listed) refuse('pandit_unknown');
  const shown = rows.slice(0, PER_PAGE);
  const last = rows.length > PER_PAGE ? shown.at(-1) : undefined;
  return {
    rating: ratings.get(panditId) ?? null,
    reviews: shown.map(presentPublic),
    nextCursor: last ? writeCursor(last.id) : null,
  };
}

/** One of them, that is shown. Refuses `review_unknown`. */
export async function oneOfPandit(
  { pool }: Pick<Deps, 'pool'>,
  panditId: string,
  reviewId: string,
  locale?: Locale,
): Promise<Reply<'GET /pandits/:id/reviews/:reviewId'>> {
  const [name, [row]] = await Promise.all([
    nameListed(pool, panditId, locale),
    publicReviews(pool, panditId, { before: null, limit: 1, only: reviewId }),
  ]);
  return name !== null && row ? { pandit: name, review: presentPublic(row) } : refuse('review_unknown');
}

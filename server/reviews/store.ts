import { unheldKinds } from '#domain/cases/case.ts';
import { heldStatuses, type BookingStatus, type Side } from '#domain/booking.ts';
import type { HideRule } from '#domain/reviews/hiding.ts';
import type { Sql } from '../db/sql.ts';
import type { Counted } from '../ratings/ratings.ts';

/** SQL of reviews. */

export interface ReviewedBooking {
  panditId: string;
  customerId: string;
  status: BookingStatus;
  /** When it was completed; null where it is not. */
  heldAt: Date | null;
  /** Somebody says that the puja was not held, and the office has not decided. */
  isDoubted: boolean;
}

const booking = (sql: Sql, bookingId: string, personId: string) => sql`
  SELECT b.pandit_id, b.customer_id, b.status,
    (SELECT min(e.at) FROM booking_events e
      WHERE e.pandit_id = b.pandit_id AND e.booking_id = b.id AND e.to_status IN ${sql(heldStatuses)}) AS held_at,
    EXISTS (SELECT 1 FROM cases c WHERE c.pandit_id = b.pandit_id AND c.booking_id = b.id AND c.kind IN ${sql(unheldKinds)} AND c.closed_at IS NULL)
      AS is_doubted
  FROM bookings b WHERE b.id = ${bookingId} AND ${personId} IN (b.pandit_id, b.customer_id)`;

/** A booking to one of its two parties; null to anybody else. */
export async function bookingOf(sql: Sql, bookingId: string, personId: string): Promise<ReviewedBooking | null> {
  const [row] = await sql<ReviewedBooking[]>`${booking(sql, bookingId, personId)}`;
  return row ?? null;
}

/** The same; the other of the two waits until the transaction ends, so that the second to write sees the first. */
export async function lockBooking(sql: Sql, bookingId: string, personId: string): Promise<ReviewedBooking | null> {
  const [row] = await sql<ReviewedBooking[]>`${booking(sql, bookingId, personId)} FOR NO KEY UPDATE`;
  return row ?? null;
}

/** What a family is asked beside the stars, and what a pandit is. */
interface Said {
  stars: number | null;
  onTime: boolean | null;
  conduct: boolean | null;
  explained: boolean | null;
  asAgreed: boolean | null;
  prepared: boolean | null;
  respectful: boolean | null;
  paidAsAgreed: boolean | null;
  easyToFind: boolean | null;
  words: string | null;
}

export interface NewReview extends Said {
  readonly panditId: string;
  readonly id: string;
  readonly bookingId: string;
  readonly side: Side;
  readonly at: Date;
  readonly month: string;
  readonly showsAt: Date;
}

export async function insertReview(sql: Sql, one: NewReview): Promise<void> {
  await sql`
    INSERT INTO reviews (pandit_id, id, booking_id, side, stars, on_time, conduct, explained, as_agreed, prepared,
      respectful, paid_as_agreed, easy_to_find, words, at, month, shows_at)
    VALUES (${one.panditId}, ${one.id}, ${one.bookingId}, ${one.side}, ${one.stars}, ${one.onTime}, ${one.conduct},
      ${one.explained}, ${one.asAgreed}, ${one.prepared}, ${one.respectful}, ${one.paidAsAgreed}, ${one.easyToFind}, ${one.words},
      ${one.at}, ${one.month}, ${one.showsAt})`;
}

export interface ReviewRow extends Said {
  id: string;
  bookingId: string;
  side: Side;
  at: Date;
  shownAt: Date | null;
  withdrawnAt: Date | null;
  hiddenRule: HideRule | null;
  answer: string | null;
  answeredAt: Date | null;
}

const columns = (sql: Sql) => sql`
  r.id, r.booking_id, r.side, r.stars, r.on_time, r.conduct, r.explained, r.as_agreed, r.prepared, r.respectful,
  r.paid_as_agreed, r.easy_to_find, r.words, r.at, r.shown_at, r.withdrawn_at, r.hidden_rule, r.answer, r.answered_at`;

export interface BookingKey {
  readonly panditId: string;
  readonly bookingId: string;
}

/** Both of a booking, withdrawn ones too. */
export const reviewsOf = (sql: Sql, { panditId, bookingId }: BookingKey): Promise<ReviewRow[]> => sql<ReviewRow[]>`
  SELECT ${columns(sql)} FROM reviews r WHERE r.pandit_id = ${panditId} AND r.booking_id = ${bookingId}`;

/** Of a review that was shown or withdrawn. */
export interface Changed {
  id: string;
  side: Side;
  stars: number | null;
  shownAt: Date | null;
}

/** The stars of a family that count for its pandit: those of its newest review that is shown; null where there is none. */
export async function countedOf(
  sql: Sql,
  { panditId, customerId }: { panditId: string; customerId: string },
): Promise<Counted | null> {
  const [row] = await sql<Counted[]>`
    SELECT r.pandit_id, r.month, r.stars FROM customer_bookings c
    JOIN reviews r ON r.pandit_id = c.pandit_id AND r.booking_id = c.booking_id AND r.side = 'customer'
    WHERE c.customer_id = ${customerId} AND c.pandit_id = ${panditId} AND r.shown_at IS NOT NULL AND r.withdrawn_at IS NULL AND r.hidden_at IS NULL
    ORDER BY r.id DESC LIMIT 1`;
  return row ?? null;
}

/** Whose booking it is. */
export async function customerOf(sql: Sql, { panditId, bookingId }: BookingKey): Promise<string | null> {
  const [row] = await sql<{ customerId: string }[]>`
    SELECT customer_id FROM bookings WHERE pandit_id = ${panditId} AND id = ${bookingId}`;
  return row?.customerId ?? null;
}

/** Shows those of a booking that are not shown yet; each is given back once, to the transaction that showed it. */
export const showBoth = (sql: Sql, { panditId, bookingId }: BookingKey, at: Date): Promise<Changed[]> => sql<Changed[]>`
  UPDATE reviews SET shown_at = ${at}
  WHERE pandit_id = ${panditId} AND booking_id = ${bookingId} AND shown_at IS NULL AND withdrawn_at IS NULL
  RETURNING id, side, stars, shown_at`;

export interface DueReview extends BookingKey {
  readonly id: string;
}

/** Those whose time to be shown has come, longest ago first; read without a lock, each is claimed by being shown. */
export const dueReviews = (sql: Sql, now: Date, limit: number): Promise<DueReview[]> => sql<DueReview[]>`
  SELECT pandit_id, booking_id, id FROM reviews
  WHERE shows_at <= ${now} AND shown_at IS NULL AND withdrawn_at IS NULL ORDER BY shows_at, id LIMIT ${limit}`;

/** Takes back what one side wrote, and what was answered to it; null where there is nothing to take back. */
export async function withdrawReview(
  sql: Sql,
  { panditId, bookingId }: BookingKey,
  side: Side,
  at: Date,
): Promise<Changed | null> {
  const [row] = await sql<Changed[]>`
    UPDATE reviews SET withdrawn_at = ${at}, words = NULL, answer = NULL, answered_at = NULL
    WHERE pandit_id = ${panditId} AND booking_id = ${bookingId} AND side = ${side} AND withdrawn_at IS NULL
    RETURNING id, side, stars, shown_at`;
  return row ?? null;
}

/** False where the review is not there to be answered, or is answered already. */
export async function answerReview(
  sql: Sql,
  { panditId, bookingId }: BookingKey,
  words: string,
  at: Date,
): Promise<boolean> {
  const { count } = await sql`
    UPDATE reviews SET answer = ${words}, answered_at = ${at}
    WHERE pandit_id = ${panditId} AND booking_id = ${bookingId} AND side = 'customer' AND shown_at IS NOT NULL
      AND withdrawn_at IS NULL AND hidden_at IS NULL AND answer IS NULL`;
  return count === 1;
}

export interface PublicRow extends ReviewRow {
  ritualName: string;
  verified: boolean;
}

/** What families wrote of a pandit and is shown, newest first. */
export const publicReviews = (
  sql: Sql,
  panditId: string,
  { before, limit, only }: { before: string | null; limit: number; only?: string },
): Promise<PublicRow[]> => sql<PublicRow[]>`
  SELECT ${columns(sql)}, t.name AS ritual_name,
    EXISTS (SELECT 1 FROM payments p WHERE p.pandit_id = r.pandit_id AND p.booking_id = r.booking_id AND p.applied
      AND p.amount_paise > (SELECT coalesce(sum(f.amount_paise), 0) FROM refunds f
        WHERE f.pandit_id = p.pandit_id AND f.payment_id = p.id))
    OR EXISTS (SELECT 1 FROM booking_events e WHERE e.pandit_id = r.pandit_id AND e.booking_id = r.booking_id
      AND e.to_status IN ${sql(heldStatuses)} AND e.from_status <> e.to_status AND e.at >= upper(b.period)) AS verified
  FROM reviews r
  JOIN bookings b ON b.pandit_id = r.pandit_id AND b.id = r.booking_id
  JOIN rituals t ON t.id = b.ritual_id
  WHERE r.pandit_id = ${panditId} AND r.side = 'customer' AND r.shown_at IS NOT NULL AND r.withdrawn_at IS NULL AND r.hidden_at IS NULL
    ${before === null ? sql`` : sql`AND r.id < ${before}`} ${only === undefined ? sql`` : sql`AND r.id = ${only}`}
  ORDER BY r.id DESC LIMIT ${limit}`;

/** Everything somebody wrote in reviews, as family or as pandit. */
export const writtenBy = (sql: Sql, personId: string): Promise<ReviewRow[]> => sql<ReviewRow[]>`
  SELECT ${columns(sql)} FROM customer_bookings mine
  JOIN reviews r ON r.pandit_id = mine.pandit_id AND r.booking_id = mine.booking_id AND r.side = 'customer'
  WHERE mine.customer_id = ${personId}
  UNION ALL
  SELECT ${columns(sql)} FROM reviews r WHERE r.pandit_id = ${personId} AND (r.side = 'pandit' OR r.answer IS NOT NULL)
  ORDER BY id`;

/** The bookings somebody has a review of that is not withdrawn. */
export const reviewedBy = (sql: Sql, personId: string): Promise<(BookingKey & { side: Side })[]> => sql<
  (BookingKey & { side: Side })[]
>`
  SELECT r.pandit_id, r.booking_id, r.side FROM customer_bookings mine
  JOIN reviews r ON r.pandit_id = mine.pandit_id AND r.booking_id = mine.booking_id AND r.side = 'customer'
  WHERE mine.customer_id = ${personId} AND r.withdrawn_at IS NULL
  UNION ALL
  SELECT r.pandit_id, r.booking_id, r.side FROM reviews r
  WHERE r.pandit_id = ${personId} AND r.side = 'pandit' AND r.withdrawn_at IS NULL
  ORDER BY 1, 2`;

export async function removeAnswers(sql: Sql, panditId: string): Promise<void> {
  await sql`UPDATE reviews SET answer = NULL, answered_at = NULL WHERE pandit_id = ${panditId} AND answer IS NOT NULL`;
}

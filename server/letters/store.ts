import type { BookingStatus, Side } from '#domain/booking.ts';
import { firstIdAt } from '../db/ids.ts';
import type { Sql } from '../db/sql.ts';
import { endedByOffice, hasLeft } from '../bookings/has-left.ts';

/** SQL of letters. */

export interface BookingKey {
  readonly panditId: string;
  readonly bookingId: string;
}

/** A booking, as far as its letters ask. */
export interface LetterBooking extends BookingKey {
  customerId: string;
  status: BookingStatus;
  endsAt: Date;
  /** When its last step was taken. */
  updatedAt: Date;
  /** One that was agreed has a start code; what the office ended counts as none. */
  wasAgreed: boolean;
  /** Its pandit has given it up, or to another one. */
  hasLeft: boolean;
}

export async function bookingFor(sql: Sql, bookingId: string): Promise<LetterBooking | null> {
  const [row] = await sql<LetterBooking[]>`
    SELECT b.pandit_id, b.id AS booking_id, b.customer_id, b.status, upper(b.period) AS ends_at, b.updated_at,
      b.start_code IS NOT NULL AND NOT ${endedByOffice(sql)} AS was_agreed, ${hasLeft(sql)} AS has_left
    FROM bookings b WHERE b.id = ${bookingId}`;
  return row ?? null;
}

export interface ThreadRow {
  customerRead: string | null;
  panditRead: string | null;
  customerBlockedAt: Date | null;
  panditBlockedAt: Date | null;
}

const nobodyYet: ThreadRow = { customerRead: null, panditRead: null, customerBlockedAt: null, panditBlockedAt: null };

export async function threadOf(sql: Sql, { panditId, bookingId }: BookingKey): Promise<ThreadRow> {
  const [row] = await sql<ThreadRow[]>`
    SELECT customer_read, pandit_read, customer_blocked_at, pandit_blocked_at
    FROM booking_threads WHERE pandit_id = ${panditId} AND booking_id = ${bookingId}`;
  return row ?? nobodyYet;
}

/** The next writer in this thread waits until the transaction ends. */
export async function lockThread(sql: Sql, { panditId, bookingId }: BookingKey): Promise<ThreadRow> {
  await sql`
    INSERT INTO booking_threads (pandit_id, booking_id) VALUES (${panditId}, ${bookingId}) ON CONFLICT DO NOTHING`;
  const [row] = await sql<ThreadRow[]>`
    SELECT customer_read, pandit_read, customer_blocked_at, pandit_blocked_at
    FROM booking_threads WHERE pandit_id = ${panditId} AND booking_id = ${bookingId} FOR UPDATE`;
  return row ?? nobodyYet;
}

export interface LetterRow {
  id: string;
  side: Side;
  words: string | null;
  photo: string | null;
  masked: boolean;
  at: Date;
}

/** Newest first, from one on backwards. */
export const lettersOf = (
  sql: Sql,
  { panditId, bookingId }: BookingKey,
  { before, limit }: { before: string | null; limit: number },
): Promise<LetterRow[]> => sql<LetterRow[]>`
  SELECT id, side, words, photo, masked, at FROM booking_letters
  WHERE pandit_id = ${panditId} AND booking_id = ${bookingId} ${before === null ? sql`` : sql`AND id < ${before}`}
  ORDER BY id DESC LIMIT ${limit}`;

/** Letters of one side after one, a hundred at most. */
export async function countAfter(
  sql: Sql,
  { panditId, bookingId }: BookingKey,
  side: Side,
  after: string | null,
): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (
      SELECT 1 FROM booking_letters
      WHERE pandit_id = ${panditId} AND booking_id = ${bookingId} AND side = ${side}
        ${after === null ? sql`` : sql`AND id > ${after}`}
      ORDER BY id DESC LIMIT 100) newer`;
  return row?.count ?? 0;
}

export const countSince = (sql: Sql, key: BookingKey, side: Side, since: Date): Promise<number> =>
  countAfter(sql, key, side, firstIdAt(since.getTime()));

/** The one that was written by this press already. */
export async function letterByKey(
  sql: Sql,
  { panditId, bookingId }: BookingKey,
  side: Side,
  pressKey: string,
): Promise<LetterRow | null> {
  const [row] = await sql<LetterRow[]>`
    SELECT id, side, words, photo, masked, at FROM booking_letters
    WHERE pandit_id = ${panditId} AND booking_id = ${bookingId} AND side = ${side} AND key = ${pressKey}`;
  return row ?? null;
}

export async function insertLetter(
  sql: Sql,
  { panditId, bookingId }: BookingKey,
  letter: LetterRow & { readonly key: string },
): Promise<void> {
  await sql`
    INSERT INTO booking_letters (pandit_id, booking_id, id, side, words, photo, masked, key, at)
    VALUES (${panditId}, ${bookingId}, ${letter.id}, ${letter.side}, ${letter.words}, ${letter.photo}, ${letter.masked},
      ${letter.key}, ${letter.at})`;
}

/** Read marks only go forward; false where that much was read already. */
export async function noteRead(
  sql: Sql,
  { panditId, bookingId }: BookingKey,
  side: Side,
  upTo: string,
): Promise<boolean> {
  const read = side === 'customer' ? sql`customer_read` : sql`pandit_read`;
  const { count } = await sql`
    UPDATE booking_threads SET ${read} = ${upTo}, changed_at = now()
    WHERE pandit_id = ${panditId} AND booking_id = ${bookingId} AND (${read} IS NULL OR ${read} < ${upTo})
      AND EXISTS (SELECT 1 FROM booking_letters l
        WHERE l.pandit_id = ${panditId} AND l.booking_id = ${bookingId} AND l.id = ${upTo})`;
  return count === 1;
}

/** From when on a side takes no more letters; null: it takes them. */
export async function setBlocked(
  sql: Sql,
  { panditId, bookingId }: BookingKey,
  side: Side,
  at: Date | null,
): Promise<void> {
  const blocked = side === 'customer' ? sql`customer_blocked_at` : sql`pandit_blocked_at`;
  await sql`
    UPDATE booking_threads SET ${blocked} = ${at}, changed_at = now()
    WHERE pandit_id = ${panditId} AND booking_id = ${bookingId}`;
}

/** Whether a letter of this thread is not of that side. */
export async function isOthers(
  sql: Sql,
  { panditId, bookingId }: BookingKey,
  side: Side,
  letterId: string,
): Promise<boolean> {
  const rows = await sql`
    SELECT 1 FROM booking_letters
    WHERE pandit_id = ${panditId} AND booking_id = ${bookingId} AND id = ${letterId} AND side <> ${side}`;
  return rows.length > 0;
}

export interface NewReport extends BookingKey {
  readonly id: string;
  readonly letterId: string | null;
  readonly side: Side;
  readonly reason: string;
  readonly at: Date;
}

/** The same report of the same letter twice is one. */
export async function insertReport(sql: Sql, one: NewReport): Promise<void> {
  await sql`
    INSERT INTO letter_reports (pandit_id, id, booking_id, letter_id, side, reason, at)
    SELECT ${one.panditId}, ${one.id}, ${one.bookingId}, ${one.letterId}, ${one.side}, ${one.reason}, ${one.at}
    WHERE NOT EXISTS (
      SELECT 1 FROM letter_reports r
      WHERE r.pandit_id = ${one.panditId} AND r.booking_id = ${one.bookingId} AND r.side = ${one.side}
        AND r.letter_id IS NOT DISTINCT FROM ${one.letterId}::uuid AND r.reason = ${one.reason})`;
}

/** Whether this member of the office has taken a case about the booking. */
export async function hasCase(sql: Sql, { panditId, bookingId }: BookingKey, adminId: string): Promise<boolean> {
  const rows = await sql`
    SELECT 1 FROM cases WHERE pandit_id = ${panditId} AND booking_id = ${bookingId} AND owner_id = ${adminId} LIMIT 1`;
  return rows.length > 0;
}

/** Which of these letters were reported to the office. */
export async function reportedAmong(
  sql: Sql,
  { panditId, bookingId }: BookingKey,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await sql<{ letterId: string }[]>`
    SELECT DISTINCT letter_id FROM letter_reports
    WHERE pandit_id = ${panditId} AND booking_id = ${bookingId} AND letter_id = ANY (${ids as string[]}::uuid[])`;
  return rows.map(({ letterId }) => letterId);
}

/** Wakes who looks at the thread, once the transaction is through. Without a letter, the thread was read or closed in it. */
export async function wakeReaders(
  sql: Sql,
  { customerId, panditId, bookingId }: LetterBooking,
  letterId: string | null,
): Promise<void> {
  const booking = [customerId, panditId, bookingId].join(' ');
  await sql`
    SELECT pg_notify('letter_written', concat_ws(' ', ${booking}::text, extract(epoch FROM now()), ${letterId}::uuid))`;
}

export interface OwnLetter {
  bookingId: string;
  words: string | null;
  photo: string | null;
  at: Date;
}

/** Everything somebody wrote, as family or as pandit. */
export const writtenBy = (sql: Sql, personId: string): Promise<OwnLetter[]> => sql<OwnLetter[]>`
  SELECT l.booking_id, l.words, l.photo, l.at, l.id FROM customer_bookings mine
  JOIN booking_letters l ON l.pandit_id = mine.pandit_id AND l.booking_id = mine.booking_id AND l.side = 'customer'
  WHERE mine.customer_id = ${personId}
  UNION ALL
  SELECT l.booking_id, l.words, l.photo, l.at, l.id FROM booking_letters l
  WHERE l.pandit_id = ${personId} AND l.side = 'pandit'
  ORDER BY id`;

/** Takes the words and photos of one who leaves; that they wrote stays. */
export async function eraseWritten(sql: Sql, personId: string): Promise<void> {
  await sql`
    UPDATE booking_letters l SET words = NULL, photo = NULL
    FROM customer_bookings mine
    WHERE mine.customer_id = ${personId} AND l.pandit_id = mine.pandit_id AND l.booking_id = mine.booking_id
      AND l.side = 'customer'`;
  await sql`UPDATE booking_letters SET words = NULL, photo = NULL WHERE pandit_id = ${personId} AND side = 'pandit'`;
  await sql`
    UPDATE letter_reports r SET reason = NULL
    FROM customer_bookings mine
    WHERE mine.customer_id = ${personId} AND r.pandit_id = mine.pandit_id AND r.booking_id = mine.booking_id
      AND r.side = 'customer'`;
  await sql`UPDATE letter_reports SET reason = NULL WHERE pandit_id = ${personId} AND side = 'pandit'`;
}

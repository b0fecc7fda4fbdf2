import { z } from 'zod';
import type { Letter, Thread } from '#contract/booking/letters.ts';
import type { Received, Reply } from '#contract/index.ts';
import { wasHeld, sideOf, type Side } from '#domain/booking.ts';
import { LETTER_DAYS, LETTERS_A_PAGE, LETTERS_AN_HOUR, lettersEnd, masksContacts } from '#domain/letters/letters.ts';
import { HOUR, instantOf, type Instant } from '#domain/time.ts';
import { plainly, withoutContacts } from '#domain/words/contacts.ts';
import { audit } from '../audit/audit.ts';
import { spokenIn } from '../bookings/spoken.ts';
import { openCase } from '../cases/open.ts';
import { newId } from '../db/ids.ts';
import { transaction, type Sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import { refuse } from '../http/failure.ts';
import type { Viewer } from '../http/viewer.ts';
import { forgetLetterNews, tellOfLetter } from '../notifications/notifications.ts';
import { isUpload } from '../uploads/uploads.ts';
import {
  bookingFor,
  countAfter,
  countSince,
  insertLetter,
  insertReport,
  isOthers,
  hasCase,
  reportedAmong,
  letterByKey,
  lettersOf,
  lockThread,
  noteRead,
  setBlocked,
  threadOf,
  wakeReaders,
  type BookingKey,
  type LetterBooking,
  type LetterRow,
  type ThreadRow,
} from './store.ts';

/** What the two of a booking write to each other (docs/decisions/0110-words-between-them.md). */

export async function read(
  { pool, now }: Deps,
  viewer: Viewer,
  bookingId: string,
  cursor: string | undefined,
): Promise<Thread> {
  const booking = await ownBooking(pool, viewer, bookingId);
  const side = sideOf(booking, viewer);
  const other = side === 'customer' ? 'pandit' : 'customer';
  // the family's words are of a puja that is not theirs any more
  if (isGone(booking, side))
    return { letters: [], nextCursor: null, readUpTo: null, unread: 0, closed: 'over', until: null, masks: true };
  const thread = await threadOf(pool, booking);
  const [page, unread] = await Promise.all([
    pageOf(pool, booking, cursor),
    countAfter(pool, booking, other, side === 'customer' ? thread.customerRead : thread.panditRead),
  ]);
  const end = endOf(booking);
  return {
    ...page,
    readUpTo: side === 'customer' ? thread.panditRead : thread.customerRead,
    unread,
    closed: whyClosed(booking, thread, side, now()),
    until: end === null ? null : new Date(end).toISOString(),
    masks: masksContacts(booking.status),
  };
}

/** Writes to the other side: an open page shows the letter at once, and a message tells of an unread one. One letter a key. */
export async function write(
  deps: Deps,
  viewer: Viewer,
  bookingId: string,
  { text, photo = null, key }: Received<'POST /booking/:id/letters', 'body'>,
): Promise<Letter> {
  const said = plainly(text ?? '');
  if (said === null && photo === null) refuse('letter_required', { fields: { text: 'letter_required' } });
  const booking = await ownBooking(deps.pool, viewer, bookingId);
  const side = sideOf(booking, viewer);
  return transaction(deps.pool, async (sql) => {
    const thread = await lockThread(sql, booking);
    const before = await letterByKey(sql, booking, side, key);
    if (before) return present(before);
    const now = deps.now();
    await refuseClosed(sql, booking, thread, side, now);
    if (photo !== null && !(await isUpload(sql, 'letter', photo, viewer.id))) {
      refuse('letter_photo', { fields: { photo: 'letter_photo' } });
    }
    const masks = masksContacts(booking.status);
    // a picture of a number cannot be masked
    if (masks && photo !== null) refuse('letter_photo_early', { fields: { photo: 'letter_photo_early' } });
    const words = masks && said !== null ? withoutContacts(said, (await spokenIn(sql, booking))[side]) : said;
    const letter = { id: newId(now), side, words, photo, masked: words !== said, at: new Date(now) };
    await insertLetter(sql, booking, { ...letter, key });
    await tellOfLetter(sql, { ...booking, to: side === 'customer' ? 'pandit' : 'customer' }, now);
    await wakeReaders(sql, booking, letter.id);
    return present(letter);
  });
}

async function refuseClosed(
  sql: Sql,
  booking: LetterBooking,
  thread: ThreadRow,
  side: Side,
  now: Instant,
): Promise<void> {
  const closed = whyClosed(booking, thread, side, now);
  if (closed === 'over' && isGone(booking, side)) refuse('letters_gone');
  if (closed === 'over' && !booking.wasAgreed && !wasHeld(booking.status)) refuse('letters_nothing');
  if (closed === 'over') refuse('letters_over', { values: { days: String(LETTER_DAYS) } });
  if (closed === 'left') refuse('letters_left');
  if (closed === 'blocked') refuse('letters_blocked');
  if (closed === 'blockedByMe') refuse('letters_blocked_own');
  const lately = await countSince(sql, booking, side, new Date(now - HOUR));
  if (lately >= LETTERS_AN_HOUR) refuse('letters_many', { retryAfter: HOUR / 1000 });
}

/** The viewer has read everything up to a letter: the other side sees it, and no message need tell of it. */
export async function markRead(
  deps: Deps,
  viewer: Viewer,
  bookingId: string,
  upTo: string,
): Promise<Record<string, never>> {
  const booking = await ownBooking(deps.pool, viewer, bookingId);
  const side = sideOf(booking, viewer);
  await transaction(deps.pool, async (sql) => {
    if (!(await noteRead(sql, booking, side, upTo))) return;
    await forgetLetterNews(sql, { ...booking, to: side });
    await wakeReaders(sql, booking, null);
  });
  return {};
}

/** A side takes no more letters, or takes them again. */
export async function block(
  deps: Deps,
  viewer: Viewer,
  bookingId: string,
  isBlocked: boolean,
): Promise<Record<string, never>> {
  const booking = await ownBooking(deps.pool, viewer, bookingId);
  const side = sideOf(booking, viewer);
  await transaction(deps.pool, async (sql) => {
    await lockThread(sql, booking);
    await setBlocked(sql, booking, side, isBlocked ? new Date(deps.now()) : null);
    if (isBlocked) await forgetLetterNews(sql, { ...booking, to: side });
    await wakeReaders(sql, booking, null);
  });
  return {};
}

/** Tells the office of a letter of the other side's, or of the whole thread. */
export async function report(
  deps: Deps,
  viewer: Viewer,
  bookingId: string,
  { letterId = null, reason }: Received<'POST /booking/:id/letters/report', 'body'>,
): Promise<Record<string, never>> {
  const booking = await ownBooking(deps.pool, viewer, bookingId);
  const side = sideOf(booking, viewer);
  const now = deps.now();
  await transaction(deps.pool, async (sql) => {
    if (letterId !== null && !(await isOthers(sql, booking, side, letterId))) refuse('letter_unknown');
    await insertReport(sql, { ...keyOf(booking), id: newId(now), letterId, side, reason, at: new Date(now) });
    // the ticket by which it can be followed; while one of theirs is open it is that one
    const wish = { ...keyOf(booking), kind: 'report', by: side, openerId: viewer.id, words: reason } as const;
    await openCase(sql, wish, now);
  });
  return {};
}

/** For the member of staff who has a case about the booking; the reading is written to the audit trail first. */
export async function readForOffice(
  deps: Deps,
  viewer: Viewer,
  bookingId: string,
  cursor: string | undefined,
  requestId: string,
): Promise<Reply<'GET /booking/admin/:id/letters'>> {
  const booking = (await bookingFor(deps.pool, bookingId)) ?? refuse('booking_unknown');
  if (!(await hasCase(deps.pool, booking, viewer.id))) refuse('letters_private');
  const deed = { actorId: viewer.id, action: 'letters.read', subjectType: 'booking', subjectId: bookingId } as const;
  await audit(deps.pool, { ...deed, requestId }, deps.now());
  const page = await pageOf(deps.pool, booking, cursor);
  const ids = page.letters.map(({ _id }) => _id);
  return { ...page, reported: await reportedAmong(deps.pool, booking, ids) };
}

async function pageOf(
  sql: Sql,
  booking: BookingKey,
  cursor: string | undefined,
): Promise<Pick<Thread, 'letters' | 'nextCursor'>> {
  const before = readCursor(cursor, z.uuid());
  const rows = await lettersOf(sql, booking, { before, limit: LETTERS_A_PAGE + 1 });
  const shown = rows.slice(0, LETTERS_A_PAGE);
  const last = rows.length > LETTERS_A_PAGE ? shown.at(-1) : undefined;
  return { letters: shown.toReversed().map(present), nextCursor: last ? writeCursor(last.id) : null };
}

const present = ({ id, side, words, photo, masked, at }: LetterRow): Letter => ({
  _id: id,
  by: side,
  text: words,
  photo,
  masked,
  at: at.toISOString(),
});

function whyClosed(booking: LetterBooking, thread: ThreadRow, side: Side, now: Instant): Thread['closed'] {
  const end = endOf(booking);
  if ((end !== null && now >= end) || isGone(booking, side)) return 'over';
  // a person who left would not read it
  if (booking.hasLeft) return 'left';
  const isMine = (side === 'customer' ? thread.customerBlockedAt : thread.panditBlockedAt) !== null;
  if (isMine) return 'blockedByMe';
  return (thread.customerBlockedAt ?? thread.panditBlockedAt) ? 'blocked' : null;
}

/** A pandit who withdrew, or whose puja another one holds. */
const isGone = ({ hasLeft }: LetterBooking, side: Side): boolean => side === 'pandit' && hasLeft;

const endOf = ({ status, endsAt, updatedAt, wasAgreed }: LetterBooking): Instant | null =>
  lettersEnd(status, { endsAt: instantOf(endsAt), endedAt: instantOf(updatedAt), wasAgreed });

async function ownBooking(sql: Sql, viewer: Viewer, bookingId: string): Promise<LetterBooking> {
  const booking = await bookingFor(sql, bookingId);
  const isOwn = booking && (viewer.id === booking.customerId || viewer.id === booking.panditId);
  return isOwn ? booking : refuse('booking_unknown');
}

const keyOf = ({ panditId, bookingId }: BookingKey): BookingKey => ({ panditId, bookingId });

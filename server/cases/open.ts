import type { Received } from '#contract/index.ts';
import {
  clocksFrom,
  isAboutMoney,
  isOfTheDay,
  OPEN_DAYS,
  whyNotOpen,
  type CaseKind,
  type Opener,
} from '#domain/cases/case.ts';
import { sideOf, type Side } from '#domain/booking.ts';
import { DAY, type Instant } from '#domain/time.ts';
import { tellBeside } from '../db/booking-changed.ts';
import { firstIdAt, newId } from '../db/ids.ts';
import { transaction, type Sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../http/failure.ts';
import { said, type Said } from '../http/mount.ts';
import type { Viewer } from '../http/viewer.ts';
import type { BookingRef } from '../ledger/ledger.ts';
import type { OwnCase } from '#contract/cases/cases.ts';
import { tellOfCase } from './tell.ts';
import { nextTicket } from './ticket.ts';
import { attachPhotos } from './photos/photos.ts';
import {
  countMoneyCase,
  insertCase,
  insertDeed,
  lockBooking,
  openCaseOf,
  openedSince,
  refFor,
  type CaseRow,
  type LockedBooking,
} from './store.ts';
import { ownCaseOf, pujaOf } from './own.ts';
import { deedsOf } from './read-store.ts';

/** How a case begins (docs/decisions/0108-cases.md). */

/** How many a person can open in a day: more than anybody has pujas. */
const PER_DAY = 10;

export interface CaseWish extends BookingRef {
  readonly kind: CaseKind;
  readonly by: Opener;
  /** The person; null where it opens automatically. */
  readonly openerId: string | null;
  /** Who of the office opens it for them. */
  readonly onBehalf?: string;
  readonly words: string | null;
  readonly photos?: readonly string[];
  /** The case an appeal is about. */
  readonly aboutId?: string;
}

export interface Opened {
  readonly id: string;
  readonly number: string;
  /** False where that side had such a case open before: there is one at a time. */
  readonly isNew: boolean;
}

/**
 * Opens a case about a booking, in the caller's transaction: its money waits from here on, where it is of a kind about money.
 * Asked again while it is open it is the same case, with the words it had. Locks the booking; a caller that locks the pandit, or
 * a payment, does so before, or not at all.
 */
export async function openCase(sql: Sql, wish: CaseWish, now: Instant): Promise<Opened> {
  const { panditId, bookingId } = wish;
  const booking = (await lockBooking(sql, wish)) ?? refuse('booking_unknown');
  const before = wish.aboutId ? null : await openCaseOf(sql, wish, wish.kind, wish.by);
  if (before) return { id: before.id, number: before.number, isNew: false };
  const at = new Date(now);
  const [id, deedId] = [newId(now), newId(now)];
  const number = await nextTicket(sql, now);
  const { kind, by: openedBy, openerId, onBehalf, words, photos = [], aboutId = null } = wish;
  const { customerId } = booking;
  await insertCase(sql, {
    panditId,
    bookingId,
    id,
    customerId,
    number,
    kind,
    openedBy,
    openerId,
    aboutId,
    at,
    ...clocksFrom(now),
  });
  await insertDeed(
    sql,
    { panditId, caseId: id },
    { id: deedId, what: 'opened', side: onBehalf ? 'office' : openedBy, actorId: onBehalf ?? openerId, words, at },
  );
  if (openerId) await attachPhotos(sql, { panditId, caseId: id, deedId, ownerId: openerId }, photos);
  if (isAboutMoney(kind)) await countMoneyCase(sql, wish, 1);
  await tellOfCase(
    sql,
    'opened',
    { panditId, bookingId, customerId, number, kind, openedBy, byOffice: onBehalf !== undefined },
    now,
  );
  await tellBeside(sql, { panditId, bookingId, customerId });
  return { id, number, isNew: true };
}

/** The two of a booking say different sums of its rest; `words` is what each says. In the caller's transaction. */
export const openDifference = (sql: Sql, { panditId, bookingId }: BookingRef, words: string, now: Instant) =>
  openCase(sql, { panditId, bookingId, kind: 'difference', by: 'time', openerId: null, words }, now);

/**
 * One of the two of a booking opens a case. The same once more is the case that is open; with other words it is refused, so that
 * none of them is lost unread.
 */
export async function openByParty(
  deps: Deps,
  viewer: Viewer,
  bookingId: string,
  { kind, words = null, photos = [] }: Received<'POST /case/booking/:id', 'body'>,
): Promise<Said<OwnCase>> {
  const now = deps.now();
  const opened = await transaction(deps.pool, async (sql) => {
    const found = (await refFor(sql, bookingId, viewer.id)) ?? refuse('booking_unknown');
    const by = sideOf(found, viewer);
    const ref = { panditId: found.panditId, bookingId };
    const booking = (await lockBooking(sql, ref)) ?? refuse('booking_unknown');
    const before = await openCaseOf(sql, ref, kind, by);
    if (before) return refuseOther(sql, before, words);
    const ofDay = await unheldOpen(sql, ref);
    if (ofDay && isOfTheDay(kind, [ofDay.kind])) refuse('case_of_day', { values: { number: ofDay.number } });
    refuseUnfit(kind, by, booking, now);
    const others =
      kind === 'absence' ? await openCaseOf(sql, ref, kind, by === 'pandit' ? 'customer' : 'pandit') : null;
    if (others) return joinCase(sql, viewer, others, { words, photos }, now);
    if ((await openedSince(sql, viewer.id, firstIdAt(now - DAY))) >= PER_DAY) refuse('case_many');
    return openCase(sql, { ...ref, kind, by, openerId: viewer.id, words, photos }, now);
  });
  return said(await ownCaseOf(deps, viewer, opened.id), { number: opened.number });
}

/** The open case that says there was no puja, whichever side opened the case. */
const unheldOpen = async (sql: Sql, ref: BookingRef): Promise<CaseRow | null> =>
  (await openCaseOf(sql, ref, 'absence', 'customer')) ??
  (await openCaseOf(sql, ref, 'absence', 'pandit')) ??
  openCaseOf(sql, ref, 'notHeld', 'customer');

/** One puja, one case about its day: who says it second adds to what the other side opened. */
async function joinCase(
  sql: Sql,
  viewer: Viewer,
  row: CaseRow,
  { words, photos }: { words: string | null; photos: readonly string[] },
  now: Instant,
): Promise<CaseRow> {
  const own = (await deedsOf(sql, row.panditId, [row.id])).filter(({ actorId }) => actorId === viewer.id);
  if (own.length > 0) return row;
  const key = { panditId: row.panditId, caseId: row.id };
  const id = newId(now);
  const deed = { id, what: 'added', side: sideOf(row, viewer), actorId: viewer.id, words, at: new Date(now) } as const;
  await insertDeed(sql, key, deed);
  await attachPhotos(sql, { ...key, deedId: id, ownerId: viewer.id }, photos);
  await tellBeside(sql, row);
  return row;
}

async function refuseOther(sql: Sql, before: CaseRow, words: string | null): Promise<CaseRow> {
  const [first] = await deedsOf(sql, before.panditId, [before.id]);
  if (first?.words !== words) refuse('case_open_already', { values: { number: before.number } });
  return before;
}

function refuseUnfit(kind: CaseKind, by: Side, booking: LockedBooking, now: Instant): void {
  const puja = pujaOf(booking);
  const why = whyNotOpen(kind, by, puja, now);
  if (why === 'early') refuse('case_early');
  if (why === 'late') refuse('case_late', { values: { days: String(OPEN_DAYS) } });
  if (why === 'held') refuse('case_held');
  if (why === 'never') refuse('case_never');
}

import type { z } from 'zod';
import type { Booking, bookInput } from '#contract/bookings.ts';
import { id as idShape } from '#contract/fields.ts';
import type { Received, Reply } from '#contract/index.ts';
import { isLive } from '#domain/booking.ts';
import { isPriest } from '#domain/roles.ts';
import type { Instant } from '#domain/time.ts';
import { haveRulesChanged } from '../almanac/taken.ts';
import type { Pool, Sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import { refuse } from '../http/failure.ts';
import { mustBeSelf, type Viewer } from '../http/viewer.ts';
import { byNeed } from './lists/family-list.ts';
import { withTrouble } from './lists/office-list.ts';
import { MINE_PER_PAGE, owing, partOfList, type PartDeps } from './lists/pandit-list.ts';
import { presentAll, presentOne } from './present.ts';
import { countShown, type Shown } from './lists/shown-store.ts';
import { countTroubled } from './lists/trouble-store.ts';
import { bookOne } from './asks/alongside.ts';
import {
  bookingById,
  bookingOf,
  bookingsOfCustomer,
  bookingsOfPandit,
  countLiveOf,
  countOfCustomer,
  countOfPandit,
  type BookingRow,
  type Page,
} from './store.ts';

/** What a person asks of bookings: to make one, to see theirs. Steps are in `steps.ts`. */

/** A customer asks a pandit for a puja. */
export async function book(deps: Deps, viewer: Viewer, input: z.output<typeof bookInput>): Promise<Booking> {
  mustBeSelf(viewer, input.userId);
  const ref = await bookOne(deps, viewer.id, input);
  return presentOne(deps.pool, found(await bookingOf(deps.pool, ref)), viewer, deps.now());
}

type MyBookings = Reply<'POST /booking/get-bookings-by-user'>;

/**
 * The viewer's own bookings, or those ahead, or the others, newest first, or a part of a pandit's list; `count` is how
 * many there are on all pages.
 */
export async function mine(
  { pool, now, faultsOfFamilies }: PartDeps,
  viewer: Viewer,
  input: Received<'POST /booking/get-bookings-by-user', 'body'>,
): Promise<MyBookings> {
  mustBeSelf(viewer, input.userId);
  if (input.show) return partOfList({ pool, now, faultsOfFamilies }, viewer, input.show, input);
  if (input.owes) return owing({ pool, now }, viewer, input.owes, input);
  if (input.sort) return byNeed({ pool, now }, viewer, input);
  const limit = input.limit ?? MINE_PER_PAGE;
  const filter = input.when ? { when: input.when, now: new Date(now()) } : null;
  const page = { before: readCursor(input.cursor, idShape), limit: limit + 1, filter };
  const [rows, count] = await listFor(pool, viewer, page);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    bookings: await presentAll(pool, shown, viewer, now()),
    count,
    nextCursor: last ? writeCursor(last.id) : null,
  };
}

function listFor(pool: Pool, viewer: Viewer, page: Page) {
  return isPriest(viewer.userType)
    ? Promise.all([bookingsOfPandit(pool, viewer.id, page), countOfPandit(pool, viewer.id, page.filter)])
    : Promise.all([bookingsOfCustomer(pool, viewer.id, page), countOfCustomer(pool, viewer.id, page.filter)]);
}

/** One booking, for its customer, its pandit or an admin; for everyone else there is none. */
export async function one({ pool, now }: Deps, viewer: Viewer, bookingId: string): Promise<Booking> {
  const row = await bookingById(pool, bookingId);
  const allowed = row && (viewer.userType === 'admin' || viewer.id === row.customerId || viewer.id === row.panditId);
  const booking = await presentOne(pool, found(allowed ? row : null), viewer, now());
  if (viewer.userType !== 'admin') return booking;
  const [known = booking] = await withTrouble(pool, [booking], now());
  return known;
}

/** The same for its page: with whether the rules of its hours have changed. */
export async function oneToRead(deps: Deps, viewer: Viewer, bookingId: string): Promise<Booking> {
  const booking = await one(deps, viewer, bookingId);
  const { muhurat } = booking;
  if (!muhurat || !isLive(booking.bookingStatus)) return booking;
  const rulesChanged = await haveRulesChanged(deps, booking.ritualId._id, muhurat).catch((error: unknown) => {
    // the page does without: the next look has it
    deps.log.error({ err: error, bookingId }, 'the rules of kept hours could not be read');
    return false;
  });
  return { ...booking, muhurat: { ...muhurat, rulesChanged } };
}

/** How many bookings there are in a part of them all. */
export const countPart = async (sql: Sql, part: Shown): Promise<number> =>
  (await countShown(sql, part)).reduce((sum, { count }) => sum + count, 0);

/** How many bookings need the office, a thousand at most. */
export const countTrouble = (sql: Sql, now: Instant): Promise<number> => countTroubled(sql, now);

/** How many bookings of a ritual are not over, when somebody wants to archive it. */
export const countLive = (sql: Sql, ritualId: string): Promise<number> => countLiveOf(sql, ritualId);

const found = (row: BookingRow | null): BookingRow => row ?? refuse('booking_unknown');

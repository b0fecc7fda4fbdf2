import type { Booking } from '#contract/bookings.ts';
import { id as idShape } from '#contract/fields.ts';
import type { Received, Reply } from '#contract/index.ts';
import { type BookingStatus } from '#domain/booking.ts';
import { endingOf, type Ending } from '#domain/booking/ending.ts';
import { forCounted } from '#domain/booking/office.ts';
import { startOfDay, type Instant } from '#domain/time.ts';
import { pageOf, type Found } from '../../db/found.ts';
import { keptFigure, SHORT } from '../../db/kept.ts';
import type { Sql } from '../../db/sql.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { BookingRef } from '../../ledger/ledger.ts';
import { findBookings } from './find-store.ts';
import { presentAll } from '../present.ts';
import { countShown, countThese, idsShown, inOrderShown, type OfStatus, type Shown } from './shown-store.ts';
import {
  bookingsById,
  bookingsOfCustomer,
  bookingsOfPandit,
  bookingsOnDay,
  countByStatus,
  countOfCustomer,
  countOfPandit,
  eventsOf,
  type BookingRow,
  type Page,
} from '../store.ts';
import { troublesOf } from './trouble-store.ts';

/** All bookings, as the office reads them. */

const PER_PAGE = 100;

/** What names a booking elsewhere, such as a payment's id: the ids it names, or null where it is no such name (`server/office`). */
export type MeantExactly = (search: string) => Promise<string[] | null>;
export interface ListDeps extends Pick<Deps, 'replica' | 'now'> {
  readonly meantExactly: MeantExactly;
}

type Asked = Received<'GET /booking/admin/bookings', 'query'>;

/** Every booking, newest first, a hundred a page unless told; the cursor is the last one's id. */
export async function forAdmin(deps: ListDeps, viewer: Viewer, asked: Asked): Promise<Booking[]> {
  const { replica, now } = deps;
  const at = now();
  const { ids } = await listed(deps, asked, at);
  return rowsOf(replica, viewer, ids, at);
}

/**
 * The same page with the figures over its list: `filtered` is how many a search finds, as far as it looked, and the states
 * are those of what is listed.
 */
export async function officeList(
  deps: ListDeps,
  viewer: Viewer,
  asked: Asked,
): Promise<Reply<'GET /booking/admin/list'>> {
  const { replica, now } = deps;
  const at = now();
  const [{ ids, found }, all] = await Promise.all([
    listed(deps, asked, at),
    keptFigure(replica, 'bookings by status', () => countByStatus(replica), sumOf),
  ]);
  const [bookings, states] = await Promise.all([
    rowsOf(replica, viewer, ids, at),
    found ? countThese(replica, found.ids) : isNarrowed(asked) ? countNarrowed(replica, asked, at) : all,
  ]);
  const of = (status: BookingStatus) => states.find((row) => row.status === status)?.count ?? 0;
  return {
    bookings,
    total: sumOf(all),
    filtered: found ? found.ids.length : sumOf(states),
    more: found?.more ?? (isNarrowed(asked) && sumOf(states) === SHORT),
    ...forCounted(of),
  };
}

/** Ids of a page, and what a search found in all. */
async function listed(
  deps: ListDeps,
  asked: Asked,
  at: Instant,
): Promise<{ ids: readonly string[]; found: Found | null }> {
  const { replica: sql } = deps;
  const { page = 1, pageSize = PER_PAGE } = asked;
  const place = { limit: pageSize, offset: (page - 1) * pageSize };
  const shown = shownOf(asked, at);
  const words = asked.search?.trim();
  if (!words) return { ids: await idsShown(sql, shown, place), found: null };
  const exact = await deps.meantExactly(words);
  const { ids, more } = exact ? { ids: exact, more: false } : await findBookings(sql, words, shown, place);
  const found = { ids: await inOrderShown(sql, shown, ids), more };
  return { ids: pageOf(found, place).ids, found };
}

/** The first few bookings that a search means, as they are kept, and whether there are others. */
export async function findFor(
  sql: Sql,
  search: string,
  limit: number,
  now: Instant,
): Promise<{ rows: BookingRow[]; more: boolean }> {
  const { ids, more } = await findBookings(sql, search, { now }, { limit, offset: 0 });
  return { rows: await bookingsById(sql, ids.slice(0, limit)), more: more || ids.length > limit };
}

/** The newest few of these bookings. */
export const bookingsMeantBy = (sql: Sql, refs: readonly BookingRef[], limit: number): Promise<BookingRow[]> =>
  bookingsById(
    sql,
    refs.slice(0, limit).map(({ bookingId }) => bookingId),
  );

/** A page of somebody's bookings, newest first, and how many they have. */
export async function bookingsOfPerson(
  sql: Sql,
  { id, isPriest }: { readonly id: string; readonly isPriest: boolean },
  page: Page,
): Promise<{ rows: BookingRow[]; count: number }> {
  const [rows, count] = await Promise.all(
    isPriest
      ? [bookingsOfPandit(sql, id, page), countOfPandit(sql, id)]
      : [bookingsOfCustomer(sql, id, page), countOfCustomer(sql, id)],
  );
  return { rows, count };
}

/** The pujas of somebody on a day, by the hour. */
export const pujasOfPersonOn = bookingsOnDay;

/** What is shown of all bookings. */
export function shownOf({ show, since, day, cursor }: Omit<Asked, 'search'>, now: Instant): Shown {
  const before = idShape.optional().safeParse(cursor);
  if (!before.success) refuse('malformed', { fields: { cursor: 'invalid' } });
  return { show, since: since ? new Date(startOfDay(since)) : undefined, day, before: before.data, now };
}

const isNarrowed = ({ show, since, day }: Asked): boolean => Boolean(show ?? since ?? day);

/** A few weeks, and what is in trouble, are counted whole; of years as far as it pays. */
const countNarrowed = (sql: Sql, asked: Asked, at: Instant): Promise<OfStatus[]> => {
  const isFew = asked.show === 'trouble' || asked.day !== undefined || asked.since !== undefined;
  return countShown(sql, shownOf(asked, at), isFew ? null : SHORT);
};

const sumOf = (counts: readonly OfStatus[]): number => counts.reduce((sum, { count }) => sum + count, 0);

async function rowsOf(sql: Sql, viewer: Viewer, ids: readonly string[], at: Instant): Promise<Booking[]> {
  const places = new Map(ids.map((id, nth) => [id, nth]));
  const rows = (await bookingsById(sql, ids)).toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
  return withTrouble(sql, await presentAll(sql, rows, viewer, at), at);
}

/** The same bookings, with why they need the office. */
export async function withTrouble(sql: Sql, bookings: readonly Booking[], now: Instant): Promise<Booking[]> {
  const troubles = await troublesOf(
    sql,
    bookings.map(({ _id }) => _id),
    now,
  );
  return bookings.map((booking) => ({ ...booking, trouble: troubles.get(booking._id) ?? [] }));
}

/** How each of these came to nothing, by its id; null where its state says it all. */
export async function endingsOf(sql: Sql, rows: readonly BookingRow[]): Promise<ReadonlyMap<string, Ending | null>> {
  const refs = rows.map(({ panditId, id }) => ({ panditId, bookingId: id }));
  const steps = (await eventsOf(sql, refs, 'decisive')).map(({ bookingId, action, fromStatus, toStatus }) => ({
    bookingId,
    step: { action, from: fromStatus, to: toStatus },
  }));
  const ofEach = Map.groupBy(steps, ({ bookingId }) => bookingId);
  return new Map([...ofEach].map(([id, own]) => [id, endingOf(own.map(({ step }) => step))]));
}

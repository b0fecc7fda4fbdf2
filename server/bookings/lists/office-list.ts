import type { Booking, BookingShow } from '#contract/bookings.ts';
import { id as idShape } from '#contract/fields.ts';
import type { Received, Reply } from '#contract/index.ts';
import { forCounted, type BookingStatus } from '#domain/booking.ts';
import { startOfDay, type Day, type Instant } from '#domain/time.ts';
import { atLeast, type Cut } from '../../db/found.ts';
import { keptFigure, SHORT } from '../../db/kept.ts';
import type { Sql } from '../../db/sql.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import type { Viewer } from '../../http/viewer.ts';
import { MOST } from './besides-store.ts';
import { areBookingsFew, findBookings, idsOfBookings } from './find-store.ts';
import { presentAll } from '../present.ts';
import { countShown, countShownByStatus, countThese, idsShown, type Shown } from './shown-store.ts';
import { bookingsById, countByStatus } from '../store.ts';
import { troublesOf } from './trouble-store.ts';

/** All bookings, as the office reads them. */

const PER_PAGE = 100;

/** Every booking, newest first, a hundred a page unless told; the cursor is the last one's id. */
export async function forAdmin(
  { replica, now }: Deps,
  viewer: Viewer,
  { search, cursor, show, since, day, ...place }: Received<'GET /booking/admin/bookings', 'query'>,
): Promise<Booking[]> {
  const before = idShape.optional().safeParse(cursor);
  if (!before.success) refuse('malformed', { fields: { cursor: 'invalid' } });
  const wanted = { before: before.data ?? null, ...cutOf(place) };
  const words = search?.trim();
  const at = now();
  const ids = await (show || since || day
    ? idsShown(replica, partOf({ show, since, day, words }, at), wanted)
    : words
      ? findBookings(replica, words, wanted, totalOf(await standing(replica))).then((found) => found.ids)
      : idsOfBookings(replica, wanted));
  const places = new Map(ids.map((id, nth) => [id, nth]));
  const rows = (await bookingsById(replica, ids)).toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
  return withTrouble(replica, await presentAll(replica, rows, viewer, at), at);
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

/**
 * The figures over that list; `filtered` is how many a search finds, as far as it looked for this page. The states are of what
 * is listed: of a search that finds many, of the newest.
 */
export async function countsForAdmin(
  { replica, now }: Deps,
  { search, show, since, day, ...place }: Received<'GET /booking/admin/counts', 'query'>,
): Promise<Reply<'GET /booking/admin/counts'>> {
  const words = search?.trim();
  const counts = await standing(replica);
  const total = totalOf(counts);
  const part = show || since || day ? partOf({ show, since, day, words }, now()) : null;
  const find = (cut: Cut) => findBookings(replica, words ?? '', { before: null, ...cut }, total);
  const found = part ? await countPart(replica, part, cutOf(place)) : words && (await find(cutOf(place)));
  const states = part
    ? await countShownByStatus(replica, part, SHORT)
    : words
      ? await countThese(replica, (await find({ limit: MOST, offset: 0 })).ids)
      : counts;
  const of = (status: BookingStatus) => states.find((row) => row.status === status)?.count ?? 0;
  return {
    total,
    filtered: found ? found.count : total,
    more: found ? found.more : false,
    ...forCounted(of),
  };
}

/** What is shown of all bookings. */
export const partOf = (
  {
    show,
    since,
    day,
    words,
  }: Record<'since' | 'day', Day | undefined> & {
    show: BookingShow | undefined;
    words: string | undefined;
  },
  now: Instant,
): Shown => ({ show, since: since ? new Date(startOfDay(since)) : undefined, day, words, now });

/** A few weeks, and what is in trouble, are counted whole; of years as far as it pays, and of a search in them a page further. */
async function countPart(sql: Sql, part: Shown, { limit, offset }: Cut): Promise<{ count: number; more: boolean }> {
  const isShort = part.show === 'trouble' || part.day !== undefined;
  if (part.words && !isShort) {
    const count = await countShown(sql, part, offset + limit + 1);
    return count > offset + limit ? atLeast(count, limit) : { count, more: false };
  }
  if (part.since || isShort) return { count: await countShown(sql, part), more: false };
  const count = await countShown(sql, part, SHORT + 1);
  return { count: Math.min(count, SHORT), more: count > SHORT };
}

type Standing = Awaited<ReturnType<typeof countByStatus>>;

const standing = (sql: Sql): Promise<Standing> =>
  keptFigure(sql, 'bookings by status', { isShort: () => areBookingsFew(sql), count: () => countByStatus(sql) });

const totalOf = (counts: Standing): number => counts.reduce((sum, { count }) => sum + count, 0);

const cutOf = ({ page = 1, pageSize = PER_PAGE }: { page?: number | undefined; pageSize?: number | undefined }) => ({
  limit: pageSize,
  offset: (page - 1) * pageSize,
});

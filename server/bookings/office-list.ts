import type { Booking, BookingShow } from '#contract/bookings.ts';
import { id as idShape } from '#contract/fields.ts';
import type { Received, Reply } from '#contract/index.ts';
import type { BookingStatus } from '#domain/booking.ts';
import { startOfDay, type Day, type Instant } from '#domain/time.ts';
import { atLeast, type Cut } from '../db/found.ts';
import { keptFigure, SHORT } from '../db/kept.ts';
import type { Sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../http/failure.ts';
import type { Viewer } from '../http/viewer.ts';
import { areBookingsFew, findBookings, idsOfBookings } from './find-store.ts';
import { presentAll } from './present.ts';
import { countShown, idsShown, type Shown } from './shown-store.ts';
import { bookingsById, countByStatus } from './store.ts';

/** All bookings, as the office reads them. */

const PER_PAGE = 100;

/** Every booking, newest first, a hundred a page unless told; the cursor is the last one's id. */
export async function forAdmin(
  { replica, now }: Deps,
  viewer: Viewer,
  { search, cursor, show, since, ...place }: Received<'GET /booking/admin/bookings', 'query'>,
): Promise<Booking[]> {
  const before = idShape.optional().safeParse(cursor);
  if (!before.success) refuse('malformed', { fields: { cursor: 'invalid' } });
  const wanted = { before: before.data ?? null, ...cutOf(place) };
  const words = search?.trim();
  if (show || since) {
    const part = await idsShown(replica, partOf({ show, since, words }, now()), wanted);
    return presentAll(replica, await bookingsById(replica, part), viewer);
  }
  const ids = words
    ? (await findBookings(replica, words, wanted, totalOf(await standing(replica)))).ids
    : await idsOfBookings(replica, wanted);
  return presentAll(replica, await bookingsById(replica, ids), viewer);
}

/** The figures over that list; `filtered` is how many a search finds, as far as it looked for this page. */
export async function countsForAdmin(
  { replica, now }: Deps,
  { search, show, since, ...place }: Received<'GET /booking/admin/counts', 'query'>,
): Promise<Reply<'GET /booking/admin/counts'>> {
  const words = search?.trim();
  const counts = await standing(replica);
  const total = totalOf(counts);
  const find = () => findBookings(replica, words ?? '', { before: null, ...cutOf(place) }, total);
  const found =
    show || since
      ? await countPart(replica, partOf({ show, since, words }, now()), cutOf(place))
      : words && (await find());
  const of = (status: BookingStatus) => counts.find((row) => row.status === status)?.count ?? 0;
  return {
    total,
    filtered: found ? found.count : total,
    more: found ? found.more : false,
    confirmedbypandit: of('confirmedbypandit'),
    pendingwithpandit: of('pendingwithpandit'),
    advancepaymentdone: of('advancepaymentdone'),
  };
}

/** What is shown of all bookings. */
export const partOf = (
  { show, since, words }: { show: BookingShow | undefined; since: Day | undefined; words: string | undefined },
  now: Instant,
): Shown => ({ show, since: since ? new Date(startOfDay(since)) : undefined, words, now });

/** A few weeks, and what is in trouble, are counted whole; of years as far as it pays, and of a search in them a page further. */
async function countPart(sql: Sql, part: Shown, { limit, offset }: Cut): Promise<{ count: number; more: boolean }> {
  const isShort = part.show === 'trouble';
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

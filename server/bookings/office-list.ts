import type { Booking } from '#contract/bookings.ts';
import { id as idShape } from '#contract/fields.ts';
import type { Received, Reply } from '#contract/index.ts';
import type { BookingStatus } from '#domain/booking.ts';
import { keptFigure } from '../db/kept.ts';
import type { Sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../http/failure.ts';
import type { Viewer } from '../http/viewer.ts';
import { areBookingsFew, findBookings, idsOfBookings } from './find-store.ts';
import { presentAll } from './present.ts';
import { bookingsById, countByStatus } from './store.ts';

/** All bookings, as the office reads them. */

const PER_PAGE = 100;

/** Every booking, newest first, a hundred a page unless told; the cursor is the last one's id. */
export async function forAdmin(
  { replica }: Deps,
  viewer: Viewer,
  { search, cursor, ...place }: Received<'GET /booking/admin/bookings', 'query'>,
): Promise<Booking[]> {
  const before = idShape.optional().safeParse(cursor);
  if (!before.success) refuse('malformed', { fields: { cursor: 'invalid' } });
  const wanted = { before: before.data ?? null, ...cutOf(place) };
  const words = search?.trim();
  const ids = words
    ? (await findBookings(replica, words, wanted, totalOf(await standing(replica)))).ids
    : await idsOfBookings(replica, wanted);
  return presentAll(replica, await bookingsById(replica, ids), viewer);
}

/** The figures over that list; `filtered` is how many a search finds, as far as it looked for this page. */
export async function countsForAdmin(
  { replica }: Deps,
  { search, ...place }: Received<'GET /booking/admin/counts', 'query'>,
): Promise<Reply<'GET /booking/admin/counts'>> {
  const words = search?.trim();
  const counts = await standing(replica);
  const total = totalOf(counts);
  const found = words ? await findBookings(replica, words, { before: null, ...cutOf(place) }, total) : null;
  const of = (status: BookingStatus) => counts.find((row) => row.status === status)?.count ?? 0;
  return {
    total,
    filtered: found?.count ?? total,
    more: found?.more ?? false,
    confirmedbypandit: of('confirmedbypandit'),
    pendingwithpandit: of('pendingwithpandit'),
    advancepaymentdone: of('advancepaymentdone'),
  };
}

type Standing = Awaited<ReturnType<typeof countByStatus>>;

const standing = (sql: Sql): Promise<Standing> =>
  keptFigure(sql, 'bookings by status', { isShort: () => areBookingsFew(sql), count: () => countByStatus(sql) });

const totalOf = (counts: Standing): number => counts.reduce((sum, { count }) => sum + count, 0);

const cutOf = ({ page = 1, pageSize = PER_PAGE }: { page?: number | undefined; pageSize?: number | undefined }) => ({
  limit: pageSize,
  offset: (page - 1) * pageSize,
});

import type { Booking, BookingShow } from '#contract/bookings.ts';
import type { Reply } from '#contract/index.ts';
import type { Day } from '#domain/time.ts';
import { ask } from '../../../parts/api/api.ts';
import { download } from '../../../parts/api/download.ts';
import { OddAnswer } from '../shared/failures.ts';
import type { ListPage, PageSize } from '../shared/list-page.ts';

export interface BookingsPage extends ListPage<Booking> {
  counts: Omit<Reply<'GET /booking/admin/list'>, 'bookings'>;
}

interface Question {
  search: string;
  show: BookingShow | null;
  since: Day | null;
  /** Of the puja. */
  day: Day | null;
  page: number;
  size: PageSize;
}

/** One page of all bookings, searched by the server, and the figures over them. */
export async function bookingsPage({ page, size, ...narrowed }: Question, signal: AbortSignal): Promise<BookingsPage> {
  const query = { ...queryOf(narrowed), page: String(page), pageSize: String(size) };
  const { bookings: rows, ...counts } = (await ask('GET /booking/admin/list', { query }, { signal })).data ?? {};
  if (!Array.isArray(rows)) throw new OddAnswer();
  return { rows, total: counts.total, filtered: counts.filtered, more: counts.more, counts };
}

/** All of them as a table, narrowed as the list is. */
export const saveBookings = (narrowed: Narrowed): Promise<void> =>
  download('GET /booking/admin/bookings.csv', { query: queryOf(narrowed) });

type Narrowed = Omit<Question, 'page' | 'size'>;
const queryOf = ({ search, show, since, day }: Narrowed) => ({
  ...(search && { search }),
  ...(show && { show }),
  ...(since && { since }),
  ...(day && { day }),
});

/** What a pandit has still before them, the soonest first. */
export async function liveBookingsOf(panditId: string, signal: AbortSignal): Promise<Booking[]> {
  return (await ask('GET /booking/admin/pandits/:id/live', { params: { id: panditId } }, { signal })).data.bookings;
}

export async function bookingById(id: string, signal: AbortSignal): Promise<Booking> {
  return (await ask('GET /booking/:id', { params: { id } }, { signal })).data;
}

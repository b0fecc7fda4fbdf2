import type { Booking, BookingShow } from '#contract/bookings.ts';
import type { Reply } from '#contract/index.ts';
import type { Day } from '#domain/time.ts';
import { ask } from '../../parts/api.ts';
import { OddAnswer } from './failures.ts';
import { PAGE_SIZE, type ListPage } from './list-page.ts';

export interface BookingsPage extends ListPage<Booking> {
  counts: Reply<'GET /booking/admin/counts'>;
}

interface Question {
  search: string;
  show: BookingShow | null;
  since: Day | null;
  page: number;
}

/** One page of all bookings, searched by the server, and the figures over them. */
export async function bookingsPage(
  { search, show, since, page }: Question,
  signal: AbortSignal,
): Promise<BookingsPage> {
  const query = { ...(search && { search }), ...(show && { show }), ...(since && { since }) };
  const place = { page: String(page), pageSize: String(PAGE_SIZE) };
  const [rows, { data: counts }] = await Promise.all([
    ask('GET /booking/admin/bookings', { query: { ...query, ...place } }, { signal }),
    ask('GET /booking/admin/counts', { query }, { signal }),
  ]);
  if (!Array.isArray(rows.data)) throw new OddAnswer();
  return { rows: rows.data, total: counts.total, filtered: counts.filtered, counts };
}

export async function bookingById(id: string, signal: AbortSignal): Promise<Booking> {
  return (await ask('GET /booking/:id', { params: { id } }, { signal })).data;
}

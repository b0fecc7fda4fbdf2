import type { Received } from '#contract/index.ts';
import { officeStatusWords } from '#contract/status-words.ts';
import { shortId } from '#domain/booking.ts';
import { rupees } from '#domain/money.ts';
import { clockOf, dayAt, instantOf } from '#domain/time.ts';
import { auditExport } from '../../audit/audit.ts';
import type { Sql } from '../../db/sql.ts';
import type { Deps } from '../../deps.ts';
import { BATCH, csv, inBatches } from '../../http/csv.ts';
import { savedAs, type SavedAs } from '../../http/file.ts';
import type { Viewer } from '../../http/viewer.ts';
import { idsMeant } from './find-store.ts';
import { shownOf, type ListDeps } from './office-list.ts';
import { idsShown } from './shown-store.ts';
import { sumsFor } from '../present.ts';
import { bookingsById, eventsOf, type BookingRow } from '../store.ts';

/** Every booking, or those a search finds, as a table to keep; that it was taken is written down. */
export async function bookingsTable(
  deps: ListDeps & Pick<Deps, 'pool'>,
  admin: Viewer,
  { search, show, since, day }: Received<'GET /booking/admin/bookings.csv', 'query'>,
  requestId: string,
): Promise<SavedAs> {
  const { pool, replica, now } = deps;
  const words = search?.trim() || null;
  const at = now();
  const asked = {
    ...(words !== null && { search: words }),
    ...(show && { show }),
    ...(since && { since }),
    ...(day && { day }),
  };
  await auditExport(pool, { actorId: admin.id, list: 'bookings', asked, requestId }, at);
  const part = shownOf({ show, since, day }, at);
  const exact = words ? await deps.meantExactly(words) : null;
  const next = async (last: string | null) => {
    if (exact) return last === null ? exact : [];
    const shown = { ...part, before: last };
    return words ? idsMeant(replica, words, shown, BATCH) : idsShown(replica, shown, { limit: BATCH, offset: 0 });
  };
  const batches = inBatches<Exported>(async (last) => withSums(replica, await next(last?.id ?? null)));
  return savedAs('bookings.csv', csv(columns, batches));
}

type Exported = BookingRow & ReturnType<typeof sumsFor>;

/** These bookings with what is paid of each, due and left. */
async function withSums(sql: Sql, ids: readonly string[]): Promise<Exported[]> {
  const rows = await bookingsById(sql, ids);
  const refs = rows.map(({ panditId, id: bookingId }) => ({ panditId, bookingId }));
  const events = Map.groupBy(await eventsOf(sql, refs, 'decisive'), ({ bookingId }) => bookingId);
  return rows.map((row) => ({ ...row, ...sumsFor(row, events.get(row.id) ?? []) }));
}

const columns: Record<string, (booking: Exported) => string | number | null> = {
  ID: (booking) => booking.id,
  Number: (booking) => `#${shortId(booking.id)}`,
  Ritual: (booking) => booking.ritualName,
  Date: (booking) => booking.day,
  Time: (booking) => (booking.startMinute === null ? null : clockOf(booking.startMinute)),
  Status: (booking) => officeStatusWords[booking.status],
  User: (booking) => booking.customerName,
  'User phone': (booking) => booking.customerPhone,
  Pandit: (booking) => booking.panditName,
  'Pandit phone': (booking) => booking.panditPhone,
  Price: (booking) => rupees(booking.pricePaise),
  Advance: (booking) => (booking.advancePaise === null ? null : rupees(booking.advancePaise)),
  Credit: (booking) => rupees(booking.creditPaise),
  'Due now': (booking) => booking.due,
  Paid: (booking) => booking.paid,
  Left: (booking) => booking.left,
  'Paid at': (booking) => booking.paidAt?.toISOString() ?? null,
  Address: (booking) => booking.place,
  'Notes of the user': (booking) => booking.customerNotes,
  'Notes of the pandit': (booking) => booking.panditNotes,
  'Asked on': (booking) => dayAt(instantOf(booking.createdAt)),
};

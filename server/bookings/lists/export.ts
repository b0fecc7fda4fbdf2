import type { Received } from '#contract/index.ts';
import { officeStatusWords } from '#contract/status-words.ts';
import { rupees } from '#domain/money.ts';
import { clockOf, dayAt, instantOf } from '#domain/time.ts';
import { auditExport } from '../../audit/audit.ts';
import type { Deps } from '../../deps.ts';
import { BATCH, csv, inBatches } from '../../http/csv.ts';
import { savedAs, type SavedAs } from '../../http/file.ts';
import type { Viewer } from '../../http/viewer.ts';
import { idsMeant } from './find-store.ts';
import { shownOf } from './office-list.ts';
import { idsShown } from './shown-store.ts';
import { bookingsById, type BookingRow } from '../store.ts';

/** Every booking, or those a search finds, as a table to keep; that it was taken is written down. */
export async function bookingsTable(
  { pool, replica, now }: Deps,
  admin: Viewer,
  { search, show, since, day }: Received<'GET /booking/admin/bookings.csv', 'query'>,
  requestId: string,
): Promise<SavedAs> {
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
  const next = (last: string | null) => {
    const shown = { ...part, before: last };
    return words ? idsMeant(replica, words, shown, BATCH) : idsShown(replica, shown, { limit: BATCH, offset: 0 });
  };
  const batches = inBatches<BookingRow>(async (last) => bookingsById(replica, await next(last?.id ?? null)));
  return savedAs('bookings.csv', csv(columns, batches));
}

const columns: Record<string, (booking: BookingRow) => string | number | null> = {
  ID: (booking) => booking.id,
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
  'Paid at': (booking) => booking.paidAt?.toISOString() ?? null,
  Address: (booking) => booking.place,
  'Notes of the user': (booking) => booking.customerNotes,
  'Notes of the pandit': (booking) => booking.panditNotes,
  'Asked on': (booking) => dayAt(instantOf(booking.createdAt)),
};

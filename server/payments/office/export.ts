import type { Received } from '#contract/index.ts';
import { shortId } from '#domain/booking.ts';
import { rupees } from '#domain/money.ts';
import { startOfDay } from '#domain/time.ts';
import { auditExport } from '../../audit/audit.ts';
import type { Deps } from '../../deps.ts';
import { BATCH, csv, inBatches } from '../../http/csv.ts';
import { savedAs, type SavedAs } from '../../http/file.ts';
import type { Viewer } from '../../http/viewer.ts';
import { bookingsMeant } from './office-find-store.ts';
import { moneyAfter, type MoneyRecord } from './office-store.ts';

/** One list of money, or what a search finds in it, as a table to keep; that it was taken is written down. */
export async function moneyTable(
  { pool, replica, payments, now }: Deps,
  admin: Viewer,
  { list, search, since: day }: Received<'GET /payment/admin/list.csv', 'query'>,
  requestId: string,
): Promise<SavedAs> {
  const words = search?.trim() || null;
  const asked = { ...(words !== null && { search: words }), ...(day && { since: day }) };
  const since = day ? new Date(startOfDay(day)) : null;
  await auditExport(pool, { actorId: admin.id, list: `payments: ${list}`, asked, requestId }, now());
  const found = words === null ? null : await bookingsMeant(replica, payments.name, words);
  const batches = inBatches<MoneyRecord>((last) =>
    moneyAfter(replica, list, { found, since }, last?.id ?? null, BATCH),
  );
  return savedAs(`payments-${list}.csv`, csv(columns, batches));
}

const columns: Record<string, (row: MoneyRecord) => string | number | null> = {
  ID: (row) => row.id,
  Kind: (row) => row.kind,
  At: (row) => row.at.toISOString(),
  Amount: (row) => rupees(row.amountPaise),
  Status: (row) => row.status,
  Reference: (row) => row.reference,
  Method: (row) => row.method,
  Reason: (row) => row.reason,
  'Asked by': (row) => row.askedBy,
  Booking: (row) => row.bookingId,
  'Booking number': (row) => `#${shortId(row.bookingId)}`,
  'Open case': (row) => row.caseNumber,
  Ritual: (row) => row.ritual,
  Family: (row) => row.familyName,
  'Family phone': (row) => row.familyPhone,
  Pandit: (row) => row.panditName,
  'Pandit phone': (row) => row.panditPhone,
  For: (row) => row.purpose,
};

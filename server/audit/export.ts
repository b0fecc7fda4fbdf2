import type { Received } from '#contract/index.ts';
import type { Deps } from '../deps.ts';
import { BATCH, csv, inBatches } from '../http/csv.ts';
import { savedAs, type SavedAs } from '../http/file.ts';
import type { Viewer } from '../http/viewer.ts';
import { auditExport } from './audit.ts';
import { entriesPage, type EntryRow } from './trail-store.ts';
import { periodOf } from './trail.ts';

/** The trail, or the part asked for, as a table to keep. The export is itself a line of the trail. */
export async function trailTable(
  { pool, replica, now }: Deps,
  admin: Viewer,
  { actor, action, day }: Received<'GET /audit/entries.csv', 'query'>,
  requestId: string,
): Promise<SavedAs> {
  const asked = { ...(actor && { actor }), ...(action && { action }), ...(day && { day }) };
  await auditExport(pool, { actorId: admin.id, list: 'audit', asked, requestId }, now());
  const period = day === undefined ? null : periodOf(day);
  const batches = inBatches<EntryRow>((last) =>
    entriesPage(replica, { actor, action, period, last: last?.id ?? null, limit: BATCH }),
  );
  return savedAs('audit.csv', csv(columns, batches));
}

const columns: Record<string, (entry: EntryRow) => string | null> = {
  ID: (entry) => entry.id,
  At: (entry) => entry.at.toISOString(),
  Who: (entry) => entry.actor?.name ?? null,
  Phone: (entry) => entry.actor?.phone ?? null,
  Action: (entry) => entry.action,
  About: (entry) => entry.subjectType,
  'About ID': (entry) => entry.subjectId,
  'About name': (entry) => entry.subjectName,
  Before: (entry) => entry.before && JSON.stringify(entry.before),
  After: (entry) => entry.after && JSON.stringify(entry.after),
  Note: (entry) => entry.note,
  Request: (entry) => entry.requestId,
};

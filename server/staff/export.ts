import { auditExport } from '../audit/audit.ts';
import type { Deps } from '../deps.ts';
import { csv } from '../http/csv.ts';
import { savedAs, type SavedAs } from '../http/file.ts';
import type { Viewer } from '../http/viewer.ts';
import { staffList, type StaffRow } from './store.ts';

/** The admins as a table to keep; that it was taken is written down. */
export async function staffTable(
  { pool, now }: Pick<Deps, 'pool' | 'now'>,
  admin: Viewer,
  requestId: string,
): Promise<SavedAs> {
  await auditExport(pool, { actorId: admin.id, list: 'staff', asked: {}, requestId }, now());
  return savedAs('staff.csv', csv(columns, [await staffList(pool)]));
}

const columns: Record<string, (member: StaffRow) => string | null> = {
  ID: (member) => member.id,
  Name: (member) => member.name,
  Phone: (member) => member.phone,
  'Admin since': (member) => member.since.toISOString(),
  'Invited by': (member) => member.invitedBy?.name ?? null,
  'Last sign-in': (member) => member.lastSignIn?.toISOString() ?? null,
};

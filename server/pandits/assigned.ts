import type { Assigned } from '#contract/pandits.ts';
import type { Deps } from '../deps.ts';
import type { Viewer } from '../http/viewer.ts';
import { nameFor } from '../words/names.ts';
import { assignedRows } from './assigned-store.ts';

/** Those an acharya evaluates or trains at this time: their own and nobody else's. */
export async function assignedTo({ pool }: Deps, viewer: Viewer): Promise<{ pandits: Assigned[] }> {
  const rows = await assignedRows(pool, viewer.id);
  return {
    pandits: rows.map((row) => ({
      _id: row.id,
      name: nameFor(viewer, row),
      phone: row.phone,
      profileUrl: row.profileUrl,
      district: row.district,
      userStatus: row.status,
      since: row.since.toISOString(),
      trainingPeriod: row.trainingPeriod,
      trainingAccepted: row.trainingAccepted,
      comment: row.comment,
    })),
  };
}

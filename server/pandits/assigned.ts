import type { Assigned } from '#contract/pandits.ts';
import type { Deps } from '../deps.ts';
import { assignedRows } from './assigned-store.ts';

/** Those an acharya evaluates or trains at this time: their own and nobody else's. */
export async function assignedTo({ pool }: Deps, acharyaId: string): Promise<{ pandits: Assigned[] }> {
  const rows = await assignedRows(pool, acharyaId);
  return {
    pandits: rows.map((row) => ({
      _id: row.id,
      name: row.name,
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

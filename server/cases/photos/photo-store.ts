import type { Sql } from '../../db/sql.ts';
import type { CaseKey } from '../store.ts';

/** SQL of the photos of cases. */

/** False where it is in a case already. */
export async function insertPhoto(
  sql: Sql,
  { panditId, caseId, deedId }: CaseKey & { readonly deedId: string },
  uploadId: string,
): Promise<boolean> {
  const { count } = await sql`
    INSERT INTO case_photos (upload_id, pandit_id, case_id, event_id) VALUES (${uploadId}, ${panditId}, ${caseId}, ${deedId})
    ON CONFLICT (upload_id) DO NOTHING`;
  return count === 1;
}

/** How many photos of one person a case has. */
export async function photosSentBy(
  sql: Sql,
  { panditId, caseId, ownerId }: CaseKey & { readonly ownerId: string },
): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    SELECT count(*)::int AS count FROM case_events e
    JOIN case_photos p ON p.pandit_id = e.pandit_id AND p.event_id = e.id
    WHERE e.pandit_id = ${panditId} AND e.case_id = ${caseId} AND e.actor_id = ${ownerId}`;
  return row?.count ?? 0;
}

/** Whose photo it is, and whether it is in a case. */
export async function photoSender(
  sql: Sql,
  uploadId: string,
): Promise<{ senderId: string; path: string; isSent: boolean } | null> {
  const [row] = await sql<{ senderId: string; path: string; isSent: boolean }[]>`
    SELECT u.owner_id AS sender_id, u.path, p.upload_id IS NOT NULL AS is_sent
    FROM uploads u LEFT JOIN case_photos p ON p.upload_id = u.id
    WHERE u.id = ${uploadId} AND u.kind = 'case' AND u.leaving_at IS NULL`;
  return row ?? null;
}

/** Lets go of the photos somebody sent; the pictures themselves go as all do that nobody uses. */
export async function removePhotosOf(sql: Sql, personId: string): Promise<void> {
  await sql`DELETE FROM case_photos p USING uploads u WHERE u.id = p.upload_id AND u.owner_id = ${personId} AND u.kind = 'case'`;
}

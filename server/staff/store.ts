import type { Sql } from '../db/sql.ts';

/** SQL of the admins. */

export interface StaffRow {
  id: string;
  name: string;
  phone: string;
  since: Date;
  invitedBy: { id: string; name: string } | null;
  lastSignIn: Date | null;
}

/** Who may act as an admin: not removed, not suspended. */
const serving = (sql: Sql) =>
  sql`user_type = 'admin' AND status NOT IN ('inactive', 'suspended') AND deleted_at IS NULL`;

export const staffList = (sql: Sql): Promise<StaffRow[]> => sql<StaffRow[]>`
  SELECT p.id, p.name, p.phone, coalesce(i.accepted_at, p.created_at) AS since,
    CASE WHEN b.id IS NOT NULL THEN jsonb_build_object('id', b.id, 'name', b.name) END AS invited_by,
    (SELECT max(s.created_at) FROM sessions s WHERE s.person_id = p.id) AS last_sign_in
  FROM (SELECT * FROM people WHERE ${serving(sql)}) p
  LEFT JOIN LATERAL (
    SELECT accepted_at, invited_by FROM staff_invitations WHERE accepted_by = p.id
    ORDER BY accepted_at DESC LIMIT 1
  ) i ON true
  LEFT JOIN people b ON b.id = i.invited_by
  ORDER BY since, p.id`;

export const servingNames = (sql: Sql): Promise<{ id: string; name: string }[]> => sql<{ id: string; name: string }[]>`
  SELECT id, name FROM people WHERE ${serving(sql)} ORDER BY name, id LIMIT 200`;

/**
 * Everybody who staffList, and none of them changes until the transaction ends. Of two who remove each other the
 * second waits here, and then finds one row less.
 */
export async function lockServing(sql: Sql): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT id FROM people WHERE ${serving(sql)} ORDER BY id FOR NO KEY UPDATE`;
  return rows.map(({ id }) => id);
}

/** Whether they serve; if so, nobody removes them until the transaction ends. */
export async function keepServing(sql: Sql, id: string): Promise<boolean> {
  return (await sql`SELECT 1 FROM people WHERE id = ${id} AND ${serving(sql)} FOR SHARE`).length > 0;
}

/** No sign-in is left to them: neither a token, nor the password. */
export async function setRemoved(sql: Sql, id: string, at: Date): Promise<void> {
  await sql`
    UPDATE people SET status = 'inactive', password_hash = NULL, token_version = token_version + 1,
      version = version + 1, updated_at = ${at}
    WHERE id = ${id}`;
}

import type { UserStatus, UserType } from '#domain/roles.ts';
import type { Sql } from '../db/sql.ts';

/** SQL of sign-ins. */

export interface SessionPerson {
  id: string;
  name: string;
  userType: UserType;
  status: UserStatus;
  tokenVersion: number;
}

/** The person of a sign-in that still runs; one read by primary keys. */
export async function personOfSession(sql: Sql, sessionId: string, personId: string): Promise<SessionPerson | null> {
  const [row] = await sql<SessionPerson[]>`
    SELECT p.id, p.name, p.user_type, p.status, p.token_version
    FROM sessions s JOIN people p ON p.id = s.person_id
    WHERE s.id = ${sessionId} AND s.person_id = ${personId} AND s.ended_at IS NULL AND p.deleted_at IS NULL`;
  return row ?? null;
}

export async function insertSession(
  sql: Sql,
  session: { id: string; personId: string; userAgent: string | null },
): Promise<void> {
  await sql`INSERT INTO sessions (id, person_id, user_agent)
    VALUES (${session.id}, ${session.personId}, ${session.userAgent})`;
}

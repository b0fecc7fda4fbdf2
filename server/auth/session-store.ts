import type { UserStatus, UserType } from '#domain/roles.ts';
import type { Instant } from '#domain/time.ts';
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
export async function personOfSession(sql: Sql, sessionId: string): Promise<SessionPerson | null> {
  const [row] = await sql<SessionPerson[]>`
    SELECT p.id, p.name, p.user_type, p.status, p.token_version
    FROM sessions s JOIN people p ON p.id = s.person_id
    WHERE s.id = ${sessionId} AND s.ended_at IS NULL AND p.deleted_at IS NULL`;
  return row ?? null;
}

export async function insertSession(
  sql: Sql,
  session: { id: string; personId: string; userAgent: string | null },
): Promise<void> {
  await sql`INSERT INTO sessions (id, person_id, user_agent)
    VALUES (${session.id}, ${session.personId}, ${session.userAgent})`;
}

export async function endSession(sql: Sql, sessionId: string, now: Instant): Promise<void> {
  await sql`UPDATE sessions SET ended_at = ${new Date(now)} WHERE id = ${sessionId} AND ended_at IS NULL`;
}

/** Every one of a person. */
export async function endSignIns(sql: Sql, personId: string, now: Instant): Promise<void> {
  await sql`
    UPDATE sessions SET ended_at = ${new Date(now)}
    WHERE person_id = ${personId} AND ended_at IS NULL`;
}

export async function insertRefreshToken(
  sql: Sql,
  token: { tokenHash: Buffer; sessionId: string; expiresAt: Date },
): Promise<void> {
  await sql`INSERT INTO refresh_tokens (token_hash, session_id, expires_at)
    VALUES (${token.tokenHash}, ${token.sessionId}, ${token.expiresAt})`;
}

/** Uses a refresh token up and gives its sign-in; for one caller only. */
export async function useRefreshToken(sql: Sql, tokenHash: Buffer, now: Instant): Promise<string | null> {
  const at = new Date(now);
  const [row] = await sql<{ sessionId: string }[]>`
    UPDATE refresh_tokens SET used_at = ${at}
    WHERE token_hash = ${tokenHash} AND used_at IS NULL AND expires_at > ${at}
    RETURNING session_id`;
  return row?.sessionId ?? null;
}

export interface RefreshToken {
  sessionId: string;
  expiresAt: Date;
  usedAt: Date | null;
}

export async function refreshToken(sql: Sql, tokenHash: Buffer): Promise<RefreshToken | null> {
  const [row] = await sql<RefreshToken[]>`
    SELECT session_id, expires_at, used_at FROM refresh_tokens WHERE token_hash = ${tokenHash}`;
  return row ?? null;
}

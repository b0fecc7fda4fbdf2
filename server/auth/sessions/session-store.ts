import { SIGN_IN_LIFETIME } from '#domain/sign-in/sign-in.ts';
import type { UserStatus, UserType } from '#domain/roles.ts';
import type { Instant } from '#domain/time.ts';
import type { Part, Sql } from '../../db/sql.ts';

/** SQL of sign-ins. */

export interface SessionPerson {
  id: string;
  name: string;
  userType: UserType;
  status: UserStatus;
  tokenVersion: number;
  /** Asked of admins alone. */
  hasFactor: boolean;
  /** When they last changed something here; a sign-in that has just begun may have. */
  wroteAt: Date;
}

/** Of a sign-in that an older process began. */
export const MONTH_SECONDS = SIGN_IN_LIFETIME / 1000;

/** A sign-in is dated when its call began, which is no longer ago than a call may take. */
export const wroteAt = (sql: Sql): Part => sql`greatest(s.wrote_at, s.created_at + interval '10 seconds')`;

/** The person of a sign-in that still runs; one read by primary keys. */
export async function personOfSession(sql: Sql, sessionId: string, now: Instant): Promise<SessionPerson | null> {
  const [row] = await sql<SessionPerson[]>`
    SELECT p.id, p.name, p.user_type, p.status, p.token_version, ${wroteAt(sql)} AS wrote_at,
      p.user_type = 'admin' AND EXISTS (
        SELECT FROM second_factors f WHERE f.person_id = p.id AND f.confirmed_at IS NOT NULL) AS has_factor
    FROM sessions s JOIN people p ON p.id = s.person_id
    WHERE s.id = ${sessionId} AND s.ended_at IS NULL AND p.deleted_at IS NULL
      AND coalesce(s.expires_at, s.created_at + interval '1 second' * ${MONTH_SECONDS}) > ${new Date(now)}`;
  return row ?? null;
}

/** When the person of a sign-in last showed that it is them: at its beginning, or since. */
export async function provedAt(sql: Sql, sessionId: string): Promise<Date | null> {
  const [row] = await sql<{ at: Date }[]>`
    SELECT coalesce(proved_at, created_at) AS at FROM sessions WHERE id = ${sessionId} AND ended_at IS NULL`;
  return row?.at ?? null;
}

export async function noteProof(sql: Sql, sessionId: string, now: Instant): Promise<void> {
  await sql`UPDATE sessions SET proved_at = ${new Date(now)} WHERE id = ${sessionId}`;
}

export interface OpenSession {
  id: string;
  userAgent: string | null;
  address: string | null;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** Where somebody is signed in, newest first. */
export const openSessions = (sql: Sql, personId: string, now: Instant): Promise<OpenSession[]> => sql<OpenSession[]>`
  SELECT id, user_agent, address, created_at, last_used_at FROM sessions
  WHERE person_id = ${personId} AND ended_at IS NULL
    AND coalesce(expires_at, created_at + interval '1 second' * ${MONTH_SECONDS}) > ${new Date(now)}
  ORDER BY coalesce(last_used_at, created_at) DESC, id DESC`;

/** One of one's own; false where there is none such. */
export async function endOwnSession(sql: Sql, personId: string, sessionId: string, now: Instant): Promise<boolean> {
  const { count } = await sql`
    WITH ended AS (
      UPDATE sessions SET ended_at = ${new Date(now)}
      WHERE id = ${sessionId} AND person_id = ${personId} AND ended_at IS NULL RETURNING id
    )
    SELECT pg_notify('session_ended', id::text) FROM ended`;
  return count === 1;
}

export async function insertSession(
  sql: Sql,
  session: {
    id: string;
    personId: string;
    userAgent: string | null;
    address: string;
    createdAt: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await sql`INSERT INTO sessions ${sql(session)}`;
}

/** Its live streams hear of it and end, too, as with each way of ending one. False where it was over. */
export async function endSession(sql: Sql, sessionId: string, now: Instant): Promise<boolean> {
  const { count } = await sql`
    WITH ended AS (
      UPDATE sessions SET ended_at = ${new Date(now)} WHERE id = ${sessionId} AND ended_at IS NULL RETURNING id
    )
    SELECT pg_notify('session_ended', id::text) FROM ended`;
  return count === 1;
}

/** Every one of a person but one. */
export async function endOtherSignIns(sql: Sql, personId: string, sessionId: string, now: Instant): Promise<void> {
  await sql`
    WITH ended AS (
      UPDATE sessions SET ended_at = ${new Date(now)}
      WHERE person_id = ${personId} AND id <> ${sessionId} AND ended_at IS NULL RETURNING id
    )
    SELECT pg_notify('session_ended', id::text) FROM ended`;
}

/** Every one of a person. */
export async function endSignIns(sql: Sql, personId: string, now: Instant): Promise<void> {
  await sql`
    WITH ended AS (
      UPDATE sessions SET ended_at = ${new Date(now)} WHERE person_id = ${personId} AND ended_at IS NULL RETURNING id
    )
    SELECT pg_notify('session_ended', id::text) FROM ended`;
}

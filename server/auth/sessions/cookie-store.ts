import type { Instant } from '#domain/time.ts';
import type { Sql } from '../../db/sql.ts';
import { MONTH_SECONDS, wroteAt, type SessionPerson } from './session-store.ts';

/**
 * SQL of the secrets in cookies, by their hashes. Those of one sign-in follow one another; each is kept until it would have run
 * out, so that a copy is known for one however old it is.
 */

/** What a cookie opens, and how far it is on its way to its successor. */
export interface CookieRow extends SessionPerson {
  sessionId: string;
  expiresAt: Date;
  /** When its successor first came back. */
  usedAt: Date | null;
  /** Its successor was made, and perhaps never arrived. */
  hasSuccessor: boolean;
  /** This cookie is a successor itself, and comes back for the first time. */
  isNew: boolean;
  /** Where the sign-in was when its cookie was last made. */
  address: string | null;
  lastUsedAt: Date | null;
  /** Of the account. */
  locale: string;
  ownDigits: boolean;
}

/** One read by primary keys, and by the few cookies of a sign-in. */
export async function cookieRow(sql: Sql, hash: Buffer, next: Buffer, now: Instant): Promise<CookieRow | null> {
  const at = new Date(now);
  const [row] = await sql<CookieRow[]>`
    SELECT c.session_id, c.expires_at, c.used_at, n.token_hash IS NOT NULL AS has_successor,
      c.used_at IS NULL AND EXISTS (
        SELECT FROM refresh_tokens o
        WHERE o.session_id = c.session_id AND o.used_at IS NULL AND o.token_hash NOT IN (${hash}, ${next})) AS is_new,
      s.address, s.last_used_at, ${wroteAt(sql)} AS wrote_at, p.locale, p.own_digits, p.id, p.name, p.user_type, p.status, p.token_version,
      p.user_type = 'admin' AND EXISTS (
        SELECT FROM second_factors f WHERE f.person_id = p.id AND f.confirmed_at IS NOT NULL) AS has_factor
    FROM refresh_tokens c
    JOIN sessions s ON s.id = c.session_id
    JOIN people p ON p.id = s.person_id
    LEFT JOIN refresh_tokens n ON n.token_hash = ${next}
    WHERE c.token_hash = ${hash} AND c.expires_at > ${at} AND s.ended_at IS NULL AND p.deleted_at IS NULL
      AND coalesce(s.expires_at, s.created_at + interval '1 second' * ${MONTH_SECONDS}) > ${at}`;
  return row ?? null;
}

interface NewCookie {
  readonly hash: Buffer;
  readonly sessionId: string;
  readonly expiresAt: Date;
}

/** Asked twice, it is made once. */
export async function insertCookie(sql: Sql, { hash, sessionId, expiresAt }: NewCookie): Promise<void> {
  await sql`
    INSERT INTO refresh_tokens (token_hash, session_id, expires_at) VALUES (${hash}, ${sessionId}, ${expiresAt})
    ON CONFLICT DO NOTHING`;
}

/** A successor came back: from now on all but it, and perhaps its own successor, are old. */
export async function retireBefore(
  sql: Sql,
  sessionId: string,
  [hash, next]: readonly [hash: Buffer, next: Buffer],
  now: Instant,
): Promise<void> {
  await sql`
    UPDATE refresh_tokens SET used_at = ${new Date(now)}
    WHERE session_id = ${sessionId} AND used_at IS NULL AND token_hash NOT IN (${hash}, ${next})`;
}

/** Notes that a sign-in is in use; where, when it has a new cookie there. */
export async function noteUse(sql: Sql, sessionId: string, address: string | null, now: Instant): Promise<void> {
  await sql`
    UPDATE sessions SET last_used_at = ${new Date(now)}, address = coalesce(${address}, address) WHERE id = ${sessionId}`;
}

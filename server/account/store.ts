import type { UserType } from '#domain/roles.ts';
import type { Sql } from '../db/sql.ts';

/** SQL of one's own account: the way in, the sign-ins, what was agreed to. */

export interface OwnAccount {
  id: string;
  name: string;
  phone: string;
  userType: UserType;
  tokenVersion: number;
  passwordHash: string | null;
}

export async function accountById(sql: Sql, id: string): Promise<OwnAccount | null> {
  const [row] = await sql<OwnAccount[]>`
    SELECT id, name, phone, user_type, token_version, password_hash FROM people WHERE id = ${id} AND deleted_at IS NULL`;
  return row ?? null;
}

/** The same, and nothing may come to point at this person until the transaction ends: no new booking either. */
export async function lockWhole(sql: Sql, id: string): Promise<OwnAccount | null> {
  const [row] = await sql<OwnAccount[]>`
    SELECT id, name, phone, user_type, token_version, password_hash FROM people
    WHERE id = ${id} AND deleted_at IS NULL FOR UPDATE`;
  return row ?? null;
}

/** False where the account has changed since it was looked at. */
export async function setPassword(
  sql: Sql,
  { id, tokenVersion }: OwnAccount,
  passwordHash: string,
  at: Date,
): Promise<boolean> {
  const { count } = await sql`
    UPDATE people SET password_hash = ${passwordHash}, token_version = token_version + 1, updated_at = ${at}
    WHERE id = ${id} AND token_version = ${tokenVersion} AND deleted_at IS NULL`;
  return count === 1;
}

export async function voidTokens(sql: Sql, id: string): Promise<void> {
  await sql`UPDATE people SET token_version = token_version + 1 WHERE id = ${id}`;
}

export interface SessionRow {
  id: string;
  userAgent: string | null;
  createdAt: Date;
  endedAt: Date | null;
}

export const sessionsOf = (sql: Sql, personId: string): Promise<SessionRow[]> => sql<SessionRow[]>`
  SELECT id, user_agent, created_at, ended_at FROM sessions
  WHERE person_id = ${personId} ORDER BY created_at DESC, id DESC`;

export interface ConsentRow {
  noticeVersion: string;
  language: string;
  givenAt: Date;
  withdrawnAt: Date | null;
}

export const consentsOf = (sql: Sql, personId: string): Promise<ConsentRow[]> => sql<ConsentRow[]>`
  SELECT notice_version, language, given_at, withdrawn_at FROM consents
  WHERE person_id = ${personId} ORDER BY given_at, id`;

import type { Instant } from '#domain/time.ts';
import type { Sql } from '../../db/sql.ts';

/** SQL of passkeys and of what they are asked to sign. */

export interface PasskeyRow {
  id: string;
  personId: string;
  publicKey: Buffer;
  counter: number;
  device: string | null;
  createdAt: Date;
  lastUsedAt: Date | null;
}

export async function insertChallenge(sql: Sql, challenge: string, expiresAt: Date): Promise<void> {
  await sql`INSERT INTO passkey_challenges (challenge, expires_at) VALUES (${challenge}, ${expiresAt})`;
}

/** Uses a challenge up; true for one caller only, while it lives. */
export async function useChallenge(sql: Sql, challenge: string, now: Instant): Promise<boolean> {
  const { count } = await sql`
    DELETE FROM passkey_challenges WHERE challenge = ${challenge} AND expires_at > ${new Date(now)}`;
  return count === 1;
}

export async function insertPasskey(sql: Sql, key: Omit<PasskeyRow, 'lastUsedAt'>): Promise<void> {
  await sql`INSERT INTO passkeys ${sql(key)}`;
}

export async function passkeyOf(sql: Sql, personId: string, id: string): Promise<PasskeyRow | null> {
  const [row] = await sql<PasskeyRow[]>`
    SELECT id, person_id, public_key, counter::float8 AS counter, device, created_at, last_used_at FROM passkeys
    WHERE id = ${id} AND person_id = ${personId}`;
  return row ?? null;
}

export const passkeysOf = (sql: Sql, personId: string): Promise<PasskeyRow[]> => sql<PasskeyRow[]>`
  SELECT id, person_id, public_key, counter::float8 AS counter, device, created_at, last_used_at FROM passkeys
  WHERE person_id = ${personId} ORDER BY created_at, id`;

export async function notePasskeyUse(sql: Sql, id: string, counter: number, now: Instant): Promise<void> {
  await sql`UPDATE passkeys SET counter = ${counter}, last_used_at = ${new Date(now)} WHERE id = ${id}`;
}

/** False where they have none such. */
export async function deletePasskey(sql: Sql, personId: string, id: string): Promise<boolean> {
  const { count } = await sql`DELETE FROM passkeys WHERE id = ${id} AND person_id = ${personId}`;
  return count === 1;
}

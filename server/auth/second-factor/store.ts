import type { Instant } from '#domain/time.ts';
import type { Sql } from '../../db/sql.ts';

/** SQL of second factors and their recovery codes. */

export interface FactorRow {
  secret: Buffer;
  confirmedAt: Date | null;
}

export async function factorOf(sql: Sql, personId: string): Promise<FactorRow | null> {
  const [row] = await sql<FactorRow[]>`SELECT secret, confirmed_at FROM second_factors WHERE person_id = ${personId}`;
  return row ?? null;
}

/** A new secret, in place of one that was never confirmed; false where one counts already. */
export async function placeSecret(sql: Sql, personId: string, secret: Buffer, now: Instant): Promise<boolean> {
  const { count } = await sql`
    INSERT INTO second_factors AS f (person_id, secret, created_at) VALUES (${personId}, ${secret}, ${new Date(now)})
    ON CONFLICT (person_id) DO UPDATE SET secret = excluded.secret, created_at = excluded.created_at, last_step = 0
    WHERE f.confirmed_at IS NULL`;
  return count === 1;
}

/** Uses a code's half minute up; false where that one or a later one was used before. */
export async function useStep(sql: Sql, personId: string, step: number): Promise<boolean> {
  const { count } = await sql`
    UPDATE second_factors SET last_step = ${step} WHERE person_id = ${personId} AND last_step < ${step}`;
  return count === 1;
}

/** False where it has been confirmed before. */
export async function confirmFactor(sql: Sql, personId: string, now: Instant): Promise<boolean> {
  const { count } = await sql`
    UPDATE second_factors SET confirmed_at = ${new Date(now)} WHERE person_id = ${personId} AND confirmed_at IS NULL`;
  return count === 1;
}

/** False where there was none. */
export async function deleteFactor(sql: Sql, personId: string): Promise<boolean> {
  await sql`DELETE FROM recovery_codes WHERE person_id = ${personId}`;
  await sql`DELETE FROM passkeys WHERE person_id = ${personId}`;
  const { count } = await sql`DELETE FROM second_factors WHERE person_id = ${personId}`;
  return count === 1;
}

export async function replaceCodes(sql: Sql, personId: string, hashes: readonly Buffer[]): Promise<void> {
  await sql`DELETE FROM recovery_codes WHERE person_id = ${personId}`;
  await sql`INSERT INTO recovery_codes ${sql(hashes.map((codeHash) => ({ personId, codeHash })))}`;
}

/** Uses a recovery code up; true for one caller only. */
export async function useCode(sql: Sql, personId: string, codeHash: Buffer, now: Instant): Promise<boolean> {
  const { count } = await sql`
    UPDATE recovery_codes SET used_at = ${new Date(now)}
    WHERE person_id = ${personId} AND code_hash = ${codeHash} AND used_at IS NULL`;
  return count === 1;
}

export async function codesLeft(sql: Sql, personId: string): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    SELECT count(*)::int AS n FROM recovery_codes WHERE person_id = ${personId} AND used_at IS NULL`;
  return row?.n ?? 0;
}

import type { Instant } from '#domain/time.ts';
import type { Sql } from '../../db/sql.ts';

/** SQL of proved phones. */

export async function insertProof(
  sql: Sql,
  proof: { tokenHash: Buffer; phone: string; expiresAt: Instant },
): Promise<void> {
  await sql`
    INSERT INTO phone_proofs (token_hash, phone, expires_at)
    VALUES (${proof.tokenHash}, ${proof.phone}, ${new Date(proof.expiresAt)})`;
}

export async function proofExists(sql: Sql, tokenHash: Buffer, phone: string, now: Instant): Promise<boolean> {
  const rows = await sql`
    SELECT 1 FROM phone_proofs WHERE token_hash = ${tokenHash} AND phone = ${phone} AND expires_at > ${new Date(now)}`;
  return rows.length === 1;
}

/** True for one caller only. */
export async function takeProof(sql: Sql, tokenHash: Buffer, phone: string, now: Instant): Promise<boolean> {
  const { count } = await sql`
    DELETE FROM phone_proofs WHERE token_hash = ${tokenHash} AND phone = ${phone} AND expires_at > ${new Date(now)}`;
  return count === 1;
}

/** Counts a wrong answer. After the last one allowed the proof is gone. */
export async function countWrongAnswer(sql: Sql, tokenHash: Buffer, most: number): Promise<void> {
  await sql`UPDATE phone_proofs SET wrong_answers = wrong_answers + 1 WHERE token_hash = ${tokenHash}`;
  await sql`DELETE FROM phone_proofs WHERE token_hash = ${tokenHash} AND wrong_answers >= ${most}`;
}

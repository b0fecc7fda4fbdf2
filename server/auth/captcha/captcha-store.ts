import type { Sql } from '../../db/sql.ts';

/** SQL of captcha solutions already spent. */

/** True for exactly one of any number of callers with the same signature. */
export async function spendSignature(sql: Sql, signature: string, expiresAt: Date): Promise<boolean> {
  const { count } = await sql`
    INSERT INTO captcha_spent (signature, expires_at) VALUES (${signature}, ${expiresAt}) ON CONFLICT DO NOTHING`;
  return count === 1;
}

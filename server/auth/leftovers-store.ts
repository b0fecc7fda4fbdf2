import { WRONG_PASSWORDS_KEPT } from '#domain/sign-in/sign-in.ts';
import type { Instant } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';

/** SQL of what signing in leaves behind. Sign-ins themselves stay: who was where, when, may be asked later. */

/** Deletes what has run out and can change no answer any more; says how many rows. */
export async function deleteLeftovers(sql: Sql, now: Instant): Promise<number> {
  const at = new Date(now);
  const gone = [
    await sql`DELETE FROM captcha_spent WHERE expires_at <= ${at}`,
    await sql`DELETE FROM passkey_challenges WHERE expires_at <= ${at}`,
    await sql`DELETE FROM phone_proofs WHERE expires_at <= ${at}`,
    await sql`DELETE FROM otp_challenges WHERE expires_at <= ${at} AND window_ends_at <= ${at}`,
    await sql`DELETE FROM refresh_tokens WHERE expires_at <= ${at}`,
    await sql`DELETE FROM sign_in_failures
      WHERE updated_at <= ${new Date(now - WRONG_PASSWORDS_KEPT)} AND next_try_at <= ${at}`,
  ];
  return gone.reduce((sum, { count }) => sum + count, 0);
}

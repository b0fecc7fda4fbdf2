import { OTP_LIFETIME, OTP_RESEND_AFTER, OTP_SENDS_PER_HOUR, OTP_TRIES, OTP_WINDOW } from '#domain/sign-in/otp.ts';
import type { Instant } from '#domain/time.ts';
import type { Sql } from '../../db/sql.ts';

/** SQL of one-time codes. Every change is one statement, so that any number of callers at once get what one would. */

interface Challenge {
  codeHash: Buffer | null;
  expiresAt: Date;
  triesLeft: number;
  resendAt: Date;
  windowEndsAt: Date;
}

/** Puts a new code in place of the old one; false while this phone has to wait. */
export async function placeCode(sql: Sql, phone: string, codeHash: Buffer, now: Instant): Promise<boolean> {
  const at = new Date(now);
  const { count } = await sql`
    INSERT INTO otp_challenges AS o (phone, code_hash, expires_at, tries_left, resend_at, sends, window_ends_at)
    VALUES (${phone}, ${codeHash}, ${new Date(now + OTP_LIFETIME)}, ${OTP_TRIES},
      ${new Date(now + OTP_RESEND_AFTER)}, 1, ${new Date(now + OTP_WINDOW)})
    ON CONFLICT (phone) DO UPDATE SET
      code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries_left = excluded.tries_left,
      resend_at = excluded.resend_at,
      sends = CASE WHEN o.window_ends_at <= ${at} THEN 1 ELSE o.sends + 1 END,
      window_ends_at = CASE WHEN o.window_ends_at <= ${at} THEN excluded.window_ends_at ELSE o.window_ends_at END
    WHERE o.resend_at <= ${at} AND (o.sends < ${OTP_SENDS_PER_HOUR} OR o.window_ends_at <= ${at})`;
  return count === 1;
}

/** Takes back that a code was sent, so that its phone need not wait for the next. */
export async function unplaceCode(sql: Sql, phone: string, codeHash: Buffer, now: Instant): Promise<void> {
  await sql`
    UPDATE otp_challenges SET code_hash = NULL, resend_at = ${new Date(now)}, sends = sends - 1
    WHERE phone = ${phone} AND code_hash = ${codeHash}`;
}

export async function challengeOf(sql: Sql, phone: string): Promise<Challenge | null> {
  const [row] = await sql<Challenge[]>`
    SELECT code_hash, expires_at, tries_left, resend_at, window_ends_at FROM otp_challenges WHERE phone = ${phone}`;
  return row ?? null;
}

/** Spends one try of a code that lives and gives its hash; null when there is none or no try is left. */
export async function spendTry(sql: Sql, phone: string, now: Instant): Promise<Buffer | null> {
  const [row] = await sql<{ codeHash: Buffer }[]>`
    UPDATE otp_challenges SET tries_left = tries_left - 1
    WHERE phone = ${phone} AND code_hash IS NOT NULL AND tries_left > 0 AND expires_at > ${new Date(now)}
    RETURNING code_hash`;
  return row?.codeHash ?? null;
}

/** Uses a code up; true for one caller only. Its phone may ask for the next at once: the message did arrive. */
export async function useCode(sql: Sql, phone: string, codeHash: Buffer, now: Instant): Promise<boolean> {
  const { count } = await sql`
    UPDATE otp_challenges SET code_hash = NULL, resend_at = ${new Date(now)}
    WHERE phone = ${phone} AND code_hash = ${codeHash}`;
  return count === 1;
}

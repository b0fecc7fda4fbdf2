import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { FACTOR_DIGITS, FACTOR_PERIOD_SECONDS, FACTOR_WINDOW } from '#domain/sign-in/second-factor.ts';
import type { Instant } from '#domain/time.ts';
import { keyFor } from '../../keys.ts';
import type { Config } from '../../config.ts';

/** Codes of authenticator apps, and how their secrets are kept. */

export const newFactorSecret = (): Buffer => randomBytes(20);

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A copy of the database alone makes nobody's codes: AES-256-GCM, `iv tag text`. */
export function sealed(config: Config, secret: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFor(config, 'second factor'), iv);
  const text = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

/** Throws where TOKEN_SECRET is another than it was sealed with. */
export function opened(config: Config, sealedSecret: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', keyFor(config, 'second factor'), sealedSecret.subarray(0, IV_BYTES));
  decipher.setAuthTag(sealedSecret.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(sealedSecret.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}

const totp = (secret: Buffer, issuer = '', label = '') =>
  new TOTP({
    issuer,
    label,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
    digits: FACTOR_DIGITS,
    period: FACTOR_PERIOD_SECONDS,
  });

/** The secret for an app: as letters to type, and as the address in a QR code. */
export function enrolment(secret: Buffer, issuer: string, label: string): { secret: string; uri: string } {
  const app = totp(secret, issuer, label);
  return { secret: app.secret.base32, uri: app.toString() };
}

/** The half minute a code is of; null where it is not right at this time. */
export function stepOf(secret: Buffer, code: string, now: Instant): number | null {
  const delta = totp(secret).validate({ token: code, timestamp: now, window: FACTOR_WINDOW });
  return delta === null ? null : Math.floor(now / (FACTOR_PERIOD_SECONDS * 1000)) + delta;
}

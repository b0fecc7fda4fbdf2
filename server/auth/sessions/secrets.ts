import { createHmac, hkdfSync } from 'node:crypto';
import type { Config } from '../../config.ts';

type Purpose =
  | 'captcha challenge'
  | 'captcha key'
  | 'one-time code'
  | 'recovery code'
  | 'second factor'
  | 'sign-in failures'
  | 'sign-in renewal'
  | 'staff invitation';

/** A key of its own for each purpose, from the one secret (HKDF, RFC 5869): one key says nothing about another. */
export function keyFor(config: Pick<Config, 'TOKEN_SECRET'>, purpose: Purpose): Buffer {
  return Buffer.from(hkdfSync('sha256', tokenSecret(config.TOKEN_SECRET), '', `sankalp ${purpose}`, 32));
}

/** A keyed fingerprint: short texts (a code, a phone) cannot be guessed back from it without the key. */
export function fingerprint(config: Pick<Config, 'TOKEN_SECRET'>, purpose: Purpose, text: string): Buffer {
  return createHmac('sha256', keyFor(config, purpose)).update(text).digest();
}

export function tokenSecret(secret: string | undefined): Uint8Array {
  if (!secret) throw new Error('TOKEN_SECRET has to be set before tokens are made.');
  return new TextEncoder().encode(secret);
}

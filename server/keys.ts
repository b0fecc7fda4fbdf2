import { createHmac, hkdfSync } from 'node:crypto';
import type { Config } from './config.ts';

type Purpose =
  | 'captcha challenge'
  | 'captcha key'
  | 'known browser'
  | 'one-time code'
  | 'recovery code'
  | 'second factor'
  | 'sign-in failures'
  | 'sign-in renewal'
  | 'staff invitation';

const keys = new Map<string, Buffer>();

/**
 * A key of its own for each purpose, from the one secret (HKDF, RFC 5869): one key says nothing about another. Made once: every call
 * with a cookie asks for one.
 */
export function keyFor({ TOKEN_SECRET }: Pick<Config, 'TOKEN_SECRET'>, purpose: Purpose): Buffer {
  const name = `${purpose} ${TOKEN_SECRET}`;
  const key =
    keys.get(name) ?? Buffer.from(hkdfSync('sha256', tokenSecret(TOKEN_SECRET), '', `sankalp ${purpose}`, 32));
  keys.set(name, key);
  return key;
}

/** A keyed fingerprint: short texts (a code, a phone) cannot be guessed back from it without the key. */
export function fingerprint(config: Pick<Config, 'TOKEN_SECRET'>, purpose: Purpose, text: string): Buffer {
  return createHmac('sha256', keyFor(config, purpose)).update(text).digest();
}

export function tokenSecret(secret: string | undefined): Uint8Array {
  if (!secret) throw new Error('TOKEN_SECRET has to be set before tokens are made.');
  return new TextEncoder().encode(secret);
}

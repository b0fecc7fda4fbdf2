import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { DeriveKeyFunction } from 'altcha-lib';

/** For pages opened at `http://` on a local network, where browsers withhold Web Crypto; the challenge is `PBKDF2/SHA-256`. */
export const plainKey: DeriveKeyFunction = ({ cost, keyLength }, salt, password) =>
  Promise.resolve({ parameters: {}, derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength }) });

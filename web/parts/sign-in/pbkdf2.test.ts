import { createHash, pbkdf2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { pbkdf2, sha256 } from './pbkdf2.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const hex = (array: Uint8Array) => Buffer.from(array).toString('hex');

test.each([0, 1, 55, 56, 63, 64, 65, 200])('hashes %i bytes as everybody does', (length) => {
  const message = new Uint8Array(length).map((_, index) => index * 7);
  expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
});

test.each([
  ['password', 'salt', 1, 32],
  ['password', 'salt', 1000, 32],
  ['a password that is longer than one block of sixty-four bytes, so it is hashed', 'nacl', 3, 32],
  ['', 'salt', 2, 16],
] as const)('derives the key of %j and %j over %i rounds', (password, salt, rounds, length) => {
  const known = pbkdf2Sync(password, salt, rounds, length, 'sha256').toString('hex');
  expect(hex(pbkdf2(bytes(password), bytes(salt), rounds, length))).toBe(known);
});

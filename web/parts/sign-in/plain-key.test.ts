import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { expect, test } from 'vitest';
import { plainKey } from './plain-key.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test.each([1, 1_000])('without Web Crypto %i rounds give the key that they give with it', async (cost) => {
  const parameters = { algorithm: 'PBKDF2/SHA-256', cost, keyLength: 32, keyPrefix: '00', nonce: '', salt: '' };
  const [plain, native] = await Promise.all(
    [plainKey, deriveKey].map((derive) => derive(parameters, bytes('salt'), bytes('a nonce and a counter'))),
  );
  expect(plain).toEqual(native);
});

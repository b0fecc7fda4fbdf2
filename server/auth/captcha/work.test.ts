import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { testClock } from '../test-auth.ts';
import { newCaptcha } from './captcha.ts';
import { hashPassword } from '../login/passwords.ts';

/** Other tests make both cheap. This one measures what they cost everybody else. */
const config = readConfig({ TOKEN_SECRET: 'a secret of the tests, long enough to be one' });

test('a captcha takes hundreds of tries, each of a thousand rounds', async () => {
  // the library's own shape, straight from its other half
  const challenge = (await newCaptcha({ config, now: testClock().now })) as unknown as Challenge;
  expect(challenge.parameters.cost).toBe(1000);
  expect((await solveChallenge({ challenge, deriveKey }))?.counter).toBeGreaterThanOrEqual(250);
});

test('a password is kept by Argon2id with 19 MiB and two passes', async () => {
  expect(await hashPassword({ config }, 'tulsi-pata-108')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

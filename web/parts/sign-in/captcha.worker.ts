import { solveChallenge, type Challenge, type DeriveKeyFunction } from 'altcha-lib';
import { deriveKey as native } from 'altcha-lib/algorithms/web/pbkdf2';
import { pbkdf2 } from './pbkdf2.ts';

/** Solves one challenge beside the page, so that nothing stutters. Answers the solution, or null. */

/** Where the browser withholds Web Crypto; the challenge is `PBKDF2/SHA-256`. */
const plain: DeriveKeyFunction = ({ cost, keyLength }, salt, password) =>
  Promise.resolve({ parameters: {}, derivedKey: pbkdf2(password, salt, cost, keyLength) });

self.addEventListener('message', (event: MessageEvent<Challenge>) => {
  const deriveKey = 'subtle' in crypto ? native : plain;
  solveChallenge({ challenge: event.data, deriveKey, timeout: 45_000 }).then(
    (solution) => self.postMessage(solution),
    () => self.postMessage(null),
  );
});

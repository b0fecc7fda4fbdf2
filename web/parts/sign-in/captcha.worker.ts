import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { plainKey } from './plain-key.ts';

/** Solves one challenge beside the page, so that nothing stutters. Answers the solution, or null. */
self.addEventListener('message', (event: MessageEvent<Challenge>) => {
  const derive = 'subtle' in crypto ? deriveKey : plainKey;
  solveChallenge({ challenge: event.data, deriveKey: derive, timeout: 45_000 }).then(
    (solution) => self.postMessage(solution),
    () => self.postMessage(null),
  );
});

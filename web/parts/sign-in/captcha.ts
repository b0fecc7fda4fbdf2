import type { Reply } from '#contract/index.ts';
import { ask } from '../api/api.ts';

/** The invisible captcha: the page proves a little work, unseen, before a code is sent or an account made. */

/** A challenge lives ten minutes; one solved ahead is used well before that. */
const FRESH_MS = 8 * 60_000;
const TIMEOUT_MS = 60_000;

/** `challenge`: none could be had; `solving`: this browser could not solve it. */
export class CaptchaFailure extends Error {
  readonly stage: 'challenge' | 'solving';

  constructor(stage: CaptchaFailure['stage'], cause?: unknown) {
    super(stage, { cause });
    this.stage = stage;
  }
}

let ahead: { at: number; answer: Promise<string> } | null = null;

/** Starts solving as soon as somebody enters a form, so that nobody waits at its end. */
export function prepareCaptcha(): void {
  if (ahead && Date.now() - ahead.at < FRESH_MS) return;
  ahead = { at: Date.now(), answer: solve() };
  // a form that needs it says that it failed; until then it is nobody's
  ahead.answer.catch(() => undefined);
}

/** A solution for one call: base64 of `{ challenge, solution }`. Throws `CaptchaFailure`. */
export async function solveCaptcha(): Promise<string> {
  const ready = ahead && Date.now() - ahead.at < FRESH_MS ? ahead.answer : null;
  ahead = null;
  return ready ? ready.catch(solve) : solve();
}

async function solve(): Promise<string> {
  const challenge = await ask('GET /auth/captcha', {}).then(
    ({ data }) => data,
    (cause: unknown) => Promise.reject(new CaptchaFailure('challenge', cause)),
  );
  const solution = await work(challenge);
  return btoa(JSON.stringify({ challenge, solution }));
}

function work(challenge: Reply<'GET /auth/captcha'>): Promise<object> {
  return new Promise<object>((resolve, reject) => {
    const worker = new Worker(new URL('./captcha.worker.ts', import.meta.url), { type: 'module' });
    const end = (solution: object | null): void => {
      clearTimeout(limit);
      worker.terminate();
      if (solution) resolve(solution);
      else reject(new CaptchaFailure('solving'));
    };
    const limit = setTimeout(end, TIMEOUT_MS, null);
    worker.addEventListener('message', (event: MessageEvent<object | null>) => end(event.data));
    worker.addEventListener('error', () => end(null));
    worker.postMessage(challenge);
  });
}

import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** A challenge as the page gets it. */
export async function newChallenge(url: string): Promise<Challenge> {
  const reply = await fetch(`${url}/api/auth/captcha`);
  // the library's own shape, straight from its other half
  const { data } = (await reply.json()) as { data: Challenge };
  return data;
}

/** Does for tests what the page does in a browser: fetches a challenge and solves it. */
export async function solvedCaptcha(url: string): Promise<string> {
  const challenge = await newChallenge(url);
  return captchaOf(challenge, await solveChallenge({ challenge, deriveKey }));
}

/** The `captcha` field of a payload. */
export const captchaOf = (challenge: unknown, solution: unknown): string =>
  Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');

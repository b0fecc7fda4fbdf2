import { createChallenge, randomInt, verifySolution, type VerifySolutionOptions } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Reply } from '#contract/index.ts';
import { minutes } from '#domain/time.ts';
import type { Config } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import { spendSignature } from './captcha-store.ts';
import { countedTryFrom } from '../login/tries.ts';
import { keyFor } from '../../keys.ts';

/**
 * Invisible captcha: the page proves a little work instead of asking a person to read letters (ALTCHA v2).
 * A try costs a browser close to a millisecond, so a page needs 0.2 to 0.5 s on one core.
 */
const WORK = { cost: 1000, fewest: 250, most: 550 };
/** The same steps with next to no work, where tests ask for hundreds (`UNSAFE_FOR_TESTS`). */
const TEST_WORK = { cost: 1, fewest: 2, most: 5 };
const LIFETIME = minutes(10);

const solved = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

const workIn = (config: Config) => (config.UNSAFE_FOR_TESTS ? TEST_WORK : WORK);

/**
 * A fresh challenge, this many times as costly as usual. The counter is known beforehand, so that checking a solution takes no work of ours.
 */
export async function newCaptcha(
  { config, now }: Pick<Deps, 'config' | 'now'>,
  factor = 1,
): Promise<Reply<'GET /auth/captcha'>> {
  const { cost, fewest, most } = workIn(config);
  const { parameters, signature } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: cost * factor,
    counter: randomInt(most, fewest),
    expiresAt: new Date(now() + LIFETIME),
    deriveKey,
    ...secrets(config),
  });
  return { parameters: { ...parameters }, signature };
}

/**
 * Takes a solution (base64 of `{ challenge, solution }`); it counts once. Refuses with `captcha_failed`, also one less than half
 * as dear as it is now: hoarding cheap ones gains nothing, solving one a moment too early loses nothing. A page without script has none:
 * then so few are taken from one network that solving them gets further (docs/decisions/0089-forms-without-script.md).
 */
export async function spendCaptcha(
  deps: Pick<Deps, 'config' | 'pool' | 'now'>,
  captcha: string | undefined,
  request: FastifyRequest,
  factor = 1,
): Promise<void> {
  const { config, pool, now } = deps;
  if (!captcha) return void (await countedTryFrom(deps, request, 'no captcha'));
  const payload = solved.safeParse(decoded(captcha)).data;
  if (!payload) refuse('captcha_failed');
  const { challenge, solution } = payload;
  const expiresAt = challenge.parameters.expiresAt * 1000;
  const result = await verifySolution({ challenge, solution, deriveKey, ...secrets(config) });
  const isCheap = 2 * challenge.parameters.cost < workIn(config).cost * factor;
  if (!result.verified || expiresAt <= now() || isCheap) refuse('captcha_failed');
  if (!(await spendSignature(pool, challenge.signature, new Date(expiresAt)))) refuse('captcha_failed');
}

function secrets(config: Config) {
  return {
    hmacSignatureSecret: keyFor(config, 'captcha challenge').toString('hex'),
    hmacKeySignatureSecret: keyFor(config, 'captcha key').toString('hex'),
  } satisfies Partial<VerifySolutionOptions>;
}

function decoded(base64: string): unknown {
  try {
    return JSON.parse(Buffer.from(base64, 'base64').toString('utf8'));
  } catch {
    return null;
  }
}

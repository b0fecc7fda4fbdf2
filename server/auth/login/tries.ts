import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import { WRONG_PASSWORD_WAITS } from '#domain/sign-in/sign-in.ts';
import { clearTries, countTry, nextTryAt } from './failures-store.ts';
import { fingerprint } from '../sessions/secrets.ts';

/** Networks hand out IPv6 addresses by the /64: within one, changing the address costs nothing. */
const IPV6_NETWORK = 64;
export const networkOf = ({ ip }: FastifyRequest): string => normalizeIP(ip, IPV6_NETWORK);

/**
 * Counts a try at somebody's password, or refuses with `too_many` while the next one has to wait. Gives what
 * forgets the wrong ones, for a right one to call.
 */
export async function countedTry(
  deps: Pick<Deps, 'config' | 'pool' | 'now'>,
  at: string,
  waits: readonly number[] = WRONG_PASSWORD_WAITS,
): Promise<() => Promise<void>> {
  const key = fingerprint(deps.config, 'sign-in failures', at).toString('base64url');
  if (!(await countTry(deps.pool, key, waits, deps.now()))) await refuseForNow(deps, key);
  return () => clearTries(deps.pool, key);
}

async function refuseForNow({ pool, now }: Pick<Deps, 'pool' | 'now'>, key: string): Promise<never> {
  const at = (await nextTryAt(pool, key))?.getTime() ?? now();
  refuse('too_many', { retryAfter: Math.max(1, Math.ceil((at - now()) / 1000)) });
}

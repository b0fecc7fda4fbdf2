import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import { FREE_PASSWORD_TRIES, waitsAfter, WRONG_PASSWORD_WAITS } from '#domain/sign-in/sign-in.ts';
import { clearTries, countTry, nextTryAt } from './failures-store.ts';
import { fingerprint } from '../../keys.ts';

/** Networks hand out IPv6 addresses by the /64: within one, changing the address costs nothing. */
const IPV6_NETWORK = 64;
export const networkOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => normalizeIP(ip, IPV6_NETWORK);

/** Firms and data centres have a /48, which is 65,536 of them: what a flood may do is counted by that, too. Of IPv4 it is the address. */
const IPV6_WIDE = 48;
export const wideNetworkOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => normalizeIP(ip, IPV6_WIDE);
/** How many times the tries of one network; households of a carrier may share an address. */
export const WIDE_SHARE = 4;

/**
 * Counts a try from the network of a request, and, where that is a small one of many, from all of them together. Gives what forgets
 * the wrong ones.
 */
export async function countedTryFrom(
  deps: Pick<Deps, 'config' | 'pool' | 'now'>,
  request: FastifyRequest,
  at: string,
): Promise<() => Promise<void>> {
  const [network, wide] = [networkOf(request), wideNetworkOf(request)];
  const forgive = await countedTry(deps, `${at} ${network}`);
  if (wide === network) return forgive;
  const forgiveWide = await countedTry(
    deps,
    `${at} ${wide}/${IPV6_WIDE}`,
    waitsAfter(WIDE_SHARE * FREE_PASSWORD_TRIES),
  );
  return async () => {
    await forgive();
    await forgiveWide();
  };
}

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

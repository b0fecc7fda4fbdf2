import { Socket } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { Failure, refuse } from '../failure.ts';
import { tokenOf, type Authenticate } from '../viewer.ts';

/** Calls an address may make in a minute, over the whole API. Single calls have narrower limits in the contract. */
const CALLS_PER_MINUTE = 600;

/** Pages an address may ask for in a minute: as many, for a town may stand behind one. */
const PAGES_PER_MINUTE = 600;

/** Words of the payment provider that were none, from one address in a minute. */
const FORGERIES_PER_MINUTE = 30;

/** Calls with a token that we never signed, from one address in a minute. */
const FORGED_PER_MINUTE = 60;

/** How many addresses are remembered; beyond that the longest unseen is forgotten. */
const ADDRESSES = 20_000;

/** Makes the limits of single endpoints (`perMinute`) count. Counted per process: several processes allow more. */
export async function installLimits(app: FastifyInstance): Promise<void> {
  // a caller who is gone already has no address to be counted by, and nobody hears the answer
  app.addHook('onRequest', ({ ip }: { ip?: string }, _reply, done) => {
    if (!ip) refuse('malformed');
    done();
  });
  await app.register(rateLimit, {
    global: false,
    cache: ADDRESSES,
    allowList: isUncounted,
    errorResponseBuilder: (_request, { ttl }) => new Failure('too_many', { retryAfter: Math.ceil(ttl / 1000) }),
  });
}

const isInProcess = (request: FastifyRequest): boolean => !(request.raw.socket instanceof Socket);

/** Marks what a page's form asks of the API: it counts, as it would without the page. Nobody else gains anything by sending the mark. */
export const BY_FORM = 'x-by-form';

/** A page being rendered asks the API without a socket; its visitor made one request, not five. */
const isUncounted = (request: FastifyRequest): boolean => isInProcess(request) && !(BY_FORM in request.headers);

/** Streams stay open, and the payment provider brings everybody's payments from a handful of addresses. */
const WEBHOOK = '/api/payment/webhook';
const unlimited = new Set(['/api/events', WEBHOOK]);

/** For the options of a route that gives pages. */
export const limitOfPages = ({ RATE_LIMIT_SCALE }: Pick<Config, 'RATE_LIMIT_SCALE'>) => ({
  rateLimit: { max: Math.ceil(PAGES_PER_MINUTE * RATE_LIMIT_SCALE), timeWindow: '1 minute' },
});

/**
 * The provider's own words are never limited, but an address that sent too many forged ones waits for a minute before
 * another is read from it.
 */
export function limitForgeries(api: FastifyInstance, { RATE_LIMIT_SCALE }: Config): void {
  const max = Math.ceil(FORGERIES_PER_MINUTE * RATE_LIMIT_SCALE);
  const count = api.createRateLimit({ max, timeWindow: '1 minute' });
  const shutUntil = new Map<string, number>();
  api.addHook('onRequest', async ({ routeOptions, ip }) => {
    const left = routeOptions.url === WEBHOOK ? (shutUntil.get(ip) ?? 0) - performance.now() : 0;
    if (left > 0) refuse('too_many', { retryAfter: Math.ceil(left / 1000) });
    if (left < 0) shutUntil.delete(ip);
  });
  api.addHook('onResponse', async (request, { statusCode }) => {
    if (request.routeOptions.url !== WEBHOOK || statusCode < 400 || statusCode >= 500 || statusCode === 429) return;
    const limit = await count(request);
    if (limit.isAllowed || !limit.isExceeded) return;
    if (shutUntil.size >= ADDRESSES) shutUntil.clear();
    shutUntil.set(request.ip, performance.now() + limit.ttl);
  });
}

const forged = new WeakSet<FastifyRequest>();
/** Whether a call brought a token that somebody else made. */
export const isForged = (request: FastifyRequest): boolean => forged.has(request);

/**
 * The limit over everything else in this scope. Calls with forged tokens have a limit of their own: they take nothing from others behind
 * the same address.
 */
export function limitCalls(api: FastifyInstance, config: Config, { isOurs }: Pick<Authenticate, 'isOurs'>): void {
  const countForged = api.createRateLimit({
    max: Math.ceil(FORGED_PER_MINUTE * config.RATE_LIMIT_SCALE),
    timeWindow: '1 minute',
  });
  const count = api.createRateLimit({
    max: Math.ceil(CALLS_PER_MINUTE * config.RATE_LIMIT_SCALE),
    timeWindow: '1 minute',
  });
  api.addHook('onRequest', async (request) => {
    if (isUncounted(request) || unlimited.has(request.routeOptions.url ?? '')) return;
    const token = tokenOf(request);
    if (token && !(await isOurs(token))) forged.add(request);
    const limit = await (isForged(request) ? countForged : count)(request);
    if (!limit.isAllowed && limit.isExceeded) refuse('too_many', { retryAfter: limit.ttlInSeconds });
  });
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { api } from '#contract/index.ts';
import type { Config } from '../config.ts';
import { refuse } from './failure.ts';
import { probes } from './probes.ts';

/** Addresses that are none of ours, and methods that an address does not take. */

/** Calls of unknown paths, from one network address in a minute. They do not count among the calls of others there. */
const LOOKS_PER_MINUTE = 60;

const calls = Object.keys(api).map((key) => {
  const [method = '', path = ''] = key.split(' ');
  return { method, shape: new RegExp(`^/api${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}/?$`) };
});

/** What an address takes; nothing where there is none. A page may be anywhere. */
function methodsAt(url: string): string[] {
  const [path = ''] = url.split('?', 1);
  const taken = /^\/api(\/|$)/.test(path)
    ? calls.filter(({ shape }) => shape.test(path)).map(({ method }) => method)
    : probes.test(path) || path.startsWith('/uploads/')
      ? ['GET']
      : ['GET', 'POST'];
  if (taken.length === 0) return [];
  return [...taken, ...(taken.includes('GET') ? ['HEAD'] : []), 'OPTIONS'];
}

/** Answers all that nobody serves, before a body is read. */
export function answerUnknown(app: FastifyInstance, { RATE_LIMIT_SCALE }: Pick<Config, 'RATE_LIMIT_SCALE'>): void {
  const max = Math.ceil(LOOKS_PER_MINUTE * RATE_LIMIT_SCALE);
  const count = app.createRateLimit({ max, timeWindow: '1 minute' });

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const methods = methodsAt(request.url);
    if (methods.length === 0 || (methods.includes(request.method) && request.method !== 'OPTIONS')) {
      const limit = await count(request);
      if (!limit.isAllowed && limit.isExceeded) refuse('too_many', { retryAfter: limit.ttlInSeconds });
      return refuse('endpoint_unknown');
    }
    void reply.header('allow', methods.join(', '));
    if (request.method === 'OPTIONS') return reply.code(204).send();
    return refuse('wrong_method');
  }

  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) await answer(request, reply);
  });
  app.setNotFoundHandler(answer);
  // no page lies below, and what is looked for there does not count among the pages of an address
  app.all('/api/*', { onRequest: answer, schema: { hide: true } }, answer);
}

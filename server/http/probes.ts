import { statfs } from 'node:fs/promises';
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { MessageCode } from '#contract/messages.ts';
import type { Watch } from '../db/watch.ts';
import { figures, httpSeconds } from '../metrics.ts';
import { routeOf } from './request-log.ts';

/** Addresses of the probes. */
export const probes = /^\/(healthz|readyz|metrics)(\?|$)/;

const LEAST_BYTES = 32 * 1024 * 1024;

/** What machines ask: does it live, may it get work, what are its figures. */
export function mountProbes(app: FastifyInstance, watch: Watch, folder: string, lately: () => MessageCode[]): void {
  app.get('/healthz', told('Whether the process lives'), () => ({ status: 'ok' }));

  app.get(
    '/readyz',
    told('Whether it may get work: 503 while it stops, or its database is not as it should be'),
    async (_request, reply) => {
      const seen = lately();
      const reason = app.stopping.aborted ? 'stopping' : await reasonAgainst(watch, folder, seen);
      if (reason) return reply.code(503).header('retry-after', '5').send({ status: 'not ready', reason });
      // of a vendor no other process knows more, and a replica is done without: they cost nobody their work, but stand here
      const replica = watch.replica?.trouble();
      return { status: 'ready', ...(seen.length > 0 && { lately: seen }), ...(replica && { replica }) };
    },
  );

  // figures are no secret of anybody's, but nobody's business either: only from this machine or network
  app.get('/metrics', told('Figures for Prometheus, to callers nearby'), async (request, reply) => {
    if (!nearby.check(request.ip, isIPv6(request.ip) ? 'ipv6' : 'ipv4')) return reply.callNotFound();
    return reply.type(figures.contentType).send(await figures.metrics());
  });
  app.addHook('onResponse', (request, reply, done) => {
    const labels = { method: request.method, route: routeOf(request), status: String(reply.statusCode) };
    httpSeconds.observe(labels, reply.elapsedTime / 1000);
    done();
  });
}

/** The API's pages tell of them, too. */
const told = (summary: string) => ({ schema: { summary, tags: ['probes'] } });

async function reasonAgainst(watch: Watch, folder: string, seen: readonly MessageCode[]): Promise<string | null> {
  const [trouble, isFull] = await Promise.all([watch.trouble(), isNearlyFull(folder)]);
  if (trouble) return trouble;
  return isFull || seen.includes('records_full') ? 'the disk is full' : null;
}

/** Less than a few pictures fit in. */
async function isNearlyFull(folder: string): Promise<boolean> {
  const space = await statfs(folder).catch(() => null);
  return space !== null && space.bavail * space.bsize < LEAST_BYTES;
}

const nearby = new BlockList();
nearby.addSubnet('127.0.0.0', 8);
nearby.addSubnet('10.0.0.0', 8);
nearby.addSubnet('172.16.0.0', 12);
nearby.addSubnet('192.168.0.0', 16);
nearby.addAddress('::1', 'ipv6');
nearby.addSubnet('fc00::', 7, 'ipv6');

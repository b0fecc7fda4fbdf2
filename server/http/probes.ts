import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { isMigrated } from '../db/migrate.ts';
import type { Pool } from '../db/sql.ts';
import { figures, httpSeconds } from '../metrics.ts';
import { routeOf } from './request-log.ts';

/** Addresses of the probes; load shedding spares them. */
export const probes = /^\/(healthz|readyz|metrics)(\?|$)/;

/** What machines ask: does it live, may it get work, what are its figures. */
export function mountProbes(app: FastifyInstance, pool: Pool): void {
  app.get('/healthz', told('Whether the process lives'), () => ({ status: 'ok' }));

  app.get(
    '/readyz',
    told('Whether it may get work: 503 while it stops, or its database is not as it should be'),
    async (_request, reply) => {
      const reason = app.stopping.aborted ? 'stopping' : await troubleOf(pool);
      return reply.code(reason ? 503 : 200).send(reason ? { status: 'not ready', reason } : { status: 'ready' });
    },
  );

  // figures are no secret of anybody's, but nobody's business either: only from this machine or network
  app.get('/metrics', told('Figures for Prometheus, to callers nearby'), async (request, reply) => {
    if (!nearby.check(request.ip, isIPv6(request.ip) ? 'ipv6' : 'ipv4')) return reply.callNotFound();
    return reply.type(figures.contentType).send(await figures.metrics());
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: routeOf(request), status: String(reply.statusCode) };
    httpSeconds.observe(labels, reply.elapsedTime / 1000);
  });
}

/** The API's pages tell of them, too. */
const told = (summary: string) => ({ schema: { summary, tags: ['probes'] } });

async function troubleOf(pool: Pool): Promise<string | null> {
  try {
    return (await isMigrated(pool)) ? null : 'the database has an older schema';
  } catch {
    return 'the database does not answer';
  }
}

const nearby = new BlockList();
nearby.addSubnet('127.0.0.0', 8);
nearby.addSubnet('10.0.0.0', 8);
nearby.addSubnet('172.16.0.0', 12);
nearby.addSubnet('192.168.0.0', 16);
nearby.addAddress('::1', 'ipv6');
nearby.addSubnet('fc00::', 7, 'ipv6');

import { channel } from 'node:diagnostics_channel';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Loaded before the product where journeys are walked (`e2e/setup.ts`), and nowhere else: calls of the API, those that pages make on the
 * server too, can be told to fail, to answer something else, or to wait. What is told comes by `/e2e/faults`.
 */

/** What happens to calls of one route, `GET /api/contact/admin/messages`. */
export interface Fault {
  readonly status: number;
  /** Answered as it is; nothing where the server is to look broken. */
  readonly body?: unknown;
  /** Nothing is answered before it is mended. */
  readonly waits?: true;
}

process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

const faults = new Map<string, Fault & { mended: Promise<void>; mend: () => void }>();

channel('fastify.initialization').subscribe((message) => {
  const { fastify: app } = message as { fastify: FastifyInstance };
  app.put<{ Body: Fault & { route: string } }>('/e2e/faults', async ({ body: { route, ...fault } }) => {
    // what waited meets what was put now
    faults.get(route)?.mend();
    const { promise, resolve } = Promise.withResolvers<void>();
    faults.set(route, { ...fault, mended: promise, mend: resolve });
    return {};
  });
  app.delete<{ Querystring: { route: string } }>('/e2e/faults', async ({ query: { route } }) => {
    faults.get(route)?.mend();
    faults.delete(route);
    return {};
  });
  app.addHook('onListen', async () => {
    const { port } = app.server.address() as AddressInfo;
    process.send?.({ port });
  });
  app.addHook('onRequest', async (request, reply) => {
    const faultNow = () => faults.get(`${request.method} ${request.routeOptions.url}`);
    let fault = faultNow();
    for (; fault?.waits; fault = faultNow()) await fault.mended;
    if (!fault) return undefined;
    // as text: what a newer server may say is not held against this one's schema
    const body = fault.body === undefined ? '' : JSON.stringify(fault.body);
    return reply.code(fault.status).type('application/json').send(body);
  });
});

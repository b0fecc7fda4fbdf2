import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborted once the server begins to stop: readiness says no, and long answers (event streams) end. */
    readonly stopping: AbortSignal;
    announceStop(): void;
  }
}

/**
 * An orderly end. Answers given while stopping tell a keep-alive client to come back on a new connection;
 * without that, its idle connections hold the server open until they time out.
 */
export function closeInOrder(app: FastifyInstance): void {
  const stop = new AbortController();
  app.decorate('stopping', stop.signal);
  app.decorate('announceStop', () => stop.abort());
  const connections = connectionsOf(app);
  app.addHook('preClose', async () => {
    stop.abort();
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stop.signal.aborted) void reply.header('connection', 'close');
  });
  // an answer that had begun before and is streamed on keeps its connection until it ends
  app.addHook('onResponse', async () => {
    if (stop.signal.aborted) app.server.closeIdleConnections();
  });
}

/** Browsers open connections before they need them; Node counts those as busy and would wait for their first request. */
function connectionsOf(app: FastifyInstance): ReadonlySet<Socket> {
  const open = new Set<Socket>();
  app.server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return open;
}

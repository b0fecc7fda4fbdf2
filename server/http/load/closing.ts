import type { ServerResponse } from 'node:http';
import { createServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborted once the server begins to stop: readiness says no, and long answers (event streams) end. */
    readonly stopping: AbortSignal;
    announceStop(): void;
    /** Nobody is let in any more; comes once everything that was asked is answered. */
    shutDoor(): Promise<void>;
  }
}

/**
 * A connection on which nothing moves may have its next call on the way. Counted in looks and not by the clock: a machine that
 * has no time for us has none for the callers either. We do not wait for callers who were asked to open a new connection.
 */
const LINGER_LOOKS = 75;
const LOOK_EVERY_MS = 20;

/** Nobody waits at the door once this long nobody has come, in turns of the event loop each too short for many to have come in it. */
const QUIET_MS = 20;
const SHORT_TURN_MS = 0.5;
const KNOCKING_MS = 2_000;

/**
 * An orderly end (docs/decisions/0066-orderly-end.md). The door is shut first and connections are left alone: whoever
 * comes on one of them is answered and told to come back on a new one; who says nothing for a moment is let go.
 */
export function closeInOrder(app: FastifyInstance): void {
  const stop = new AbortController();
  let shut = false;
  const { connections, calls } = trafficOf(app);
  app.decorate('stopping', stop.signal);
  app.decorate('announceStop', () => stop.abort());
  app.decorate('shutDoor', async () => {
    stop.abort();
    await shutListener(app, connections);
    shut = true;
    await untilQuiet(connections, calls);
    for (const socket of connections) socket.destroy();
  });
  app.addHook('preClose', async () => {
    stop.abort();
    shut = true;
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (shut) void reply.header('connection', 'close');
    done();
  });
}

/**
 * Closes the socket we listen on, and nothing else: Node's own way of closing an HTTP server cuts idle connections, on
 * which a call may be arriving. The kernel cuts those that wait at the door at that moment. So they are let in first, and
 * kept waiting inside until it is shut: who is not answered yet does not come again with another. What comes on the other
 * connections waits too: while we have much to do, many more come to the door in each turn. Who comes between the last
 * look and the close is cut all the same: Linux has no call that shuts a listening socket and keeps its queue.
 */
async function shutListener(app: FastifyInstance, connections: ReadonlySet<Socket>): Promise<void> {
  const waiting = [...connections];
  for (const socket of waiting) socket.pause();
  const inside: Socket[] = [];
  const door = createServer({ allowHalfOpen: true, pauseOnConnect: true }, (socket) => inside.push(socket));
  // takes over the listening socket, as it is
  door.listen(app.server);
  const end = performance.now() + KNOCKING_MS;
  let now = performance.now();
  for (let quietFrom = now; now - quietFrom < QUIET_MS && now < end;) {
    const before = inside.length;
    const from = now;
    await nextTurn();
    now = performance.now();
    if (inside.length > before || now - from > SHORT_TURN_MS) quietFrom = now;
  }
  door.close();
  for (const socket of inside) {
    app.server.emit('connection', socket);
    socket.resume();
  }
  for (const socket of waiting) socket.resume();
}

interface Traffic {
  readonly connections: ReadonlySet<Socket>;
  readonly calls: ReadonlySet<ServerResponse>;
}

function trafficOf(app: FastifyInstance): Traffic {
  const connections = new Set<Socket>();
  const calls = new Set<ServerResponse>();
  app.server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  app.server.on('request', (_request, response) => {
    calls.add(response);
    response.once('close', () => calls.delete(response));
  });
  return { connections, calls };
}

/** No call is being answered, and none has been arriving on any connection for a while. */
async function untilQuiet(connections: Traffic['connections'], calls: Traffic['calls']): Promise<void> {
  const seen = new WeakMap<Socket, { readonly bytes: number; readonly look: number }>();
  for (let look = 0; ; look += 1) {
    let moving = false;
    for (const socket of connections) {
      const before = seen.get(socket);
      if (before?.bytes !== socket.bytesRead) seen.set(socket, { bytes: socket.bytesRead, look });
      if (before?.bytes !== socket.bytesRead || look - before.look < LINGER_LOOKS) moving = true;
    }
    if (calls.size === 0 && !moving) return;
    await pause(LOOK_EVERY_MS);
    // read what has arrived before we look again
    await nextTurn();
  }
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into a server beside its own code (`node --import`): says on a port of its own for how long, at most, the event loop answered
 * nobody since the last time it was asked. In milliseconds.
 */
if (isMainThread) {
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  const door = createServer((_request, reply) => {
    reply.end(String(delays.max / 1e6));
    delays.reset();
  });
  // the bench reads from this line where to ask
  door.listen(0, '127.0.0.1', () => console.log(`loop at ${(door.address() as AddressInfo).port}`));
  door.unref();
}

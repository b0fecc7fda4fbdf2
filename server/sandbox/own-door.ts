import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * The way to the stand-ins this server serves itself, on loopback: it stays open until the last call that needs it is
 * answered, while the door for everybody is shut already.
 */
export async function openOwnDoor(app: FastifyInstance): Promise<{ port: number; close(): void }> {
  const server = createServer((request, response) => app.routing(request, response));
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

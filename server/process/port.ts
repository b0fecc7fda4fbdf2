import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';

/** The port we are to be found on. */

/** Says at once what would else be found out last, with a database made and filled for nothing. Throws `StartError`. */
export async function refuseTakenPort({ HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>): Promise<void> {
  const trying = createServer().listen({ host: HOST, port: PORT });
  try {
    await once(trying, 'listening');
  } catch (error) {
    throw portTrouble(error, HOST, PORT);
  }
  trying.close();
  await once(trying, 'close');
}

/** The port it has got. Throws `StartError`, with the application closed. */
export async function listen(app: FastifyInstance, { HOST, PORT }: Config): Promise<number> {
  try {
    await app.listen({ host: HOST, port: PORT, listenTextResolver: (address) => `listening on ${address}` });
  } catch (error) {
    await app.close();
    throw portTrouble(error, HOST, PORT);
  }
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : PORT;
}

function portTrouble(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is in use by another program. Stop that one, or set PORT to another number (PORT=0 takes a free one).`,
    );
  }
  if (code === 'EACCES')
    return new StartError(`Port ${port} may not be used by this user. Set PORT to 1024 or higher.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartError(`HOST: this machine has no address ${host}.`);
  }
  return error;
}

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the product runs for the journeys: once for each of the workers that walk them side by side. */
    siteUrls: readonly string[];
  }
}

/** Starts the product for each worker, as a newcomer would: an empty folder, demo data and all. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const workers = Array.from({ length: Number(project.config.maxWorkers) || 1 });
  const sites = await Promise.all(workers.map(() => start()));
  project.provide(
    'siteUrls',
    sites.map(({ url }) => url),
  );
  return async () => {
    await Promise.all(sites.map(({ stop }) => stop()));
  };
}

/** The product on a folder of its own and a port that nobody has; `settings` besides those of all journeys. */
export async function start(
  settings: Record<string, string> = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'sankalp-e2e-'));
  // the journeys bring their own database, whatever DATABASE_URL the machine has
  const { DATABASE_URL: _given, ...env } = process.env;
  const server = spawn(process.execPath, ['--import', './e2e/faulty-server.ts', 'server/main.ts'], {
    env: {
      ...env,
      // on a machine busy with more than the product nobody is sent away for its sake
      NODE_ENV: 'test',
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      RATE_LIMIT_SCALE: '100',
      UNSAFE_FOR_TESTS: '1',
      // what was once compiled is kept: to load the server is half of a start
      NODE_COMPILE_CACHE: join(process.cwd(), 'node_modules', '.cache', 'compiled'),
      ...settings,
    },
    // the line on which the server says its address, and hears that the journeys are gone, however they ended
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const url = `http://localhost:${await portOf(server)}`;
  const stop = async () => {
    const gone = once(server, 'exit');
    server.kill('SIGTERM');
    await gone;
    await rm(folder, { recursive: true, force: true });
  };
  return { url, stop };
}

/** The port the server took, once it answers there. */
async function portOf(server: ChildProcess): Promise<number> {
  const ended = once(server, 'exit').then(() => {
    throw new Error('The server did not start.');
  });
  const [{ port }] = await Promise.race([once(server, 'message'), ended]);
  return port;
}

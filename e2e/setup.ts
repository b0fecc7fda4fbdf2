import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
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

/** The product on a folder and a port of its own; `settings` besides those of all journeys. */
export async function start(
  settings: Record<string, string> = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'sankalp-e2e-'));
  const port = await freePort();
  // the journeys bring their own database, whatever DATABASE_URL the machine has
  const { DATABASE_URL: _given, ...env } = process.env;
  const server = spawn(process.execPath, ['--import', './e2e/faulty-server.ts', 'server/main.ts'], {
    env: {
      ...env,
      // on a machine busy with more than the product nobody is sent away for its sake
      NODE_ENV: 'test',
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      RATE_LIMIT_SCALE: '100',
      UNSAFE_FOR_TESTS: '1',
      // what was once compiled is kept: to load the server is half of a start
      NODE_COMPILE_CACHE: join(process.cwd(), 'node_modules', '.cache', 'compiled'),
      ...settings,
    },
    // the line by which it hears that the journeys are gone, however they ended
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const url = `http://localhost:${port}`;
  await untilReady(url, server);
  const stop = async () => {
    const gone = once(server, 'exit');
    server.kill('SIGTERM');
    await gone;
    await rm(folder, { recursive: true, force: true });
  };
  return { url, stop };
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error('The server did not start.');
    const ready = await fetch(`${url}/readyz`).catch(() => null);
    if (ready?.ok) return;
    await pause(200);
  }
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

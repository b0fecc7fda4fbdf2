import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface OwnServer {
  readonly url: string;
  stop(): Promise<void>;
}

type OnLine = (line: string) => void;

export const ownFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'sankalp-bench-'));

/** The product with the demo in a folder of its own, as a process of its own; every line it says is handed over. */
export async function ownServer(settings: Record<string, string>, onLine?: OnLine): Promise<OwnServer> {
  const folder = await ownFolder();
  const { url, end } = await serverIn(folder, settings, onLine);
  return {
    url,
    stop: async () => {
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The same in a folder that stays. */
export async function serverIn(
  folder: string,
  settings: Record<string, string>,
  onLine: OnLine = () => undefined,
): Promise<{ url: string; pid: number; end: (signal: NodeJS.Signals) => Promise<void> }> {
  const root = fileURLToPath(new URL('../', import.meta.url));
  // as `npm start` does (scripts/run.mjs)
  const child = spawn(process.execPath, ['--max-semi-space-size=8', 'server/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: folder,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const url = await new Promise<string>((found, failed) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const ready = /is ready: (\S+)/.exec(line)?.[1];
      if (ready) found(ready);
      else onLine(line);
    });
    void gone.then(() => failed(new Error('The server ended.')));
  });
  return {
    url,
    pid: child.pid ?? 0,
    end: async (signal) => {
      child.kill(signal);
      await gone;
    },
  };
}

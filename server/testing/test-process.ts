import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { until } from './test-until.ts';

/** The server as an operator has it: a process of its own. */
export interface ServerProcess {
  readonly child: ChildProcess;
  /** Everything it has said so far. */
  readonly said: () => string;
  /** Its exit code; null where a signal ended it. */
  readonly exit: Promise<number | null>;
}

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What every process of a test starts with. What was once compiled is kept: to load the server is half of a start. */
export const processEnv = {
  // with a clock of our own (scripts/any-hour.mjs) they have the same
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => /^(LD_PRELOAD|FAKETIME.*)$/.test(name))),
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
};

/** And a server, unless a test says otherwise. */
export const serverDefaults = { HOST: '127.0.0.1', PORT: '0', WEB: 'none', LOG_LEVEL: 'error' };

/** A program whose parent never asks how it ended, as in a container whose first process does not: killed, it stays as a zombie. */
export async function parentThatNeverWaits(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = processEnv,
): Promise<{ child: number; said: () => string }> {
  const parent = spawn('sh', ['-c', '"$@" & echo "pid $!"; exec sleep 600', 'sh', command, ...args], {
    cwd: root,
    env,
  });
  let said = '';
  for (const stream of [parent.stdout, parent.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await until(() => /^pid \d+$/m.test(said));
  const child = Number(/^pid (\d+)$/m.exec(said)?.[1]);
  onTestFinished(async () => {
    const ended = once(parent, 'exit');
    parent.kill('SIGKILL');
    await ended;
    try {
      process.kill(child, 'SIGKILL');
    } catch {
      // it is gone already
    }
  });
  return { child, said: () => said };
}

/** Starts `server/main.ts` with these settings and no others; killed at the end of the test, should it still run. */
export function serverProcess(settings: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: { ...processEnv, ...serverDefaults, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  // `close` comes once everything it said has been read, `exit` may come before
  const exit = once(child, 'close').then(([code]) => code as number | null);
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await exit;
  });
  return { child, said: () => said, exit };
}

/** Waits until it says that it is ready; its address. */
export async function untilReady({ child, said }: ServerProcess): Promise<string> {
  await until(() => child.exitCode !== null || said().includes('Ctrl-C stops'));
  const url = /is ready: (\S+)/.exec(said())?.[1];
  if (!url) throw new Error(`The server did not start:\n${said()}`);
  return url;
}

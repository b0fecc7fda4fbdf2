import { rm } from 'node:fs/promises';
import { cpus } from 'node:os';
import { ownFolder, serverIn } from './own-server.ts';

/**
 * How long it takes from the start of a process to its first good answer: after an orderly end, and after `kill -9` under load,
 * in turns. Prints both and their ratio. With the project's Node, after a build: `node bench/restart.ts`; ends with 1 where a
 * kill costs more than half as much again.
 */

const ROUNDS = 5;
const CALLERS = 20;
const CALLS_BEFORE_THE_KILL = 300;
const MOST = 1.5;

const settings = { LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '1000000' };
const folder = await ownFolder();
try {
  await (await serverIn(folder, settings)).end('SIGTERM');
  const orderly: number[] = [];
  const killed: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const first = await timed();
    orderly.push(first.ms);
    await untilKilled(first);
    const second = await timed();
    killed.push(second.ms);
    await second.end('SIGTERM');
  }
  console.log(`${ROUNDS} rounds, Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model}`);
  console.log(`first good answer after an orderly end: ${shown(orderly)}`);
  console.log(`first good answer after kill -9 under load: ${shown(killed)}`);
  const ratio = median(killed) / median(orderly);
  console.log(`ratio: ${ratio.toFixed(2)}`);
  process.exitCode = ratio > MOST ? 1 : 0;
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function timed() {
  const from = performance.now();
  const server = await serverIn(folder, settings);
  const { status } = await fetch(`${server.url}/services`);
  if (status !== 200) throw new Error(`The first answer was ${status}.`);
  return { ...server, ms: performance.now() - from };
}

/** In the middle of sign-ins, each of which writes. */
async function untilKilled({ url, end }: Awaited<ReturnType<typeof timed>>): Promise<void> {
  let calls = 0;
  const half = Promise.withResolvers<void>();
  const caller = async (): Promise<void> => {
    for (;;) {
      const reply = await fetch(`${url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ phone: '9000000004', password: 'namaste123' }),
      });
      await reply.arrayBuffer();
      calls += 1;
      if (calls === CALLS_BEFORE_THE_KILL) half.resolve();
    }
  };
  const callers = Array.from({ length: CALLERS }, () => caller().catch(() => undefined));
  await half.promise;
  await end('SIGKILL');
  await Promise.all(callers);
}

function median(all: readonly number[]): number {
  return all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;
}

function shown(all: readonly number[]): string {
  return `${(median(all) / 1_000).toFixed(2)} s (${all.map((ms) => (ms / 1_000).toFixed(2)).join(', ')})`;
}

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbedded } from '../server/db/embedded/embedded.ts';
import { migrate } from '../server/db/migrate.ts';
import { connect, type Pool } from '../server/db/sql.ts';
import { serverIn } from './own-server.ts';

/** Of a processor's second, as Linux counts them. */
const TICKS = 100;

/** A server of the product's on a database of its own, whose work in the background is timed while somebody else makes calls. */
export async function atWork(
  fill: (sql: Pool) => Promise<unknown>,
  work: (sql: Pool, server: { readonly url: string }) => Promise<void>,
  settings: Record<string, string> = {},
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sankalp-bench-'));
  const embedded = await startEmbedded(folder);
  const sql = connect(embedded.url, { max: 4 });
  try {
    await migrate(sql);
    await fill(sql);
    console.log(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model}`);
    const server = await serverIn(join(folder, 'files'), {
      DATABASE_URL: embedded.url,
      WEB: 'none',
      LOG_LEVEL: 'error',
      RATE_LIMIT_SCALE: '1000000',
      SMS_PER_DAY: '100000000',
      TOKEN_SECRET: 'a bench has nothing to hide 7391',
      ...settings,
    });
    await work(sql, server);
    await server.end('SIGTERM');
  } finally {
    await sql.end({ timeout: 5 });
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** How many a second: from now until `left` has no more to say, looked at four times a second. */
export async function rateOf(count: number, left: () => Promise<number>): Promise<number> {
  const began = performance.now();
  while ((await left()) > 0) await pause(250);
  return (count * 1_000) / (performance.now() - began);
}

interface Waits {
  readonly p50: number;
  readonly p95: number;
}

/** What a visitor's call takes, ten times a second, until stopped: the median and the 95th percentile, in milliseconds. */
export async function visitor(url: string, until: AbortSignal): Promise<Waits> {
  const times: number[] = [];
  while (!until.aborted) {
    const began = performance.now();
    const reply = await fetch(`${url}/api/rituals/satyanarayan-puja`);
    await reply.arrayBuffer();
    if (!reply.ok) throw new Error(`A visitor was answered ${reply.status}.`);
    times.push(performance.now() - began);
    await pause(100);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95) };
}

/** Seconds of processor the server's process has taken so far: what it does beside others on its machine does not count. */
export async function processorOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
}

/** The same of all processes of its database, on Linux: the session that asks, and those with the same parent. */
export async function processorOfDatabase(sql: Pool): Promise<number> {
  const [row] = await sql<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
  const stat = async (pid: number | string) =>
    (await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')).replace(/^.*\) /, '').split(' ');
  const [, parent] = await stat(row?.pid ?? 0);
  let ticks = 0;
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const [, of, ...rest] = await stat(pid);
    if (of === parent || pid === parent) ticks += Number(rest[9]) + Number(rest[10]);
  }
  return ticks / TICKS;
}

/** The same for so long. */
export const visitorFor = (url: string, ms: number) => visitor(url, AbortSignal.timeout(ms));

export const shown = ({ p50, p95 }: Waits): string => `${p50.toFixed(1)} and ${p95.toFixed(1)} ms`;

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import type { Pool } from '../server/db/sql.ts';
import type { Case } from './office-cases.ts';
import { timesOf, type Times } from './measure.ts';
import { serverIn } from './own-server.ts';

/**
 * Through the real server, as an admin: what the office's lists, searches and figures cost, and all bookings as a table, how long
 * it takes and what it does to the server's memory.
 */

const ADMIN = { id: '01990000-0000-7000-8000-000000000001', phone: '6999999999', password: 'jagannath-7' };
const MEGABYTE = 1024 * 1024;

/** The office of a server of its own. */
export interface Office {
  ask(one: Case): Promise<Answer>;
  /** How long a call takes, measured this many times. */
  timed(one: Case, rounds: number): Promise<Cost>;
  streamed(): Promise<string>;
}

export interface Cost extends Times {
  /** What the server and the database worked for a call, milliseconds: the same on a machine that has other things to do. */
  readonly work: number;
}

export interface Answer {
  readonly filtered?: number;
  readonly more?: boolean;
}

export async function inOffice<T>(sql: Pool, databaseUrl: string, work: (office: Office) => Promise<T>): Promise<T> {
  await sql`INSERT INTO people (id, user_type, status, name, phone, password_hash)
    VALUES (${ADMIN.id}, 'admin', 'active', 'Bench', ${ADMIN.phone}, ${await hash(ADMIN.password)}) ON CONFLICT DO NOTHING`;
  const folder = await mkdtemp(join(tmpdir(), 'sankalp-bench-server-'));
  const settings = { DATABASE_URL: databaseUrl, WEB: 'none', LOG_LEVEL: 'error', RATE_LIMIT_SCALE: '1000' };
  const server = await serverIn(folder, settings);
  try {
    const base = server.url;
    const authorization = `Bearer ${await signIn(base)}`;
    const ask = ({ path, body }: Case) => answer(`${base}/api${path}`, authorization, body);
    return await work({
      ask,
      timed: async (one, rounds) => {
        const before = await workOf(sql, server.pid);
        const times = await timesOf(rounds, () => ask(one));
        return { ...times, work: between(before, await workOf(sql, server.pid)) / rounds };
      },
      streamed: () => streamed(base, authorization, server.pid),
    });
  } finally {
    await server.end('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  }
}

async function signIn(base: string): Promise<string> {
  const signedIn = await fetch(`${base}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone: ADMIN.phone, password: ADMIN.password }),
  });
  const { data } = (await signedIn.json()) as { data: { token: string } };
  return data.token;
}

async function answer(url: string, authorization: string, body: object | undefined): Promise<Answer> {
  const headers = { authorization, 'content-type': 'application/json' };
  const reply = await fetch(url, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers });
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`);
  // what every list of the office answers with
  const { data } = (await reply.json()) as { data: Answer };
  return data;
}

async function streamed(base: string, authorization: string, pid: number): Promise<string> {
  const began = performance.now();
  const reply = await fetch(`${base}/api/booking/admin/bookings.csv`, {
    headers: { authorization, 'accept-encoding': 'identity' },
  });
  if (!reply.ok || !reply.body) throw new Error(`no table: ${reply.status}`);
  let bytes = 0;
  let lines = 0;
  // the first megabytes warm it up: code, plans and buffers stay for good
  let settled = 0;
  let most = 0;
  let looked = 0;
  for await (const chunk of reply.body) {
    bytes += chunk.length;
    for (const byte of chunk) if (byte === 10) lines += 1;
    if (bytes - looked < MEGABYTE) continue;
    looked = bytes;
    const now = await memoryOf(pid);
    if (bytes < 20 * MEGABYTE) settled = Math.max(settled, now);
    most = Math.max(most, now);
  }
  const seconds = (performance.now() - began) / 1000;
  const inMegabytes = (value: number) => Math.round(value / MEGABYTE);
  return `All bookings as a table: ${lines - 1} rows, ${inMegabytes(bytes)} MB in ${seconds.toFixed(0)} s; the server's memory after the first 20 MB ${inMegabytes(settled)} MB, at most ${inMegabytes(most)} MB`;
}

/** Resident bytes of a process (Linux). */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
}

/** Milliseconds of a processor that the server and each session with its database have had so far (Linux). */
async function workOf(sql: Pool, server: number): Promise<Map<number, number>> {
  const sessions = await sql<{ pid: number }[]>`SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend'`;
  const spent = async (pid: number): Promise<[number, number]> => {
    const threads = await readdir(`/proc/${pid}/task`);
    const each = threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'));
    return [pid, (await Promise.all(each)).reduce((sum, text) => sum + Number(text.split(' ')[0]) / 1e6, 0)];
  };
  return new Map(await Promise.all([server, ...sessions.map(({ pid }) => pid)].map(spent)));
}

const between = (before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): number =>
  [...after].reduce((sum, [pid, spent]) => sum + spent - (before.get(pid) ?? 0), 0);

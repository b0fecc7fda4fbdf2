import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import type { Pool } from '../server/db/sql.ts';
import { inTurns } from './measure.ts';

/**
 * Through the real server: what the office's figures cost, and all bookings as a table, how long it takes and what it does to
 * the server's memory.
 */

const ADMIN = { id: '01990000-0000-7000-8000-000000000001', phone: '6999999999', password: 'jagannath-7' };
const MEGABYTE = 1024 * 1024;
const FIGURES = 40;

export async function throughServer(sql: Pool, databaseUrl: string): Promise<string> {
  await sql`INSERT INTO people (id, user_type, status, name, phone, password_hash)
    VALUES (${ADMIN.id}, 'admin', 'active', 'Bench', ${ADMIN.phone}, ${await hash(ADMIN.password)}) ON CONFLICT DO NOTHING`;
  const folder = await mkdtemp(join(tmpdir(), 'sankalp-bench-server-'));
  const port = await freePort();
  const server = spawn(process.execPath, [join(import.meta.dirname, '../server/main.ts')], {
    env: {
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      WEB: 'none',
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    const base = `http://127.0.0.1:${port}`;
    await untilReady(`${base}/readyz`);
    const authorization = `Bearer ${await signIn(base)}`;
    return `${await figures(base, authorization)}\n\n${await streamed(base, authorization, server.pid ?? 0)}`;
  } finally {
    server.kill();
    await once(server, 'exit');
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

/** The first call, which may count a whole table, and the next ones, in turns with a page of twenty bookings. */
async function figures(base: string, authorization: string): Promise<string> {
  const get = async (path: string) => {
    const reply = await fetch(`${base}/api${path}`, { headers: { authorization } });
    if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
    await reply.arrayBuffer();
  };
  const page = () => get('/booking/admin/bookings?page=1&pageSize=20');
  await page();
  const lines = ['| figures | first | p50 | p95 | 20 bookings, p50 | p95 |', '|---|---|---|---|---|---|'];
  for (const path of ['/admin/dashboard', '/admin/waiting', '/booking/admin/counts', '/payment/admin/totals']) {
    const began = performance.now();
    await get(path);
    const first = performance.now() - began;
    const [one, other] = await inTurns(FIGURES, () => get(path), page);
    const times = [first, one.p50, one.p95, other.p50, other.p95].map((time) => time.toFixed(1));
    lines.push(`| ${[path, ...times].join(' | ')} |`);
  }
  return lines.join('\n');
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

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if ((await fetch(url).catch(() => null))?.ok) return;
    await pause(200);
  }
  throw new Error('the server did not start');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

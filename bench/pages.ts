import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { cpus } from 'node:os';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { ownServer } from './own-server.ts';

/**
 * What the pages of visitors cost: drawn anew, in processor time of the server, and from the cache, beside a bare `node:http` that
 * answers the same bytes with the same headers, in turns; what the lists of those who are signed in cost; and the server's memory at
 * rest and under load. After `npm run build`, with the project's Node: `node bench/pages.ts`.
 */

/** Milliseconds of processor for a page and for a signed-in list, pages a second, and megabytes. */
const WANTED = { fresh: 6, list: 10, perSecond: 1_000, atRest: 200, underLoad: 400 };
/** Of the demo (`demo/sign-ins.ts`). */
const PASSWORD = 'namaste123';
const lists = [
  { phone: '9000000004', paths: ['/my-bookings'] },
  { phone: '9000000002', paths: ['/pandit/bookings', '/pandit/earning'] },
  { phone: '9000000001', paths: ['/admin/users', '/admin/pandits', '/admin/bookings', '/admin/payments'] },
];
const WARM_UP = 150;
const DRAWN = 150;
const SECONDS = 3;
const AT_ONCE = 10;

const { values: options } = parseArgs({ options: { site: { type: 'string' } } });
const headers = { 'accept-encoding': 'br', accept: 'text/html' };
const server = options.site
  ? { url: options.site, stop: async () => undefined }
  : await ownServer({ RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'error' });
try {
  console.log(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model}, ${AT_ONCE} at once`);
  const atRest = await megabytes();
  console.log('page                                 fresh, ms  from the cache, a second   bare node:http   ratio');
  for (const path of ['/home', '/services', '/services/satyanarayan-puja', await aPandit()]) await measure(path);
  for (const { phone, paths } of lists) {
    const cookie = await signedIn(phone);
    for (const path of paths) await measureList(path, cookie);
  }
  const underLoad = await mostMegabytes(await signedIn('9000000004'));
  console.log(`\nmemory at rest ${atRest.toFixed(0)} MB, under load ${underLoad.toFixed(0)} MB at most`);
  if (atRest > WANTED.atRest || underLoad > WANTED.underLoad) process.exitCode = 1;
} finally {
  await server.stop();
}

async function measure(path: string): Promise<void> {
  await drawn(path, WARM_UP);
  const fresh = await drawn(path, DRAWN);
  const bare = await bareServer(await answerOf(path));
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < 3; turn += 1) {
    ours.push(await perSecond(server.url + path));
    theirs.push(await perSecond(bare.url));
  }
  bare.stop();
  const [cached, most] = [median(ours), median(theirs)];
  const row = [fresh.toFixed(1).padStart(9), cached.toFixed(0).padStart(25), most.toFixed(0).padStart(16)];
  console.log(`${path.slice(0, 36).padEnd(36)} ${row.join(' ')}   ${(cached / most).toFixed(2).padStart(5)}`);
  if (fresh > WANTED.fresh || cached < WANTED.perSecond) process.exitCode = 1;
}

async function measureList(path: string, cookie: string): Promise<void> {
  await drawn(path, WARM_UP, cookie);
  const fresh = await drawn(path, DRAWN, cookie);
  console.log(`${path.padEnd(36)} ${fresh.toFixed(1).padStart(9)}  for one who is signed in`);
  if (fresh > WANTED.list) process.exitCode = 1;
}

/** Milliseconds of the server's processor for a page; with words behind `?` that say nothing no page is kept. */
async function drawn(path: string, times: number, cookie = ''): Promise<number> {
  const before = await figure('process_cpu_seconds_total');
  for (let n = 0; n < times; n += 1) {
    const reply = await fetch(`${server.url}${path}?n=${n}`, { headers: { ...headers, cookie }, redirect: 'error' });
    await reply.arrayBuffer();
    if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
  }
  return (((await figure('process_cpu_seconds_total')) - before) * 1000) / times;
}

async function figure(name: string): Promise<number> {
  const figures = await (await fetch(`${server.url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(figures)?.[1]);
}

async function megabytes(): Promise<number> {
  return (await figure('process_resident_memory_bytes')) / 1024 / 1024;
}

/** While pages are drawn for many. */
async function mostMegabytes(cookie: string): Promise<number> {
  let most = 0;
  for (const path of ['/my-bookings', '/find-pandit', '/services?n=1']) {
    const load = perSecond(server.url + path, { ...headers, cookie });
    const over = new AbortController();
    void load.finally(() => over.abort());
    while (!over.signal.aborted) {
      most = Math.max(most, await megabytes());
      await pause(200);
    }
    await load;
  }
  return most;
}

async function signedIn(phone: string): Promise<string> {
  const body = JSON.stringify({ phone, password: PASSWORD });
  const json = { 'content-type': 'application/json' };
  const reply = await fetch(`${server.url}/api/auth/login`, { method: 'POST', headers: json, body });
  if (!reply.ok) throw new Error(`${phone} cannot sign in: ${reply.status}`);
  return reply.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ');
}

/** By a process of its own, so that what asks is in nobody's way. */
async function perSecond(url: string, asked: Record<string, string> = headers): Promise<number> {
  const given = Object.entries(asked).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const args = ['-j', '-c', String(AT_ONCE), '-d', String(SECONDS), ...given, url];
  const { stdout } = await promisify(execFile)('node_modules/.bin/autocannon', args);
  const { requests, non2xx, errors } = JSON.parse(stdout) as {
    requests: { average: number };
    non2xx: number;
    errors: number;
  };
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx + errors} were refused.`);
  return requests.average;
}

interface Answer {
  readonly headers: Record<string, string>;
  /** As it came over the wire, in base64. */
  readonly body: string;
}

/** `fetch` would unpack it. */
async function answerOf(path: string): Promise<Answer> {
  const asked = request(server.url + path, { headers }).end();
  const [reply] = await once(asked, 'response');
  const pieces: Buffer[] = await reply.toArray();
  const { connection: _, 'transfer-encoding': __, date: ___, ...given } = reply.headers;
  return { headers: given, body: Buffer.concat(pieces).toString('base64') };
}

async function bareServer(answer: Answer): Promise<{ url: string; stop(): void }> {
  const program = `
    const { headers, body } = JSON.parse(process.env.ANSWER);
    const bytes = Buffer.from(body, 'base64');
    const server = require('node:http').createServer((_, reply) => reply.writeHead(200, { ...headers, 'content-length': bytes.length }).end(bytes));
    server.listen(0, '127.0.0.1', () => console.log(server.address().port));`;
  const env = { ...process.env, ANSWER: JSON.stringify(answer) };
  const child = spawn(process.execPath, ['-e', program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(createInterface({ input: child.stdout }), 'line');
  return { url: `http://127.0.0.1:${port}/`, stop: () => void child.kill() };
}

async function aPandit(): Promise<string> {
  const page = await (await fetch(`${server.url}/services/satyanarayan-puja`)).text();
  return /\/pandits\/[\da-f-]{36}/.exec(page)?.[0] ?? '/pandits/nobody';
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

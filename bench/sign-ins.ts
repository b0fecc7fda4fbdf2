import { ownServer } from './own-server.ts';
import { inTurns, timesOf } from './measure.ts';

/**
 * What fifty sign-ins at once cost the others: how long a stylesheet and a cheap call take meanwhile, beside their quiet time. And whether
 * the time of an answer tells which phones have an account. After `npm run build`, with the project's Node: `node bench/sign-ins.ts`; ends
 * with 1 where anything takes more than twice its quiet time, or an unknown phone less than 0.8 of the time of a wrong password.
 */

const AT_ONCE = 50;
const QUIET_ROUNDS = 300;
const MOST = 2;
/** Wrong passwords for a phone before it has to wait. */
const TRIES = 4;
const DEMO_PHONES = ['9000000001', '9000000002', '9000000003', '9000000004', '9000000005'];
const LEAST_FOR_UNKNOWN = 0.8;

const server = await ownServer({ RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'silent' });
try {
  const page = await (await fetch(server.url)).text();
  const sheet = /\/assets\/[^"]+\.css/.exec(page)?.[0] ?? '';
  console.log('                quiet p50   p95 | among sign-ins p50   p95, ms   ratio of p50');
  for (const [name, path] of [
    ['a stylesheet', sheet],
    ['a cheap call', '/api/stats'],
  ] as const) {
    const read = async () => (await fetch(server.url + path)).arrayBuffer();
    await timesOf(QUIET_ROUNDS, read);
    const quiet = await timesOf(QUIET_ROUNDS, read);
    const over = new AbortController();
    const crowd = signInAtOnce().then(() => over.abort());
    const times: number[] = [];
    while (!over.signal.aborted) times.push((await timesOf(1, read)).p50);
    await crowd;
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
    const ratio = at(0.5) / quiet.p50;
    const shown = [quiet.p50, quiet.p95, at(0.5), at(0.95)].map((ms) => ms.toFixed(1).padStart(9));
    console.log(`${name.padEnd(14)} ${shown.join(' ')}   ${ratio.toFixed(2)}`);
    if (ratio > MOST) process.exitCode = 1;
  }
  const known = Array.from({ length: TRIES }, () => DEMO_PHONES).flat();
  const [wrong, unknown] = await inTurns(
    known.length,
    () => signIn(known.pop() ?? ''),
    () => signIn(unknownPhone()),
  );
  const ratio = unknown.p50 / wrong.p50;
  console.log(
    `an unknown phone ${unknown.p50.toFixed(1)} ms, a wrong password ${wrong.p50.toFixed(1)} ms: ${ratio.toFixed(2)}`,
  );
  if (ratio < LEAST_FOR_UNKNOWN) process.exitCode = 1;
} finally {
  await server.stop();
}

/** Of people who are not there: the work is the same. */
async function signInAtOnce(): Promise<void> {
  await Promise.all(Array.from({ length: AT_ONCE }, () => signIn(unknownPhone())));
}

let unknownPhones = 0;

function unknownPhone(): string {
  unknownPhones += 1;
  return `8${String(Date.now() + unknownPhones).slice(-9)}`;
}

async function signIn(phone: string): Promise<void> {
  const body = JSON.stringify({ phone, password: 'of nobody at all' });
  const headers = { 'content-type': 'application/json' };
  await (await fetch(`${server.url}/api/auth/login`, { method: 'POST', headers, body })).arrayBuffer();
}

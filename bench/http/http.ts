import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { addDays, asInstant, dayAt } from '#domain/time.ts';
import { openMarket, pin } from '../load/market.ts';
import { days, ritualId } from '../search-data.ts';
import { processorOf } from '../work.ts';

/**
 * A search over HTTP, beside a bare `node:http` that asks the same statements and answers the same JSON (`bare.ts`), in turns, and
 * each on the processor the other had: answers a second, and processor time for an answer. With the project's Node:
 * `node bench/http/http.ts`; ends with 1 below three quarters of the bare server. `--profile` leaves a `.cpuprofile` in that folder.
 */

const LEAST = 0.75;
const AT_ONCE = 10;
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    turns: { type: 'string', default: '7' },
    profile: { type: 'string' },
  },
});
const seconds = Number(values.seconds);

const market = await openMarket(1);
const profiled = values.profile
  ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${values.profile} --cpu-prof-interval 500` }
  : undefined;
const server = await market.serve(0, { WEB: 'none', ...profiled });
const bare = await bareServer();
try {
  const body = JSON.stringify({
    ritualId: await ritualId(market.sql, 7),
    date: addDays(dayAt(asInstant(Date.now())), days.many),
  });
  const ours = `${server.url}/api/availability/filter-availability`;
  const same = (await answerOf(ours, body)) === (await answerOf(bare.url, body));
  if (!same) throw new Error('They answer differently.');
  console.log(
    `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model}, ${AT_ONCE} at once, ${seconds} s each`,
  );
  for (const url of [ours, bare.url]) await perSecond(url, body);
  const ratios: { rate: number; work: number }[] = [];
  for (let turn = 0; turn < Number(values.turns); turn += 1) {
    const theirs = await timed(() => perSecond(bare.url, body), bare.processor);
    const our = await timed(
      () => perSecond(ours, body),
      () => processorOf(server.url),
    );
    ratios.push({ rate: our.rate / theirs.rate, work: theirs.each / our.each });
    const row = [theirs.rate, our.rate].map((rate) => rate.toFixed(0).padStart(5));
    const work = [theirs.each, our.each].map((ms) => ms.toFixed(2));
    console.log(`bare ${row.join(', the product ')} a second; ${work.join(' and ')} ms of processor each`);
  }
  const rate = median(ratios.map((one) => one.rate));
  const work = median(ratios.map((one) => one.work));
  console.log(`ratio: ${rate.toFixed(2)} by answers a second, ${work.toFixed(2)} by processor time`);
  process.exitCode = rate < LEAST ? 1 : 0;
} finally {
  bare.stop();
  await server.end('SIGTERM');
  await market.close();
}

function median(all: readonly number[]): number {
  return all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;
}

/** `each`: milliseconds of processor for an answer. */
async function timed(load: () => Promise<number>, processor: () => Promise<number>) {
  const before = await processor();
  const rate = await load();
  return { rate, each: (((await processor()) - before) * 1_000) / (rate * seconds) };
}

async function answerOf(url: string, body: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(url, { method: 'POST', headers, body });
  const { data } = (await reply.json()) as { data: unknown };
  return JSON.stringify(data);
}

/** As a page that is open asks, by a process of its own. */
async function perSecond(url: string, body: string): Promise<number> {
  const given = ['content-type=application/json', `referer=${new URL('/find-pandit', url).href}`];
  const headers = given.flatMap((one) => ['-H', one]);
  const args = ['-j', '-m', 'POST', '-b', body, '-c', String(AT_ONCE), '-d', String(seconds), ...headers, url];
  const { stdout } = await promisify(execFile)('node_modules/.bin/autocannon', args);
  const said = JSON.parse(stdout) as { requests: { average: number }; non2xx: number; errors: number };
  if (said.non2xx + said.errors > 0) throw new Error(`${said.non2xx + said.errors} were refused.`);
  return said.requests.average;
}

async function bareServer() {
  const program = fileURLToPath(new URL('bare.ts', import.meta.url));
  const child = spawn(process.execPath, ['--max-semi-space-size=8', program], {
    env: { ...process.env, ...profiled, DATABASE_URL: market.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(createInterface({ input: child.stdout }), 'line');
  pin(child.pid ?? 0, 0);
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    processor: async () => Number(await (await fetch(`${url}/cpu`)).text()),
    stop: () => void child.kill(),
  };
}

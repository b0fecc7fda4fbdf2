import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { openMarket, pin } from './load/market.ts';
import { ask, at, inTurn, steady, type Answered, type Arrival, type Ask } from './load/steady.ts';
import { processorOf } from './work.ts';

/**
 * Three times what one process serves, for a minute, beside its quiet time before and after: whether those who are served are served as
 * quickly, the others sent away at once, pages that are open go on, and nothing that was acknowledged is lost. The server has a
 * processor to itself, as far as `taskset` goes; a bare `node:http` on it, which answers nothing but 503, tells how long the machine lets
 * anybody wait. After `npm run build`, with the project's Node: `node bench/overload.ts`; ends with 1 where a line is not met.
 */

const MOST = { times: 2, awayMs: 50, recoveryMs: 2_000, more: 0.01 };
const LEAST = { open: 0.95, served: 0.7 };
const TIMES = 3;
const PUNCTUAL_MS = 10;
/** Of what is served, that pages which are open ask for, quiet or not. */
const OPEN_SHARE = 0.3;
/** Of that, requests, which write. */
const WRITE_EVERY = 6;
const SECONDS = { warm: 15, served: 10, quiet: 20 };
const CALLERS = 4;
const BARE_PER_SECOND = 20;

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } });
const seconds = Number(values.seconds);
// the server's processor is its own as far as the machine allows, and so is what the database can do at once
const market = await openMarket(1);
pin(process.pid, 1);
const server = await market.serve(0, { DATABASE_POOL: '4', DATABASE_READ_POOL: '3' });
const bare = await bareServer(0);
const { asks } = market;
let [visited, opened] = [0, 0];
const visit = (): Ask => ((visited += 1) % 2 ? asks.bookings() : asks.search());
const open = (): Ask => ((opened += 1) % WRITE_EVERY ? asks.list() : asks.request());
const isOpen = ({ kind }: Answered): boolean => kind === 'an open page' || kind === 'a request';
/** Evenly mixed: one in this many comes from a page that is open. */
const mixed = (share: number) => {
  let owed = 0;
  return () => {
    owed += share;
    if (owed < 1) return ask(server.url, visit());
    owed -= 1;
    return ask(server.url, open());
  };
};

try {
  await inTurn(CALLERS, SECONDS.warm, mixed(OPEN_SHARE));
  const began = await processorOf(server.url);
  const busy = await inTurn(CALLERS, SECONDS.served, mixed(OPEN_SHARE));
  const served = busy.filter(isGood).length / SECONDS.served;
  const each = ((await processorOf(server.url)) - began) / busy.filter(isGood).length;
  console.log(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model}`);
  console.log(`serves ${served.toFixed(0)} a second, at ${(each * 1_000).toFixed(1)} ms of its processor`);
  const before = await steady(served / 3, SECONDS.quiet, mixed(OPEN_SHARE));
  const listening = new AbortController();
  const noise = bareTimes(listening.signal);
  await lagOf(server.url);
  const flood = await steady(TIMES * served, seconds, mixed(OPEN_SHARE / TIMES));
  const lag = await lagOf(server.url);
  listening.abort();
  const over = performance.now();
  const after = await steady(served / 3, SECONDS.quiet, mixed(OPEN_SHARE));
  await report(before.answers, flood.answers, after.answers, { served, over, noise: await noise });
  console.log(
    `99 of 100 arrivals were at most ${flood.lateness.toFixed(0)} ms late; the server’s event loop lagged ${lag}`,
  );
} finally {
  bare.stop();
  await server.end('SIGTERM');
  await market.close();
}

/** Since it was last asked. */
async function lagOf(url: string): Promise<string> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const of = (name: string) =>
    Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)`, 'm').exec(text)?.[1]) * 1_000;
  return `p50 ${of('p50').toFixed(0)}, p90 ${of('p90').toFixed(0)}, p99 ${of('p99').toFixed(0)} ms`;
}

interface Seen {
  readonly served: number;
  /** When the flood was over. */
  readonly over: number;
  readonly noise: readonly number[];
}

async function report(before: readonly Answered[], flood: readonly Arrival[], after: readonly Answered[], seen: Seen) {
  const recovered = after.filter((one) => one.at > seen.over + MOST.recoveryMs);
  const quiet = [...before, ...recovered].filter(isGood);
  const good = flood.filter(isGood);
  const away = flood.filter(({ status }) => status === 503);
  console.log('                   quiet p50   p95 | flooded p50   p95, ms    ratio of p95   served   sent away');
  const ratios: number[] = [];
  for (const kind of [...new Set(flood.map((one) => one.kind))].toSorted()) {
    const [calm, full] = [quiet, good].map((all) => all.filter((one) => one.kind === kind).map(({ ms }) => ms)) as [
      number[],
      number[],
    ];
    const refused = away.filter((one) => one.kind === kind).length;
    const ratio = at(full, 0.95) / at(calm, 0.95);
    ratios.push(ratio);
    const times = [at(calm, 0.5), at(calm, 0.95), at(full, 0.5), at(full, 0.95)].map((ms) => ms.toFixed(1).padStart(9));
    console.log(
      `${kind.padEnd(16)} ${times.join(' ')}   ${ratio.toFixed(2).padStart(9)} ${String(full.length).padStart(12)} ${String(refused).padStart(9)}`,
    );
  }
  const worst = Math.max(...ratios);
  line('those served take at most twice their quiet p95', worst <= MOST.times, `${worst.toFixed(2)} times`);
  const share = good.length / seconds / seen.served;
  line('as many are served as at its best, nearly', share >= LEAST.served, `${(share * 100).toFixed(0)} %`);

  const noise = at(seen.noise, 0.95);
  // who comes late comes with all who are late, at once: that is the machine's crowd and not ours
  const punctual = flood.filter(({ late }) => late <= PUNCTUAL_MS);
  const waits = punctual.filter(({ status }) => status === 503).map(({ ms }) => ms);
  const told = `p50 ${at(waits, 0.5).toFixed(1)}, p95 ${at(waits, 0.95).toFixed(1)}, p99 ${at(waits, 0.99).toFixed(1)} ms; the bare server p50 ${at(seen.noise, 0.5).toFixed(1)}, p95 ${noise.toFixed(1)}, p99 ${at(seen.noise, 0.99).toFixed(1)} ms`;
  line('the others hear it within 50 ms more than a bare server needs', at(waits, 0.95) <= MOST.awayMs + noise, told);
  const untold = away.filter(({ retryAfter }) => !(Number(retryAfter) > 0)).length;
  line('and when to come again', untold === 0, `${away.length - untold} of ${away.length}`);
  const others = flood.filter((one) => !isGood(one) && one.status !== 503);
  line('nobody is answered otherwise', others.length === 0, others.map(({ status }) => status).join(', ') || 'none');

  const calls = punctual.filter(isOpen);
  const on = calls.filter(isGood).length / calls.length;
  line('pages that are open go on', on >= LEAST.open, `${(on * 100).toFixed(1)} % of ${calls.length} calls`);

  const sentAway = (all: readonly Answered[]) => all.filter((one) => !isGood(one)).length / all.length;
  const late = ratioTo(quiet, recovered.filter(isGood));
  line(
    'two seconds later it is as before',
    sentAway(recovered) <= sentAway(before) + MOST.more && late <= MOST.times,
    `${(sentAway(recovered) * 100).toFixed(1)} % are sent away, before ${(sentAway(before) * 100).toFixed(1)} %; ${late.toFixed(2)} times the quiet p95`,
  );

  const acknowledged = [...before, ...flood, ...after].filter((one) => one.kind === 'a request' && isGood(one));
  const ids = acknowledged.map(({ body }) => (JSON.parse(body) as { data: { _id: string } }).data._id);
  const [kept] = await market.sql<
    { n: number }[]
  >`SELECT count(*)::int AS n FROM bookings WHERE id IN ${market.sql(ids)}`;
  line('what was acknowledged is there', kept?.n === ids.length, `${kept?.n} of ${ids.length} requests`);
}

/** Of 95 in 100, how many times the quiet p95 of their kind. */
function ratioTo(quiet: readonly Answered[], answers: readonly Answered[]): number {
  const p95 = new Map(
    [...new Set(quiet.map(({ kind }) => kind))].map((kind) => [
      kind,
      at(
        quiet.filter((one) => one.kind === kind).map(({ ms }) => ms),
        0.95,
      ),
    ]),
  );
  return at(
    answers.map(({ kind, ms }) => ms / (p95.get(kind) ?? Number.NaN)),
    0.95,
  );
}

function isGood({ status }: Answered): boolean {
  return status >= 200 && status < 300;
}

function line(what: string, isMet: boolean, figure: string): void {
  console.log(`${isMet ? 'met    ' : 'NOT met'}  ${what}: ${figure}`);
  if (!isMet) process.exitCode = 1;
}

async function bareServer(core: number): Promise<{ url: string; stop(): void }> {
  const program = `
    const server = require('node:http').createServer((_, reply) => reply.writeHead(503, { 'retry-after': '2' }).end('busy'));
    server.listen(0, '127.0.0.1', () => console.log(server.address().port));`;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(createInterface({ input: child.stdout }), 'line');
  pin(child.pid ?? 0, core);
  return { url: `http://127.0.0.1:${port}`, stop: () => void child.kill() };
}

async function bareTimes(until: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  while (!until.aborted) {
    const { answers } = await steady(BARE_PER_SECOND, 1, () => ask(bare.url, { kind: 'bare', path: '/', headers: {} }));
    times.push(...answers.map(({ ms }) => ms));
  }
  return times;
}

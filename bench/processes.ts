import { readFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { openMarket, pin, type Server } from './load/market.ts';
import { ask, at, inTurn, type Answered, type Ask } from './load/steady.ts';
import { processorOf, processorOfDatabase } from './work.ts';

/**
 * What one process and two on the same database answer of what families read, in turns, and what limits them: the share each takes of
 * the processor it is kept to, and what an answer takes of each. Of two processors the first process has one to itself; the database, this program and the second
 * process share the other. After `npm run build`, with the project's Node: `node bench/processes.ts`.
 */

const ROUNDS = 3;
const CALLERS_EACH = 6;
const WARM_SECONDS = 15;
/** Of a processor's second, as Linux counts them. */
const TICKS = 100;

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '8' } } });
const seconds = Number(values.seconds);
const cores = Math.min(2, cpus().length);
const market = await openMarket(1);
pin(process.pid, 1);
const servers = [await market.serve(0), await market.serve(1)];
const { asks } = market;
let turn = 0;
const read = (): Ask => [asks.bookings, asks.search, asks.list][(turn += 1) % 3]?.() ?? asks.list();

try {
  await drive(servers, WARM_SECONDS);
  console.log(
    `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model}, ${CALLERS_EACH} callers a process`,
  );
  const [one, two]: [Round[], Round[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    one.push(await measured(servers.slice(0, 1)));
    two.push(await measured(servers));
  }
  const [less, more] = [report('one process', one), report('two processes', two)];
  console.log(`two answer ${(more / less).toFixed(2)} times what one does`);
} finally {
  for (const server of servers) await server.end('SIGTERM');
  await market.close();
}

/** Seconds of processor a second, of each; `others` are programs that are not ours, by processor. */
interface Round {
  readonly processes: number;
  readonly perSecond: number;
  readonly p95: number;
  readonly servers: readonly number[];
  readonly database: number;
  readonly asking: number;
  readonly others: readonly number[];
}

async function drive(of: readonly Server[], lasting: number): Promise<Answered[]> {
  let next = 0;
  return inTurn(CALLERS_EACH * of.length, lasting, () => ask(of[(next += 1) % of.length]?.url ?? '', read()));
}

async function measured(of: readonly Server[]): Promise<Round> {
  const before = await used();
  const began = performance.now();
  const answers = await drive(of, seconds);
  const lasted = (performance.now() - began) / 1_000;
  const after = await used();
  const good = answers.filter(({ status }) => status === 200);
  const share = (to: number | undefined, from: number | undefined) => ((to ?? 0) - (from ?? 0)) / lasted;
  const ofServers = servers.map((_, n) => share(after.servers[n], before.servers[n]));
  const [database, asking] = [share(after.database, before.database), share(after.asking, before.asking)];
  const ours = [ofServers[0] ?? 0, (ofServers[1] ?? 0) + database + asking];
  return {
    processes: of.length,
    perSecond: good.length / lasted,
    p95: at(
      good.map(({ ms }) => ms),
      0.95,
    ),
    servers: ofServers,
    database,
    asking,
    others: after.cores.map((core, n) => Math.max(0, share(core, before.cores[n]) - (ours[n] ?? 0))),
  };
}

async function used() {
  const { user, system } = process.cpuUsage();
  return {
    servers: await Promise.all(servers.map(({ url }) => processorOf(url))),
    database: await processorOfDatabase(market.sql),
    asking: (user + system) / 1e6,
    cores: await coresUsed(),
  };
}

/** Seconds each processor has worked, for whomever. */
async function coresUsed(): Promise<number[]> {
  const text = await readFile('/proc/stat', 'utf8');
  return [...text.matchAll(/^cpu\d+ (.*)$/gm)].slice(0, cores).map(([, line = '']) => {
    const [user = 0, nice = 0, system = 0, , , irq = 0, soft = 0] = line.split(' ').map(Number);
    return (user + nice + system + irq + soft) / TICKS;
  });
}

/** The middle of its rounds; gives how many a second. */
function report(name: string, rounds: readonly Round[]): number {
  const middle = (of: (round: Round) => number) => at(rounds.map(of), 0.5);
  const [perSecond, p95, database, asking] = [
    middle((round) => round.perSecond),
    middle((round) => round.p95),
    middle((round) => round.database),
    middle((round) => round.asking),
  ];
  const [first, second] = [middle((round) => round.servers[0] ?? 0), middle((round) => round.servers[1] ?? 0)];
  const left = [0, 1].map((core) => 1 - middle((round) => round.others[core] ?? 0));
  const told = [
    ['the first process', first, 0],
    ['the second process', second, 1],
    ['the database', database, 1],
    ['this program', asking, 1],
  ] as const;
  console.log(`${name}: ${perSecond.toFixed(0)} a second, p95 ${p95.toFixed(0)} ms`);
  for (const [who, share, core] of told) {
    console.log(
      `  ${who.padEnd(18)} ${(share * 100).toFixed(0).padStart(3)} % of processor ${core}, which had ${((left[core] ?? 0) * 100).toFixed(0)} % for us`,
    );
  }
  const work = ((first + second) * 1_000) / perSecond;
  const inDatabase = (database * 1_000) / perSecond;
  const [ofProcesses, ofDatabase] = [(rounds[0]?.processes ?? 1) * (1_000 / work), 1_000 / inDatabase];
  console.log(
    `  an answer takes ${work.toFixed(1)} ms of the processes’ processor and ${inDatabase.toFixed(1)} ms of the database’s: with one for each of them ` +
      `${ofProcesses.toFixed(0)} a second at most, limited by ${ofProcesses < ofDatabase ? 'the processes' : 'the database'} (the database alone: ${ofDatabase.toFixed(0)})`,
  );
  return perSecond;
}

import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbedded } from '../server/db/embedded/embedded.ts';
import { migrate } from '../server/db/migrate.ts';
import { connect, type Pool } from '../server/db/sql.ts';
import { cast, fill } from './mixed/market.ts';
import { crowd, sentAway, type Times } from './mixed/mix.ts';
import { forget, plans, statements, watching, writePlans, type Looked, type Statement } from './mixed/statements.ts';
import { casesOf } from './office-cases.ts';
import { serverIn } from './own-server.ts';

/**
 * The statements that take most, while everybody does what they do (70 of a hundred search, 20 look at pages, 5 book and pay, 5
 * are the office), in products of several sizes, with their plans; and those that come by more rows the larger the product is.
 * After `npm run build`, with the project's Node: `node bench/mixed.ts 10000 100000 1000000`. Needs nothing: it makes a PostgreSQL
 * of its own and throws it away; with `--in folder` the product stays there. `--requests` says how much is done.
 */

// What it prints is its result: tables and plans for docs/decisions/0103-what-a-mixed-hour-costs.md.
const AT_ONCE = 4;
const SHOWN = 10;
/** Fewer rows than this are read for the same in any size, give or take whom chance has picked. */
const FEW = 100;
const MOST_GROWTH = 2;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { in: { type: 'string' }, requests: { type: 'string', default: '10000' } },
});
const sizes = positionals.length > 0 ? positionals.map(Number) : [10_000, 100_000];
const requests = Number(options.requests);

interface Seen extends Statement {
  readonly looked: Looked | undefined;
}

console.log(
  `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model}; ${AT_ONCE} at a time, milliseconds`,
);
const all: (readonly Seen[])[] = [];
for (const size of sizes) {
  const folder = options.in ? join(options.in, String(size)) : await mkdtemp(join(tmpdir(), 'sankalp-bench-'));
  all.push(await measure(folder, size));
  if (!options.in) await rm(folder, { recursive: true, force: true });
}
const [smallest, largest] = [all.at(0), all.at(-1)];
if (smallest && largest && smallest !== largest) compare(smallest, largest);

async function measure(folder: string, size: number): Promise<Seen[]> {
  const log = join(folder, 'plans');
  await mkdir(folder, { recursive: true });
  const embedded = await startEmbedded(folder, watching(log));
  const sql = connect(embedded.url, { max: 1 });
  try {
    await migrate(sql);
    const [filled] = await sql`SELECT 1 FROM people LIMIT 1`;
    const began = performance.now();
    if (!filled) await fill(sql, size);
    console.log(`\n${size} families and pandits, made in ${Math.round((performance.now() - began) / 1000)} s`);
    return await underLoad(sql, embedded.url, folder, log);
  } finally {
    await sql.end({ timeout: 5 });
    await embedded.stop();
  }
}

async function underLoad(sql: Pool, databaseUrl: string, folder: string, log: string): Promise<Seen[]> {
  const people = await cast(sql);
  const rituals = await sql<{ id: string; slug: string }[]>`SELECT id, slug FROM rituals WHERE slug LIKE 'ritual-%'`;
  // nobody turns to the last page of all
  const office = (await casesOf(sql)).filter(({ name }) => !name.includes('page 40,000'));
  const settings = {
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'error',
    RATE_LIMIT_SCALE: '1000000',
    SMS_PER_DAY: '100000000',
    TOKEN_SECRET: 'a bench has nothing to hide 7391',
  };
  const server = await serverIn(join(folder, 'files'), settings, (line) => {
    if (/ (ERROR|FATAL) /.test(line) && !line.includes('overloaded')) console.error(line);
  });
  let measured: Statement[];
  try {
    const { go, wholeOffice } = await crowd(server.url, people, { rituals, office });
    await go(requests / 10, AT_ONCE);
    await forget(sql);
    tell(await go(requests, AT_ONCE));
    measured = await statements(sql);
    await writePlans(sql, true);
    await go(requests / 5, AT_ONCE);
    await wholeOffice();
    await writePlans(sql, false);
  } finally {
    await server.end('SIGTERM');
  }
  for (const [name, times] of sentAway) console.log(`took too long ${times} times: ${name}`);
  sentAway.clear();
  const looked = await plans(sql, log);
  const seen = measured.map((one) => ({ ...one, looked: looked.get(one.text) }));
  const inAll = seen.reduce((sum, { total }) => sum + total, 0);
  console.log(`${seen.length} statements, ${(inAll / requests).toFixed(2)} ms of the database for a request`);
  show(
    `The ${SHOWN} that take most in all`,
    seen.toSorted((a, b) => b.total - a.total),
    inAll,
  );
  show(
    `The ${SHOWN} that take longest each`,
    seen.toSorted((a, b) => b.mean - a.mean),
    inAll,
  );
  return seen;
}

function tell(times: Times): void {
  for (const [kind, of] of Object.entries(times)) {
    const sorted = of.toSorted((a, b) => a - b);
    const [p50, p99] = [0.5, 0.99].map((share) => sorted[Math.floor(sorted.length * share)]?.toFixed(0));
    console.log(`${kind.padEnd(8)} ${String(of.length).padStart(6)} times, p50 ${p50}, p99 ${p99}`);
  }
}

function show(title: string, sorted: readonly Seen[], inAll: number): void {
  console.log(`\n## ${title}`);
  for (const one of sorted.slice(0, SHOWN)) {
    const figures = [
      `${((one.total / inAll) * 100).toFixed(0)} %`,
      `${one.calls} × ${one.mean.toFixed(2)} ms`,
      `${one.rows.toFixed(1)} rows given`,
      `${one.blocks.toFixed(0)} blocks`,
      `${readEach(one)?.toFixed(0) ?? '?'} rows read, ${one.looked?.most.toFixed(0) ?? '?'} at most`,
    ];
    console.log(`\n${figures.join(', ')}: ${shortly(one)}\n${one.looked?.plan ?? 'no plan was seen'}`);
  }
}

function shortly({ text }: Statement): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, 200);
}

function readEach({ looked }: Seen): number | undefined {
  return looked && looked.all / looked.runs;
}

/** What comes by more rows the larger the product is. */
function compare(small: readonly Seen[], large: readonly Seen[]): void {
  console.log(`\n## Rows read, from ${sizes.at(0)} to ${sizes.at(-1)}`);
  const before = new Map(small.map((one) => [one.text, one]));
  for (const one of large.toSorted((a, b) => b.total - a.total)) {
    const other = before.get(one.text);
    const [from, to] = [other && readEach(other), readEach(one)];
    if (!other || from === undefined || to === undefined) continue;
    if (to < FEW || to < from * MOST_GROWTH) continue;
    const times = `${other.mean.toFixed(2)} → ${one.mean.toFixed(2)} ms, ${one.calls} calls`;
    console.log(`\n${from.toFixed(0)} → ${to.toFixed(0)} rows, ${times}: ${shortly(one)}\n${one.looked?.plan}`);
    process.exitCode = 1;
  }
}

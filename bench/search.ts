import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { periodOf } from '#domain/booking.ts';
import { paise } from '#domain/money.ts';
import { addDays, asInstant, dayAt } from '#domain/time.ts';
import { findPandits, searchStatement, type FoundRow, type Search } from '../server/availability/search-store.ts';
import { writeRows } from '../server/availability/searchable/searchable-store.ts';
import { startEmbedded } from '../server/db/embedded/embedded.ts';
import { migrate } from '../server/db/migrate.ts';
import { connect, type Pool, type Sql } from '../server/db/sql.ts';
import { inTurns } from './measure.ts';
import { days, districts, fill, languages, ritualId } from './search-data.ts';

/**
 * What a search costs in markets of 10,000, 100,000 and a million pandits, as a ratio against fetching twenty people by primary
 * key in the same run. Needs nothing: it makes a PostgreSQL of its own and throws it away.
 * Run with the project's Node: `node bench/search.ts 10000 100000 1000000`; `--plan` shows the plans; with `--in folder` the
 * market stays there, and is there the next time.
 */

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { plan: { type: 'boolean' }, in: { type: 'string' } },
});
const sizes = positionals.length > 0 ? positionals.map(Number) : [10_000, 100_000, 1_000_000];

const MOST_ROUNDS = 200;
/** What takes long is measured less often. */
const MS_A_CELL = 4_000;
const today = dayAt(asInstant(Date.now()));

const anyRitual: Omit<Search, 'ritualId'> = {
  day: addDays(today, days.many),
  period: periodOf(addDays(today, days.many), null, 120),
  ceiling: null,
  district: null,
  language: null,
  panditId: null,
  sort: 'price',
  after: null,
  limit: 21,
  known: addDays(today, 100),
};

function cellsOf(ritual: string): Readonly<Record<string, Search>> {
  const plain: Search = { ...anyRitual, ritualId: ritual };
  const on = (ahead: number, start: string | null = null): Search => {
    const day = addDays(today, ahead);
    return { ...plain, day, period: periodOf(day, start, 120) };
  };
  const last = '018f0000-0000-7000-8000-000000000000';
  return {
    'many free': plain,
    'at an hour': on(days.many, '09:00'),
    'up to ₹1,500': { ...plain, ceiling: paise(1500) },
    'by experience': { ...plain, sort: 'experience' },
    recommended: { ...plain, sort: 'recommended' },
    'recommended, a deep page': { ...plain, sort: 'recommended', after: { key: 43, panditId: last } },
    'recommended, district of 5 %': { ...plain, sort: 'recommended', district: districts.small },
    'recommended, a fifth free': { ...on(days.aFifth), sort: 'recommended' },
    'a deep page': { ...plain, after: { key: 250_000, panditId: last } },
    'the last page': { ...plain, after: { key: 499_000, panditId: last } },
    '50 a page': { ...plain, limit: 51 },
    'a fifth free': on(days.aFifth),
    'district of 5 %': { ...plain, district: districts.small },
    'district of 19 %': { ...plain, district: districts.large },
    'district of 5 %, at an hour': { ...on(days.many, '09:00'), district: districts.small },
    'language of 1 %': { ...plain, language: languages.rare },
    'language of 0.01 %': { ...plain, language: languages.rarest },
    'one in 1,000 free': on(days.oneInAThousand),
    'one in 20,000 free': on(days.oneInTwentyThousand),
    'nobody free': on(days.nobody),
    'nobody free, at an hour': on(days.nobody, '09:00'),
    'one in 1,000, district of 5 %': { ...on(days.oneInAThousand), district: districts.small },
    'nobody, district of 5 %': { ...on(days.nobody), district: districts.small },
    'nobody, district of 19 %': { ...on(days.nobody), district: districts.large },
    '99 % booked': on(days.festival),
    '99 % booked, at an hour': on(days.festival, '09:00'),
    '99 % booked, district of 5 %': { ...on(days.festival), district: districts.small },
    'far ahead, half free': on(days.farAhead),
    'far ahead, nobody': on(days.nobodyFarAhead),
  };
}

/** Twenty people who offer it, by their keys: what an answer costs at the least. */
const byKey = (sql: Sql, ritual: string, rows: readonly FoundRow[]) => sql`
  SELECT o.pandit_id, o.price_paise, o.experience_years, p.name, p.user_type, p.profile_url, p.city, p.district,
    s.temple_city, s.temple_district, s.temple_state, s.languages
  FROM unnest(${rows.map((row) => row.panditId)}::uuid[]) AS wanted (pandit_id)
  JOIN offers o ON o.pandit_id = wanted.pandit_id AND o.ritual_id = ${ritual}
  JOIN people p ON p.id = o.pandit_id
  JOIN pandits s ON s.pandit_id = o.pandit_id`;

async function roundsOf(sql: Pool, search: Search): Promise<{ found: number; rounds: number }> {
  const found = (await findPandits(sql, search)).length;
  const began = performance.now();
  await findPandits(sql, search);
  const rounds = MS_A_CELL / (performance.now() - began);
  return { found, rounds: Math.round(Math.min(MOST_ROUNDS, Math.max(5, rounds))) };
}

async function explain(sql: Pool, search: Search): Promise<string> {
  const lines = await sql<{ 'QUERY PLAN': string }[]>`EXPLAIN (ANALYZE, BUFFERS) ${searchStatement(sql, search)}`;
  return lines.map((line) => Object.values(line).join('')).join('\n');
}

/**
 * What a change of a pandit's days costs on top: their rows, each of which enters both indexes anew. In one transaction, since
 * the change has its own.
 */
async function writingOf(sql: Pool, ritual: string, some: readonly FoundRow[]): Promise<string> {
  let round = 0;
  const ofOne = () => some[round % some.length]?.panditId ?? '';
  const [writes, fetches] = await sql.begin((tx) =>
    inTurns(
      // an even number of times round, so that all is as it was in the end
      some.length * 10,
      () => writeRows(tx, [ofOne()], addDays(today, (Math.floor(round++ / some.length) + 1) % 2)),
      () => byKey(tx, ritual, some),
    ),
  );
  return (writes.p50 / fetches.p50).toFixed(1);
}

type Grid = Map<string, number>;

async function gridOf(sql: Pool): Promise<Grid> {
  const ritual = await ritualId(sql, 7);
  const cells = Object.entries(cellsOf(ritual));
  const [[, plain] = ['', undefined]] = cells;
  const some = plain ? (await findPandits(sql, plain)).slice(0, 20) : [];
  console.log('| search | rows | p50 | p95 | p99 | twenty by key, p50 | ratio |\n|---|---|---|---|---|---|---|');
  const grid: Grid = new Map();
  for (const [name, search] of cells) {
    const { found, rounds } = await roundsOf(sql, search);
    const [searches, fetches] = await inTurns(
      rounds,
      () => findPandits(sql, search),
      () => byKey(sql, search.ritualId, some),
    );
    const times = [searches.p50, searches.p95, searches.p99, fetches.p50].map((ms) => ms.toFixed(2));
    console.log(`| ${[name, found, ...times, (searches.p50 / fetches.p50).toFixed(1)].join(' | ')} |`);
    grid.set(name, searches.p50);
  }
  console.log(`Written anew for one pandit: ${await writingOf(sql, ritual, some)} × twenty by key`);
  if (options.plan) for (const [name, search] of cells) console.log(`\n${name}\n${await explain(sql, search)}`);
  return grid;
}

async function gridIn(folder: string, pandits: number): Promise<Grid> {
  await mkdir(folder, { recursive: true });
  const embedded = await startEmbedded(folder);
  const sql = connect(embedded.url, { max: 1 });
  try {
    await migrate(sql);
    const [there] = await sql<{ n: number }[]>`SELECT count(*)::int AS n FROM (SELECT 1 FROM offers LIMIT 1) o`;
    const began = performance.now();
    if (!there?.n) await fill(sql, pandits);
    console.log(`\n${pandits} pandits, made in ${Math.round((performance.now() - began) / 1000)} s`);
    return await gridOf(sql);
  } finally {
    await sql.end({ timeout: 5 });
    await embedded.stop();
  }
}

console.log(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model}; milliseconds over the driver`);
const grids: Grid[] = [];
for (const pandits of sizes) {
  const folder = options.in ? join(options.in, String(pandits)) : await mkdtemp(join(tmpdir(), 'sankalp-bench-'));
  grids.push(await gridIn(folder, pandits));
  if (!options.in) await rm(folder, { recursive: true, force: true });
}
const [smallest, largest] = [grids.at(0), grids.at(-1)];
if (smallest && largest && smallest !== largest) {
  console.log(`\nGrowth of p50 from ${sizes.at(0)} to ${sizes.at(-1)}`);
  for (const [name, ms] of largest) console.log(`${(ms / (smallest.get(name) ?? ms)).toFixed(1)} ${name}`);
}

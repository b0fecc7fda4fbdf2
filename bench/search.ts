import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { periodOf } from '#domain/booking.ts';
import { addDays, dayAt } from '#domain/time.ts';
import { paise } from '#domain/money.ts';
import { findPandits, searchStatement, type FoundRow, type Search } from '../server/availability/search-store.ts';
import { startEmbedded } from '../server/db/embedded/embedded.ts';
import { migrate } from '../server/db/migrate.ts';
import { connect, type Pool } from '../server/db/sql.ts';
import { fill, OFFERS_EACH, PANDITS, ritualId } from './search-data.ts';

/**
 * What a search costs among 200,000 offers: its plan, and its time as a ratio against fetching the rows it finds by
 * primary key in the same run. Needs nothing: it makes a PostgreSQL of its own and throws it away.
 * Run with the project's Node: `node bench/search.ts`, with `--plan` to see the plans.
 */

const ROUNDS = 200;
const day = addDays(dayAt(Date.now()), 10);

const anyRitual: Search = {
  ritualId: '',
  day,
  period: periodOf(day, null, 120),
  ceiling: null,
  district: null,
  language: null,
  panditId: null,
  sort: 'price',
  after: null,
  limit: 21,
};

const casesOf = (plain: Search): Readonly<Record<string, Search>> => ({
  'by price': plain,
  'at an hour': { ...plain, period: periodOf(day, '09:00', 120) },
  'up to ₹1,500': { ...plain, ceiling: paise(1500) },
  'by experience': { ...plain, sort: 'experience' },
  'one language': { ...plain, language: 'Bengali' },
  'two pages at once': { ...plain, limit: 51 },
  'a rare language': { ...plain, language: 'Sanskrit' },
  'one district': { ...plain, district: 'Puri' },
  'one district, 50 a page': { ...plain, district: 'Puri', limit: 51 },
  'the last page': { ...plain, after: { key: 480_000, panditId: '018f0000-0000-7000-8000-000000000000' } },
  'a day nobody declared': { ...plain, day: addDays(day, 400), period: periodOf(addDays(day, 400), null, 120) },
});

/** The same rows, asked for by their keys: what the answer costs at the least. */
const byKey = (sql: Pool, ritual: string, rows: readonly FoundRow[]) => sql`
  SELECT o.pandit_id, o.price_paise, o.experience_years, p.name, p.user_type, p.profile_url, p.city, p.district,
    s.temple_city, s.temple_district, s.temple_state, s.languages
  FROM unnest(${rows.map((row) => row.panditId)}::uuid[]) AS wanted (pandit_id)
  JOIN offers o ON o.pandit_id = wanted.pandit_id AND o.ritual_id = ${ritual}
  JOIN people p ON p.id = o.pandit_id
  JOIN pandits s ON s.pandit_id = o.pandit_id`;

async function timed(work: () => PromiseLike<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor(sorted.length * share)] ?? Number.NaN;

/** Search and fetch take turns, so that whatever else the machine does hits both. */
async function measure(sql: Pool, search: Search) {
  const rows = await findPandits(sql, search);
  const searches: number[] = [];
  const fetches: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    searches.push(await timed(() => findPandits(sql, search)));
    fetches.push(await timed(() => byKey(sql, search.ritualId, rows)));
  }
  searches.sort((a, b) => a - b);
  fetches.sort((a, b) => a - b);
  return { found: rows.length, p50: at(searches, 0.5), p95: at(searches, 0.95), fetch: at(fetches, 0.5) };
}

async function explain(sql: Pool, search: Search): Promise<string> {
  const lines = await sql<{ 'QUERY PLAN': string }[]>`EXPLAIN (ANALYZE, BUFFERS) ${searchStatement(sql, search)}`;
  return lines.map((line) => Object.values(line).join('')).join('\n');
}

const folder = await mkdtemp(join(tmpdir(), 'sankalp-bench-'));
const embedded = await startEmbedded(folder);
const sql = connect(embedded.url, { max: 1 });
try {
  await migrate(sql);
  const began = performance.now();
  await fill(sql);
  const [version] = await sql<{ serverVersion: string }[]>`SHOW server_version`;
  console.log(
    `${PANDITS} pandits, ${PANDITS * OFFERS_EACH} offers, made in ${Math.round((performance.now() - began) / 1000)} s`,
  );
  console.log(
    `PostgreSQL ${version?.serverVersion}, Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model}`,
  );
  console.log(`${ROUNDS} rounds, milliseconds over the driver\n`);
  console.log('| search | rows | p50 | p95 | the rows by key, p50 | ratio |\n|---|---|---|---|---|---|');
  const cases = Object.entries(casesOf({ ...anyRitual, ritualId: await ritualId(sql, 7) }));
  for (const [name, search] of cases) {
    const { found, p50, p95, fetch } = await measure(sql, search);
    const cells = [name, found, p50.toFixed(2), p95.toFixed(2), fetch.toFixed(2), (p50 / fetch).toFixed(1)];
    console.log(`| ${cells.join(' | ')} |`);
  }
  if (process.argv.includes('--plan')) {
    for (const [name, search] of cases) console.log(`\n${name}\n${await explain(sql, search)}`);
  }
} finally {
  await sql.end({ timeout: 5 });
  await embedded.stop();
  await rm(folder, { recursive: true, force: true });
}

import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbedded } from '../server/db/embedded/embedded.ts';
import { migrate } from '../server/db/migrate.ts';
import { connect, type Pool } from '../server/db/sql.ts';
import { inTurns } from './measure.ts';
import { casesOf, SIZE, type Case } from './office-cases.ts';
import { fill, sizeAt } from './office-data.ts';
import { throughServer } from './office-table.ts';

/**
 * What the office's lists and searches cost with a million people, as a ratio against fetching twenty of the same rows by
 * primary key in the same run; and what all bookings as a table do to the server's memory. Needs nothing: it makes a
 * PostgreSQL of its own and throws it away. Run with the project's Node:
 * `node bench/office.ts`, or with `--scale 0.05` for a small one, `--data FOLDER` to keep the database for the next run,
 * `--only users` for the lines that begin so (`--only ''` for all), and without the table.
 */

// What it prints is its result: a table to be copied into docs/decisions/0040-lists-at-scale.md.
const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '100' },
    data: { type: 'string' },
    only: { type: 'string' },
  },
});
const size = sizeAt(Number(values.scale));
const rounds = Number(values.rounds);

const idsOf = (rows: readonly { id: string }[]): string[] => rows.slice(0, SIZE).map(({ id }) => id);

/** A search that finds fewer than twenty is measured against twenty of its list all the same. */
async function line(one: Case, plain: readonly string[]): Promise<{ cells: (string | number)[]; ids: string[] }> {
  const { rows, count } = await one.ask();
  const own = idsOf(rows);
  const ids = own.length === SIZE ? own : [...plain];
  const [page, fetch] = await inTurns(rounds, one.ask, () => one.byKey(ids));
  const times = [page.p50, page.p95, fetch.p50, fetch.p95].map((time) => time.toFixed(2));
  const ratios = [(page.p50 / fetch.p50).toFixed(1), (page.p95 / fetch.p95).toFixed(1)];
  return { cells: [one.name, rows.length, count, ...times, ...ratios], ids };
}

async function table(sql: Pool): Promise<void> {
  console.log('| list or search | rows | of | p50 | p95 | 20 by key, p50 | p95 | ratio p50 | ratio p95 |');
  console.log('|---|---|---|---|---|---|---|---|---|');
  let plain: readonly string[] = [];
  for (const one of await casesOf(sql)) {
    if (values.only && !one.name.startsWith(values.only)) continue;
    const { cells, ids } = await line(one, plain);
    // the plain list comes before its searches
    plain = ids;
    console.log(`| ${cells.join(' | ')} |`);
  }
}

const folder = values.data ?? (await mkdtemp(join(tmpdir(), 'sankalp-bench-')));
await mkdir(folder, { recursive: true });
const embedded = await startEmbedded(folder, ['-c', 'shared_buffers=2GB', '-c', 'max_wal_size=8GB']);
const sql = connect(embedded.url, { max: 4 });
try {
  await migrate(sql);
  const began = performance.now();
  const [filled] = await sql`SELECT 1 FROM people LIMIT 1`;
  if (!filled) await fill(sql, size);
  const [version] = await sql<{ serverVersion: string }[]>`SHOW server_version`;
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${size.users} users, ${size.pandits} pandits, ${size.bookings} bookings, made in ${seconds} s`);
  console.log(
    `PostgreSQL ${version?.serverVersion}, Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model}`,
  );
  console.log(`${rounds} rounds in turns, milliseconds over the driver\n`);
  await table(sql);
  // printed as the table is: the bench's result
  if (values.only === undefined) console.log(`\n${await throughServer(sql, embedded.url)}`);
} finally {
  await sql.end({ timeout: 5 });
  await embedded.stop();
  if (!values.data) await rm(folder, { recursive: true, force: true });
}

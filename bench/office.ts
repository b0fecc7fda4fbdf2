import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbedded } from '../server/db/embedded/embedded.ts';
import { migrate } from '../server/db/migrate.ts';
import { connect, type Pool } from '../server/db/sql.ts';
import { timesOf, type Times } from './measure.ts';
import { casesOf, type Case } from './office-cases.ts';
import { fill, sizeAt } from './office-data.ts';
import { inOffice, type Office } from './office-table.ts';

/**
 * What the office's lists and searches cost with a million people, through the server (a search may take 50 ms in 95 of 100
 * times); what its indexes cost a person who signs up or asks for a puja; and what all bookings as a table do to the server's memory.
 * Needs nothing: it makes a PostgreSQL of its own and throws it away. Run with the project's Node: `node bench/office.ts`, or
 * with `--scale 0.05` for a small one, `--data FOLDER` to keep the database for the next run, and `--only users` for the lines
 * that begin so.
 */

// What it prints is its result: tables to be copied into docs/decisions/0040-lists-at-scale.md.
const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '100' },
    data: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});
const size = sizeAt(Number(values.scale));
const rounds = Number(values.rounds);
const inMs = ({ p50, p95 }: Times): string => `${p50.toFixed(1)} | ${p95.toFixed(1)}`;

async function lists(office: Office, cases: readonly Case[]): Promise<void> {
  console.log('| list or search | found | p50 | p95 | work |\n|---|---|---|---|---|');
  for (const one of cases.filter(({ name }) => name.startsWith(values.only))) {
    const { filtered, more } = await office.ask(one);
    const times = await office.timed(one, rounds);
    console.log(`| ${one.name} | ${filtered ?? ''}${more ? '+' : ''} | ${inMs(times)} | ${times.work.toFixed(0)} |`);
  }
}

async function figures(office: Office): Promise<void> {
  console.log('\n| figures | first | p50 | p95 | work |\n|---|---|---|---|---|');
  for (const path of ['/admin/dashboard', '/admin/waiting', '/payment/admin/totals']) {
    const first = await timesOf(1, () => office.ask({ name: path, path }));
    const times = await office.timed({ name: path, path }, rounds);
    console.log(`| ${path} | ${first.p50.toFixed(1)} | ${inMs(times)} | ${times.work.toFixed(0)} |`);
  }
}

const searched = ['people_shown', 'people_name_words', 'pandits_by_language', 'bookings_by_place', 'bookings_short_id'];

/** The same statement with the indexes that only the office reads, and without; nothing of it stays. */
async function writes(sql: Pool): Promise<void> {
  const one = await sql.reserve();
  console.log('\n| written | p50 | p95 | without the indexes, p50 | p95 |\n|---|---|---|---|---|');
  let phone = 5_000_000_000;
  const signUp = () => one`
    INSERT INTO people (id, user_type, status, name, phone, email)
    VALUES (gen_random_uuid(), 'user', 'active', ${`Sasmita Mohanty ${phone}`}, ${String(++phone)}, 'sasmita@example.org')`;
  const ask = () => one`
    INSERT INTO bookings (pandit_id, id, customer_id, ritual_id, status, day, period, price_paise, place)
    SELECT pandit_id, gen_random_uuid(), customer_id, ritual_id, 'cancelled', day, period, price_paise, 'Plot 7, Nayapalli, Bhubaneswar'
    FROM bookings ORDER BY id LIMIT 1`;
  for (const [name, write] of Object.entries({ 'a person': signUp, 'a booking': ask })) {
    await one`BEGIN`;
    const all = await timesOf(rounds * 10, write);
    for (const index of searched) await one`DROP INDEX ${one(index)}`;
    const fewer = await timesOf(rounds * 10, write);
    await one`ROLLBACK`;
    console.log(`| ${name} | ${[all.p50, all.p95, fewer.p50, fewer.p95].map((ms) => ms.toFixed(2)).join(' | ')} |`);
  }
  one.release();
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
  console.log(`${rounds} rounds, milliseconds of a call; work: of the processors, by server and database together\n`);
  const cases = await casesOf(sql);
  await inOffice(sql, embedded.url, async (office) => {
    await lists(office, cases);
    if (values.only) return;
    await figures(office);
    console.log(`\n${await office.streamed()}`);
  });
  if (!values.only) await writes(sql);
} finally {
  await sql.end({ timeout: 5 });
  await embedded.stop();
  if (!values.data) await rm(folder, { recursive: true, force: true });
}

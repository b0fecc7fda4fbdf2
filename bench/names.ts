import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv } from 'node:process';
import { makeNameKeys } from '../server/db/name-key-store.ts';
import { startEmbedded } from '../server/db/embedded/embedded.ts';
import { migrate } from '../server/db/migrate.ts';
import { connect, type Pool } from '../server/db/sql.ts';
import { idsHeard, idsNear } from '../server/users/list/heard-store.ts';
import { withoutIndexes } from './load/indexes.ts';
import { timesOf } from './measure.ts';
import { words } from './office-words.ts';

/**
 * What a search for pandits by the sound of a name costs among 10,000, 100,000 and a million of them, in milliseconds, against twenty
 * people fetched by key; and how long the keys of all take to make. Needs nothing: it makes a PostgreSQL of its own. With the project's
 * Node: `node bench/names.ts 10000 100000 1000000`.
 */

const ROUNDS = 60;
const sizes = argv.slice(2).map(Number);
const list = { kind: 'pandit', sort: '-registered' } as const;

/** One of two thousand is called so; two of all; one of thirty-four; nobody. */
const asked = {
  'a full name': 'ଗୋପାଳ ମହାପାତ୍ର',
  'a rare one': 'ମହାରୁଦ୍ର ପୁଷ୍ପଳକ',
  'a common family name': 'ମହାପାତ୍ର',
  nobody: 'ଜେବୁଲନ କ୍ୱିକ୍ସଟ',
};

const pick = (of: readonly string[], n: string): string => `(ARRAY['${of.join("', '")}'])[1 + (${n}) % ${of.length}]`;

/** Names as in the office's bench; the first of all are the rare ones. */
async function fill(sql: Pool, count: number): Promise<void> {
  const one = await sql.reserve();
  const remake = await withoutIndexes(one);
  await one.unsafe(`
    INSERT INTO people (id, user_type, status, name, phone, created_at)
    SELECT gen_random_uuid(), 'pandit', 'approved',
      CASE WHEN n <= 2 THEN 'Maharudra Puspalaka' ELSE ${pick(words.first, 'n')} || ' ' || ${pick(words.last, 'n / 7')} END,
      (9000000000 + n)::text, timestamptz '2024-01-01' + n * interval '1 second'
    FROM generate_series(1, ${count}) n;
    INSERT INTO pandits (pandit_id) SELECT id FROM people;`);
  for (const make of remake) await one.unsafe(make);
  one.release();
}

const folder = await mkdtemp(join(tmpdir(), 'sankalp-bench-'));
const embedded = await startEmbedded(folder, ['-c', 'shared_buffers=1GB', '-c', 'max_wal_size=4GB']);
const sql = connect(embedded.url, { max: 2 });
try {
  await migrate(sql);
  console.log('| pandits | search | found | p50, ms | p95, ms | × twenty by key |\n|---|---|---|---|---|---|');
  for (const size of sizes) {
    await sql`TRUNCATE people CASCADE`;
    await fill(sql, size);
    const began = performance.now();
    await makeNameKeys(sql);
    const made = (performance.now() - began) / 1000;
    await sql`VACUUM ANALYZE people`;
    await sql`VACUUM ANALYZE pandits`;
    const twenty = await sql<
      { id: string }[]
    >`SELECT id FROM people ORDER BY created_at DESC OFFSET ${size / 2} LIMIT 20`;
    const ids = twenty.map(({ id }) => id);
    const byKey = await timesOf(ROUNDS, () => sql`SELECT * FROM people WHERE id = ANY (${ids}::uuid[])`);
    for (const [name, typed] of Object.entries(asked)) {
      const found = await idsHeard(sql, list, typed);
      const { p50, p95 } = await timesOf(ROUNDS, () => idsHeard(sql, list, typed));
      const ratio = (p50 / byKey.p50).toFixed(1);
      console.log(
        `| ${size} | ${name} | ${found.ids.length}${found.more ? '+' : ''} | ${p50.toFixed(2)} | ${p95.toFixed(2)} | ${ratio} |`,
      );
    }
    const near = await timesOf(ROUNDS, () => idsNear(sql, list, asked.nobody));
    console.log(
      `| ${size} | the nearest, where nobody is found | | ${near.p50.toFixed(2)} | ${near.p95.toFixed(2)} | |`,
    );
    console.log(`| ${size} | all keys made | | ${made.toFixed(0)} s | | |`);
  }
} finally {
  await sql.end({ timeout: 5 });
  await embedded.stop();
  await rm(folder, { recursive: true, force: true });
}

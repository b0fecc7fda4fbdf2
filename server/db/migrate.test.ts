import { describe, expect, onTestFinished, test } from 'vitest';
import { until } from '../testing/test-until.ts';
import { isOutside, migrate, migrations } from './migrate.ts';
import { connect } from './sql.ts';
import { testDatabase, type TestDatabase } from '../testing/test-db.ts';

/** Somebody reads a table for a long time while a new version wants to change it. */
async function held(): Promise<{ db: TestDatabase; waiting: () => Promise<boolean>; letGo: () => Promise<void> }> {
  const db = await testDatabase();
  const release = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const reader = db.pool.begin(async (sql) => {
    await sql`LOCK TABLE migrations IN ACCESS EXCLUSIVE MODE`;
    locked.resolve();
    await release.promise;
  });
  const letGo = async (): Promise<void> => {
    release.resolve();
    await reader;
  };
  onTestFinished(async () => {
    await letGo();
    await db.drop();
  });
  await locked.promise;
  const waiting = async (): Promise<boolean> => {
    const [row] = await db.pool<{ n: number }[]>`
      SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    return row?.n === 1;
  };
  return { db, waiting, letGo };
}

test('a migration gives up waiting for a table, lets those behind it through, and tries again until it is free', async () => {
  const { db, waiting, letGo } = await held();
  const migrating = migrate(db.pool);
  await until(waiting);
  await until(async () => !(await waiting()));
  await until(waiting);
  await letGo();
  expect(await migrating).toEqual([]);
});

test('a table that never becomes free is reported in one line', async () => {
  const { db } = await held();
  await expect(migrate(db.pool, 0)).rejects.toThrow(/^Migration 0001_people.sql has waited too long for a table/);
});

describe('a migration outside a transaction', () => {
  async function ownDatabase(): Promise<TestDatabase> {
    const db = await testDatabase();
    onTestFinished(() => db.drop());
    return db;
  }
  const outside = async (): Promise<string[]> => (await migrations()).filter(isOutside).map(({ name }) => name);

  test('that broke off before it was noted is run again, with the same schema in the end', async () => {
    const db = await ownDatabase();
    const schema = () => db.pool`
      SELECT indexdef AS is FROM pg_indexes WHERE schemaname = 'public'
      UNION ALL SELECT conname || pg_get_constraintdef(oid) || convalidated FROM pg_constraint ORDER BY 1`;
    const before = [...(await schema())];
    const names = await outside();
    expect(names.length).toBeGreaterThan(1);
    await db.pool`DELETE FROM migrations WHERE name IN ${db.pool(names)}`;
    expect(await migrate(db.pool)).toEqual(names);
    expect([...(await schema())]).toEqual(before);
  });

  test('drops an index that was left half made, and makes it again', async () => {
    const db = await ownDatabase();
    await db.pool`DELETE FROM migrations WHERE name IN ${db.pool(await outside())}`;
    await db.pool`DROP INDEX outbox_done`;
    await db.pool`
      INSERT INTO outbox (id, topic, done_at) SELECT gen_random_uuid(), 'staff.invited', '2026-01-01' FROM generate_series(1, 2)`;
    // breaks off after the index has been entered into the books
    await expect(db.pool`CREATE UNIQUE INDEX CONCURRENTLY outbox_done ON outbox (done_at)`).rejects.toThrow(
      'could not',
    );
    const index = () => db.pool`
      SELECT indisvalid, indisunique FROM pg_index WHERE indexrelid = 'outbox_done'::regclass`;
    expect([...(await index())]).toEqual([{ indisvalid: false, indisunique: true }]);
    await migrate(db.pool);
    expect([...(await index())]).toEqual([{ indisvalid: true, indisunique: false }]);
  });

  test('is made by one of several processes, while the others wait without holding it up', async () => {
    const db = await ownDatabase();
    const names = await outside();
    await db.pool`DELETE FROM migrations WHERE name IN ${db.pool(names)}`;
    await db.pool`DROP INDEX outbox_done, booking_outbox_done, provider_events_by_time`;
    const applied = await Promise.all([migrate(db.pool), migrate(db.pool), migrate(db.pool)]);
    expect(applied.flat().toSorted()).toEqual(names);
  });

  test('leaves the session as it found it', async () => {
    const db = await ownDatabase();
    await db.pool`DELETE FROM migrations WHERE name IN ${db.pool(await outside())}`;
    const url = new URL(db.url);
    url.searchParams.set('lock_timeout', '4321');
    const pool = connect(url.href, { max: 1 });
    await migrate(pool);
    const [row] = await pool`SELECT current_setting('lock_timeout') AS lock, (
      SELECT count(*)::int FROM pg_locks WHERE locktype = 'advisory' AND pid = pg_backend_pid()) AS locks`;
    await pool.end({ timeout: 1 });
    expect(row).toEqual({ lock: '4321ms', locks: 0 });
  });
});

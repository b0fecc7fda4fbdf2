import { expect, onTestFinished, test } from 'vitest';
import { until } from '../testing/test-until.ts';
import { migrate } from './migrate.ts';
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

test('a table that never becomes free is told in one line', async () => {
  const { db } = await held();
  await expect(migrate(db.pool, 0)).rejects.toThrow(/^Migration 0001_people.sql has waited too long for a table/);
});

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { onServer } from '../../testing/test-db.ts';
import { parentThatNeverWaits } from '../../testing/test-process.ts';
import { until } from '../../testing/test-until.ts';
import { connect } from '../sql.ts';
import { startEmbedded, type Embedded } from './embedded.ts';
import { runningAt, takesSignals } from './running.ts';

/** An embedded database that ends without being asked. */

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sankalp-ends-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** With what is logged about the database, in order. */
async function watched(): Promise<{ database: Embedded; told: string[] }> {
  const told: string[] = [];
  const database = await startEmbedded(folder, [], {
    ended: (reason) => told.push(reason),
    back: () => told.push('back'),
  });
  onTestFinished(database.stop);
  return { database, told };
}

async function kill(): Promise<void> {
  const [pid] = (await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

test('one that is killed is there again under the same address, with what was written', async () => {
  const { database, told } = await watched();
  await onServer(database.url, (sql) => sql`CREATE TABLE kept AS SELECT 108 AS beads`);
  await kill();
  await until(() => told.length === 2);
  expect(told).toEqual(['it was ended by SIGKILL', 'back']);
  expect(await onServer(database.url, (sql) => sql`SELECT beads FROM kept`)).toEqual([{ beads: 108 }]);
});

test('one that ends again and again is given up, with the reason', async () => {
  const { database, told } = await watched();
  let given = '';
  void database.lost.then((error) => (given = error.message));
  for (;;) {
    if (given !== '') break;
    const before = told.length;
    await kill();
    await until(() => told.length === before + 2 || given !== '');
    expect(told.length).toBeLessThan(20);
  }
  expect(given).toMatch(/^The database has ended \d times in a row: it was ended by SIGKILL\.$/);
});

test('one that is stopped while it is being started again does not run on', async () => {
  const { database, told } = await watched();
  await kill();
  await until(() => told.length > 0);
  await database.stop();
  await expect(onServer(database.url, (sql) => sql`SELECT 1`)).rejects.toThrow('ECONNREFUSED');
});

describe('a lock that an earlier server left', () => {
  const lock = () => join(folder, 'postgres/postmaster.pid');

  /** As after a crash: the database has ended, and its lock stays behind and names this number. */
  async function leftBy(pid: number): Promise<void> {
    const before = await startEmbedded(folder);
    const [, ...others] = (await readFile(lock(), 'utf8')).split('\n');
    await before.stop();
    await writeFile(lock(), [pid, ...others].join('\n'));
  }
  const opens = async () => {
    const { database } = await watched();
    expect(await onServer(database.url, (sql) => sql`SELECT 108 AS beads`)).toEqual([{ beads: 108 }]);
  };

  // Windows keeps no process waiting for its parent: there is nothing to try
  test.skipIf(process.platform === 'win32')(
    'names another program by now: it is left alone, and the database starts',
    async () => {
      const { child } = await parentThatNeverWaits('sleep', ['600']);
      await leftBy(child);
      await opens();
      expect(await runningAt(child)).not.toBeNull();
    },
  );

  // Windows keeps no process waiting for its parent: there is nothing to try
  test.skipIf(process.platform === 'win32')('names one that was never waited for: the database starts', async () => {
    const { child } = await parentThatNeverWaits('sleep', ['600']);
    process.kill(child, 'SIGKILL');
    await until(async () => (await runningAt(child)) === null);
    expect(takesSignals(child)).toBe(true);
    await leftBy(child);
    await opens();
  });

  test.runIf(process.platform === 'linux')('of which a helper still runs: it is ended first', async () => {
    const { database, told } = await watched();
    const hanging = connect(database.url, { max: 1 });
    onTestFinished(() => hanging.end({ timeout: 0 }));
    const [helper] = await hanging<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
    process.kill(helper?.pid ?? 0, 'SIGSTOP');
    await kill();
    await until(() => told.length === 2);
    expect(told).toEqual(['it was ended by SIGKILL', 'back']);
    expect(await onServer(database.url, (sql) => sql`SELECT 108 AS beads`)).toEqual([{ beads: 108 }]);
  });
});

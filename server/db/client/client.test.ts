import { afterAll, beforeAll, expect, test } from 'vitest';
import { until as untilSo } from '../../testing/test-until.ts';
import { until } from '../limit.ts';
import { connect, transaction, type Pool, type Sql } from '../sql.ts';
import { lineTo } from '../../testing/test-line.ts';
import { testDatabase, type TestDatabase } from '../../testing/test-db.ts';

/** The client of the database (docs/decisions/0063-client-of-the-database.md): lines that are cut, and people who no longer wait. */

const SESSIONS = 5;
let db: TestDatabase;
let pool: Pool;
/** Cuts others off, and is not cut off itself. */
let admin: Pool;
beforeAll(async () => {
  db = await testDatabase();
  pool = connect(db.url, { max: SESSIONS });
  admin = connect(db.url, { max: 1 });
  await db.pool`CREATE TABLE notes (text text CONSTRAINT notes_pkey PRIMARY KEY)`;
});
afterAll(async () => {
  await Promise.all([pool.end({ timeout: 1 }), admin.end({ timeout: 1 })]);
  await db.drop();
});

const note = (sql: Sql, text: string) => sql`INSERT INTO notes VALUES (${text})`;
const isNoted = async (text: string): Promise<boolean> =>
  (await db.pool`SELECT 1 FROM notes WHERE text = ${text}`).length > 0;
const sessionOf = async (sql: Sql): Promise<number> => {
  const [row] = await sql<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
  return row?.pid ?? 0;
};
const cut = (pid: number) => db.pool`SELECT pg_terminate_backend(${pid}, 5000)`;
const cutAll = () => admin`
  SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()`;
/** How many long statements the database works on; what the driver asks for itself as a session begins is none. */
const running = async (): Promise<number> => {
  const [row] = await db.pool<{ n: number }[]>`
    SELECT count(*)::int AS n FROM pg_stat_activity
    WHERE datname = current_database() AND state = 'active' AND query LIKE '%pg_sleep(%' AND pid <> pg_backend_pid()`;
  return row?.n ?? 0;
};

/** Uses every session of the pool, all at once. */
async function wholePool(): Promise<number> {
  const all = Promise.withResolvers<void>();
  const pids = new Set<number>();
  const use = () =>
    transaction(pool, async (sql) => {
      pids.add(await sessionOf(sql));
      if (pids.size === SESSIONS) all.resolve();
      await all.promise;
    }).catch((error: unknown) => {
      all.reject(error);
      throw error;
    });
  await Promise.all(Array.from({ length: SESSIONS }, use));
  return pids.size;
}

test('a transaction whose line is cut between two statements fails, and goes on in no other session', async () => {
  const half = transaction(pool, async (sql) => {
    await note(sql, 'before the cut');
    await cut(await sessionOf(sql));
    await expect(note(sql, 'after the cut')).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
    // others use the line once it is open again
    await Promise.all(Array.from({ length: SESSIONS * 2 }, () => pool`SELECT 1`));
    await expect(note(sql, 'much after')).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
  });
  await expect(half).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
  for (const text of ['before the cut', 'after the cut', 'much after']) expect(await isNoted(text)).toBe(false);
  expect(await wholePool()).toBe(SESSIONS);
});

test('a transaction whose line is reset under a statement ends, its rollback too, and leaves the session free', async () => {
  const line = await lineTo(db.url);
  const single = connect(line.url, { max: 1 });
  for (let round = 1; round <= 3; round += 1) {
    const half = transaction(single, async (sql) => {
      await note(sql, `reset ${round}`);
      await sql`SELECT pg_sleep(600)`;
    });
    const ended = half.catch(({ code }: { code?: string }) => code);
    await untilSo(async () => (await running()) === 1);
    line.reset();
    // of a reset the database hears only once it has something to say
    await admin`SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
      WHERE datname = current_database() AND state = 'active' AND pid <> pg_backend_pid()`;
    expect(await ended).toMatch(/ECONNRESET|CONNECTION_CLOSED/);
    expect(await isNoted(`reset ${round}`)).toBe(false);
    expect([...(await single`SELECT ${round}::int AS n`)]).toEqual([{ n: round }]);
  }
  await single.end({ timeout: 1 });
  line.close();
});

test('a statement is given up where the server cannot even be asked to stop it, and nothing else fails', async () => {
  const line = await lineTo(db.url);
  const single = connect(line.url, { max: 1 });
  const unheard: unknown[] = [];
  const hear = (reason: unknown) => void unheard.push(reason);
  process.on('unhandledRejection', hear);
  const gaveUp = new AbortController();
  const long = until(gaveUp.signal, () => single`SELECT pg_sleep(600)`.then(() => 'ended'));
  await untilSo(async () => (await running()) === 1);
  line.turnAway();
  gaveUp.abort(new Error('Nobody waits'));
  await expect(long).rejects.toThrow('Nobody waits');
  await untilSo(() => Promise.resolve(line.turnedAway() > 0));
  line.mend();
  expect([...(await single`SELECT 1 AS n`)]).toEqual([{ n: 1 }]);
  process.off('unhandledRejection', hear);
  expect(unheard).toEqual([]);
  await cutAll();
  await single.end({ timeout: 1 });
  line.close();
});

test('what the database said as it cut a line is not told to the next who asks on it', async () => {
  const single = connect(db.url, { max: 1 });
  const pid = await sessionOf(single);
  const long = single`SELECT pg_sleep(600)`.then(
    () => 'ended',
    (error: Error) => error.message,
  );
  await untilSo(async () => (await running()) === 1);
  await cut(pid);
  expect(await long).toContain('CONNECTION_CLOSED');
  expect(await sessionOf(single)).not.toBe(pid);
  await single.end();
});

test('a statement that breaks off behind its first rows leaves nothing to the next of its session', async () => {
  const single = connect(db.url, { max: 1 });
  const broken = single`SELECT 10 / (3 - n) AS q FROM generate_series(1, 5) n`;
  await expect(broken).rejects.toMatchObject({ code: '22012' });
  expect([...(await single`SELECT n FROM generate_series(7, 8) n`)]).toEqual([{ n: 7 }, { n: 8 }]);
  await single.end({ timeout: 1 });
});

test('lines that are cut again and again under load end statements, and nothing else', async () => {
  const over = new AbortController();
  const work = async (n: number): Promise<void> => {
    for (let i = 0; !over.signal.aborted; i += 1) {
      const text = `${n} ${i}`;
      await (n % 2 ? pool`SELECT pg_sleep(0.001)` : transaction(pool, (sql) => note(sql, text))).catch(() => undefined);
    }
  };
  const workers = Array.from({ length: 20 }, (_, n) => work(n));
  for (let i = 0; i < 10; i += 1) await cutAll();
  over.abort();
  await Promise.all(workers);
  // of the last cut we may not have heard yet
  await expect.poll(() => wholePool().catch(() => 0)).toBe(SESSIONS);
});

test('giving up ends the statement in the database too', async () => {
  const patience = new AbortController();
  const long = until(patience.signal, () => pool`SELECT pg_sleep(600)`.execute());
  await untilSo(async () => (await running()) === 1);
  patience.abort(new Error('gone'));
  await expect(long).rejects.toThrow('gone');
  await untilSo(async () => (await running()) === 0);
  expect(await wholePool()).toBe(SESSIONS);
});

test('giving up while waiting for a session leaves the queue, and others keep their places', async () => {
  const held = Promise.withResolvers<void>();
  const holders = Array.from({ length: SESSIONS }, () => transaction(pool, () => held.promise));
  const patience = new AbortController();
  const queued = until(patience.signal, () => note(pool, 'too late').execute());
  const other = note(pool, 'in time').execute();
  patience.abort(new Error('gone'));
  await expect(queued).rejects.toThrow('gone');
  held.resolve();
  await Promise.all([...holders, other]);
  expect([await isNoted('too late'), await isNoted('in time')]).toEqual([false, true]);
});

test('giving up at any point of a transaction changes nothing', async () => {
  const patience = new AbortController();
  const between = until(patience.signal, () =>
    transaction(pool, async (sql) => {
      await note(sql, 'half');
      patience.abort(new Error('gone'));
    }),
  );
  await expect(between).rejects.toThrow('gone');
  const again = new AbortController();
  const during = until(again.signal, () =>
    transaction(pool, async (sql) => {
      await note(sql, 'the other half');
      await sql`SELECT pg_sleep(600)`;
    }),
  );
  await untilSo(async () => (await running()) === 1);
  again.abort(new Error('gone too'));
  await expect(during).rejects.toThrow('gone too');
  await untilSo(async () => (await running()) === 0);
  expect([await isNoted('half'), await isNoted('the other half')]).toEqual([false, false]);
  expect(await wholePool()).toBe(SESSIONS);
});

test('a call that has given up asks nothing', async () => {
  const asked = until(AbortSignal.abort(new Error('gone')), () => note(pool, 'never').execute());
  await expect(asked).rejects.toThrow('gone');
  expect(await isNoted('never')).toBe(false);
});

test('rows are read in batches outside a transaction only', async () => {
  await expect(
    transaction(pool, async (sql) => {
      for await (const rows of sql`SELECT 1 AS one`.cursor(10)) expect(rows).toEqual([]);
    }),
  ).rejects.toThrow('a transaction of their own');
});

import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { meetDeadlines } from '../bookings/deadlines/deadlines.ts';
import { makeBookable, makeBooking, type Bookable } from '../bookings/test-factories.ts';
import { readConfig } from '../config.ts';
import { testApp, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { testDatabase, type TestDatabase } from '../testing/test-db.ts';
import { until } from '../testing/test-until.ts';
import { openDatabase, type Database, type Pools } from './open.ts';
import { transaction, type Pool } from './sql.ts';

/** Each kind of work has its own sessions: a full kind takes none from the others. */

const SIZE = 2;
let own: TestDatabase;
let database: Database;
let t: TestApp;
let b: Bookable;
let family: TestPerson;
beforeAll(async () => {
  own = await testDatabase();
  const kinds = ['DATABASE_POOL', 'DATABASE_READ_POOL', 'DATABASE_JOB_POOL', 'DATABASE_STREAM_POOL'];
  database = await openDatabase(
    readConfig({
      // what is held here is held until the test ends
      DATABASE_URL: `${own.url}?idle_in_transaction_session_timeout=0`,
      ...Object.fromEntries(kinds.map((kind) => [kind, String(SIZE)])),
    }),
  );
  const { pool, replica, unhurried, streams } = database;
  t = await testApp({}, { pool, replica, unhurried, streams });
  [b, family] = await Promise.all([makeBookable(t), t.person('user')]);
});
afterAll(async () => {
  await t.close();
  await database.close();
  await own.drop();
});

/** Every session of a kind is in the middle of a transaction until the test ends. */
async function holdAll(pool: Pool): Promise<void> {
  const release = Promise.withResolvers<void>();
  let held = 0;
  const holders = Array.from({ length: SIZE }, () =>
    transaction(pool, async (sql) => {
      await sql`SELECT 1`;
      held += 1;
      await release.promise;
    }),
  );
  onTestFinished(async () => {
    release.resolve();
    await Promise.all(holders);
  });
  await until(() => held === SIZE);
}

const work: Record<string, () => Promise<number>> = {
  'a visitor searches': async () => {
    const body = { ritualId: b.ritual.id, date: b.day };
    return (await t.call('POST /availability/filter-availability', { body })).status;
  },
  'a family books': async () => (await cancel(await makeBooking(t, b, family, { startTime: '09:00' }))).status,
  'jobs do what is due': async () => ((await meetDeadlines({ ...t.deps, ...t.deps.unhurried })) === 0 ? 200 : 500),
  'a page hears what changes': async () => {
    const patience = new AbortController();
    onTestFinished(() => patience.abort());
    const reply = await fetch(`${t.url}/api/events`, {
      headers: { authorization: `Bearer ${family.token}` },
      signal: patience.signal,
    });
    let text = '';
    const read = async (): Promise<void> => {
      for await (const some of reply.body ?? []) text += Buffer.from(some).toString();
    };
    void read().catch(() => undefined);
    const { _id: bookingId } = await makeBooking(t, b, family, { startTime: '12:00' });
    await until(() => text.includes(bookingId));
    return (await cancel({ _id: bookingId })).status;
  },
};
const cancel = ({ _id: bookingId }: { _id: string }) =>
  t.call('POST /booking/update-booking-status', { body: { bookingId, bookingStatus: 'cancelled' } }, family);

test.each<[kind: string, (pools: Pools) => Pool, goesOn: (keyof typeof work)[]]>([
  ['reads', (pools) => pools.replica, ['a family books', 'jobs do what is due', 'a page hears what changes']],
  ['writes', (pools) => pools.pool, ['a visitor searches', 'jobs do what is due']],
  ['jobs', (pools) => pools.unhurried.pool, ['a visitor searches', 'a family books', 'a page hears what changes']],
  ['tables that are saved', (pools) => pools.unhurried.replica, ['a visitor searches', 'jobs do what is due']],
  ['streams', (pools) => pools.streams, ['a visitor searches', 'a family books', 'jobs do what is due']],
])('while all sessions for %s are held, the rest goes on', async (_kind, poolOf, goesOn) => {
  await holdAll(poolOf(t.deps));
  for (const name of goesOn) expect(await work[name]?.(), name).toBe(200);
});

test('more sessions than the embedded database has room for are reported at the start', async () => {
  await expect(openDatabase(readConfig({ DATA_DIR: '/nowhere/at/all', DATABASE_POOL: '190' }))).rejects.toThrow(
    'The four DATABASE_…POOL ask for 211 connections; the database of our own has 197.',
  );
});

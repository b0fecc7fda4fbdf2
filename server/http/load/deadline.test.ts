import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { makeBookable, makeBooking, type Bookable } from '../../bookings/test-factories.ts';
import { connect, OF_CALLS, type Limits, type Sql } from '../../db/sql.ts';
import { testApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { until } from '../../testing/test-until.ts';
import { limitTime } from './deadline.ts';
import { installErrors } from '../errors.ts';

/** Every call is answered, whatever others hold. */

/** How long a call may take here. */
const ANSWER_MS = 1_500;
const NEVER = 600_000;
let t: TestApp;
let b: Bookable;
let family: TestPerson;
beforeAll(async () => {
  t = await testApp({ DATABASE_READ_POOL: '3' }, {}, ANSWER_MS);
  [b, family] = await Promise.all([makeBookable(t), t.person('user')]);
});
afterAll(() => t.close());

/** Somebody else's transaction, which does something and then keeps what it holds until the test ends, or before. */
async function hold(work: (sql: Sql) => Promise<unknown>): Promise<() => Promise<void>> {
  const other = connect(t.databaseUrl, { max: 1 });
  const held = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const all = other
    .begin(async (sql) => {
      await work(sql as unknown as Sql);
      held.resolve();
      await release.promise;
    })
    .then(() => other.end());
  const letGo = (): Promise<void> => {
    release.resolve();
    return all;
  };
  onTestFinished(letGo);
  await held.promise;
  return letGo;
}

const waiting = async (): Promise<number> => {
  const [row] = await t.deps.pool<{ n: number }[]>`
    SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return row?.n ?? 0;
};
const cancel = (id: string) =>
  t.call(
    'POST /booking/update-booking-status',
    { body: { bookingId: id, bookingStatus: 'cancelled' as const } },
    family,
  );
const statusOf = async (id: string) =>
  (await t.call('GET /booking/:id', { params: { id } }, family)).body.data.bookingStatus;
const BUSY = { status: 503, body: { success: false, error: { code: 'overloaded' } } };

describe('our own limit', () => {
  test('a step on a row that somebody holds answers 503, and takes effect neither then nor later', async () => {
    const booking = await makeBooking(t, b, family, { startTime: '09:00' });
    const letGo = await hold((sql) => sql`SELECT 1 FROM bookings WHERE id = ${booking._id} FOR UPDATE`);
    const answer = await cancel(booking._id);
    expect(answer).toMatchObject(BUSY);
    expect(answer.body.message).toBe('We are very busy right now. Please try again in a moment.');
    expect(answer.headers.get('retry-after')).toBe('2');
    await until(async () => (await waiting()) === 0);
    await letGo();
    expect(await statusOf(booking._id)).toBe('pendingwithpandit');
    expect((await cancel(booking._id)).status).toBe(200);
  });

  test('a table that somebody holds ends reads and steps alike, also where it is asked for before the body is read', async () => {
    const letGo = await hold((sql) => sql`LOCK TABLE sessions IN ACCESS EXCLUSIVE MODE`);
    const answers = await Promise.all([
      t.call('GET /auth/me', {}, family),
      t.call('POST /booking/get-bookings-by-user', { body: {} }, family),
    ]);
    for (const answer of answers) expect(answer).toMatchObject(BUSY);
    await letGo();
    expect((await t.call('GET /auth/me', {}, family)).status).toBe(200);
  });

  test('a caller who goes away takes the question along', async () => {
    const booking = await makeBooking(t, b, family, { startTime: '11:00' });
    await hold((sql) => sql`SELECT 1 FROM bookings WHERE id = ${booking._id} FOR UPDATE`);
    const slow = await testApp({}, { pool: t.deps.pool, replica: t.deps.replica });
    onTestFinished(() => slow.close());
    const gone = new AbortController();
    const asked = fetch(`${slow.url}/api/booking/update-booking-status`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${family.token}` },
      body: JSON.stringify({ bookingId: booking._id, bookingStatus: 'cancelled' }),
      signal: gone.signal,
    });
    await until(async () => (await waiting()) === 1);
    gone.abort();
    await expect(asked).rejects.toThrow('aborted');
    await until(async () => (await waiting()) === 0);
  });
});

test('a page that takes too long is answered by one that reloads, and the late page is not sent', async () => {
  const said: string[] = [];
  const drawn = Promise.withResolvers<string>();
  const site = fastify({ logger: { level: 'warn', stream: { write: (line: string) => void said.push(line) } } });
  installErrors(site, 'Puja & Co');
  limitTime(site, 100);
  site.get('/*', () => drawn.promise);
  onTestFinished(() => site.close());
  const url = await site.listen({ port: 0, host: '127.0.0.1' });
  const page = await fetch(`${url}/home`, { headers: { accept: 'text/html' } });
  expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  expect(await page.text()).toContain('<meta http-equiv="refresh" content="2">');
  const data = await fetch(`${url}/home.data`);
  expect(await data.json()).toMatchObject({ error: { code: 'overloaded' } });
  drawn.resolve('late');
  await fetch(`${url}/home`);
  expect(said.filter((line) => line.includes('already sent'))).toEqual([]);
});

test('of dear questions only some are answered at once, and the others leave everybody else their turn', async () => {
  const letGo = await hold((sql) => sql`LOCK TABLE search_offers IN ACCESS EXCLUSIVE MODE`);
  const search = { ritualId: b.ritual.id, date: b.day };
  const searches = Array.from({ length: 20 }, () => t.call('POST /availability/filter-availability', { body: search }));
  await until(async () => (await waiting()) === 2);
  expect((await t.call('GET /auth/me', {}, family)).status).toBe(200);
  expect(await waiting()).toBe(2);
  for (const answer of await Promise.all(searches)) expect(answer).toMatchObject(BUSY);
  await letGo();
  expect((await t.call('POST /availability/filter-availability', { body: search })).status).toBe(200);
});

describe('the limits the database keeps', () => {
  const limited = async (limits: Partial<Limits>): Promise<TestApp> => {
    const pool = connect(t.databaseUrl, { max: 4, limits: { ...OF_CALLS, ...limits } });
    const other = await testApp({}, { pool, replica: pool });
    onTestFinished(async () => {
      await other.close();
      await pool.end({ timeout: 1 });
    });
    return other;
  };

  test.each<[string, Partial<Limits>]>([
    ['a lock that is waited for too long', { lockMs: 200, statementMs: NEVER }],
    ['a statement that takes too long', { lockMs: NEVER, statementMs: 200 }],
  ])('%s is refused as busy, and can be asked again', async (_what, limits) => {
    const other = await limited(limits);
    const letGo = await hold((sql) => sql`LOCK TABLE sessions IN ACCESS EXCLUSIVE MODE`);
    expect(await other.call('GET /auth/me', {}, family)).toMatchObject(BUSY);
    await letGo();
    expect((await other.call('GET /auth/me', {}, family)).status).toBe(200);
  });

  test('a process that was stopped in the middle of a step does not keep what it holds', async () => {
    const other = await limited({ lockMs: 300 });
    const child = spawn(process.execPath, ['--input-type=module', '-e', holder], {
      cwd: process.cwd(),
      env: { PATH: process.env['PATH'], URL: t.databaseUrl },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    await once(child.stdout, 'data');
    child.kill('SIGSTOP');
    expect(await other.call('GET /auth/me', {}, family)).toMatchObject(BUSY);
    await expect.poll(async () => (await other.call('GET /auth/me', {}, family)).status).toBe(200);
  });
});

/** Holds the sign-ins, says so, and would for ever. */
const holder = `
  import { connect, OF_CALLS } from './server/db/sql.ts';
  const pool = connect(process.env.URL, { max: 1, limits: { ...OF_CALLS, idleMs: 2000 } });
  await pool.begin(async (sql) => {
    await sql\`LOCK TABLE sessions IN ACCESS EXCLUSIVE MODE\`;
    process.stdout.write('held');
    await new Promise((done) => setTimeout(done, 600000));
  });`;

import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect as dial, createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { testClock } from '../auth/test-auth.ts';
import { testDatabase } from '../testing/test-db.ts';
import { tellPerson } from '../notifications/notifications.ts';
import { makePerson, TEST_SECRET } from '../testing/test-app.ts';
import { serverProcess, untilReady } from '../testing/test-process.ts';
import { until } from '../testing/test-until.ts';

/** SIGTERM under load, as every deployment sends it. */

// fewer than a fresh process has room for, however busy the machine is
const IN_FLIGHT = 15;
/** Enough calls to keep the process busy. */
const NEVER_PAUSING = 200;

function call(url: string, agent: Agent, token = ''): Promise<{ status: number; connection: string | undefined }> {
  return new Promise((done, fail) => {
    request(url, { agent, headers: { authorization: `Bearer ${token}` } }, (reply) => {
      reply.resume();
      reply.once('end', () => done({ status: reply.statusCode ?? 0, connection: reply.headers.connection }));
      reply.once('error', fail);
    })
      .once('error', fail)
      .end();
  });
}

test('what is under way is answered, keep-alive clients are let go, and the process ends well', async () => {
  const database = await testDatabase();
  const { pool } = database;
  // what is held here is held for longer than a call would wait
  const patient = `${database.url}?lock_timeout=60000&statement_timeout=60000`;
  const server = serverProcess({ DATABASE_URL: patient, TOKEN_SECRET: TEST_SECRET });
  const url = await untilReady(server);
  const { token } = await makePerson({ pool, now: testClock().now }, 'user');
  const agent = new Agent({ keepAlive: true, maxSockets: IN_FLIGHT });
  // connections that have been used and stay open
  await Promise.all(Array.from({ length: IN_FLIGHT }, () => call(`${url}/healthz`, agent)));

  // a lock keeps every one of them waiting in the database, until we let go
  const held = await pool.reserve();
  await held`BEGIN`;
  await held`LOCK TABLE sessions IN ACCESS EXCLUSIVE MODE`;
  const answers = Array.from({ length: IN_FLIGHT }, () => call(`${url}/api/auth/me`, agent, token));
  await until(async () => {
    const [row] = await pool<{ n: number }[]>`
      SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    return (row?.n ?? 0) >= 10;
  });

  server.child.kill('SIGTERM');
  await until(() => server.said().includes('Stopping'));
  await untilNobodyListens(url);
  await held`COMMIT`;
  held.release();

  const outcomes = await Promise.all(answers);
  expect(outcomes).toEqual(Array.from({ length: IN_FLIGHT }, () => ({ status: 200, connection: 'close' })));
  expect(await server.exit).toBe(0);
  agent.destroy();
  await database.drop();
});

// between our last look at the queue of new connections and the close the kernel may let in a few more, and cuts them
test.each([
  ['kept', 0, true],
  ['fresh', NEVER_PAUSING / 50, false],
])('of callers on %s connections who never pause at most %i are cut', async (_which, most, keepAlive) => {
  const database = await testDatabase();
  const server = serverProcess({ DATABASE_URL: database.url, TOKEN_SECRET: TEST_SECRET, RATE_LIMIT_SCALE: '1000' });
  const url = await untilReady(server);
  const agent = new Agent({ keepAlive });
  let answers = 0;
  const caller = async (): Promise<string> => {
    for (;;) {
      const outcome = await call(`${url}/api/stats`, agent).catch((error: NodeJS.ErrnoException) => error.code ?? '');
      if (typeof outcome === 'string') return outcome;
      // with so much to do some are asked to come again
      expect([200, 503]).toContain(outcome.status);
      answers += 1;
    }
  };
  const endings = Promise.all(Array.from({ length: NEVER_PAUSING }, caller));
  await until(() => answers > 2 * NEVER_PAUSING);
  server.child.kill('SIGTERM');
  // later callers are refused at the door: nothing was sent to them or by them
  const cut = (await endings).filter((ending) => ending !== 'ECONNREFUSED');
  expect(cut.slice(most)).toEqual([]);
  expect(await server.exit).toBe(0);
  agent.destroy();
  await database.drop();
});

test('a job whose vendor does not answer holds up nobody', async () => {
  const database = await testDatabase();
  const { pool } = database;
  const asked: Socket[] = [];
  const silent = createServer((socket) => asked.push(socket.on('error', () => undefined))).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const server = serverProcess({
    DATABASE_URL: database.url,
    TOKEN_SECRET: TEST_SECRET,
    LOG_LEVEL: 'warn',
    SMS_PROVIDER: 'msg91',
    MSG91_URL: `http://127.0.0.1:${port}`,
    MSG91_AUTH_KEY: 'key',
    MSG91_OTP_TEMPLATE_ID: 'otp',
    MSG91_NOTICE_TEMPLATE_ID: 'notice',
  });
  await untilReady(server);
  const { id: personId } = await makePerson({ pool, now: testClock().now }, 'user');
  await tellPerson(pool, { personId, topic: 'account.passwordChanged', facts: {} }, testClock().now());
  await until(() => asked.length > 0);
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);
  // it did not wait until the vendor was given up
  expect(server.said()).not.toContain('is sent again later');
  silent.close();
  await database.drop();
});

test('while it drains, readiness says no and calls are still answered', async () => {
  const database = await testDatabase();
  const server = serverProcess({ DATABASE_URL: database.url, TOKEN_SECRET: TEST_SECRET });
  const url = await untilReady(server);
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200);

  server.child.kill('SIGTERM');
  const seen: string[] = [];
  await until(async () => {
    const ready = await fetch(`${url}/readyz`).catch(() => null);
    const alive = ready && (await fetch(`${url}/healthz`).catch(() => null));
    if (ready && alive) seen.push(`ready ${ready.status}, alive ${alive.status}`);
    return ready === null;
  });
  expect(new Set(seen)).toContain('ready 503, alive 200');
  expect(await server.exit).toBe(0);
  await database.drop();
});

test('an open stream of live changes ends, and does not hold the process', async () => {
  const database = await testDatabase();
  const server = serverProcess({ DATABASE_URL: database.url, TOKEN_SECRET: TEST_SECRET });
  const url = await untilReady(server);
  const { token } = await makePerson({ pool: database.pool, now: testClock().now }, 'user');
  const stream = await fetch(`${url}/api/events`, { headers: { authorization: `Bearer ${token}` } });
  expect(stream.headers.get('content-type')).toContain('text/event-stream');

  server.child.kill('SIGTERM');
  expect(await stream.text()).toMatch(/^retry: \d+/);
  expect(await server.exit).toBe(0);
  await database.drop();
});

/** Connections are refused from the moment the door is shut. */
const untilNobodyListens = (url: string): Promise<void> =>
  until(
    () =>
      new Promise((done) => {
        const { hostname, port } = new URL(url);
        const socket = dial(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname);
        socket.once('connect', () => {
          socket.destroy();
          done(false);
        });
        socket.once('error', () => done(true));
      }),
  );

import { expect, onTestFinished, test } from 'vitest';
import { testClock } from '../auth/test-auth.ts';
import { solvedCaptcha } from '../auth/captcha/test-captcha.ts';
import { testDatabase } from '../testing/test-db.ts';
import { lineTo, type TestLine } from '../testing/test-line.ts';
import { callOver, makePerson, TEST_SECRET, testApp } from '../testing/test-app.ts';
import { serverProcess, untilReady, type ServerProcess } from '../testing/test-process.ts';

/** The database goes away and comes back, under a process as an operator has it. */

async function serverOn(): Promise<{ server: ServerProcess; url: string; line: TestLine; token: string }> {
  const database = await testDatabase();
  const line = await lineTo(database.url);
  // last in, first out: the process ends before its database does
  onTestFinished(async () => {
    line.close();
    await database.drop();
  });
  const server = serverProcess({ DATABASE_URL: line.url, TOKEN_SECRET: TEST_SECRET, DATABASE_POOL: '5' });
  const url = await untilReady(server);
  const { token } = await makePerson({ pool: database.pool, now: testClock().now }, 'user');
  return { server, url, line, token };
}

const readiness = async (url: string) => (await fetch(`${url}/readyz`)).json();
const AWAY = {
  status: 503,
  body: {
    success: false,
    message: 'Our records cannot be reached right now. Please try again in a minute.',
    error: { code: 'records_away' },
  },
};

test('a database that restarts under load is reported, and the process goes on', async () => {
  const { server, url, line, token } = await serverOn();
  const me = () => callOver(url, 'GET /auth/me', {}, token);
  const bookings = () => callOver(url, 'POST /booking/get-bookings-by-user', { body: {} }, token);
  for (let cuts = 0; cuts < 5; cuts += 1) {
    const answers = Array.from({ length: 10 }, (_, n) => (n % 2 ? me() : bookings()));
    line.cut();
    for (const { status } of await Promise.all(answers)) expect([200, 503]).toContain(status);
    const away = await me();
    expect(away).toMatchObject(AWAY);
    expect(away.headers.get('retry-after')).toBe('5');
    line.mend();
    await expect.poll(async () => (await me()).status).toBe(200);
  }
  line.cut();
  await expect.poll(() => readiness(url)).toEqual({ status: 'not ready', reason: 'the database does not answer' });
  line.mend();
  await expect.poll(() => readiness(url)).toEqual({ status: 'ready' });
  expect(server.child.exitCode).toBeNull();
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);
});

test('while the database is frozen every call is answered, and so is who asks whether we are ready', async () => {
  const { url, line, token } = await serverOn();
  line.freeze();
  const frozen = await Promise.all([
    callOver(url, 'GET /auth/me', {}, token),
    callOver(url, 'POST /auth/otp/verify', { body: { phone: '9000000001', otp: '123456' } }),
    callOver(url, 'GET /stats', {}),
  ]);
  for (const { status, headers } of frozen) {
    expect(status).toBe(503);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  await expect.poll(() => readiness(url)).toEqual({ status: 'not ready', reason: 'the database does not answer' });
  line.mend();
  await expect.poll(async () => (await callOver(url, 'GET /auth/me', {}, token)).status).toBe(200);
  await expect.poll(() => readiness(url)).toEqual({ status: 'ready' });
});

test('after a reset of all connections nobody waits until they are given up, and the next is answered', async () => {
  const { url, line, token } = await serverOn();
  const me = () => callOver(url, 'GET /auth/me', {}, token);
  const bookings = () => callOver(url, 'POST /booking/get-bookings-by-user', { body: {} }, token);
  for (let resets = 0; resets < 5; resets += 1) {
    const answers = Array.from({ length: 20 }, (_, n) => (n % 2 ? me() : bookings()));
    // some are asked and not answered yet
    await Promise.race(answers);
    line.reset();
    for (const { status, body } of await Promise.all(answers)) {
      expect([status, body.error?.code]).toEqual(status === 200 ? [200, undefined] : [503, 'records_away']);
    }
    await expect
      .poll(async () => (await Promise.all([me(), bookings()])).map(({ status }) => status))
      .toEqual([200, 200]);
  }
});

test('a database that takes no writes is no longer ready, and ready again once it does', async () => {
  const t = await testApp();
  onTestFinished(() => t.close());
  const [row] = await t.deps.pool<{ name: string }[]>`SELECT current_database() AS name`;
  const ready = { status: 'ready' };
  expect(await readiness(t.url)).toEqual(ready);
  await t.deps.pool.unsafe(`ALTER DATABASE "${row?.name}" SET default_transaction_read_only = on`);
  await expect.poll(() => readiness(t.url)).toEqual({ status: 'not ready', reason: 'the database takes no writes' });
  await t.deps.pool.unsafe(`ALTER DATABASE "${row?.name}" RESET default_transaction_read_only`);
  await expect.poll(() => readiness(t.url)).toEqual(ready);
});

test('a full disk is reported to the person and by the readiness check', async () => {
  const t = await testApp();
  onTestFinished(() => t.close());
  await t.deps.pool.unsafe(`
    CREATE FUNCTION no_space() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$;
    CREATE TRIGGER full_disk BEFORE INSERT ON contact_messages FOR EACH ROW EXECUTE FUNCTION no_space();`);
  const body = {
    name: 'Asha Das',
    phone: '9876543210',
    message: 'When will you answer?',
    captcha: await solvedCaptcha(t.url),
  };
  const answer = await t.call('POST /contact', { body });
  expect(answer).toMatchObject({
    status: 503,
    body: { message: 'Nothing can be saved right now. Please try again in a few minutes.' },
  });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  await expect.poll(() => readiness(t.url)).toEqual({ status: 'not ready', reason: 'the disk is full' });
});

test('a vendor who does not answer is reported as a passing fault, also by the readiness check', async () => {
  const send = () => Promise.reject(new Error('no line to the vendor'));
  const remove = send;
  const t = await testApp({}, { files: { put: send, get: send, remove, list: send } as never });
  onTestFinished(() => t.close());
  const picture = await fetch(`${t.url}/uploads/ritual/01a1fa84-dc7c-7781-8919-a5e64fbd513b.webp`);
  expect(picture.status).toBe(503);
  expect(Number(picture.headers.get('retry-after'))).toBeGreaterThan(0);
  await expect.poll(() => readiness(t.url)).toEqual({ status: 'ready', lately: ['pictures_down'] });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeError, logger } from '../process/log.ts';
import { OnceAMinute } from './request-log.ts';
import { forPeople } from '../process/log-lines.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { until } from '../testing/test-until.ts';

/** What the log tells, and what it never tells. */

let t: TestApp;
const lines: string[] = [];
beforeAll(async () => {
  const log = logger({ LOG_LEVEL: 'info', NODE_ENV: 'production' }, { write: (line: string) => lines.push(line) });
  t = await testApp({}, { log });
});
afterAll(() => t.close());

async function linesOf(work: () => Promise<unknown>): Promise<string[]> {
  const before = lines.length;
  await work();
  await until(() => lines.length > before);
  return lines.slice(before);
}

test('one line a call: who, which route, how it ended, how long it took', async () => {
  const admin = await t.person('admin');
  const id = '01a1fa84-dc7c-7781-8919-a5e64fbd513b';
  const [line = '', ...more] = await linesOf(() =>
    fetch(`${t.url}/api/user/get-user/${admin.id}?hint=9876543210`, {
      headers: { authorization: `Bearer ${admin.token}`, 'x-request-id': id },
    }),
  );
  expect(more).toEqual([]);
  expect(JSON.parse(line)).toMatchObject({
    reqId: id,
    who: admin.id,
    method: 'GET',
    route: '/api/user/get-user/:userId',
    ms: expect.any(Number),
  });
  expect(line).not.toContain('9876543210');
  expect(line).not.toContain(admin.token);
});

test('neither phones nor passwords, codes or tokens, whatever goes wrong', async () => {
  const secrets = { phone: '9876501234', password: 'a secret word', otp: '481516', token: 'abc.def.ghi' };
  const said = await linesOf(async () => {
    await fetch(`${t.url}/api/auth/login?phone=${secrets.phone}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secrets.token}`, cookie: 'a=b' },
      body: JSON.stringify(secrets),
    });
    await fetch(`${t.url}/api/no/such/${secrets.phone}`);
    t.deps.log.info({ ...secrets, deep: { ...secrets, deeper: secrets } }, 'by mistake');
  });
  await until(() => lines.some((line) => line.includes('by mistake')));
  for (const secret of Object.values(secrets)) expect([...said, ...lines].join('\n')).not.toContain(secret);
});

test('of a database’s error the place, and nothing of the row', async () => {
  await t.deps.pool`CREATE TABLE once (phone text PRIMARY KEY)`;
  await t.deps.pool`INSERT INTO once VALUES ('9876501234')`;
  const error = await t.deps.pool`INSERT INTO once VALUES ('9876501234')`.catch((reason: unknown) => reason);
  const told = describeError(error);
  expect(told).toMatchObject({ code: '23505', constraint: 'once_pkey' });
  expect(JSON.stringify(told)).not.toContain('9876501234');
  expect(JSON.stringify(describeError(new Error('no person with 9876501234')))).not.toContain('9876501234');
});

test('a person at a terminal reads short lines', () => {
  const written: string[] = [];
  const stream = forPeople((text) => written.push(text));
  const log = logger({ LOG_LEVEL: 'info', NODE_ENV: 'development' }, stream);
  log.info({ method: 'GET', route: '/api/stats', status: 200, ms: 12 }, 'request');
  log.info({ job: 'refunds', done: 2 }, 'job');
  log.error({ err: new Error('no luck') }, 'call failed');
  expect(written[0]).toMatch(/^\d\d:\d\d:\d\d GET \/api\/stats 200 12ms\n$/);
  expect(written[1]).toMatch(/^\d\d:\d\d:\d\d job \{"job":"refunds","done":2\}\n$/);
  expect(written[2]).toMatch(/ERROR call failed\nError: no luck/);
});

test('of calls that are refused for being too many, and of forged webhooks, one line a minute', async () => {
  const forged = () =>
    fetch(`${t.url}/api/payment/webhook`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
  await linesOf(async () => {
    for (let n = 0; n < 5; n += 1) expect((await forged()).status).toBe(400);
    await fetch(`${t.url}/api/pandits/none`);
  });
  await until(() => lines.some((line) => line.includes('/api/pandits/')));
  expect(lines.filter((line) => line.includes('/webhook'))).toHaveLength(1);
});

test('the next line says how many were held back', () => {
  const once = new OnceAMinute();
  const told = [0, 10, 59_999, 60_000, 60_001, 130_000].map((now) => once.tell('a call', now));
  expect(told).toEqual([0, null, null, 2, null, 1]);
  expect(once.tell('another', 130_001)).toBe(0);
});

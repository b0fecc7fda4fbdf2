import { afterAll, beforeAll, expect, test } from 'vitest';
import { later, minutes } from '#domain/time.ts';
import { newId } from '../db/ids.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { serverProcess, untilReady } from '../testing/test-process.ts';
import { until } from '../testing/test-until.ts';
import { deliverDue } from './deliver.ts';

// far more than go out while somebody looks once
const [MESSAGES, AT_ONCE] = [1500, 10];

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('kill -9 while messages go out loses none, and repeats no more than were under way', async () => {
  const { pool, config } = t.deps;
  const people = Array.from({ length: MESSAGES }, (_, n) => ({ id: newId(), phone: String(6_000_000_000 + n) }));
  await pool`INSERT INTO people ${pool(people.map((one) => ({ ...one, user_type: 'user', status: 'active', name: 'Sasmita' })))}`;
  const messages = people.map(({ id }) => ({ id: newId(), person_id: id, topic: 'account.passwordChanged' }));
  const server = serverProcess({
    NODE_ENV: 'test',
    DATABASE_URL: t.databaseUrl,
    DATA_DIR: config.DATA_DIR,
    TOKEN_SECRET: config.TOKEN_SECRET ?? '',
    SMS_AT_ONCE: String(AT_ONCE),
  });
  await untilReady(server);
  await pool`INSERT INTO outbox ${pool(messages)}`;
  const taken = () => pool<{ times: number }[]>`
    SELECT count(*)::int AS times FROM sandbox.messages WHERE text LIKE '%password%' GROUP BY recipient`;
  await until(async () => (await taken()).length > 3 * AT_ONCE);
  server.child.kill('SIGKILL');
  await server.exit;
  expect((await taken()).length).toBeLessThan(MESSAGES);

  await deliverDue({ ...t.deps, now: () => later(t.deps.now(), minutes(2)) });
  const times = (await taken()).map((one) => one.times);
  expect(times).toHaveLength(MESSAGES);
  expect(times.filter((one) => one > 1).length).toBeLessThanOrEqual(AT_ONCE);
  expect(Math.max(...times)).toBeLessThanOrEqual(2);
});

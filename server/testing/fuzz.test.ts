import { afterAll, beforeAll, expect, test } from 'vitest';
import { chance } from '../../bench/fuzz/chance.ts';
import { oddRequest } from '../../bench/fuzz/requests.ts';
import { isOurs, send } from '../../bench/fuzz/send.ts';
import { logger } from '../process/log.ts';
import { sandboxKeys } from '../sandbox/keys.ts';
import { testApp, type TestApp } from './test-app.ts';
import { rounds } from './test-rounds.ts';

/** Whatever comes over the line, the answer is ours and the log knows of no failure. */

const REQUESTS = rounds(1_000, 100_000);
const AT_ONCE = 20;
/** Some calls sign their caller out. */
const PEOPLE_EVERY = 200;

let t: TestApp;
const failures: string[] = [];
beforeAll(async () => {
  const write = (line: string) => {
    const { level, msg, status } = JSON.parse(line) as { level: number; msg?: string; status?: number };
    if (level >= 50 || (msg === 'request' && (status ?? 0) >= 500)) failures.push(line);
  };
  t = await testApp({}, { log: logger({ LOG_LEVEL: 'info', NODE_ENV: 'production' }, { write }) });
});
afterAll(() => t.close());

async function newTokens(): Promise<string[]> {
  const people = await Promise.all((['user', 'pandit', 'acharya', 'admin'] as const).map((type) => t.person(type)));
  return people.map(({ token }) => token);
}

test('nothing that is sent makes the server fail', async () => {
  const by = chance(7);
  const port = Number(new URL(t.url).port);
  const webhookSecret = sandboxKeys.razorpayWebhookSecret;
  let tokens: string[] = [];
  for (let n = 0; n < REQUESTS; n += AT_ONCE) {
    if (n % PEOPLE_EVERY === 0) tokens = await newTokens();
    const odd = Array.from({ length: AT_ONCE }, () => oddRequest(by, { tokens, webhookSecret }));
    const heard = await Promise.all(odd.map((request) => send(port, request)));
    failures.push(
      ...heard.flatMap((one, index) => (isOurs(one) ? [] : [`${odd[index]?.about}: ${one.status} ${one.body}`])),
    );
  }
  expect(failures).toEqual([]);
  expect((await fetch(`${t.url}/healthz`)).status).toBe(200);
});

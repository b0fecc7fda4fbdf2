import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { freshPhone } from '../test-auth.ts';

/** Many who sign in at the same moment, with passwords that cost what they cost. */

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ UNSAFE_FOR_TESTS: '0' });
});
afterAll(() => t.close());

test('some are answered in turn, and those who would wait too long are told when to come again', async () => {
  const signIn = () => t.call('POST /auth/login', { body: { phone: freshPhone(), password: 'of nobody at all' } });
  const crowd = Array.from({ length: 200 }, signIn);
  // cheap calls are answered at the same time
  expect((await t.call('GET /stats', {})).status).toBe(200);
  const answers = await Promise.all(crowd);
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(answers.filter(({ status }) => status === 401).length).toBe(answers.length - refused.length);
  expect(refused.length).toBeLessThan(answers.length);
  // and then there is room again
  expect((await signIn()).status).toBe(401);
});

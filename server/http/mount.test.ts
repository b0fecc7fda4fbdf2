import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('an unknown path is a 404 in our own words', async () => {
  const reply = await fetch(`${t.url}/api/nothing`);
  expect(reply.status).toBe(404);
  expect(await reply.json()).toMatchObject({ success: false, error: { code: 'not_found' } });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { api, type Key } from '#contract/index.ts';
import { newId } from '../../db/ids.ts';
import { testApp, type TestApp } from '../test-app.ts';

/** An admin who has not set up the second factor that is asked for may do nothing but set it up. */

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ ADMIN_SECOND_FACTOR: 'required' });
});
afterAll(() => t.close());

const forAdmins = (Object.entries(api) as [Key, Endpoint][]).filter(
  ([, { who }]) => who === 'signed-in' || (who !== 'anyone' && who.includes('admin')),
);

test('each call that asks who an admin is asks for their second factor, but those by which it is set up', async () => {
  const { token } = await t.person('admin');
  const open = [];
  for (const [key] of forAdmins) {
    const [method = '', path = ''] = key.split(' ');
    const stop = new AbortController();
    const reply = await fetch(`${t.url}/api${path.replaceAll(/:\w+/g, newId())}`, {
      method,
      signal: stop.signal,
      headers: { authorization: `Bearer ${token}`, ...(method === 'POST' && { 'content-type': 'application/json' }) },
      ...(method === 'POST' && { body: '{"surprise":true}' }),
    });
    if (reply.status !== 403 || !(await reply.text()).includes('"second_factor_missing"')) open.push(key);
    stop.abort();
  }
  expect(open.toSorted()).toEqual([
    'GET /auth/me',
    'GET /user/second-factor',
    'GET /user/sessions',
    'POST /user/change-password',
    'POST /user/end-session',
    'POST /user/prove-self',
    'POST /user/second-factor/begin',
    'POST /user/second-factor/confirm',
    'POST /user/sign-out-everywhere',
  ]);
});

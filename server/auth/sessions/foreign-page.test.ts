import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api, type Key } from '#contract/index.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { pathOf } from '#contract/page.ts';
import { newId } from '../../db/ids.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { cookieOf, fromOwnPage, member, PASSWORD, postWith } from '../test-auth.ts';

/** A page of somebody else has the visitor's browser call us: with their cookie, or at a door that makes one. */

let t: TestApp;
let phone = '';
let cookie = '';
let token = '';
beforeAll(async () => {
  t = await testApp();
  ({ phone } = await member(t));
  const { headers, data } = await postWith(t, '/auth/login', {}, { phone, password: PASSWORD });
  cookie = cookieOf(headers);
  token = data?.token ?? '';
});
afterAll(() => t.close());

const foreign: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
];
const refused = { status: 403, code: 'foreign_page' };
const entries = Object.entries(api as Record<string, Endpoint>) as [Key, Endpoint][];
const changing = entries.filter(([key]) => !key.startsWith('GET '));
const doors = entries.filter(([, { isDoor }]) => isDoor).map(([key]) => key);

async function call(key: Key, headers: Record<string, string>) {
  const [method = ''] = key.split(' ');
  // an invalid id: only our own pages learn what is wrong with a request
  const path = pathOf(key, { params: { id: 'none' } } as never);
  const reply = await fetch(`${t.url}/api${path}`, { method, headers });
  const { error } = (await reply.json()) as { error?: { code: string } };
  return { status: reply.status, code: error?.code, cookies: reply.headers.getSetCookie() };
}

test.each(foreign)('%o renews no sign-in, and leaves it as it was', async (headers) => {
  expect(await postWith(t, '/auth/refresh', { cookie, ...headers })).toMatchObject(refused);
  for (const fine of [fromOwnPage, { 'sec-fetch-site': 'none' }, { origin: t.url }, {}])
    expect(await postWith(t, '/auth/refresh', { cookie, ...fine } as Record<string, string>)).toMatchObject({
      status: 200,
    });
});

test.each(doors)('%s makes no cookie for another site’s page, whatever it sends', async (key) => {
  for (const headers of foreign) expect(await call(key, headers)).toEqual({ ...refused, cookies: [] });
});

describe('with the visitor’s cookie', () => {
  test.each(changing.map(([key]) => key))('%s says 403 before anything else', async (key) => {
    for (const headers of [...foreign, {}]) {
      // no script of another site can read a refusal, and programs bring a token
      if (Object.keys(headers).length === 0 && (doors.includes(key) || key === 'POST /payment/webhook')) continue;
      expect(await call(key, { cookie, ...headers }), JSON.stringify(headers)).toMatchObject(refused);
      const both = { cookie, authorization: `Bearer ${token}`, ...headers };
      expect(await call(key, both), `both, ${JSON.stringify(headers)}`).toMatchObject(refused);
    }
  });

  test('DELETE says 403 to a family before it says what is wrong with the id', async () => {
    const own = { cookie, ...fromOwnPage };
    expect(await call('DELETE /availability/:id', own)).toMatchObject({ status: 403, code: 'forbidden' });
    const reply = await fetch(`${t.url}/api/availability/${newId()}`, { method: 'DELETE', headers: own });
    expect(reply.status).toBe(403);
  });
});

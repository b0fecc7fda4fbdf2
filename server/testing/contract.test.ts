import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint, Who } from '#contract/endpoint.ts';
import { api, type Key } from '#contract/index.ts';
import { userTypes, type UserType } from '#domain/roles.ts';
import { seconds } from '#domain/time.ts';
import { testClock } from '../auth/test-auth.ts';
import { TOKEN_SECONDS } from '../auth/sessions/tokens.ts';
import { newId } from '../db/ids.ts';
import { testApp, type TestApp, type TestPerson } from './test-app.ts';

/** What every endpoint promises, asked of each as the contract lists it: nobody adds one without its guard. */

const clock = testClock();
let t: TestApp;
const people = new Map<UserType, TestPerson>();
const expired = new Map<UserType, TestPerson>();

beforeAll(async () => {
  t = await testApp({}, { now: clock.now });
  for (const type of userTypes) expired.set(type, await t.person(type));
  clock.forward(seconds(TOKEN_SECONDS + 1));
  for (const type of userTypes) people.set(type, await t.person(type));
});
afterAll(() => t.close());

const all = Object.entries(api) as [Key, Endpoint][];
const guarded = all.filter(([, { who }]) => who !== 'anyone');
const allowed = (who: Who): readonly UserType[] => (typeof who === 'string' ? userTypes : who);

/** The bare call: no body that could be right, so whatever is said about the caller is said first. */
async function knock(key: Key, person?: TestPerson): Promise<{ status: number; code: string | undefined }> {
  const [method = '', path = ''] = key.split(' ');
  const stop = new AbortController();
  const reply = await fetch(`${t.url}/api${path.replaceAll(/:\w+/g, newId())}`, {
    method,
    signal: stop.signal,
    headers: {
      ...(person && { authorization: `Bearer ${person.token}` }),
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
    },
    ...(method !== 'GET' && { body: '{"surprise":true}' }),
  });
  const json = reply.headers.get('content-type')?.startsWith('application/json');
  const body = json ? ((await reply.json()) as { error?: { code: string } }) : {};
  stop.abort();
  return { status: reply.status, code: body.error?.code };
}

test('the API page tells of every endpoint, and of no other', async () => {
  const reply = await fetch(`${t.url}/api/openapi.json`);
  const { openapi, paths } = (await reply.json()) as {
    openapi: string;
    paths: Record<string, Record<string, unknown>>;
  };
  expect(openapi).toBe('3.1.0');
  const told = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  const promised = all.map(([key]) => key.replace(' ', ' /api'));
  const probes = ['GET /healthz', 'GET /readyz', 'GET /metrics'];
  expect(told.toSorted()).toEqual([...promised, ...probes].toSorted());
});

test('an open endpoint asks nobody for a token, not even with a void one', async () => {
  const open = all.filter(([, { who }]) => who === 'anyone').map(([key]) => key);
  expect(open.length).toBeGreaterThan(10);
  for (const key of open) {
    for (const person of [undefined, expired.get('user')]) {
      expect((await knock(key, person)).code, key).not.toBe('sign_in');
    }
  }
});

describe.each(guarded)('%s', (key, { who }) => {
  test('without a token is 401', async () => {
    expect(await knock(key)).toEqual({ status: 401, code: 'sign_in' });
  });

  test('with an expired token is 401, whoever the owner was', async () => {
    for (const type of allowed(who)) {
      expect(await knock(key, expired.get(type)), type).toEqual({ status: 401, code: 'sign_in' });
    }
  });

  test(`lets in ${allowed(who).join(', ')}`, async () => {
    for (const type of allowed(who)) {
      const { status, code } = await knock(key, people.get(type));
      expect(status, type).toBeLessThan(500);
      expect(['sign_in', 'forbidden', 'not_found'], type).not.toContain(code);
    }
  });
});

const limited = guarded.filter(([, { who }]) => allowed(who).length < userTypes.length);
test.each(limited)('%s is 403 for everybody else', async (key, { who }) => {
  for (const type of userTypes.filter((one) => !allowed(who).includes(one))) {
    expect(await knock(key, people.get(type)), type).toEqual({ status: 403, code: 'forbidden' });
  }
});

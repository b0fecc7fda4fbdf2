import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { COOKIE_GRACE } from '#domain/sign-in/sign-in.ts';
import { days, minutes } from '#domain/time.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { viewerOfPage, type Exchange } from './sessions.ts';
import { cookieOf, fromOwnPage, member, PASSWORD, postWith, testClock } from '../test-auth.ts';

const clock = testClock();
let t: TestApp;
beforeAll(async () => {
  t = await testApp({}, { now: clock.now });
});
afterAll(() => t.close());

/** Somebody signed in: their token and their cookie. */
async function signedIn() {
  const { phone, id } = await member(t);
  const { data, headers } = await postWith(t, '/auth/login', {}, { phone, password: PASSWORD });
  return { id, phone, token: data?.token ?? '', cookie: cookieOf(headers) };
}

const refresh = (cookie: string) => postWith(t, '/auth/refresh', { cookie });
const me = async (token: string) => (await t.call('GET /auth/me', {}, { token })).status;
const valueOf = (cookie: string): string => cookie.slice(cookie.indexOf('=') + 1);
const over = { status: 401, code: 'session_over' };
const CLEARED = /^sankalp_session=;.*(Max-Age=0|Expires=Thu, 01 Jan 1970)/;

describe('refreshing', () => {
  test('gives a new token and a new cookie when the token has run out', async () => {
    const { id, token, cookie } = await signedIn();
    clock.forward(minutes(16));
    expect(await me(token)).toBe(401);
    const next = await refresh(cookie);
    expect(next).toMatchObject({ status: 200, data: { user: { _id: id } } });
    expect(await me(next.data?.token ?? '')).toBe(200);
    expect(cookieOf(next.headers)).toMatch(/^sankalp_session=[\w-]{43}$/);
    expect(cookieOf(next.headers)).not.toBe(cookie);
    expect(await refresh(cookieOf(next.headers))).toMatchObject({ status: 200 });
  });

  test('ten times at once gives ten tokens and one next cookie', async () => {
    const { cookie } = await signedIn();
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(cookie)));
    for (const { data } of answers) expect(await me(data?.token ?? '')).toBe(200);
    expect(new Set(answers.map(({ headers }) => cookieOf(headers))).size).toBe(1);
  });

  test('with a cookie whose successor came back a while ago ends the whole family: cookies and tokens', async () => {
    const { token, cookie } = await signedIn();
    const next = await refresh(cookie);
    const third = await refresh(cookieOf(next.headers));
    clock.forward(COOKIE_GRACE);
    const reused = await refresh(cookie);
    expect(reused).toMatchObject(over);
    expect(reused.headers.getSetCookie()[0]).toMatch(CLEARED);
    expect(await refresh(cookieOf(third.headers))).toMatchObject(over);
    expect(await me(token)).toBe(401);
    expect(await me(next.data?.token ?? '')).toBe(401);
  });

  test.each(['', 'sankalp_session=', 'sankalp_session=made-up', 'other=1'])(
    'refuses the cookie "%s"',
    async (cookie) => {
      expect(await refresh(cookie)).toMatchObject(over);
    },
  );

  test('ends after thirty days without use', async () => {
    const { cookie } = await signedIn();
    clock.forward(days(30));
    expect(await refresh(cookie)).toMatchObject(over);
  });

  test('stops with the account', async () => {
    const { id, token, cookie } = await signedIn();
    await t.deps.pool`UPDATE people SET status = 'suspended' WHERE id = ${id}`;
    expect(await me(token)).toBe(401);
    expect(await refresh(cookie)).toMatchObject(over);
  });

  test('is not possible by bearer token', async () => {
    const { token } = await signedIn();
    expect(await postWith(t, '/auth/refresh', { authorization: `Bearer ${token}` })).toMatchObject(over);
  });
});

describe('signing out', () => {
  test.each([
    ['the token', true],
    ['the cookie', false],
  ])('by %s ends both at once', async (_, byToken) => {
    const { token, cookie } = await signedIn();
    const reply = await postWith(
      t,
      '/auth/logout',
      byToken ? { authorization: `Bearer ${token}` } : { cookie, ...fromOwnPage },
    );
    expect(reply.status).toBe(200);
    expect(reply.headers.getSetCookie()[0]).toMatch(CLEARED);
    expect(await me(token)).toBe(401);
    expect(await refresh(cookie)).toMatchObject(over);
  });

  test('without being signed in is no error', async () => {
    expect((await postWith(t, '/auth/logout', {})).status).toBe(200);
  });

  test('leaves other people alone', async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    await postWith(t, '/auth/logout', { authorization: `Bearer ${one.token}` });
    expect(await me(other.token)).toBe(200);
  });
});

describe('the reader of a page', () => {
  const reader = async (cookie: string, locale?: Locale) => {
    const request = { cookies: Object.fromEntries([cookie.split('=')]), protocol: 'http', raw: {} };
    const exchange = { request, response: { request } } as unknown as Exchange;
    return (await viewerOfPage(t.deps, exchange, locale))?.user ?? null;
  };

  test('is known by the cookie, which stays good', async () => {
    const { id, phone, cookie } = await signedIn();
    expect(await reader(cookie)).toMatchObject({ _id: id, phone, userType: 'user' });
    expect(await reader(cookie)).toMatchObject({ _id: id });
  });

  test('is greeted by their name in the script of the page', async () => {
    const { id, cookie } = await signedIn();
    await t.deps.pool`UPDATE people SET name = 'Sasmita Rout', name_odia = 'ସସ୍ମିତା ରାଉତ' WHERE id = ${id}`;
    expect(await reader(cookie, 'or-IN')).toMatchObject({ name: 'ସସ୍ମିତା ରାଉତ' });
    expect(await reader(cookie, 'hi-IN')).toMatchObject({ name: 'Sasmita Rout' });
  });

  test('is nobody with an ended, old, made-up or missing cookie', async () => {
    const ended = await signedIn();
    await postWith(t, '/auth/logout', { cookie: ended.cookie, ...fromOwnPage });
    const suspended = await signedIn();
    await t.deps.pool`UPDATE people SET status = 'suspended' WHERE id = ${suspended.id}`;
    const old = await signedIn();
    clock.forward(days(30));
    for (const { cookie } of [ended, suspended, old]) expect(await reader(cookie)).toBeNull();
    for (const cookie of ['sankalp_session=made-up', 'other=1']) expect(await reader(cookie)).toBeNull();
  });
});

test('secrets of sign-ins are kept as hashes only', async () => {
  const { cookie } = await signedIn();
  const rows = await t.deps.pool`SELECT encode(token_hash, 'hex') AS hash FROM refresh_tokens`;
  expect(JSON.stringify(rows)).not.toContain(Buffer.from(valueOf(cookie), 'base64url').toString('hex'));
});

test('in production the cookie travels only encrypted, and only one of this very host counts', async () => {
  const production = await testApp({
    NODE_ENV: 'production',
    ALLOW_SANDBOX: '1',
    DATABASE_URL: 'postgres://unused.invalid/unused',
    PUBLIC_URL: 'https://sankalp.example',
  });
  const { phone } = await member(production);
  const reply = await production.call('POST /auth/login', { body: { phone, password: PASSWORD } });
  const [cookie = ''] = reply.headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-sankalp_session=[\w-]{43};/);
  expect(cookie.split('; ')).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']));
  expect(cookie).not.toContain('Domain');
  const slippedIn = { cookie: cookieOf(reply.headers).replace('__Host-', '') };
  expect(await postWith(production, '/auth/refresh', slippedIn)).toMatchObject(over);
  expect(await postWith(production, '/auth/refresh', { cookie: cookieOf(reply.headers) })).toMatchObject({
    status: 200,
  });
  await production.close();
});

test('over TLS the cookie is as strict outside production', async () => {
  const { phone } = await member(t);
  const overTls = { 'x-forwarded-proto': 'https' };
  const { headers } = await postWith(t, '/auth/login', overTls, { phone, password: PASSWORD });
  expect(cookieOf(headers)).toMatch(/^__Host-sankalp_session=/);
  expect(await postWith(t, '/auth/refresh', { ...overTls, cookie: cookieOf(headers) })).toMatchObject({ status: 200 });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RENEWAL_GRACE } from '#domain/sign-in/sign-in.ts';
import { DAY, MINUTE, SECOND } from '#domain/time.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { viewerOfCookie } from './sessions.ts';
import { cookieOf, member, PASSWORD, postWith, testClock } from '../test-auth.ts';

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
    clock.forward(16 * MINUTE);
    expect(await me(token)).toBe(401);
    const next = await refresh(cookie);
    expect(next).toMatchObject({ status: 200, data: { user: { _id: id } } });
    expect(await me(next.data?.token ?? '')).toBe(200);
    expect(cookieOf(next.headers)).toMatch(/^sankalp_session=[\w-]{43}$/);
    expect(cookieOf(next.headers)).not.toBe(cookie);
    expect(await refresh(cookieOf(next.headers))).toMatchObject({ status: 200 });
  });

  test('with a used cookie ends the whole family: its new cookie and its tokens too', async () => {
    const { token, cookie } = await signedIn();
    const next = await refresh(cookie);
    clock.forward(RENEWAL_GRACE);
    const reused = await refresh(cookie);
    expect(reused).toMatchObject(over);
    expect(reused.headers.getSetCookie()[0]).toMatch(CLEARED);
    expect(await refresh(cookieOf(next.headers))).toMatchObject(over);
    expect(await me(token)).toBe(401);
    expect(await me(next.data?.token ?? '')).toBe(401);
  });

  test('leaves the same person signed in elsewhere', async () => {
    const { phone, cookie } = await signedIn();
    const elsewhere = await postWith(t, '/auth/login', {}, { phone, password: PASSWORD });
    await refresh(cookie);
    clock.forward(RENEWAL_GRACE);
    expect((await refresh(cookie)).status).toBe(401);
    expect(await me(elsewhere.data?.token ?? '')).toBe(200);
    expect(await refresh(cookieOf(elsewhere.headers))).toMatchObject({ status: 200 });
  });

  test.each(['', 'sankalp_session=', 'sankalp_session=made-up', 'other=1'])(
    'refuses the cookie "%s"',
    async (cookie) => {
      expect(await refresh(cookie)).toMatchObject(over);
    },
  );

  test('ends after thirty days without use', async () => {
    const { cookie } = await signedIn();
    clock.forward(30 * DAY);
    expect(await refresh(cookie)).toMatchObject(over);
  });

  test('stops with the account', async () => {
    const { id, token, cookie } = await signedIn();
    await t.deps.pool`UPDATE people SET status = 'suspended' WHERE id = ${id}`;
    expect(await me(token)).toBe(401);
    expect(await refresh(cookie)).toMatchObject(over);
  });

  test('is not possible by bearer token, nor a call by cookie', async () => {
    const { token, cookie } = await signedIn();
    expect(await postWith(t, '/auth/refresh', { authorization: `Bearer ${token}` })).toMatchObject(over);
    expect((await fetch(`${t.url}/api/auth/me`, { headers: { cookie } })).status).toBe(401);
  });
});

describe('a cookie that was renewed a moment ago', () => {
  test('and comes again ten times at once keeps everybody signed in: one sign-in, one next cookie', async () => {
    const { id, cookie } = await signedIn();
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(cookie)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    for (const { data } of answers) expect(await me(data?.token ?? '')).toBe(200);

    const [next, ...others] = new Set(answers.map(({ headers }) => cookieOf(headers)));
    expect(others).toEqual([]);
    expect(next).toMatch(/^sankalp_session=[\w-]{43}$/);
    expect(next).not.toBe(cookie);
    expect(await signInsOf(id)).toEqual([{ running: true, unused: 1 }]);

    expect(await refresh(next ?? '')).toMatchObject({ status: 200 });
    clock.forward(RENEWAL_GRACE);
    expect(await refresh(cookie)).toMatchObject(over);
    expect(await refresh(next ?? '')).toMatchObject(over);
    for (const { data } of answers) expect(await me(data?.token ?? '')).toBe(401);
    expect(await signInsOf(id)).toMatchObject([{ running: false }]);
  });

  test('gives the newest one, also when that was renewed meanwhile', async () => {
    const { cookie } = await signedIn();
    const second = cookieOf((await refresh(cookie)).headers);
    clock.forward(RENEWAL_GRACE / 2);
    const third = cookieOf((await refresh(second)).headers);
    expect(cookieOf((await refresh(cookie)).headers)).toBe(third);
    clock.forward(RENEWAL_GRACE / 2);
    // the first is too old by now, and the family ends with it
    expect(await refresh(cookie)).toMatchObject(over);
    expect(await refresh(third)).toMatchObject(over);
  });

  test('lets a thief share the sign-in until its owner renews it next, not longer', async () => {
    const { cookie } = await signedIn();
    const owners = cookieOf((await refresh(cookie)).headers);
    const stolen = await refresh(cookie);
    const thiefs = await refresh(cookieOf(stolen.headers));
    expect(thiefs.status).toBe(200);
    clock.forward(14 * MINUTE);
    expect(await refresh(owners)).toMatchObject(over);
    expect(await refresh(cookieOf(thiefs.headers))).toMatchObject(over);
    expect(await me(thiefs.data?.token ?? '')).toBe(401);
  });

  test('opens nothing once its sign-in is signed out or its account closed', async () => {
    const out = await signedIn();
    const { data } = await refresh(out.cookie);
    await postWith(t, '/auth/logout', { authorization: `Bearer ${data?.token}` });
    const closed = await signedIn();
    await refresh(closed.cookie);
    await t.deps.pool`UPDATE people SET status = 'suspended' WHERE id = ${closed.id}`;
    clock.forward(SECOND);
    for (const { cookie } of [out, closed]) expect(await refresh(cookie)).toMatchObject(over);
  });

  const signInsOf = (personId: string) => t.deps.pool`
    SELECT s.ended_at IS NULL AS running, count(*) FILTER (WHERE r.used_at IS NULL)::int AS unused
    FROM sessions s JOIN refresh_tokens r ON r.session_id = s.id
    WHERE s.person_id = ${personId} GROUP BY s.id`;
});

describe('signing out', () => {
  test.each([
    ['token and cookie', true, true],
    ['the token alone', true, false],
    ['the cookie alone', false, true],
  ])('by %s ends both at once', async (_, byToken, byCookie) => {
    const { token, cookie } = await signedIn();
    const reply = await postWith(t, '/auth/logout', {
      ...(byToken && { authorization: `Bearer ${token}` }),
      ...(byCookie && { cookie }),
    });
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
  test('is known by the cookie, which stays good', async () => {
    const { id, phone, cookie } = await signedIn();
    expect(await viewerOfCookie(t.deps, valueOf(cookie))).toMatchObject({ _id: id, phone, userType: 'user' });
    expect(await refresh(cookie)).toMatchObject({ status: 200 });
    expect(await viewerOfCookie(t.deps, valueOf(cookie))).toMatchObject({ _id: id });
  });

  test('is nobody with a used, ended, old, made-up or missing cookie', async () => {
    const used = await signedIn();
    await refresh(used.cookie);
    clock.forward(RENEWAL_GRACE);
    const ended = await signedIn();
    await refresh(ended.cookie);
    await postWith(t, '/auth/logout', { cookie: ended.cookie });
    const suspended = await signedIn();
    await t.deps.pool`UPDATE people SET status = 'suspended' WHERE id = ${suspended.id}`;
    const old = await signedIn();
    clock.forward(30 * DAY);
    const values = [used, ended, suspended, old].map(({ cookie }) => valueOf(cookie));
    for (const value of [...values, 'made-up', '', undefined]) expect(await viewerOfCookie(t.deps, value)).toBeNull();
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

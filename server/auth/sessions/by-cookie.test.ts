import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COOKIE_AGE, COOKIE_GRACE, SIGN_IN_LIFETIME } from '#domain/sign-in/sign-in.ts';
import { asMillis, MINUTE, minutes, SECOND } from '#domain/time.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/test-until.ts';
import { cookieOf, fromOwnPage, member, PASSWORD, postWith, testClock } from '../test-auth.ts';

/** Our own pages call by their cookie alone: whom it lets in, what it may not do, and how one follows another. */

const clock = testClock();
let t: TestApp;
beforeAll(async () => {
  t = await testApp({}, { now: clock.now });
});
afterAll(() => t.close());

const HOME = '203.0.113.7';
const ELSEWHERE = '198.51.100.9';

/** A browser: it keeps the newest cookie it was given. */
async function browser(address = HOME) {
  const { phone, id } = await member(t);
  const { headers, data } = await postWith(
    t,
    '/auth/login',
    { 'x-forwarded-for': address },
    { phone, password: PASSWORD },
  );
  return { id, phone, token: data?.token ?? '', cookie: cookieOf(headers) };
}

/** One call by cookie: its status, and the cookie the browser has afterwards. */
async function visit(cookie: string, address = HOME, path = '/auth/me') {
  const reply = await fetch(`${t.url}/api${path}`, { headers: { cookie, 'x-forwarded-for': address } });
  await reply.body?.cancel();
  return { status: reply.status, cookie: cookieOf(reply.headers) || cookie };
}
const statusOf = async (cookie: string, address?: string) => (await visit(cookie, address)).status;
const post = (path: string, headers: Record<string, string>, body: unknown = {}) => postWith(t, path, headers, body);

describe('a call by cookie', () => {
  test('is made in the name of its person, and the cookie stays', async () => {
    const { id, cookie } = await browser();
    const reply = await fetch(`${t.url}/api/auth/me`, { headers: { cookie } });
    expect(await reply.json()).toMatchObject({ data: { user: { _id: id } } });
    expect(reply.headers.getSetCookie()).toEqual([]);
  });

  test('is listed where one is signed in, with its last use', async () => {
    const { cookie } = await browser();
    clock.forward(minutes(20));
    await visit(cookie);
    const reply = await fetch(`${t.url}/api/user/sessions`, { headers: { cookie, 'x-forwarded-for': HOME } });
    const { data } = (await reply.json()) as { data: { sessions: Record<string, unknown>[] } };
    const [here] = data.sessions.filter(({ current }) => current);
    expect(here).toMatchObject({ address: HOME });
    expect(Date.parse(String(here?.['lastUsedAt'])) - Date.parse(String(here?.['startedAt']))).toBeGreaterThan(
      19 * MINUTE,
    );
  });

  test.each(['sankalp_session=', 'sankalp_session=made-up', 'other=1'])('with "%s" is nobody’s', async (cookie) => {
    expect(await statusOf(cookie)).toBe(401);
    expect((await fetch(`${t.url}/api/stats`, { headers: { cookie } })).status).toBe(200);
  });

  test('and by token at once is refused, whatever is asked', async () => {
    const { cookie, token } = await browser();
    for (const path of ['/auth/me', '/stats']) {
      const reply = await fetch(`${t.url}/api${path}`, { headers: { cookie, authorization: `Bearer ${token}` } });
      expect(reply.status).toBe(400);
      expect(await reply.json()).toMatchObject({
        message: 'Please send either a token or the cookie of our pages, not both.',
        error: { code: 'two_sign_ins' },
      });
    }
  });
});

describe('a call from a page that says whom it was drawn for', () => {
  test('does nothing once the browser is somebody else’s', async () => {
    const [before, now] = [await browser(), await browser()];
    const rename = (person: string) =>
      post('/user/change-password', { cookie: now.cookie, ...fromOwnPage, 'x-drawn-for': person }, {});
    const refused = await rename(before.id);
    expect(refused).toMatchObject({ status: 409, code: 'someone_else' });
    expect((await rename(now.id)).code).toBe('malformed');
  });
});

describe('what changes something', () => {
  const change = { updateData: { email: 'first@example.in' } };

  test.each<[string, (own: string) => Record<string, string>]>([
    ['the browser says so', () => ({ 'sec-fetch-site': 'same-origin' })],
    ['its origin is ours, where the browser says no more', (own) => ({ origin: own })],
  ])('is taken from our own pages: %s', async (_, headers) => {
    const { cookie } = await browser();
    expect(await post('/user/update-profile', { cookie, ...headers(t.url) }, change)).toMatchObject({ status: 200 });
  });

  test.each<[string, Record<string, string>]>([
    ['of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['of a neighbour under the same domain', { 'sec-fetch-site': 'same-site' }],
    ['that was typed', { 'sec-fetch-site': 'none' }],
    ['of another origin, in an old browser', { origin: 'https://evil.example' }],
    ['of a hidden origin', { origin: 'null' }],
    ['of nobody knows whom', {}],
  ])('is refused from a page %s', async (_, headers) => {
    const { cookie } = await browser();
    expect(await post('/user/update-profile', { cookie, ...headers }, change)).toMatchObject({
      status: 403,
      code: 'foreign_page',
    });
    expect(await post('/auth/logout', { cookie, ...headers })).toMatchObject({ status: 403, code: 'foreign_page' });
    expect(await statusOf(cookie)).toBe(200);
  });

  test('needs no page where a token is brought', async () => {
    const { token } = await browser();
    const headers = { authorization: `Bearer ${token}`, origin: 'https://evil.example' };
    expect(await post('/user/update-profile', headers, change)).toMatchObject({ status: 200 });
  });
});

describe('signing out', () => {
  test('ends the cookie, the token of that sign-in, and its streams', async () => {
    const { cookie, token } = await browser();
    const stream = await fetch(`${t.url}/api/events`, { headers: { cookie } });
    let ended = false;
    const read = async () => {
      for await (const _ of stream.body ?? []);
      ended = true;
    };
    void read();
    const reply = await post('/auth/logout', { cookie, ...fromOwnPage });
    expect(reply.headers.getSetCookie()[0]).toMatch(/^sankalp_session=;/);
    expect(await statusOf(cookie)).toBe(401);
    expect((await t.call('GET /auth/me', {}, { token })).status).toBe(401);
    // at once where the word of it is heard, and at the next look where it came while the stream was opened
    await until(() => ended);
  });
});

describe('a cookie gets a successor', () => {
  test('after a day; both are good until the successor comes back, and a minute longer', async () => {
    const { cookie } = await browser();
    clock.forward(COOKIE_AGE);
    const next = await visit(cookie);
    expect(next.cookie).not.toBe(cookie);
    // the answer was lost
    clock.forward(minutes(10));
    expect(await visit(cookie)).toEqual(next);
    expect(await visit(next.cookie)).toEqual(next);
    clock.forward(asMillis(COOKIE_GRACE - SECOND));
    expect(await visit(cookie)).toEqual({ status: 200, cookie });
    expect(await visit(next.cookie)).toEqual(next);
  });

  test('where it comes from elsewhere, though not in its first minute', async () => {
    const { cookie } = await browser();
    expect(await visit(cookie, ELSEWHERE)).toEqual({ status: 200, cookie });
    clock.forward(COOKIE_GRACE);
    const next = await visit(cookie, ELSEWHERE);
    expect(next.cookie).not.toBe(cookie);
    expect(await visit(next.cookie, ELSEWHERE)).toEqual(next);
  });

  test('one, when twenty ask at once, and nobody is signed out', async () => {
    const { id, cookie } = await browser();
    const twenty = (value: string) => Promise.all(Array.from({ length: 20 }, () => visit(value)));
    clock.forward(COOKIE_AGE);
    const [first, ...others] = await twenty(cookie);
    expect(first?.status).toBe(200);
    for (const other of others) expect(other).toEqual(first);
    const next = first?.cookie ?? '';
    const mixed = await Promise.all([twenty(next), twenty(cookie)]);
    expect(new Set(mixed.flat().map(({ status }) => status))).toEqual(new Set([200]));
    expect(mixed[0].every((one) => one.cookie === next)).toBe(true);
    expect(await t.deps.pool`SELECT ended_at FROM sessions WHERE person_id = ${id} AND user_agent IS NOT NULL`).toEqual(
      [{ endedAt: null }],
    );
  });

  test('as long as the sign-in lasts, and no longer', async () => {
    let { cookie } = await browser();
    for (let days = 1; days < 30; days += 1) {
      clock.forward(COOKIE_AGE);
      cookie = (await visit(cookie)).cookie;
      expect(await statusOf(cookie)).toBe(200);
    }
    clock.forward(asMillis(SIGN_IN_LIFETIME - 29 * COOKIE_AGE));
    expect(await statusOf(cookie)).toBe(401);
  });
});

describe('a stolen cookie', () => {
  const copies = async (id: string) =>
    t.deps.pool`SELECT actor_id, after FROM audit WHERE action = 'session.copied' AND subject_id = ${id}`;

  test('used elsewhere ends the sign-in for both, as soon as its owner comes back', async () => {
    const { id, cookie, token } = await browser();
    clock.forward(COOKIE_GRACE);
    const thief = await visit(cookie, ELSEWHERE);
    expect(await statusOf(thief.cookie, ELSEWHERE)).toBe(200);
    clock.forward(COOKIE_GRACE);
    expect(await statusOf(cookie)).toBe(401);
    expect(await statusOf(thief.cookie, ELSEWHERE)).toBe(401);
    expect((await t.call('GET /auth/me', {}, { token })).status).toBe(401);
    expect(await copies(id)).toEqual([{ actorId: null, after: { address: HOME } }]);
  });

  test('kept by a thief who takes no new one ends it too', async () => {
    const { cookie } = await browser();
    clock.forward(COOKIE_GRACE);
    await visit(cookie, ELSEWHERE);
    const owners = await visit(cookie);
    expect(await statusOf(owners.cookie)).toBe(200);
    clock.forward(COOKIE_GRACE);
    expect(await statusOf(cookie, ELSEWHERE)).toBe(401);
    expect(await statusOf(owners.cookie)).toBe(401);
  });

  test('several successors old is known for one, and told once however often it comes', async () => {
    const { id, cookie } = await browser();
    let newest = cookie;
    for (let days = 0; days < 3; days += 1) {
      clock.forward(COOKIE_AGE);
      newest = (await visit(newest)).cookie;
      await visit(newest);
    }
    clock.forward(COOKIE_GRACE);
    const answers = await Promise.all(Array.from({ length: 5 }, () => statusOf(cookie, ELSEWHERE)));
    expect(answers).toEqual([401, 401, 401, 401, 401]);
    expect(await statusOf(newest)).toBe(401);
    expect(await copies(id)).toHaveLength(1);
  });

  test('leaves the same person signed in elsewhere', async () => {
    const { phone, cookie } = await browser();
    const other = await postWith(t, '/auth/login', {}, { phone, password: PASSWORD });
    clock.forward(COOKIE_AGE);
    const next = await visit(cookie);
    await visit(next.cookie);
    clock.forward(COOKIE_GRACE);
    expect(await statusOf(cookie)).toBe(401);
    expect(await statusOf(cookieOf(other.headers))).toBe(200);
  });
});

test('somebody signed in by an older version goes on, and an older process goes on with what we make', async () => {
  const { id, cookie } = await browser();
  // as the version before renewed a cookie: used up, and the next one beside it
  const next = (await post('/auth/refresh', { cookie })).headers;
  await t.deps.pool`UPDATE refresh_tokens r SET used_at = ${new Date(clock.now())} FROM sessions s
    WHERE s.id = r.session_id AND s.person_id = ${id} AND r.expires_at = (
      SELECT min(expires_at) FROM refresh_tokens o WHERE o.session_id = s.id)`;
  expect(await statusOf(cookieOf(next))).toBe(200);
  // what it looks for: one cookie that is unused and not over
  const rows = await t.deps.pool`SELECT r.used_at IS NULL AND r.expires_at > now() AS good
    FROM refresh_tokens r JOIN sessions s ON s.id = r.session_id WHERE s.person_id = ${id} ORDER BY r.used_at NULLS FIRST`;
  expect(rows).toEqual([{ good: true }, { good: false }]);
});

import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { asInstant } from '#domain/time.ts';
import { issueToken } from '../auth/sessions/tokens.ts';
import { givePassword, PASSWORD } from '../auth/test-auth.ts';
import { newId } from '../db/ids.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';

/** What nobody serves, and what comes with forged tokens: refused shortly, and at no cost for others behind the same address. */

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

async function appWith(settings: Record<string, string>, replace?: Parameters<typeof testApp>[1]): Promise<TestApp> {
  const app = await testApp(settings, replace);
  onTestFinished(() => app.close());
  return app;
}

/** `fetch` sends only some methods. */
async function send(to: TestApp, method: string, path: string, headers: Record<string, string> = {}, body = '') {
  const { hostname, port } = new URL(to.url);
  const asked = request({ hostname, port, path, method, headers, agent: false }).end(body);
  const [reply] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: reply.statusCode, allow: reply.headers.allow, text: await text(reply) };
}

describe('an address and its methods', () => {
  test.each([
    ['OPTIONS', '/api/stats', 204, 'GET, HEAD, OPTIONS'],
    ['PUT', '/api/stats', 405, 'GET, HEAD, OPTIONS'],
    ['PROPFIND', '/api/stats?x=1', 405, 'GET, HEAD, OPTIONS'],
    ['TRACE', '/api/auth/login', 405, 'POST, OPTIONS'],
    ['GET', '/api/auth/login', 405, 'POST, OPTIONS'],
    ['HEAD', '/api/auth/login', 405, 'POST, OPTIONS'],
    ['POST', '/api/stats', 405, 'GET, HEAD, OPTIONS'],
    ['OPTIONS', '/api/availability/0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b', 204, 'DELETE, OPTIONS'],
    ['OPTIONS', '/home', 204, 'GET, POST, HEAD, OPTIONS'],
    ['DELETE', '/home', 405, 'GET, POST, HEAD, OPTIONS'],
    ['PUT', '/healthz', 405, 'GET, HEAD, OPTIONS'],
    ['POST', '/uploads/ritual/x.webp', 405, 'GET, HEAD, OPTIONS'],
    ['POST', '/api/nothing', 404, undefined],
    ['OPTIONS', '/api/nothing', 404, undefined],
    ['GET', '/api/auth/nothing', 404, undefined],
    ['POST', '/api', 404, undefined],
  ] as const)('%s %s', async (method, path, status, allow) => {
    const forms = { 'content-type': 'application/xml', 'content-length': '4' };
    const reply = await send(t, method, path, method === 'POST' ? forms : {}, method === 'POST' ? '<a/>' : '');
    expect([reply.status, reply.allow]).toEqual([status, allow]);
    expect(reply.text.length).toBeLessThan(300);
  });
});

test('a method that nobody has heard of', async () => {
  const line = connect(Number(new URL(t.url).port), '127.0.0.1');
  line.end('BREW /api/stats HTTP/1.1\r\nHost: x\r\n\r\n');
  const answer = await text(line);
  expect(answer).toMatch(/^HTTP\/1\.1 405 Method Not Allowed\r\nAllow: GET, HEAD, POST, DELETE, OPTIONS\r\n/);
});

describe('a flood', () => {
  test('of looks at what is not there is told to wait, and takes nothing from others behind the address', async () => {
    const app = await appWith({ RATE_LIMIT_SCALE: '0.1' });
    const looks = [];
    for (let n = 0; n < 8; n += 1) looks.push((await send(app, n % 2 ? 'GET' : 'POST', `/api/wp-admin/${n}`)).status);
    expect(looks).toEqual([404, 404, 404, 404, 404, 404, 429, 429]);
    expect((await fetch(`${app.url}/api/stats`)).status).toBe(200);
  });

  test('of forged tokens is told to wait; those who are signed in behind the same address, or sign in there, are not', async () => {
    const app = await appWith({ RATE_LIMIT_SCALE: '0.1' });
    const family = await app.person('user');
    await givePassword(app, family);
    const claims = { personId: family.id, sessionId: newId(), version: 0, userType: 'user' } as const;
    const foreign = await issueToken(new TextEncoder().encode('x'.repeat(32)), claims, asInstant(Date.now()));
    const tokens = ['x', 'a.b.c', foreign, `${family.token.slice(0, -4)}AAAA`];
    const statuses = [];
    for (let n = 0; n < 80; n += 1) {
      const headers = { authorization: `Bearer ${tokens[n % tokens.length]}` };
      statuses.push((await send(app, 'GET', '/api/auth/me', headers)).status);
    }
    expect(statuses.slice(0, 6)).toEqual([401, 401, 401, 401, 401, 401]);
    expect(new Set(statuses.slice(6))).toEqual(new Set([429]));
    expect((await app.call('GET /auth/me', {}, family)).status).toBe(200);
    const body = { phone: family.phone, password: PASSWORD };
    expect((await app.call('POST /auth/login', { body })).status).toBe(200);
  });

  test('of either is one line of the log in a minute', async () => {
    const lines: { route?: string; status?: number; msg?: string }[] = [];
    const sink = new Writable({
      write: (line, _encoding, done) => {
        lines.push(JSON.parse(String(line)));
        done();
      },
    });
    const app = await appWith({}, { log: pino({ level: 'info' }, sink) });
    for (let n = 0; n < 20; n += 1) {
      await send(app, 'GET', `/api/${n}`);
      await send(app, 'GET', '/api/auth/me', { authorization: 'Bearer a.b.c' });
    }
    const told = lines.filter(({ status }) => status === 404 || status === 401);
    expect(told.map(({ route, status, msg }) => [route, status, msg])).toEqual([
      ['/api/*', 404, 'refused'],
      ['/api/auth/me', 401, 'refused'],
    ]);
  });
});

describe('what is said twice, or too often', () => {
  const login = (body: string) => send(t, 'POST', '/api/auth/login', { 'content-type': 'application/json' }, body);

  test.each([
    ['{"phone":"9000000004","password":"right-one-1","password":"x"}'],
    [String.raw`{"phone":"9000000004","password":"right-one-1","p\u0061ssword":"x"}`],
    ['{"phone":"9000000004","password":"x","more":[{"a":1,"a":2}]}'],
  ])('a key of JSON: %s', async (body) => {
    const reply = await login(body);
    expect([reply.status, JSON.parse(reply.text).error.code]).toEqual([400, 'malformed']);
    expect(JSON.parse(reply.text).error.fields).toEqual({});
  });

  test('the same key in two records is said once in each', async () => {
    const body = String.raw`{"phone":"9000000004","password":"\"a\":1,\"a\":2","more":[{"a":1},{"a":{"a":2}}]}`;
    expect(JSON.parse((await login(body)).text).error.fieldCodes).toEqual({ more: 'unknown_field' });
  });

  test('parameters of an address', async () => {
    const asked = (count: number) =>
      send(t, 'GET', `/healthz?${Array.from({ length: count }, (_, n) => `a${n}=1`).join('&')}`);
    expect((await asked(200)).status).toBe(200);
    const many = await asked(201);
    expect([many.status, JSON.parse(many.text).error.code]).toEqual([400, 'malformed']);
  });

  test('parts of an upload', async () => {
    const { token } = await t.person('user');
    const form = new FormData();
    for (let n = 0; n < 5_000; n += 1) form.append(`field${n}`, 'x');
    const written = new Response(form);
    const type = written.headers.get('content-type') ?? '';
    const headers = { authorization: `Bearer ${token}`, 'content-type': type };
    const reply = await send(t, 'POST', '/api/uploads/profile-image', headers, await written.text());
    expect([reply.status, reply.text.length < 2_000]).toEqual([413, true]);
  });
});

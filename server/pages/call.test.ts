import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Refusal } from '#contract/page.ts';
import { cookieOf, member, PASSWORD } from '../auth/test-auth.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { callerFor } from './call.ts';

/** What a page asks of the API, in this process or at the address that `API_URL` says. */

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ TRUST_PROXY: 'loopback' });
});
afterAll(() => t.close());

/** A page that somebody visits, with their cookie; what it hands on to them is in `given`. */
function pageOf({ API_URL, cookie = '', method = 'GET' }: { API_URL: string; cookie?: string; method?: string }) {
  const given: unknown[] = [];
  const headers = { cookie, 'user-agent': 'A phone' };
  const request = { id: 'r', ip: '203.0.113.7', host: 'www.example.in', method, headers, log: t.deps.log };
  const reply = { header: (_name: string, value: unknown) => given.push(value) };
  const config = { ...t.deps.config, API_URL };
  const app: FastifyInstance = t.app;
  const visit = request as unknown as FastifyRequest;
  return { given, ...callerFor(app, config, { visit, locale: 'en-IN', reply: reply as unknown as FastifyReply }) };
}

const places = () => [
  ['in process', '/api'],
  ['at another address', `${t.url}/api`],
];

test('asks in its visitor’s name, with what they sent and from where they are', async () => {
  for (const [place = '', API_URL = ''] of places()) {
    const { id, phone } = await member(t);
    const door = pageOf({ API_URL, method: 'POST' });
    const { user } = await door.call('POST /auth/login', { body: { phone, password: PASSWORD } });
    expect(user._id, place).toBe(id);
    const [cookies] = door.given as string[][];
    const cookie = cookieOf(new Headers({ 'set-cookie': cookies?.[0] ?? '' }));
    const page = pageOf({ API_URL, cookie });
    const { sessions } = await page.call('GET /user/sessions', {});
    expect(sessions.find(({ current }) => current)).toMatchObject({ address: '203.0.113.7' });
    // a change is the page's own: whether the page was asked by one of ours it has looked at itself
    await page.call('POST /auth/logout', {});
    await expect(page.call('GET /auth/me', {})).rejects.toMatchObject({ status: 401 });
  }
});

test('learns why by code, field and sentence', async () => {
  for (const [place = '', API_URL = ''] of places()) {
    const refused = await pageOf({ API_URL })
      .call('POST /auth/login', { body: { phone: '1', password: '' } })
      .catch((error: unknown) => error);
    expect(refused, place).toBeInstanceOf(Response);
    expect((refused as Response).status).toBe(400);
    expect((await (refused as Response).json()) as Refusal).toMatchObject({
      code: 'malformed',
      fields: { phone: 'phone_digits', password: 'password_required' },
    });
  }
});

test('an API that cannot be reached is busy for a moment', async () => {
  const refused: unknown = await pageOf({ API_URL: 'http://127.0.0.1:9/api' })
    .call('GET /stats', {})
    .catch((error: unknown) => error);
  expect((refused as Response).status).toBe(503);
  expect(await (refused as Response).json()).toMatchObject({ code: 'overloaded', retryAfter: 5 });
});

test.each([
  ['a refusal that came as a success', 200, { success: false, message: 'Back at ten' }, 422, 'refused', 'Back at ten'],
  ['one that says nothing', 200, { success: false }, 422, 'refused', ''],
  ['a proxy’s', 502, { message: 'Back at ten' }, 502, 'refused', 'Back at ten'],
  [
    'one that names a code',
    200,
    { success: false, message: 'Gone', error: { code: 'not_found' } },
    422,
    'not_found',
    'Gone',
  ],
  ['a proxy’s that says nothing', 502, { success: false }, 502, 'unexpected', null],
  ['a success that holds nothing', 200, {}, 500, 'unexpected', null],
  ['half an answer', 200, '{"success":', 500, 'unexpected', null],
] as const)('of %s as much is said as it holds', async (_, answered, body, status, code, message) => {
  const other = createServer((_request, reply) => {
    reply.writeHead(answered, { 'content-type': 'application/json' });
    reply.end(typeof body === 'string' ? body : JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const refused: unknown = await pageOf({ API_URL: `http://127.0.0.1:${(other.address() as AddressInfo).port}/api` })
    .call('GET /stats', {})
    .catch((error: unknown) => error);
  expect((refused as Response).status).toBe(status);
  expect(await (refused as Response).json()).toMatchObject({ code, ...(message !== null && { message }) });
});

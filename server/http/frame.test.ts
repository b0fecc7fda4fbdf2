import { describe, expect, onTestFinished, test } from 'vitest';
import { api } from '#contract/index.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { migrations } from '../db/migrate.ts';
import { probes } from './probes.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';

/** What holds for every call, whatever it is about. */

async function appWith(settings: Record<string, string> = {}): Promise<TestApp> {
  const t = await testApp(settings);
  onTestFinished(() => t.close());
  return t;
}

const production = {
  NODE_ENV: 'production',
  ALLOW_SANDBOX: '1',
  DATABASE_URL: 'postgres://not-used/here',
  PUBLIC_URL: 'https://sankalp.example',
};

describe('headers', () => {
  test('a browser may load nothing but our own, and show us nowhere else', async () => {
    const t = await appWith();
    const { headers } = await fetch(`${t.url}/api/stats`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
    for (const rule of [
      "style-src 'self'",
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
    ]) {
      expect(policy.split(';')).toContain(rule);
    }
    expect(policy).not.toContain('razorpay');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('payment=(self)');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  test('in production browsers are told to stay with TLS for a year', async () => {
    const t = await appWith(production);
    const { headers } = await fetch(`${t.url}/healthz`);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  });

  test('the real checkout may come in where it is the payment provider', async () => {
    const keys = { RAZORPAY_KEY_ID: 'k', RAZORPAY_KEY_SECRET: 's', RAZORPAY_WEBHOOK_SECRET: 'w' };
    const t = await appWith({ PAYMENT_PROVIDER: 'razorpay', ...keys });
    const policy = (await fetch(`${t.url}/healthz`)).headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' https:\/\/checkout\.razorpay\.com/);
    expect(policy).toMatch(/frame-src 'self' https:\/\/api\.razorpay\.com/);
  });

  test('no answer of the API is kept by anybody, and each has an id that is kept where one was given', async () => {
    const t = await appWith();
    const given = '01a1fa84-dc7c-7781-8919-a5e64fbd513b';
    for (const path of ['/api/stats', '/api/nothing', '/api/auth/me']) {
      const { headers } = await fetch(t.url + path, { headers: { 'x-request-id': given } });
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-request-id')).toBe(given);
    }
    const { headers } = await fetch(`${t.url}/healthz`, { headers: { 'x-request-id': 'not one of ours' } });
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('what is refused before it is read', () => {
  test('an unknown path', async () => {
    const t = await appWith();
    const reply = await fetch(`${t.url}/api/nothing`);
    expect(reply.status).toBe(404);
    expect(await reply.json()).toMatchObject({ success: false, message: 'Endpoint not found' });
  });

  test.each([
    ['text/plain', 'phone=9'],
    ['application/x-www-form-urlencoded', 'phone=9'],
    ['application/xml', '<a/>'],
  ])('a body of %s', async (type, body) => {
    const t = await appWith();
    const reply = await fetch(`${t.url}/api/auth/login`, { method: 'POST', headers: { 'content-type': type }, body });
    expect(reply.status).toBe(415);
    expect(await reply.json()).toMatchObject({ success: false, error: { code: 'not_json' } });
  });

  test('a type without a body is refused only where a body is needed', async () => {
    const t = await appWith({});
    const send = (path: string) =>
      fetch(`${t.url}/api${path}`, { method: 'POST', headers: { 'content-type': 'application/json' } });
    expect((await send('/auth/logout')).status).toBe(200);
    expect((await send('/auth/refresh')).status).toBe(401);
    expect((await send('/auth/login')).status).toBe(400);
    expect((await send('/payment/webhook')).status).toBe(400);
  });

  test('a body larger than 64 kB, and one that is broken JSON', async () => {
    const t = await appWith();
    const send = (body: string): Promise<Response> =>
      fetch(`${t.url}/api/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const large = await send(JSON.stringify({ phone: 'x'.repeat(64 * 1024) }));
    expect(large.status).toBe(413);
    expect(await large.json()).toMatchObject({ error: { code: 'too_large' } });
    const broken = await send('{"phone":');
    expect(broken.status).toBe(400);
    expect(await broken.json()).toMatchObject({ success: false, error: { code: 'malformed' } });
  });
});

describe('limits', () => {
  test('an address has its share of calls in a minute, over the whole API', async () => {
    const t = await appWith({ RATE_LIMIT_SCALE: '0.01' });
    const statuses: number[] = [];
    for (let i = 0; i < 7; i += 1) statuses.push((await fetch(`${t.url}/api/${i % 2 ? 'stats' : 'auth/me'}`)).status);
    expect(statuses).toEqual([401, 200, 401, 200, 401, 200, 429]);
    const refused = await fetch(`${t.url}/api/stats`);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ success: false, error: { code: 'too_many' } });
    expect((await fetch(`${t.url}/healthz`)).status).toBe(200);
  });

  test('a call with a limit of its own is counted separately', async () => {
    const t = await appWith({ RATE_LIMIT_SCALE: '0.1' });
    const ask = (): Promise<Response> =>
      fetch(`${t.url}/api/contact`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
    expect((await ask()).status).toBe(400);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ success: false, error: { code: 'too_many' } });
    expect((await fetch(`${t.url}/api/stats`)).status).toBe(200);
  });

  test('who forges the payment provider’s word is not listened to for a minute; others are', async () => {
    const t = await appWith({ RATE_LIMIT_SCALE: '0.1' });
    const forged = async (from: string) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
      const reply = await fetch(`${t.url}/api/payment/webhook`, { method: 'POST', headers, body: '{}' });
      return [reply.status, reply.headers.get('retry-after')];
    };
    for (let n = 0; n < 4; n += 1) await forged('203.0.113.7');
    await expect.poll(() => forged('203.0.113.7')).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect(await forged('203.0.113.8')).toEqual([400, null]);
  });

  test('an address is who a proxy of ours says, not what the visitor wrote before', async () => {
    const t = await appWith({ RATE_LIMIT_SCALE: '0.01' });
    const from = (chain: string): Promise<Response> =>
      fetch(`${t.url}/api/stats`, { headers: { 'x-forwarded-for': chain } });
    for (let i = 0; i < 6; i += 1) await from(`10.9.9.${i}, 203.0.113.5`);
    expect((await from('10.9.9.200, 203.0.113.5')).status).toBe(429);
    expect((await from('203.0.113.6')).status).toBe(200);
  });
});

describe('probes', () => {
  test('ready while the database has the newest schema', async () => {
    const t = await appWith();
    await expect.poll(async () => (await fetch(`${t.url}/readyz`)).status).toBe(200);
    const newest = (await migrations()).at(-1)?.name ?? '';
    await t.deps.pool`DELETE FROM migrations WHERE name = ${newest}`;
    const readiness = async () => (await fetch(`${t.url}/readyz`)).json();
    await expect.poll(readiness).toEqual({ status: 'not ready', reason: 'the database has an older schema' });
    expect((await fetch(`${t.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${t.url}/healthz`)).status).toBe(200);
  });

  test('figures count calls by route, and are not for the internet', async () => {
    const t = await appWith();
    await fetch(`${t.url}/api/stats`);
    const figures = await (await fetch(`${t.url}/metrics`)).text();
    expect(figures).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/api\/stats",status="200"\} \d/);
    expect(figures).toContain('process_cpu_seconds_total');
    const far = await fetch(`${t.url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.5' } });
    expect(far.status).toBe(404);
  });
});

describe('the description of the API', () => {
  test('names every call of the contract, who may make it, and the name of the product', async () => {
    const t = await appWith({ BRAND_NAME: 'Mangal' });
    const document = (await (await fetch(`${t.url}/api/openapi.json`)).json()) as {
      openapi: string;
      info: { title: string };
      paths: Record<string, Record<string, { security?: unknown; responses: Record<string, unknown> }>>;
    };
    expect(document.openapi).toBe('3.1.0');
    expect(document.info.title).toBe('Mangal API');
    for (const [key, endpoint] of Object.entries<Endpoint>(api)) {
      const [method = '', path = ''] = key.split(' ');
      const call = document.paths[`/api${path.replaceAll(/:(\w+)/g, '{$1}')}`]?.[method.toLowerCase()];
      expect(call, key).toBeDefined();
      expect(call?.security, key).toEqual(endpoint.who === 'anyone' ? undefined : [{ bearer: [] }, { cookie: [] }]);
    }
    expect(JSON.stringify(document.paths['/api/uploads/profile-image'])).toContain('multipart/form-data');
    expect(Object.keys(document.paths).every((path) => path.startsWith('/api/') || probes.test(path))).toBe(true);
  });

  test('has pages for people', async () => {
    const t = await appWith();
    const page = await fetch(`${t.url}/api/docs/`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('swagger-ui');
  });
});

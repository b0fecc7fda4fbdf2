import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../testing/test-app.ts';

/** An API at a host of its own: our pages call it from theirs, and nobody else's do. */

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ API_URL: 'https://api.example.in/api/', PUBLIC_URL: 'https://www.example.in' });
});
afterAll(() => t.close());

const from = (origin: string, method = 'GET') =>
  fetch(`${t.url}/api/stats`, {
    method,
    headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' },
  });

test('our pages may call, with the sign-in’s cookie and token', async () => {
  const reply = await from('https://www.example.in');
  expect(reply.headers.get('access-control-allow-origin')).toBe('https://www.example.in');
  expect(reply.headers.get('access-control-allow-credentials')).toBe('true');
  const asked = await from('https://www.example.in', 'OPTIONS');
  expect(asked.status).toBe(204);
  expect(asked.headers.get('access-control-allow-headers')).toBe('authorization');
});

test('pages of others may not', async () => {
  expect((await from('https://evil.example')).headers.get('access-control-allow-origin')).not.toBe(
    'https://evil.example',
  );
});

test('and our pages are allowed to by their own policy', async () => {
  const policy = (await from('https://www.example.in')).headers.get('content-security-policy');
  expect(policy).toContain("connect-src 'self' https://api.example.in;");
});

import { request } from 'node:http';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { picture, upload } from './test-pictures.ts';

let t: TestApp;
let url: string;

beforeAll(async () => {
  t = await testApp();
  const reply = await upload(t, 'ritual-image', await picture(100, 100), await t.person('admin'));
  url = reply.body.data?.url ?? '';
});
afterAll(() => t.close());

/** The status of a path sent as it is written; `fetch` would tidy it up first. */
const statusOf = (path: string): Promise<number | undefined> =>
  new Promise((done, fail) => {
    const { hostname, port } = new URL(t.url);
    request({ hostname, port, path }, (reply) => done(reply.resume().statusCode))
      .on('error', fail)
      .end();
  });

test('a stored picture can only be looked at, and kept for a year', async () => {
  const reply = await fetch(t.url + url);
  expect(reply.status).toBe(200);
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
});

test('nothing but stored pictures is served', async () => {
  const paths = [
    '/uploads/',
    '/uploads/profile/',
    '/uploads/profile/nobody.webp',
    '/uploads/ritual/00000000-0000-7000-8000-000000000000.webp',
    '/uploads/profile/00000000-0000-7000-8000-000000000000.webp',
    '/uploads/../package.json',
    '/uploads/..%2f..%2fpackage.json',
    '/uploads/profile/..%2f..%2f..%2fetc%2fpasswd',
    '/uploads/profile/%2e%2e/%2e%2e/package.json',
    `${url}/../x`,
    `${url}%00.html`,
  ];
  for (const path of paths) expect(await statusOf(path), path).toBe(404);
  const gone = await fetch(`${t.url}/uploads/profile/00000000-0000-7000-8000-000000000000.webp`);
  expect(gone.headers.get('cache-control')).toBe('no-store');
  expect(await statusOf(url)).toBe(200);
});

test('that a file is gone is kept by no cache, also where everybody could see the picture', async () => {
  const without = await testApp({}, { files: { ...t.deps.files, get: async () => null } });
  const reply = await fetch(without.url + url);
  expect([reply.status, reply.headers.get('cache-control'), reply.headers.get('etag')]).toEqual([
    404,
    'no-store',
    null,
  ]);
  await without.close();
});

test('a stop waits for a picture that is on its way, and not for its connection', async () => {
  const body = new PassThrough();
  const file = { body, size: 2, contentType: 'image/webp' };
  const slow = await testApp({}, { files: { ...t.deps.files, get: async () => file } });
  body.write('a');
  const reply = await fetch(slow.url + url);
  const stopped = slow.close();
  body.end('b');
  expect(await reply.text()).toBe('ab');
  await stopped;
});

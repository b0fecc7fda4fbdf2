import { setImmediate as nextTurn } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { until } from '../../testing/test-until.ts';
import { installErrors } from '../errors.ts';
import { shedLoad } from './limits.ts';

/** A process that cannot keep up. */

async function site(load: { heapBytes?: number; warmUpMs: number }): Promise<{ app: FastifyInstance; url: string }> {
  const app = fastify();
  installErrors(app, 'Puja & Co');
  await shedLoad(app, readConfig({ BRAND_NAME: 'Puja & Co' }), load);
  app.get('/api/stats', () => ({ success: true }));
  app.get('/assets/page.js', () => 'script');
  app.get('/healthz', () => 'ok');
  app.get('/*', async () => (await app.inject('/api/stats')).body);
  onTestFinished(() => app.close());
  return { app, url: await app.listen({ port: 0, host: '127.0.0.1' }) };
}

/** Any heap at all is too much for it. */
async function overloaded(warmUpMs: number): Promise<{ url: string }> {
  const { app, url } = await site({ heapBytes: 1, warmUpMs });
  await until(() => app.isUnderPressure());
  return { url };
}

const typed = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };

test('a call is sent away with the time to come again', async () => {
  const { url } = await overloaded(0);
  const reply = await fetch(`${url}/api/stats`);
  expect(reply.status).toBe(503);
  expect(reply.headers.get('retry-after')).toMatch(/^[2-5]$/);
  expect(await reply.json()).toMatchObject({ message: 'We are very busy right now. Please try again in a moment.' });
});

test('a new page says in words that it comes again by itself, and does', async () => {
  const { url } = await overloaded(0);
  const reply = await fetch(`${url}/services`, typed);
  expect(reply.status).toBe(503);
  expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const seconds = reply.headers.get('retry-after');
  const page = await reply.text();
  expect(page).toContain(`<meta http-equiv="refresh" content="${seconds}">`);
  expect(page).toContain('Puja &#38; Co is very busy right now. This page tries again by itself in a few seconds.');
});

test('what a page on its way needs is never sent away: its scripts, its data, the calls made to draw it', async () => {
  const { url } = await overloaded(0);
  expect((await fetch(`${url}/assets/page.js`, typed)).status).toBe(200);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  const rest = await fetch(`${url}/services.data`);
  expect([rest.status, await rest.json()]).toEqual([200, { success: true }]);
});

test('one whose event loop lags sends calls away, and answers probes', async () => {
  const { url } = await site({ warmUpMs: 0 });
  for (let turn = 0; turn < 4; turn += 1) {
    const end = performance.now() + 800;
    while (performance.now() < end);
    await nextTurn();
  }
  const [refused, probe] = await Promise.all([fetch(`${url}/api/stats`), fetch(`${url}/healthz`)]);
  expect([refused.status, probe.status]).toEqual([503, 200]);
});

test('a fresh process sends nobody away', async () => {
  const { url } = await overloaded(60_000);
  expect((await fetch(`${url}/api/stats`)).status).toBe(200);
  expect((await fetch(`${url}/services`, typed)).status).toBe(200);
});

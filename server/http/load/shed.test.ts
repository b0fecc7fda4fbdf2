import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { makeBookable, type Bookable } from '../../bookings/test-factories.ts';
import { readConfig } from '../../config.ts';
import { statementsAsked, until as limitedBy } from '../../db/limit.ts';
import { connect } from '../../db/sql.ts';
import { testApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { until } from '../../testing/test-until.ts';
import { installErrors } from '../errors.ts';
import { roomFor, type Room } from './room.ts';
import { shedLoad } from './shed.ts';

/** A process that has no room for more. */

const roomOf = (size: number): Room => ({ size: () => size, holds: () => undefined, stop: () => undefined });

/** A site with so much room. */
async function site(room: Room): Promise<{ app: FastifyInstance; url: string }> {
  const app = fastify();
  installErrors(app, 'Puja & Co');
  shedLoad(app, readConfig({ BRAND_NAME: 'Puja & Co' }), room);
  app.get('/api/stats', () => ({ success: true }));
  app.get('/api/events', () => 'stream');
  app.get('/assets/page.js', () => 'script');
  app.get('/healthz', () => 'ok');
  app.get('/*', async () => (await app.inject('/api/stats')).body);
  onTestFinished(() => app.close());
  return { app, url: await app.listen({ port: 0, host: '127.0.0.1' }) };
}

const typed = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'sec-fetch-site': 'none' };
const ofOpenPage = { 'sec-fetch-site': 'same-origin' };

test('a call is sent away with the time to come again', async () => {
  const { url } = await site(roomOf(0));
  const reply = await fetch(`${url}/api/stats`);
  expect(reply.status).toBe(503);
  expect(reply.headers.get('retry-after')).toMatch(/^[2-5]$/);
  expect(await reply.json()).toMatchObject({
    message: 'We are very busy right now. Please try again in a moment.',
    error: { code: 'overloaded' },
  });
});

test('a new page says that it will reload, and reloads', async () => {
  const { url } = await site(roomOf(0));
  const reply = await fetch(`${url}/services`, { headers: typed });
  expect(reply.status).toBe(503);
  expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const seconds = reply.headers.get('retry-after');
  const page = await reply.text();
  expect(page).toContain(`<meta http-equiv="refresh" content="${seconds}">`);
  expect(page).toContain('Puja &#38; Co is very busy right now. This page tries again in a few seconds.');
});

test.each([
  ['of the address', '/or/services', {}],
  ['chosen in the browser', '/services', { cookie: 'a=b; sankalp_locale=or-IN' }],
  ['the browser likes', '/services', { 'accept-language': 'or,en;q=0.5' }],
])('a new page says so in the language %s', async (_which, path, headers) => {
  const { url } = await site(roomOf(0));
  const page = await (await fetch(url + path, { headers: { ...typed, ...headers } })).text();
  expect(page).toContain('<html lang="or-IN">');
  expect(page).toContain('ଏବେ Puja &#38; Coରେ ବହୁତ ଭିଡ଼ ଅଛି।');
});

test('files, probes and streams find room always, and so does what a page asks while it is drawn', async () => {
  const none = await site(roomOf(0));
  for (const path of ['/assets/page.js', '/healthz', '/api/events']) {
    expect((await fetch(none.url + path, { headers: typed })).status).toBe(200);
  }
  const one = await site(roomOf(1));
  const page = await fetch(`${one.url}/services`, { headers: typed });
  expect([page.status, await page.json()]).toEqual([200, { success: true }]);
});

test('the next caller finds room again', async () => {
  const { url } = await site(roomOf(1));
  for (let n = 0; n < 5; n += 1) expect((await fetch(`${url}/api/stats`)).status).toBe(200);
});

test('a process that is busy without a pause has little room, and much again once it is not', async () => {
  const room = roomFor({ warmUpMs: 0 });
  onTestFinished(room.stop);
  const before = room.size();
  while (room.size() > 3) {
    const end = performance.now() + 20;
    while (performance.now() < end);
    await nextTurn();
  }
  await expect.poll(() => room.size()).toBe(before);
});

test('one that stood still for a moment has as much as before: that was no crowd', async () => {
  const room = roomFor({ warmUpMs: 0 });
  onTestFinished(room.stop);
  const before = room.size();
  const end = performance.now() + 1_000;
  while (performance.now() < end);
  // by then it has looked
  await pause(1);
  expect(room.size()).toBe(before);
});

test('one whose memory is nearly full has little, too; a fresh one has some for those who come while it compiles', async () => {
  const full = { isFull: () => true };
  const [grown, fresh] = [roomFor({ ...full, warmUpMs: 0 }), roomFor({ ...full, warmUpMs: 600_000 })];
  onTestFinished(() => [grown, fresh].forEach((room) => room.stop()));
  await expect.poll(() => [grown.size(), fresh.size()]).toEqual([3, 20]);
});

let t: TestApp;
let b: Bookable;
let family: TestPerson;
beforeAll(async () => {
  // of dear questions, which a search is, fourteen at once
  t = await testApp({ DATABASE_READ_POOL: '21' });
  [b, family] = await Promise.all([makeBookable(t), t.person('user')]);
});
afterAll(() => t.close());

test('where those who came hold all there is, the next is sent away at once, and a page that is open goes on', async () => {
  // sessions that wait for a lock as long as it is held, for a busy machine asks one after the other
  const patient = connect(t.databaseUrl, { max: 21 });
  onTestFinished(() => patient.end({ timeout: 1 }));
  const app = await buildApp({ ...t.deps, pool: patient, replica: patient }, undefined, roomOf(2));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const search = (headers: Record<string, string> = {}) =>
    fetch(`${url}/api/availability/filter-availability`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ ritualId: b.ritual.id, date: b.day }),
    });
  const me = (headers: Record<string, string>) =>
    fetch(`${url}/api/auth/me`, { headers: { ...headers, authorization: `Bearer ${family.token}` } });

  const other = connect(t.databaseUrl, { max: 2 });
  onTestFinished(() => other.end({ timeout: 1 }));
  const waiting = async (): Promise<number | undefined> => {
    const [row] = await other<{ n: number }[]>`
      SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    return row?.n;
  };
  const held = await other.reserve();
  await held`BEGIN`;
  await held`LOCK TABLE search_offers IN ACCESS EXCLUSIVE MODE`;
  const visits = [search(), search()];
  await until(async () => (await waiting()) === 2);

  const next = await search();
  expect(next.status).toBe(503);
  expect(next.headers.get('retry-after')).toMatch(/^[2-5]$/);
  // what a browser fetches ahead is no page that is open
  expect((await search({ ...ofOpenPage, 'sec-purpose': 'prefetch' })).status).toBe(503);
  // nobody was let go in the meantime
  expect(await waiting()).toBe(2);
  expect((await me(ofOpenPage)).status).toBe(200);
  expect((await me({ referer: `${url}/my-bookings` })).status).toBe(200);
  const fromPages = Array.from({ length: 12 }, () => search(ofOpenPage));
  await until(() => statementsAsked() === 14);
  // and at last they are too many, too
  const last = await search(ofOpenPage);
  expect([last.status, last.headers.has('retry-after')]).toEqual([503, true]);

  await held`COMMIT`;
  held.release();
  for (const reply of await Promise.all([...visits, ...fromPages])) expect(reply.status).toBe(200);
  expect(statementsAsked()).toBe(0);
  await until(async () => (await search()).status === 200);
});

test('what is read some rows at a time is counted until its last row, or until nobody reads on, and no longer', async () => {
  const pool = connect(t.databaseUrl, { max: 1 });
  onTestFinished(() => pool.end({ timeout: 1 }));
  const rows = () => pool`SELECT n FROM generate_series(1, 5) n`.cursor(2);
  const counted: number[] = [];
  await limitedBy(new AbortController().signal, async () => {
    for await (const _ of rows()) counted.push(statementsAsked());
  });
  expect(counted).toEqual([1, 1, 1]);
  expect(statementsAsked()).toBe(0);
  await limitedBy(new AbortController().signal, async () => {
    for await (const _ of rows()) break;
  });
  await until(() => statementsAsked() === 0);
});

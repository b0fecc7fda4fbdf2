import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { testApp, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { until } from '../testing/test-until.ts';

/** What the office decides about somebody reaches the screens they have open. */

let t: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  t = await testApp();
  admin = await t.person('admin');
});
afterAll(() => t.close());

/** The time such a screen may lag behind. */
const AT_MOST_MS = 2_000;

async function listen(who: TestPerson, query = '') {
  const controller = new AbortController();
  onTestFinished(() => controller.abort());
  const reply = await fetch(`${t.url}/api/events${query}`, {
    headers: { authorization: `Bearer ${who.token}` },
    signal: controller.signal,
  });
  let text = '';
  let ended = false;
  const read = async () => {
    for await (const part of reply.body ?? []) text += Buffer.from(part).toString();
    ended = true;
  };
  read().catch(() => undefined);
  await until(() => text.includes(': caught up\n\n'));
  const statuses = () =>
    [...text.matchAll(/^event: person\ndata: (.*)\n\n/gm)].map(([, data = '']) => JSON.parse(data).userStatus);
  return { statuses, ended: () => ended };
}

const decide = (userId: string, userStatus: 'rejected' | 'approved') =>
  t.call('POST /user/admin/update-user-status', { body: { userId, userStatus, comment: 'Decided.' } }, admin);
const version = async (id: string) =>
  (await t.call('GET /user/get-user/:userId', { params: { userId: id } }, admin)).body.data.__v;
const stop = async ({ id }: TestPerson, status: 'paused' | 'suspended') =>
  t.call(
    'POST /admin/people/stop',
    { body: { personId: id, __v: await version(id), status, reason: 'x', fates: [] } },
    admin,
  );
const restore = async ({ id }: TestPerson) =>
  t.call('POST /admin/people/restore', { body: { personId: id, __v: await version(id), reason: 'x' } }, admin);

const soon = (done: () => boolean) => expect.poll(done, { timeout: AT_MOST_MS, interval: 20 }).toBe(true);

test('a pandit who is rejected hears of it on every stream, stays signed in, and nobody else hears', async () => {
  const [pandit, other] = [await t.person('pandit'), await t.person('pandit')];
  const [first, second, others] = [await listen(pandit), await listen(pandit), await listen(other)];
  expect((await decide(pandit.id, 'rejected')).status).toBe(200);
  await soon(() => first.statuses().length > 0 && second.statuses().length > 0);
  expect(first.statuses()).toEqual(['rejected']);
  expect(second.statuses()).toEqual(['rejected']);
  // what they need stays within reach, in their new state
  const me = await t.call('GET /auth/me', {}, pandit);
  expect(me).toMatchObject({ status: 200, body: { data: { user: { userStatus: 'rejected' } } } });
  expect((await t.call('POST /booking/get-bookings-by-user', { body: {} }, pandit)).status).toBe(200);
  expect((await t.call('GET /payment/earnings', { query: {} }, pandit)).status).toBe(200);
  await decide(pandit.id, 'approved');
  await soon(() => first.statuses().length > 1);
  expect(first.statuses()).toEqual(['rejected', 'approved']);
  expect(others.statuses()).toEqual([]);
  expect(first.ended()).toBe(false);
});

test('a pandit who is paused hears of it, and when it is over; what was said reads in their profile', async () => {
  const pandit = await t.person('pandit');
  const stream = await listen(pandit);
  expect((await stop(pandit, 'paused')).status).toBe(200);
  await soon(() => stream.statuses().includes('paused'));
  const profile = await t.call('GET /user/get-user/:userId', { params: { userId: pandit.id } }, pandit);
  expect(profile.body.data).toMatchObject({ userStatus: 'paused', comment: 'x' });
  expect((await restore(pandit)).status).toBe(200);
  await soon(() => stream.statuses().includes('approved'));
});

test('a page that was drawn before the office decided hears of it where its stream opens after', async () => {
  const pandit = await t.person('pandit');
  expect((await stop(pandit, 'paused')).status).toBe(200);
  const [older, newer, silent] = [
    await listen(pandit, '?status=approved'),
    await listen(pandit, '?status=paused'),
    await listen(pandit),
  ];
  expect(older.statuses()).toEqual(['paused']);
  expect(newer.statuses()).toEqual([]);
  expect(silent.statuses()).toEqual([]);
});

test('the streams of somebody who is suspended end at once', async () => {
  const family = await t.person('user');
  const stream = await listen(family);
  expect((await stop(family, 'suspended')).status).toBe(200);
  await soon(() => stream.ended());
});

test('a change that no word came of is found by looking', async () => {
  const pandit = await t.person('pandit');
  const stream = await listen(pandit);
  await t.deps.pool`UPDATE people SET status = 'evaluation' WHERE id = ${pandit.id}`;
  await until(() => stream.statuses().length > 0);
  expect(stream.statuses()).toEqual(['evaluation']);
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Sent } from '#contract/index.ts';
import { newId } from '../db/ids.ts';
import { testApp, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { insertContactMessage } from './store.ts';

let t: TestApp;
let admin: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  t = await testApp();
  admin = await t.person('admin');
  other = await t.person('admin');
});
beforeEach(() => t.deps.pool`TRUNCATE contact_messages`);
afterAll(() => t.close());

let minute = 0;
/** A message from the form, each a minute after the one before. */
async function came(
  change: Partial<{ name: string; phone: string | null; email: string | null; message: string }> = {},
) {
  minute += 1;
  const at = new Date(Date.UTC(2026, 0, 1, 0, minute));
  const id = newId(at.getTime());
  const letter = { name: 'Ravi', phone: '9123456780', email: null, message: 'Do you come to Koraput?' };
  await insertContactMessage(t.deps.pool, {
    ...letter,
    ...change,
    id,
    number: `2025-${String(minute).padStart(5, '0')}`,
    personId: null,
    at,
  });
  return id;
}

const list = async (query: Sent<'GET /contact/admin/messages', 'query'> = {}) =>
  (await t.call('GET /contact/admin/messages', { query }, admin)).body.data;
const ids = async (query: Sent<'GET /contact/admin/messages', 'query'>) =>
  (await list(query)).messages.map(({ _id }) => _id);
const open = (messageId: string, who = admin) => t.call('POST /contact/admin/open', { body: { messageId } }, who);
const unread = (messageId: string) => t.call('POST /contact/admin/mark-unread', { body: { messageId } }, admin);
const answer = (messageId: string, note?: string, who = admin) =>
  t.call('POST /contact/admin/mark-answered', { body: { messageId, ...(note !== undefined && { note }) } }, who);
const waiting = async () => (await t.call('GET /admin/waiting', {}, admin)).body.data.messages;
const deeds = (id: string) => t.deps.pool`
  SELECT action, actor_id, before, after, note, request_id FROM audit WHERE subject_id = ${id} ORDER BY id`;

describe('the list', () => {
  test('is newest first, in pages, with what there is in all', async () => {
    const [first, second, third] = [await came(), await came(), await came()];
    expect(await list()).toMatchObject({
      total: 3,
      filtered: 3,
      messages: [{ _id: third }, { _id: second }, { _id: first }],
    });
    expect(await ids({ page: '2', pageSize: '2' })).toEqual([first]);
    expect(await ids({ page: '9', pageSize: '2' })).toEqual([]);
  });

  test('finds by name, phone, e-mail and words, and takes signs of a pattern for what they are', async () => {
    const words = await came({ name: 'Nirupama', message: 'A wedding in Delhi, 100% Odia' });
    const reach = await came({ phone: null, email: 'reena@example.in', message: 'Rayagada_1' });
    for (const search of ['nirupama', 'wedding', '912345', '100%'])
      expect(await ids({ search }), search).toEqual([words]);
    for (const search of ['REENA@', 'rayagada_1']) expect(await ids({ search }), search).toEqual([reach]);
    expect(await list({ search: '_%' })).toMatchObject({ messages: [], total: 2, filtered: 0 });
  });

  test('finds those of a day in India by its date', async () => {
    const [eve, day, next] = [await came(), await came(), await came()];
    const at = (id: string | undefined, when: string) =>
      t.deps.pool`UPDATE contact_messages SET created_at = ${when} WHERE id = ${id ?? ''}`;
    await at(eve, '2025-11-20T18:29:59Z');
    await at(day, '2025-11-20T18:30:00Z');
    await at(next, '2025-11-21T18:30:00Z');
    expect(await ids({ search: '21/11/2025' })).toEqual([day]);
    expect(await ids({ search: '21 Nov 2025', state: 'answered' })).toEqual([]);
  });

  test('shows the unread, the read and the answered apart', async () => {
    const [fresh, seen, done] = [await came(), await came(), await came()];
    await open(seen);
    await answer(done);
    expect(await ids({ state: 'unread' })).toEqual([fresh]);
    expect(await ids({ state: 'read' })).toEqual([seen]);
    expect(await list({ state: 'answered' })).toMatchObject({ messages: [{ _id: done }], total: 3, filtered: 1 });
    expect(await waiting()).toBe(1);
  });
});

describe('opening a message', () => {
  test('only to look at it leaves it as it is', async () => {
    const id = await came({ message: 'Just a look' });
    const look = (params: { id: string }) => t.call('GET /contact/admin/messages/:id', { params }, admin);
    expect((await look({ id })).body.data).toMatchObject({ _id: id, message: 'Just a look', state: 'unread' });
    expect(await deeds(id)).toEqual([]);
    expect(await look({ id: newId() })).toMatchObject({ status: 404, body: { error: { code: 'message_unknown' } } });
  });

  test('remembers the first who did, once, with a line in the audit', async () => {
    const id = await came({ message: '<b>Hello</b> 🙏🏽' });
    const replies = await Promise.all([open(id), open(id), open(id, other), open(id, other)]);
    const readers = new Set(replies.map(({ body }) => body.data.readBy?._id));
    expect(readers.size).toBe(1);
    expect(replies[0]?.body.data).toMatchObject({ state: 'read', message: '<b>Hello</b> 🙏🏽', answeredAt: null });
    const [reader] = readers;
    expect(await deeds(id)).toMatchObject([{ action: 'message.read', actorId: reader, requestId: expect.any(String) }]);
  });

  test('can be taken back, and then it is somebody’s again', async () => {
    const id = await came();
    await open(id);
    expect((await unread(id)).body.data).toMatchObject({ state: 'unread', readAt: null, readBy: null });
    expect((await unread(id)).body.data.state).toBe('unread');
    expect(await waiting()).toBe(1);
    expect((await open(id, other)).body.data.readBy).toEqual({ _id: other.id, name: other.name });
    expect((await deeds(id)).map((row) => row['action'])).toEqual(['message.read', 'message.unread', 'message.read']);
  });
});

describe('an answer', () => {
  test('is noted with who gave it and what was said; an unread message is then read', async () => {
    const id = await came();
    expect(await answer(id, '  We have somebody there. ')).toMatchObject({
      status: 200,
      body: {
        data: {
          state: 'answered',
          answerNote: 'We have somebody there.',
          answeredBy: { _id: admin.id, name: admin.name },
          readBy: { _id: admin.id },
        },
      },
    });
    expect(await deeds(id)).toMatchObject([
      {
        action: 'message.answered',
        actorId: admin.id,
        before: { state: 'unread' },
        after: { state: 'answered' },
        note: 'We have somebody there.',
      },
    ]);
  });

  test('needs no words, and pressing twice is pressing once', async () => {
    const id = await came();
    const replies = await Promise.all([answer(id, ''), answer(id, '')]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(replies[1]?.body.data.answerNote).toBeNull();
    expect(await deeds(id)).toHaveLength(1);
  });

  test('of two admins at once, one answers and the other reads so', async () => {
    const id = await came();
    const replies = await Promise.all([answer(id, 'Mine'), answer(id, 'Yours', other)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.error?.code).toBe('message_answered');
    expect(await deeds(id)).toHaveLength(1);
  });

  test('marked by mistake is taken back; what it said stays in the audit', async () => {
    const id = await came();
    await answer(id, 'Called them');
    expect((await unread(id)).body.data).toMatchObject({ state: 'unread', answeredBy: null, answerNote: null });
    expect((await deeds(id)).at(-1)).toMatchObject({
      before: { state: 'answered', answerNote: 'Called them' },
      after: { state: 'unread' },
    });
  });

  test('is not longer than there is room for', async () => {
    const reply = await answer(await came(), 'x'.repeat(2001));
    expect(reply).toMatchObject({ status: 400, body: { error: { fields: { note: 'This is too long.' } } } });
  });
});

test('a message that is not there is unknown', async () => {
  for (const reply of [await open(newId()), await unread(newId()), await answer(newId())]) {
    expect(reply).toMatchObject({ status: 404, body: { error: { code: 'message_unknown' } } });
  }
});

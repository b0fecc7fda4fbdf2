import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sent } from '#contract/index.ts';
import { solvedCaptcha } from '../auth/captcha/test-captcha.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const write = (body: object) => t.call('POST /contact', { body: body as Sent<'POST /contact', 'body'> });
const letter = { name: 'Ravi', phone: '9123456780', message: 'Do you come to Koraput?' };
const kept = () => t.deps.pool`SELECT name, phone, email, message, read_at FROM contact_messages ORDER BY id`;

test('a message is kept for the admins', async () => {
  const reply = await write({ ...letter, email: '', captcha: await solvedCaptcha(t.url) });
  expect(reply).toMatchObject({
    status: 201,
    body: {
      success: true,
      message: expect.stringMatching(
        /^Thank you\. We have your message and will answer within two working days\. Your number is \d{4}-\d{5}\.$/,
      ) as string,
    },
  });
  expect(await kept()).toEqual([{ ...letter, email: null, readAt: null }]);
});

test.each([
  [{ name: '' }, { name: 'Name is required' }],
  [{ message: '  ' }, { message: 'Please write a message.' }],
  [{ message: 'x'.repeat(4001) }, { message: 'This is too long.' }],
  [{ phone: '12345' }, { phone: 'Phone number must be 10 digits' }],
  [{ phone: '1234567890' }, { phone: 'Indian mobile numbers begin with 6 to 9' }],
  [{ email: 'nowhere' }, { email: 'Email is invalid' }],
  [{ phone: '', email: '' }, { phone: 'Please give a phone number or an e-mail address, so that we can answer.' }],
])('%o is refused beside its field', async (change, fields) => {
  const reply = await write({ ...letter, ...change });
  expect(reply.status).toBe(400);
  expect(reply.body.error?.fields).toEqual(fields);
});

test('a solved captcha goes with every message, and counts once', async () => {
  const before = (await kept()).length;
  const refused = { status: 422, body: { error: { code: 'captcha_failed' } } };
  expect(await write({ ...letter, captcha: 'made up' })).toMatchObject(refused);
  const captcha = await solvedCaptcha(t.url);
  const replies = await Promise.all([write({ ...letter, captcha }), write({ ...letter, captcha })]);
  expect(replies.map((reply) => reply.status).toSorted()).toEqual([201, 422]);
  expect(await kept()).toHaveLength(before + 1);
});

test('a sign the database cannot hold is refused, not a failure of ours', async () => {
  const reply = await write({ ...letter, message: 'a\u0000b', captcha: await solvedCaptcha(t.url) });
  expect(reply).toMatchObject({ status: 400, body: { error: { code: 'malformed' } } });
});

test('who is signed in has the number on the screen and by message, and follows it to the answer', async () => {
  const [family, stranger, admin] = [await t.person('user'), await t.person('user'), await t.person('admin')];
  const body = { ...letter, captcha: await solvedCaptcha(t.url) };
  const sent = await t.call('POST /contact', { body }, family);
  const { number } = sent.body.data;
  expect(sent.body.message).toContain(`Your number is ${number}.`);
  const told = () => t.deps.pool`SELECT topic, payload FROM outbox WHERE person_id = ${family.id} ORDER BY id`;
  expect(await told()).toEqual([{ topic: 'contact.received', payload: { ticket: number } }]);

  const own = (who = family) => t.call('GET /contact/mine/:number', { params: { number } }, who);
  expect((await own()).body.data).toMatchObject({ message: letter.message, readAt: null, answer: null });
  expect((await own(stranger)).status).toBe(404);
  const mine = (await t.call('GET /contact/mine', {}, family)).body.data.messages;
  expect(mine).toMatchObject([{ number }]);
  expect((await t.call('GET /contact/mine', {}, stranger)).body.data.messages).toEqual([]);
  expect((await t.call('GET /contact/mine', {}, admin)).status).toBe(403);

  // the office finds it by that number, in the head and in its list
  const { messages } = (await t.call('GET /admin/find', { query: { q: number } }, admin)).body.data;
  expect(messages).toEqual([{ _id: sent.body.data._id }]);
  const list = (await t.call('GET /contact/admin/messages', { query: { search: number } }, admin)).body.data;
  expect(list).toMatchObject({ messages: [{ number, hasWriter: true }], filtered: 1 });
  const answer = { messageId: sent.body.data._id, note: 'Yes, from March on.' };
  expect((await t.call('POST /contact/admin/mark-answered', { body: answer }, admin)).status).toBe(200);
  expect((await own()).body.data).toMatchObject({ answer: answer.note, readBy: admin.name });
  expect((await told()).at(-1)).toEqual({ topic: 'contact.answered', payload: { ticket: number } });
  const { messages: taken } = (await t.call('GET /user/export-data', {}, family)).body.data;
  expect(taken).toMatchObject([{ number, message: letter.message, answer: answer.note }]);
});

test('a visitor has the number on the screen, and nobody is written to', async () => {
  const sent = await write({ ...letter, captcha: await solvedCaptcha(t.url) });
  expect(sent.body.data.number).toMatch(/^\d{4}-\d{5}$/);
  const [row] = await t.deps.pool`SELECT person_id FROM contact_messages WHERE number = ${sent.body.data.number}`;
  expect(row).toEqual({ personId: null });
});

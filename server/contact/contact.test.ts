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
    body: { success: true, message: 'Thank you. We have your message and will answer within two working days.' },
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

import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxKeys, sandboxPassword } from './keys.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';

/** Production on stand-ins, open to the world: strangers read no codes, and pay with nothing they found in our source. */

let t: TestApp;
beforeAll(async () => {
  t = await testApp({
    NODE_ENV: 'production',
    ALLOW_SANDBOX: '1',
    DATABASE_URL: 'postgres://not-used/here',
    PUBLIC_URL: 'https://trial.example',
  });
});
afterAll(() => t.close());

const password = () => sandboxPassword(t.deps.config) ?? '';
const basic = (given: string) => ({ authorization: `Basic ${Buffer.from(`anybody:${given}`).toString('base64')}` });
const pay = { orderId: 'order_none', outcome: 'success' };
const closed: [method: string, path: string, body: string | null, status: number][] = [
  ['GET', '/sandbox/inbox', null, 200],
  ['GET', '/sandbox/checkout?order_id=none', null, 404],
  ['GET', '/api/sandbox/messages?to=9000000001', null, 200],
  ['POST', '/api/sandbox/pay', JSON.stringify(pay), 404],
];

test.each(closed)('%s %s asks for the password', async (method, path, body, status) => {
  const ask = (headers: Record<string, string>) =>
    fetch(t.url + path, { method, body, headers: { ...headers, ...(body && { 'content-type': 'application/json' }) } });
  for (const headers of [{}, basic('guessed'), basic(''), { authorization: 'Basic ?' }]) {
    const reply = await ask(headers as Record<string, string>);
    expect([reply.status, reply.headers.get('www-authenticate')]).toEqual([
      401,
      'Basic realm="Sandbox", charset="UTF-8"',
    ]);
  }
  expect((await ask(basic(password()))).status).toBe(status);
});

test('what a page is drawn with is open', async () => {
  expect((await fetch(`${t.url}/sandbox/checkout.js`)).status).toBe(200);
});

test('the stand-ins do not know the keys that stand in our source, and our own clients know theirs', async () => {
  const { razorpayKeyId, razorpayKeySecret, msg91AuthKey } = sandboxKeys;
  const known = Buffer.from(`${razorpayKeyId}:${razorpayKeySecret}`).toString('base64');
  const order = await fetch(`${t.url}/sandbox/razorpay/v1/orders/order_x`, {
    headers: { authorization: `Basic ${known}` },
  });
  expect(order.status).toBe(401);
  const sms = await fetch(`${t.url}/sandbox/msg91/api/v5/flow`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json', authkey: msg91AuthKey },
  });
  expect(sms.status).toBe(401);
  await t.deps.sms.send('9000000001', { kind: 'notice', text: 'Namaste' });
  const inbox = await (await fetch(`${t.url}/sandbox/inbox`, { headers: basic(password()) })).text();
  expect(inbox).toContain('Namaste');
});

test('on a machine of one’s own nothing asks for a password', async () => {
  const own = await testApp();
  expect((await fetch(`${own.url}/sandbox/inbox`)).status).toBe(200);
  expect(sandboxPassword(own.deps.config)).toBeNull();
  await own.close();
});

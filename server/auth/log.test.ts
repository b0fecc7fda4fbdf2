import { expect, test } from 'vitest';
import { COOKIE_GRACE } from '#domain/sign-in/sign-in.ts';
import { MINUTE } from '#domain/time.ts';
import { SmsError, type Sms } from '../adapters/sms/port.ts';
import { logger } from '../process/log.ts';
import { testApp } from '../testing/test-app.ts';
import {
  cookieOf,
  customer,
  customerForm,
  freshPhone,
  otherThan,
  PASSWORD,
  postWith,
  sendCode,
  sentCode,
  testClock,
} from './test-auth.ts';

/** Everything logged, at the most talkative level. */
function listening() {
  const lines: string[] = [];
  const log = logger({ LOG_LEVEL: 'debug', NODE_ENV: 'production' }, { write: (line) => void lines.push(line) });
  return { log, text: () => lines.join('') };
}

test('a whole life of a sign-in leaves no phone, code, password or token in the log', async () => {
  const clock = testClock();
  const { log, text } = listening();
  const t = await testApp({}, { log, now: clock.now });
  const { phone, id } = await customer(t);
  clock.forward(MINUTE);
  const code = await sentCode(t, phone);
  await t.call('POST /auth/login-otp', { body: { phone, otp: otherThan(code) } });
  const first = await postWith(t, '/auth/login-otp', {}, { phone, otp: code });
  const cookie = cookieOf(first.headers);
  await t.call('POST /auth/login', { body: { phone, password: 'not-the-password' } });
  const second = await postWith(t, '/auth/refresh', { cookie });
  await postWith(t, '/auth/refresh', { cookie: cookieOf(second.headers) });
  clock.forward(COOKIE_GRACE);
  await postWith(t, '/auth/refresh', { cookie });
  await fetch(`${t.url}/sandbox/inbox?to=${phone}`);
  await t.close();

  expect(text()).toContain('"route":"/api/auth/login-otp"');
  expect(text()).toContain(`"personId":"${id}"`);
  expect(text()).toContain('a replaced cookie came back');
  const secrets = [phone, PASSWORD, 'not-the-password', cookie.split('=')[1], first.data?.token, second.data?.token];
  for (const secret of secrets) expect(text()).not.toContain(secret);
  expect(text()).not.toMatch(new RegExp(`\\b${code}\\b`));
});

test('a code that could not be sent is logged without the code and its phone', async () => {
  const { log, text } = listening();
  const codes: string[] = [];
  const send = async (_phone: string, message: Sms) => {
    if (message.kind === 'otp') codes.push(message.code);
    throw new SmsError('MSG91 refused with 500', true);
  };
  const t = await testApp({}, { log, sms: { send } });
  const phone = freshPhone();
  await sendCode(t, phone);
  await t.close();
  expect(text()).toContain('a code could not be sent');
  expect(codes).toHaveLength(1);
  for (const secret of [phone, ...codes]) expect(text()).not.toContain(secret);
});

test("the database's complaint is logged without the row it quotes", async () => {
  const { log, text } = listening();
  const t = await testApp({}, { log });
  const phone = freshPhone();
  const form = await customerForm(t, phone);
  await t.deps.pool`ALTER TABLE people ADD CONSTRAINT unforeseen CHECK (name <> 'Sasmita Behera')`;
  expect(await t.call('POST /auth/register', { body: form })).toMatchObject({
    status: 500,
    body: { message: 'Something went wrong on our side. Please try again.', error: { code: 'unexpected' } },
  });
  await t.close();
  expect(text()).toContain('violates check constraint');
  for (const secret of [phone, PASSWORD, 'argon2id', 'sasmita@']) expect(text()).not.toContain(secret);
});

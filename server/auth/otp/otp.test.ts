import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR, MINUTE, minutes, seconds } from '#domain/time.ts';
import { SmsError } from '../../adapters/sms/port.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import type { Exchange } from '../sessions/sessions.ts';
import { redeemCode } from './otp.ts';
import { codeOf, customer, freshPhone, otherThan, sendCode, sentCode, testClock } from '../test-auth.ts';
import { solvedCaptcha } from '../captcha/test-captcha.ts';

const clock = testClock();
let t: TestApp;
beforeAll(async () => {
  t = await testApp({}, { now: clock.now });
});
afterAll(() => t.close());

const verify = (phone: string, otp: string) => t.call('POST /auth/otp/verify', { body: { phone, otp } });

describe('sending a code', () => {
  test('gives known and unknown phones the same answer', async () => {
    const { phone } = await customer(t);
    const [known, unknown] = [await sendCode(t, phone), await sendCode(t, freshPhone())];
    expect(known.body).toEqual({
      success: true,
      message: 'A code is on its way to your phone.',
      data: { resendAfter: 30, expiresIn: 300, handle: expect.stringMatching(/^[\w-]{43}$/) },
    });
    expect(unknown.body).toEqual({ ...known.body, data: { ...known.body.data, handle: unknown.body.data.handle } });
  });

  test('waits thirty seconds before the next, and says how long', async () => {
    const phone = freshPhone();
    await sendCode(t, phone);
    clock.forward(seconds(12));
    const soon = await sendCode(t, phone);
    expect(soon).toMatchObject({ status: 429, body: { error: { code: 'otp_too_soon' } } });
    expect(Number(soon.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(soon.headers.get('retry-after'))).toBeLessThanOrEqual(18);
    clock.forward(seconds(18));
    expect(await sendCode(t, phone)).toMatchObject({ status: 200 });
  });

  test('sends five in an hour, the sixth once the hour is over', async () => {
    const phone = freshPhone();
    for (let nth = 1; nth <= 5; nth += 1) {
      expect(await sendCode(t, phone)).toMatchObject({ status: 200 });
      clock.forward(MINUTE);
    }
    const sixth = await sendCode(t, phone);
    expect(sixth).toMatchObject({ status: 429, body: { error: { code: 'too_many' } } });
    const wait = Number(sixth.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(54 * 60);
    expect(wait).toBeLessThanOrEqual(55 * 60);
    clock.forward(seconds(wait));
    expect(await sendCode(t, phone)).toMatchObject({ status: 200 });
  });

  test('asked for by twenty pages at once, sends one', async () => {
    const phone = freshPhone();
    const captchas = await Promise.all(Array.from({ length: 20 }, () => solvedCaptcha(t.url)));
    const answers = await Promise.all(
      captchas.map((captcha) => t.call('POST /auth/otp/send', { body: { phone, captcha } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { body } = await t.call('GET /sandbox/messages', { query: { to: phone } });
    expect(body.data.messages).toHaveLength(1);
  });

  test.each(['98765', '98765432101', '98765abcde', '', 9876543210])('refuses a phone like %j', async (phone) => {
    // deliberately outside the contract's types
    const reply = await t.call('POST /auth/otp/send', { body: { phone: phone as string } });
    expect(reply).toMatchObject({ status: 400, body: { error: { fields: { phone: expect.any(String) } } } });
  });
});

describe('a code', () => {
  test('proves its phone, once', async () => {
    const phone = freshPhone();
    const code = await sentCode(t, phone);
    expect(await verify(phone, code)).toMatchObject({
      status: 200,
      body: { message: 'Phone number verified successfully', data: { verification: expect.any(String) } },
    });
    expect(await verify(phone, code)).toMatchObject({ status: 401, body: { error: { code: 'otp_expired' } } });
  });

  test('raced by fifty, proves its phone once', async () => {
    const phone = freshPhone();
    const code = await sentCode(t, phone);
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(phone, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('does not count for another phone', async () => {
    const [phone, other] = [freshPhone(), freshPhone()];
    const code = await sentCode(t, phone);
    await sentCode(t, other);
    expect(await verify(other, code)).toMatchObject({ status: 401, body: { error: { code: 'otp_wrong' } } });
    expect(await verify(freshPhone(), code)).toMatchObject({ status: 401, body: { error: { code: 'otp_expired' } } });
  });

  test('is told wrong in the words of the specification', async () => {
    const phone = freshPhone();
    const code = await sentCode(t, phone);
    expect(await verify(phone, otherThan(code))).toMatchObject({
      status: 401,
      body: { message: 'Invalid OTP. Please try again.', error: { code: 'otp_wrong' } },
    });
    expect(await verify(phone, code)).toMatchObject({ status: 200 });
  });

  test('expires after five minutes', async () => {
    const phone = freshPhone();
    const code = await sentCode(t, phone);
    clock.forward(minutes(5));
    expect(await verify(phone, code)).toMatchObject({
      status: 401,
      body: { message: 'OTP expired. Please request a new one.', error: { code: 'otp_expired' } },
    });
  });

  test('is replaced by the next', async () => {
    const phone = freshPhone();
    const old = await sentCode(t, phone);
    clock.forward(seconds(30));
    const code = await sentCode(t, phone);
    expect(await verify(phone, old)).toMatchObject({ status: 401, body: { error: { code: 'otp_wrong' } } });
    expect(await verify(phone, code)).toMatchObject({ status: 200 });
  });

  test('has five tries; then even the right one is refused until the next code', async () => {
    const phone = freshPhone();
    const code = await sentCode(t, phone);
    for (let nth = 1; nth <= 5; nth += 1) expect((await verify(phone, otherThan(code))).status).toBe(401);
    const sixth = await verify(phone, code);
    expect(sixth).toMatchObject({
      status: 429,
      body: { message: 'Too many attempts. Please try later.', error: { code: 'otp_spent' } },
    });
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
    clock.forward(seconds(30));
    expect(await verify(phone, await sentCode(t, phone))).toMatchObject({ status: 200 });
  });

  test('guessed a thousand times at once, is looked at five times', async () => {
    const phone = freshPhone();
    const code = await sentCode(t, phone);
    // the wire would be the slowest part of this
    const somebody = { request: { cookies: {}, ip: '127.0.0.1' } } as unknown as Exchange;
    const guesses = await Promise.all(
      Array.from({ length: 1000 }, () =>
        redeemCode(t.deps, { phone, otp: otherThan(code) }, 'otp_wrong', somebody).catch(
          (error: { code: string }) => error.code,
        ),
      ),
    );
    expect(guesses.filter((answer) => answer === 'otp_wrong')).toHaveLength(5);
    expect(guesses.filter((answer) => answer === 'otp_spent')).toHaveLength(995);
  });

  test.each(['12345', '1234567', '12345a', ''])('is six digits, not %j', async (otp) => {
    expect(await verify(freshPhone(), otp)).toMatchObject({ status: 400, body: { error: { fields: { otp: /OTP/ } } } });
  });
});

test('a fault of the vendor is reported, and costs the person no wait', async () => {
  const trouble = { on: true };
  const inbox: string[] = [];
  const send = async (_phone: string, message: { kind: string }) => {
    if (trouble.on) throw new SmsError('down', true);
    inbox.push(message.kind);
  };
  const other = await testApp({}, { sms: { send } });
  const phone = freshPhone();
  for (let nth = 1; nth <= 7; nth += 1) {
    expect(await sendCode(other, phone)).toMatchObject({
      status: 503,
      body: { message: 'Failed to send OTP', error: { code: 'otp_not_sent' } },
    });
  }
  trouble.on = false;
  expect(await sendCode(other, phone)).toMatchObject({ status: 200 });
  expect(inbox).toEqual(['otp']);
  await other.close();
});

test('codes are kept only as keyed hashes', async () => {
  const phone = freshPhone();
  const code = await sentCode(t, phone);
  const [row] = await t.deps.pool`SELECT * FROM one_time_codes WHERE phone = ${phone}`;
  expect(JSON.stringify(row)).not.toContain(code);
  expect(row?.['codeHash']).toHaveLength(32);
  expect(await codeOf(t, phone)).toBe(code);
  clock.forward(HOUR);
});

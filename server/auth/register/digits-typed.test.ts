import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEVANAGARI, inDigits, ODIA } from '#domain/words/digits.ts';
import { codeOf, freshPhone, member, PASSWORD, postWith, sendCode } from '../test-auth.ts';
import { solvedCaptcha } from '../captcha/test-captcha.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

/** Phones and codes typed with the digits of a reader's own keyboard. */

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const ARABIC = 0x0660;
const URDU = 0x06f0;

test.each([
  ['Odia', ODIA],
  ['Devanagari', DEVANAGARI],
  ['Arabic-Indic', ARABIC],
  ['Urdu', URDU],
])('who types a phone in %s digits logs in', async (_script, zero) => {
  const { phone, id } = await member(t);
  const { status, data } = await postWith(t, '/auth/login', {}, { phone: inDigits(phone, zero), password: PASSWORD });
  expect([status, data?.user._id]).toEqual([200, id]);
});

test('digits may be mixed', async () => {
  const { phone } = await member(t);
  const mixed = inDigits(phone.slice(0, 3), ODIA) + inDigits(phone.slice(3, 6), ARABIC) + phone.slice(6);
  expect((await postWith(t, '/auth/login', {}, { phone: mixed, password: PASSWORD })).status).toBe(200);
});

test('a code that was sent to a phone is understood in Odia digits, and so is the phone', async () => {
  const phone = freshPhone();
  expect((await sendCode(t, inDigits(phone, ODIA))).status).toBe(200);
  const otp = inDigits(await codeOf(t, phone), DEVANAGARI);
  const proved = await t.call('POST /auth/otp/verify', { body: { phone: inDigits(phone, ODIA), otp } });
  expect([proved.status, proved.body.data.verification.length > 0]).toEqual([200, true]);
  // the account is found by 0 to 9
  const form = { name: 'Sasmita Behera', password: PASSWORD, email: 'sasmita@example.in', dob: '1991-04-14' };
  const { verification } = proved.body.data;
  const body = { ...form, phone: inDigits(phone, ODIA), verification, captcha: await solvedCaptcha(t.url) };
  const registered = await t.call('POST /auth/register', { body });
  expect([registered.status, registered.body.data.user.phone]).toEqual([201, phone]);
});

test('what is no mobile number stays one', async () => {
  const { status } = await postWith(t, '/auth/login', {}, { phone: inDigits('1234567890', ODIA), password: PASSWORD });
  expect(status).toBe(400);
});

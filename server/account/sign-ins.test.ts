import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADMIN_SIGN_IN_LIFETIME, SIGN_IN_LIFETIME, WRONG_PASSWORDS_TOLD } from '#domain/sign-in/sign-in.ts';
import { SELF_PROOF_LASTS } from '#domain/sign-in/second-factor.ts';
import { asMillis, MINUTE, SECOND } from '#domain/time.ts';
import { cookieOf, givePassword, member, PASSWORD, postWith, testClock } from '../auth/test-auth.ts';
import { deliverDue } from '../notifications/deliver.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';

const clock = testClock();
let t: TestApp;
beforeAll(async () => {
  t = await testApp({}, { now: clock.now });
});
afterAll(() => t.close());

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const DESK = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0';

async function signIn(phone: string, userAgent = 'Test') {
  const { data, headers } = await postWith(
    t,
    '/auth/login',
    { 'user-agent': userAgent },
    { phone, password: PASSWORD },
  );
  return { token: data?.token ?? '', cookie: cookieOf(headers) };
}
const me = async (token: string) => (await t.call('GET /auth/me', {}, { token })).status;
const refresh = (cookie: string) => postWith(t, '/auth/refresh', { cookie });

describe('where one is signed in', () => {
  test('is listed with device, address and which one this is, and ended one by one', async () => {
    const { phone } = await member(t);
    const phoneAtHome = await signIn(phone, PHONE);
    clock.forward(MINUTE);
    const lost = await signIn(phone, DESK);
    const { body } = await t.call('GET /user/sessions', {}, phoneAtHome);
    expect(body.data.sessions.filter(({ device }) => device)).toMatchObject([
      { device: 'Firefox on Windows', current: false, address: expect.stringContaining('127.0.0.1') },
      { device: 'Chrome on Android', current: true },
    ]);
    const sessionId = body.data.sessions[0]?._id ?? '';
    const end = () => t.call('POST /user/end-session', { body: { sessionId } }, phoneAtHome);
    expect((await end()).status).toBe(200);
    expect(await me(lost.token)).toBe(401);
    expect((await refresh(lost.cookie)).status).toBe(401);
    expect(await me(phoneAtHome.token)).toBe(200);
    expect(await end()).toMatchObject({ status: 404, body: { error: { code: 'session_unknown' } } });
  });

  test('nobody ends somebody else’s', async () => {
    const [mine, theirs] = [await member(t), await member(t)];
    const { body } = await t.call('GET /user/sessions', {}, theirs);
    const sessionId = body.data.sessions[0]?._id ?? '';
    expect((await t.call('POST /user/end-session', { body: { sessionId } }, mine)).status).toBe(404);
    expect(await me(theirs.token)).toBe(200);
  });
});

describe('a sign-in ends for good', () => {
  test.each([
    ['user', SIGN_IN_LIFETIME],
    ['admin', ADMIN_SIGN_IN_LIFETIME],
  ] as const)('of a %s after its time, however often it was renewed', async (userType, lifetime) => {
    const person = await t.person(userType);
    await givePassword(t, person);
    let { cookie } = await signIn(person.phone);
    for (let at = 0; at < 3; at += 1) {
      clock.forward(asMillis(lifetime / 4));
      const next = await refresh(cookie);
      expect(next.status).toBe(200);
      cookie = cookieOf(next.headers);
    }
    clock.forward(asMillis(lifetime / 4 + SECOND));
    expect((await refresh(cookie)).status).toBe(401);
  });
});

describe('wrong passwords', () => {
  test('are written down with where they came from; the owner hears of the fifth, once', async () => {
    const { id, phone } = await member(t);
    const admin = await t.person('admin');
    for (let n = 0; n < WRONG_PASSWORDS_TOLD + 1; n += 1) {
      expect((await postWith(t, '/auth/login', {}, { phone, password: 'another one' })).status).toBe(401);
    }
    const { body } = await t.call('GET /audit/entries', { query: { action: 'signIn.failed' } }, admin);
    const entries = body.data.entries.filter(({ subjectId }) => subjectId === id);
    expect(entries).toHaveLength(WRONG_PASSWORDS_TOLD + 1);
    expect(JSON.stringify(entries[0])).toContain('127.0.0.1');
    await deliverDue(t.deps);
    const inbox = await t.call('GET /sandbox/messages', { query: { to: phone } });
    const told = inbox.body.data.messages.filter(({ text }) => text.includes('wrong password'));
    expect(told).toHaveLength(1);
  });
});

test('another e-mail address is asked for again, the first one is not', async () => {
  const person = await member(t);
  const { token } = await signIn(person.phone);
  const save = (email: string) => t.call('POST /user/update-profile', { body: { updateData: { email } } }, { token });
  clock.forward(asMillis(SELF_PROOF_LASTS + SECOND));
  expect((await save('first@example.in')).status).toBe(200);
  expect(await save('second@example.in')).toMatchObject({ status: 403, body: { error: { code: 'prove_again' } } });
  await t.call('POST /user/prove-self', { body: { password: PASSWORD } }, { token });
  expect((await save('second@example.in')).status).toBe(200);
});

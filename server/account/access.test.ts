import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FREE_PASSWORD_TRIES } from '#domain/sign-in/sign-in.ts';
import type { Sent } from '#contract/index.ts';
import { MINUTE } from '#domain/time.ts';
import {
  cookieOf,
  fromOwnPage,
  givePassword,
  member,
  PASSWORD,
  postWith,
  provedPhone,
  testClock,
} from '../auth/test-auth.ts';
import { deliverDue } from '../notifications/deliver.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';

const clock = testClock();
let t: TestApp;
beforeAll(async () => {
  t = await testApp({}, { now: clock.now });
});
afterAll(() => t.close());

const NEW = 'kewda-phula-27';

/** Somebody signed in by password: their token and their cookie. */
async function signIn(phone: string, password = PASSWORD) {
  const { status, data, headers } = await postWith(t, '/auth/login', {}, { phone, password });
  return { status, token: data?.token ?? '', cookie: cookieOf(headers) };
}

async function signedIn() {
  const { id, phone } = await member(t);
  return { id, phone, ...(await signIn(phone)) };
}

const me = async (token: string) => (await t.call('GET /auth/me', {}, { token })).status;
const refresh = (cookie: string) => postWith(t, '/auth/refresh', { cookie });
const change = (who: { token: string } | null, body: Sent<'POST /user/change-password', 'body'>) =>
  t.call('POST /user/change-password', { body }, who);

describe('a new password', () => {
  test('is what counts from now on; every sign-in ends, and who set it has a new one', async () => {
    const here = await signedIn();
    const there = await signIn(here.phone);
    const renewed = await refresh(here.cookie);
    const { status, body, headers } = await change(here, { currentPassword: PASSWORD, newPassword: NEW });
    expect(status).toBe(200);
    expect(body.message).toBe('Your password has been changed. Other devices have been signed out.');
    expect(await me(body.data.token)).toBe(200);
    expect(await refresh(cookieOf(headers))).toMatchObject({ status: 200, data: { user: { _id: here.id } } });
    // a thief's copy of the cookie too, renewed a moment ago or not
    for (const old of [here.cookie, cookieOf(renewed.headers)]) expect((await refresh(old)).status).toBe(401);

    expect(await me(here.token)).toBe(401);
    expect(await me(there.token)).toBe(401);
    expect((await refresh(there.cookie)).status).toBe(401);
    expect((await signIn(here.phone)).status).toBe(401);
    expect((await signIn(here.phone, NEW)).status).toBe(200);
  });

  test('is set together with the new sign-in, or not at all', async () => {
    const here = await signedIn();
    const { pool } = t.deps;
    await pool.unsafe(
      `ALTER TABLE sessions ADD CONSTRAINT none_for_now CHECK (person_id <> '${here.id}' OR ended_at IS NOT NULL) NOT VALID`,
    );
    const { status } = await change(here, { currentPassword: PASSWORD, newPassword: NEW });
    await pool`ALTER TABLE sessions DROP CONSTRAINT none_for_now`;
    expect(status).toBe(500);
    expect(await me(here.token)).toBe(200);
    expect((await signIn(here.phone)).status).toBe(200);
    expect((await signIn(here.phone, NEW)).status).toBe(401);
  });

  test('needs the current one, and says so beside its field', async () => {
    const here = await signedIn();
    const { status, body } = await change(here, { currentPassword: 'not-this-one', newPassword: NEW });
    expect(status).toBe(422);
    expect(body.error).toMatchObject({
      code: 'password_wrong',
      fields: { currentPassword: 'This is not your current password.' },
    });
    expect(await me(here.token)).toBe(200);
    expect((await signIn(here.phone)).status).toBe(200);
  });

  test('of those who do not know theirs takes a fresh proof of the phone, once', async () => {
    const here = await signedIn();
    const verification = await provedPhone(t, here.phone);
    const { status, body } = await change(here, { verification, newPassword: NEW });
    expect(status).toBe(200);
    expect((await signIn(here.phone, NEW)).status).toBe(200);
    const again = await change({ token: body.data.token }, { verification, newPassword: 'another-one-81' });
    expect(again).toMatchObject({ status: 422, body: { error: { code: 'phone_unproved' } } });
  });

  test('takes no proof of another phone', async () => {
    const [here, other] = [await signedIn(), await signedIn()];
    const verification = await provedPhone(t, other.phone);
    expect((await change(here, { verification, newPassword: NEW })).status).toBe(422);
    expect((await signIn(here.phone)).status).toBe(200);
  });

  test.each([
    ['password1', 422, 'password_common', 'newPassword'],
    [PASSWORD, 422, 'password_same', 'newPassword'],
    ['short', 400, 'malformed', 'newPassword'],
    ['', 400, 'malformed', 'newPassword'],
    ['x'.repeat(10_000), 400, 'malformed', 'newPassword'],
  ])('is not "%s"', async (newPassword, status, code, field) => {
    const here = await signedIn();
    const reply = await change(here, { currentPassword: PASSWORD, newPassword });
    expect(reply.status).toBe(status);
    expect(reply.body.error?.code).toBe(code);
    expect(Object.keys(reply.body.error?.fields ?? {})).toEqual([field]);
    expect(await me(here.token)).toBe(200);
  });

  test('of an admin has twelve characters or more', async () => {
    const admin = await t.person('admin');
    await givePassword(t, admin);
    const here = { token: admin.token };
    const short = await change(here, { currentPassword: PASSWORD, newPassword: 'tulsi-puri7' });
    expect(short).toMatchObject({ status: 422, body: { error: { code: 'password_short_admin' } } });
    for (const guessed of ['qwertyuiopas', 'passwordpassword', 'iloveyou1234', 'abcabcabcabc']) {
      const reply = await change(here, { currentPassword: PASSWORD, newPassword: guessed });
      expect(reply.body.error?.code, guessed).toBe('password_guessed');
    }
    expect((await change(here, { currentPassword: PASSWORD, newPassword: 'tulsi-puri-77' })).status).toBe(200);
  });

  test('without any proof is 400, without a token 401', async () => {
    const here = await signedIn();
    const reply = await change(here, { newPassword: NEW });
    expect(reply).toMatchObject({
      status: 400,
      body: { error: { fields: { currentPassword: 'Password is required' } } },
    });
    expect((await change(null, { currentPassword: PASSWORD, newPassword: NEW })).status).toBe(401);
  });

  test('makes a stranger with an unlocked phone wait after a few guesses', async () => {
    const here = await signedIn();
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, n) => change(here, { currentPassword: `guess-${n}`, newPassword: NEW })),
    );
    expect(guesses.filter(({ status }) => status === 422).length).toBeLessThanOrEqual(FREE_PASSWORD_TRIES);
    const right = await change(here, { currentPassword: PASSWORD, newPassword: NEW });
    expect(right.status).toBe(429);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
    // the owner, signing in elsewhere, does not wait for it
    expect((await signIn(here.phone)).status).toBe(200);
  });

  test('sent twice at once is set once', async () => {
    const here = await signedIn();
    const passwords = ['one-of-two-1', 'two-of-two-2'];
    const replies = await Promise.all(
      passwords.map((newPassword) => change(here, { currentPassword: PASSWORD, newPassword })),
    );
    // the later one is refused: while both are under way its sign-in is over, and afterwards the password it names is an old one
    const [set, refused] = replies.map(({ status }) => status).toSorted();
    expect(set).toBe(200);
    expect([401, 422]).toContain(refused);
  });

  test('is reported to the phone of its account, and to the audit without the password', async () => {
    const here = await signedIn();
    await change(here, { currentPassword: PASSWORD, newPassword: NEW });
    await deliverDue(t.deps);
    const { body } = await t.call('GET /sandbox/messages', { query: { to: here.phone } });
    expect(body.data.messages[0]?.text).toContain('password of your account was changed');
    const lines = await t.deps.pool`SELECT action, before, after FROM audit WHERE subject_id = ${here.id}`;
    expect(lines).toEqual([{ action: 'password.changed', before: null, after: null }]);
  });
});

describe('signing out everywhere', () => {
  test('ends this sign-in and every other, tokens and cookies', async () => {
    const here = await signedIn();
    const there = await signIn(here.phone);
    const headers = { cookie: here.cookie, ...fromOwnPage };
    const reply = await postWith(t, '/user/sign-out-everywhere', headers, {});
    expect(reply.status).toBe(200);
    expect(reply.headers.getSetCookie()[0]).toMatch(/^sankalp_session=;/);
    for (const { token, cookie } of [here, there]) {
      expect(await me(token)).toBe(401);
      expect((await refresh(cookie)).status).toBe(401);
    }
    expect((await signIn(here.phone)).status).toBe(200);
  });

  test('leaves other people signed in', async () => {
    const [here, other] = [await signedIn(), await signedIn()];
    await t.call('POST /user/sign-out-everywhere', { body: {} }, here);
    expect(await me(other.token)).toBe(200);
  });

  test('counts for a token that was renewed a moment ago', async () => {
    const here = await signedIn();
    clock.forward(MINUTE);
    const next = await refresh(here.cookie);
    await t.call('POST /user/sign-out-everywhere', { body: {} }, here);
    expect((await refresh(here.cookie)).status).toBe(401);
    expect(await me(next.data?.token ?? '')).toBe(401);
  });
});
